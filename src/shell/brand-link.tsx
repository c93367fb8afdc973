import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/cx.ts';
import { Logo } from '../ui/logo.tsx';

/** The logo, linked to home. */
export function BrandLink({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  return (
    <Link to="/" className={cx('inline-flex min-h-target items-center rounded-field', className)}>
      <Logo word={t('brand')} />
    </Link>
  );
}
