import { useTranslation } from 'react-i18next';

/** Under a field of digits that got more of them than it holds. */
export function TooManyDigits({ most }: { most: number }) {
  const { t } = useTranslation('advertising');
  return (
    <span role="status" className="text-small-strong text-gold-ink">
      {t('cut', { count: most })}
    </span>
  );
}
