import { useTranslation } from 'react-i18next';
import { advertisingErrors } from '../../../contract/advertising-errors.ts';
import type { Language } from '../../../contract/language.ts';
import { type Fault, isOwnFault } from './ad-rules.ts';

/** The message of a fault: the server's own words where it would say the same. */
export function useRuleWords(): (fault: Fault) => string {
  const { t, i18n } = useTranslation('advertise');
  return (fault) => {
    if (isOwnFault(fault)) return t(`faults.${fault}`);
    return advertisingErrors[fault][i18n.language as Language];
  };
}
