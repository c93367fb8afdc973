import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { savedTime } from '../../contract/written-dates.ts';
import { Notice } from '../ui/notice.tsx';
import { Num } from '../ui/num.tsx';

interface OfflineNoticeProps {
  /** When what is shown was saved (a query's `dataUpdatedAt`, ms); without it nothing is said of a time. */
  savedAt?: number;
  className?: string;
}

/** The strip under the bar while there is no network. Whether to show it is the screen's decision. */
export function OfflineNotice({ savedAt, className }: OfflineNoticeProps) {
  const { t } = useTranslation('pwa');
  return (
    <Notice icon={<WifiOff aria-hidden="true" />} className={className}>
      <b>{t('offline.title')}</b>{' '}
      {savedAt ? (
        <>
          {t('offline.saved')} <Num>{savedTime(savedAt, Date.now())}</Num>
        </>
      ) : (
        <span>{t('offline.plain')}</span>
      )}
    </Notice>
  );
}
