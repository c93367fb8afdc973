import { BadgeCheck, MousePointerClick, Smartphone } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { useDraft } from '../../lib/draft-store.ts';
import { serverNow } from '../../lib/server-now.ts';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tile } from '../../ui/tile.tsx';
import { IdentityNumber } from './identity-number.tsx';
import { IdentityOutcome } from './identity-outcome.tsx';
import { useStartRegistration } from './mutations.ts';
import { beginIdentityCheck, registrationDraft } from './registration-draft.ts';
import { StepTitle } from './step-title.tsx';
import { useIdentityCheck } from './use-identity-check.ts';

interface RegisterIdentityProps {
  /** '' after a reload: it is never kept. */
  password: string;
  /** Back to the details; with an error where one of them is why. */
  onRestart: (error?: ApiError) => void;
}

/** core §4, registration, step 2: the random number, and the wait until it is picked in the identity app. */
export function RegisterIdentity({ password, onRestart }: RegisterIdentityProps) {
  const { t } = useTranslation('access');
  const { name, identity, mobile, randomNumber, checkStartedAt, checkEndsAt } = useDraft(registrationDraft);
  const start = useStartRegistration();
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
    start.mutate({ name, identity, mobile, password }, { onSuccess: beginIdentityCheck });
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
