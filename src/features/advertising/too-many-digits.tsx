import { useTranslation } from 'react-i18next';

/** Shown under a field of digits that dropped some. */
export function TooManyDigits({ most }: { most: number }) {
  const { t } = useTranslation('advertising');
  return (
    <span role="status" className="text-small-strong text-gold-ink">
      {t('cut', { count: most })}
    </span>
  );
}
