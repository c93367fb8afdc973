import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The home was sold or rented meanwhile, or is not on offer: the server's words and number, and the ways on. */
export function FinanceGone({ error }: { error: ApiError }) {
  const { t } = useTranslation('requests');
  return (
    <div className="page py-4">
      <ErrorAlert error={error} />
      <EmptyState
        picture="/art/not-found.svg"
        title={t('finance.gone.title')}
        action={
          <Link to="/propertielist" search={{}} className={buttonClasses({ tall: true })}>
            {t('finance.gone.browse')}
          </Link>
        }
        second={
          <Link to="/propertyrequest" search={{}} className={buttonClasses({ variant: 'quiet' })}>
            {t('finance.gone.wish')}
          </Link>
        }
      >
        {t('finance.gone.text')}
      </EmptyState>
    </div>
  );
}
