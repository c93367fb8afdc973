import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { useDraft } from '../../device/draft-store.ts';
import { RegisterCode } from './register-code.tsx';
import { RegisterDetails } from './register-details.tsx';
import { RegisterIdentity } from './register-identity.tsx';
import { type RegistrationStep, registrationDraft } from './registration-draft.ts';
import { SessionNotStored } from './session-not-stored.tsx';
import { StepsLayout } from './steps-layout.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { useRedirectSignedIn } from './use-redirect-signed-in.ts';

const ORDER: RegistrationStep[] = ['details', 'identity', 'code'];

interface RegisterScreenProps {
  next?: string;
  /** core §2: /otp opens the code step, whatever this tab's draft contains. */
  opensCode?: boolean;
}

/** core §4: registration in three steps on one route. */
export function RegisterScreen({ next, opensCode = false }: RegisterScreenProps) {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const draft = useDraft(registrationDraft);
  // In memory only: after a reload, only a new identity check asks for it again.
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { enter, isNotStored } = useFinishSignIn(next);
  if (useRedirectSignedIn(next)) return null;
  if (isNotStored) return <SessionNotStored next={next} />;
  const step = opensCode ? 'code' : ORDER.includes(draft.step) ? draft.step : 'details';

  const restart = (error: ApiError | null = null) => {
    setRefusal(error);
    registrationDraft.change({ step: 'details' });
    if (opensCode) void navigate({ to: '/register', search: { next }, replace: true });
  };
  return (
    <StepsLayout
      title={t('register.title')}
      draft="registration"
      step={ORDER.indexOf(step) + 1}
      total={ORDER.length}
      face={`${step} ${draft.checkStartedAt}`}
      stepName={t(`register.step.${step}`)}
      onBack={step === 'details' ? undefined : () => restart()}
    >
      {step === 'details' ? (
        <RegisterDetails {...{ next, password, setPassword, refusal }} />
      ) : step === 'identity' ? (
        <RegisterIdentity key={draft.checkStartedAt} password={password} onRestart={restart} />
      ) : (
        <RegisterCode next={next} onRestart={restart} onVerified={enter} />
      )}
    </StepsLayout>
  );
}
