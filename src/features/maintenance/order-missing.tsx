import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No such order, or another person's, which is the same to everybody else: the server's number, and the way on. */
export function OrderMissing() {
  const { t } = useTranslation('maintenance');
  const error = new ApiError(t('missing.title'), errorNumbers.orderNotFound, 404);
  return (
    <>
      <ScreenBar title={t('detail.bare')} />
      <div className="page py-4">
        <ErrorAlert error={error} />
        <EmptyState
          picture="/art/not-found.svg"
          title={t('missing.gone')}
          action={
            <Link to="/maintenanceslist" search={{}} className={buttonClasses({ tall: true })}>
              {t('list.title')}
            </Link>
          }
        >
          {t('missing.text')}
        </EmptyState>
      </div>
    </>
  );
}
