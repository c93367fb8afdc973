import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { iconButtonClasses } from '../ui/icon-button.tsx';

interface BackLinkProps {
  /**
   * The target where the screen was opened directly by its URL: home, or the list that the screen
   * belongs to.
   */
  to?: string;
  className?: string;
}

/** Back to the screen that the user came from. */
export function BackLink({ to = '/', className }: BackLinkProps) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Link
      to={to}
      data-print="none"
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
