import { useTranslation } from 'react-i18next';
import { useDraft } from '../../lib/draft-store.ts';
import { useEnterApp } from './enter-app.ts';
import { ForgotCode } from './forgot-code.tsx';
import { ForgotIdentity } from './forgot-identity.tsx';
import { ForgotMobile } from './forgot-mobile.tsx';
import { ForgotPick } from './forgot-pick.tsx';
import { resetDraft } from './reset-draft.ts';
import { SessionUnkept } from './session-unkept.tsx';
import { StepsLayout } from './steps-layout.tsx';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

/**
 * services §4, forgot password: the mobile, then the code with the new password, then /login. Where others have used up
 * the codes or the tries: an identity check and the new password, then in.
 */
export function ForgotScreen({ next }: { next?: string }) {
  const { t } = useTranslation('access');
  const { step } = useDraft(resetDraft);
  const { enter, isUnkept } = useEnterApp(next);
  if (useLeaveSignedIn(next)) return null;
  if (isUnkept) return <SessionUnkept next={next} />;
  const backToMobile = () => resetDraft.change({ step: 'mobile' });
  const back = {
    mobile: undefined,
    code: backToMobile,
    identity: backToMobile,
    pick: () => resetDraft.change({ step: 'identity' }),
  }[step];
  return (
    <StepsLayout
      title={t('forgot.title')}
      draft="reset"
      step={step === 'code' || step === 'pick' ? 2 : 1}
      total={2}
      face={step}
      stepName={t(`forgot.step.${step}`)}
      onBack={back}
    >
      {step === 'code' ? (
        <ForgotCode next={next} onBack={backToMobile} />
      ) : step === 'identity' ? (
        <ForgotIdentity />
      ) : step === 'pick' ? (
        <ForgotPick onRestart={() => resetDraft.change({ step: 'identity' })} onRecovered={enter} />
      ) : (
        <ForgotMobile next={next} />
      )}
    </StepsLayout>
  );
}
