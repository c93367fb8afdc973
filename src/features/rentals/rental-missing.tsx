import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No such rental, or another person's, which is the same to everybody else: the message without a badge (DESIGN §6). */
export function RentalMissing() {
  const { t } = useTranslation('rentals');
  const error = new ApiError(t('missing.title'), errorNumbers.rentalNotFound, 404);
  return (
    <>
      <ScreenBar title={t('detail.title')} />
      <div className="page py-4">
        <ErrorAlert error={error} badge={false} />
        <EmptyState
          picture="/art/not-found.svg"
          title={t('missing.gone')}
          action={
            <Link to="/myrents" className={buttonClasses({ tall: true })}>
              {t('list.title')}
            </Link>
          }
          second={
            <Link to="/myproperty" className={buttonClasses({ variant: 'quiet' })}>
              {t('owned.title')}
            </Link>
          }
        >
          {t('missing.text')}
        </EmptyState>
      </div>
    </>
  );
}
