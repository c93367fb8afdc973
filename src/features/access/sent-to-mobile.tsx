import { useTranslation } from 'react-i18next';
import { Num } from '../../ui/num.tsx';

/** «أرسلنا رمزًا إلى 050 000 0001»: the user's own mobile, as typed on this device. */
export function SentToMobile({ mobile }: { mobile: string }) {
  const { t } = useTranslation('access');
  return (
    <>
      {t('code.sentTo')}{' '}
      <Num className="text-ink">{mobile.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')}</Num>
    </>
  );
}
