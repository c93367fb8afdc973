import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { iconButtonClasses } from '../ui/icon-button.tsx';

/** Back to where one came from; home where the screen was opened by its address. */
export function BackLink({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Link
      to="/"
      aria-label={t('back')}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        router.history.back();
      }}
      className={iconButtonClasses({ className })}
    >
      <ChevronLeft aria-hidden className="flip icon-24" />
    </Link>
  );
}
