import { ClockAlert, ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

interface IdentityOutcomeProps {
  status: 'rejected' | 'expired';
  /** Why starting again failed. */
  failure: ApiError | null;
  isBusy: boolean;
  onRestart: () => void;
  onEdit: () => void;
}

/** The identity check came to nothing: why, and the ways to go on. */
export function IdentityOutcome({ status, failure, isBusy, onRestart, onEdit }: IdentityOutcomeProps) {
  const { t } = useTranslation('access');
  return (
    <>
      <div className="flex flex-1 flex-col items-center justify-center py-10 text-center">
        <span
          aria-hidden
          className={cx(
            'grid size-24 place-items-center rounded-full [&>svg]:size-10',
            status === 'rejected' ? 'bg-danger-tint text-on-danger-tint' : 'bg-warn-tint text-on-warn-tint',
          )}
        >
          {status === 'rejected' ? <ShieldX /> : <ClockAlert />}
        </span>
        <div role="alert">
          <h2 tabIndex={-1} className="mt-6 text-title-1">
            {t(`register.${status}.title`)}
          </h2>
          <p className="mt-1 text-read text-balance text-ink-2">{t(`register.${status}.text`)}</p>
        </div>
      </div>
      {failure ? <ErrorAlert key={failure.message} error={failure} className="mb-4" /> : null}
      <Button tall block busy={isBusy} busyLabel={t('register.details.busy')} onClick={onRestart}>
        {t('register.outcome.restart')}
      </Button>
      <Button variant="quiet" block onClick={onEdit} className="mt-1">
        {t('register.outcome.edit')}
      </Button>
    </>
  );
}
