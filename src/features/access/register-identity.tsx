import { BadgeCheck, ClockAlert, MousePointerClick, ShieldX, Smartphone } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { serverNow } from '../../lib/server-now.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Tile } from '../../ui/tile.tsx';
import { IdentityNumber } from './identity-number.tsx';
import { beginIdentityCheck, registrationDraft } from './registration-draft.ts';
import { StepTitle } from './step-title.tsx';

interface RegisterIdentityProps {
  /** '' after a reload: it is never stored. */
  password: string;
  /** Goes back to the details, with the error if one of them caused it. */
  onRestart: (error?: ApiError) => void;
}

/**
 * core §4, registration, step 2: shows the random number and waits until the user picks it in the
 * identity app.
 */
export function RegisterIdentity({ password, onRestart }: RegisterIdentityProps) {
  const { t } = useTranslation('access');
  const { name, identity, mobile, randomNumber, checkStartedAt, checkEndsAt } = useDraft(registrationDraft);
  const start = useCall('registration.start');
  const onApproved = useCallback(
    () => registrationDraft.change({ step: 'code', codeSentAt: serverNow() }),
    [],
  );
  const { status, error, isAsking, isNotYet, ask } = useIdentityCheck({
    identity,
    onApproved,
    onTaken: onRestart,
  });

  const restart = () => {
    if (!password) return onRestart();
    start.mutate({ body: { name, identity, mobile, password } }, { onSuccess: beginIdentityCheck });
  };

  if (status !== 'waiting') {
    return (
      <IdentityOutcome
        status={status}
        failure={start.error}
        isBusy={start.isPending}
        onRestart={restart}
        onEdit={() => onRestart()}
      />
    );
  }
  const failure = start.error ?? error;
  return (
    <>
      <div className="text-center *:text-balance">
        <StepTitle text={t('register.identity.text')}>{t('register.identity.title')}</StepTitle>
      </div>
      <NeedsConnection calls={['registration.checkStatus']} />
      <IdentityNumber number={randomNumber} startedAt={checkStartedAt} endsAt={checkEndsAt} />
      <ol className="mt-6 flex flex-col gap-2">
        <How icon={<Smartphone />}>{t('register.identity.open')}</How>
        <How icon={<MousePointerClick />}>{t('register.identity.pick', { number: randomNumber })}</How>
        <How icon={<BadgeCheck />}>{t('register.identity.confirm')}</How>
      </ol>
      <p
        role="status"
        className="mt-5 flex min-h-10 items-center justify-center gap-2 text-center text-small text-ink-2 [&>svg]:icon-18"
      >
        <Spinner />
        <span>{t(isNotYet ? 'register.identity.notYet' : 'register.identity.waiting')}</span>
      </p>
      {failure ? <ErrorAlert key={failure.message} error={failure} className="mb-4" /> : null}
      <div className="mt-auto pt-2 lg:mt-0">
        <Button tall block busy={isAsking} busyLabel={t('register.identity.asking')} onClick={ask}>
          {t('register.identity.submit')}
        </Button>
        <Button
          variant="quiet"
          block
          busy={start.isPending}
          busyLabel={t('register.details.busy')}
          onClick={restart}
          className="mt-1"
        >
          {t('register.identity.restart')}
        </Button>
      </div>
    </>
  );
}

function How({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <Tile tone="palm" round className="size-10 [&>svg]:icon-20">
        {icon}
      </Tile>
      <span>{children}</span>
    </li>
  );
}

interface IdentityOutcomeProps {
  status: 'rejected' | 'expired';
  /** The error of the last restart. */
  failure: ApiError | null;
  isBusy: boolean;
  onRestart: () => void;
  onEdit: () => void;
}

/** Shown when the identity check was rejected or expired: the reason, and what the user can do. */
function IdentityOutcome({ status, failure, isBusy, onRestart, onEdit }: IdentityOutcomeProps) {
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

/** Time until the first poll: short, because after a reload the check may already be approved. */
const FIRST_MS = 1_000;
const POLL_MS = 3_000;
/** After a network or service error: polls less often. */
const RETRY_MS = 10_000;

/** `waiting` also after a failed poll: `error` has the reason, and polling continues. */
type IdentityStatus = 'waiting' | 'rejected' | 'expired';

/** The check's status in the server's error; undefined where the request itself failed. */
function statusOf({ identityStatus, number }: ApiError): IdentityStatus | undefined {
  // The server has deleted the registration: to the user it has expired.
  if (number === errorNumbers.registrationNotFound) return 'expired';
  return identityStatus === 'pending' ? 'waiting' : identityStatus;
}

interface IdentityCheck {
  identity: string;
  onApproved: () => void;
  /**
   * Called when the check is approved, but the mobile or identity already has an account
   * (DESIGN §6).
   */
  onTaken: (error: ApiError) => void;
}

/**
 * The status of the identity check. Polls every 3 s while the page is visible, and at once when it
 * becomes visible again (after the identity app), when the network returns and when the user says
 * that they have approved.
 */
function useIdentityCheck({ identity, onApproved, onTaken }: IdentityCheck) {
  const { mutate, isPending } = useCall('registration.checkStatus');
  const [last, setLast] = useState<{ status: IdentityStatus; error: ApiError | null } | null>(null);
  /** The user started the current or last request, by the button. */
  const [isOwn, setOwn] = useState(false);
  const status = last?.status ?? 'waiting';

  const ask = useCallback(() => {
    mutate(
      { body: { identity } },
      {
        onSuccess: onApproved,
        onError: (error) => {
          const known = statusOf(error);
          if ('mobile' in error.fields || 'identity' in error.fields) onTaken(error);
          else setLast({ status: known ?? 'waiting', error: known ? null : error });
        },
      },
    );
  }, [identity, mutate, onApproved, onTaken]);

  useEffect(() => {
    if (isPending || status !== 'waiting') return;
    const askIfVisible = () => {
      if (document.visibilityState !== 'visible') return;
      setOwn(false);
      ask();
    };
    const timer = setTimeout(askIfVisible, last ? (last.error ? RETRY_MS : POLL_MS) : FIRST_MS);
    document.addEventListener('visibilitychange', askIfVisible);
    window.addEventListener('online', askIfVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askIfVisible);
      window.removeEventListener('online', askIfVisible);
    };
  }, [ask, isPending, last, status]);

  return {
    status,
    error: last?.error ?? null,
    isAsking: isPending && isOwn,
    /** The user has asked, and the check is not approved yet. */
    isNotYet: !isPending && isOwn && last?.error === null,
    ask: () => {
      setOwn(true);
      if (!isPending) ask();
    },
  };
}
