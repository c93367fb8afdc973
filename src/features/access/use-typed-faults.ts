import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isIdentity } from '../../../contract/identity.ts';
import { PASSWORD_MIN_LENGTH, SMS_CODE_LENGTH } from '../../../contract/limits.ts';
import { isMobile } from '../../../contract/mobile.ts';
import { passwordLength } from '../../../contract/password.ts';

/** What is wrong with what was typed, in the reader's words and before anything is sent; undefined where nothing is. */
export function useTypedFaults() {
  const { t } = useTranslation('access');
  return useMemo(() => {
    const required = (typed: string) => (typed ? undefined : t('error.required'));
    const checked = (isRight: (typed: string) => boolean, fault: string) => (typed: string) =>
      required(typed) ?? (isRight(typed) ? undefined : fault);
    return {
      required,
      identity: checked(isIdentity, t('error.identity')),
      mobile: checked(isMobile, t('error.mobile')),
      newPassword: checked((typed) => passwordLength(typed) >= PASSWORD_MIN_LENGTH, t('error.passwordShort')),
      code: checked(({ length }) => length === SMS_CODE_LENGTH, t('error.code')),
    };
  }, [t]);
}
