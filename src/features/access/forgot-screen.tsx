import { useTranslation } from 'react-i18next';
import { useDraft } from '../../lib/draft-store.ts';
import { ForgotCode } from './forgot-code.tsx';
import { ForgotMobile } from './forgot-mobile.tsx';
import { resetDraft } from './reset-draft.ts';
import { StepsLayout } from './steps-layout.tsx';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

/** services §4, forgot password: the mobile, then the code with the new password, then /login. */
export function ForgotScreen({ next }: { next?: string }) {
  const { t } = useTranslation('access');
  const { step } = useDraft(resetDraft);
  if (useLeaveSignedIn(next)) return null;
  const isCode = step === 'code';
  const backToMobile = () => resetDraft.change({ step: 'mobile' });
  return (
    <StepsLayout
      title={t('forgot.title')}
      draft="reset"
      step={isCode ? 2 : 1}
      total={2}
      face={step}
      stepName={t(isCode ? 'forgot.step.code' : 'forgot.step.mobile')}
      onBack={isCode ? backToMobile : undefined}
    >
      {isCode ? <ForgotCode next={next} onBack={backToMobile} /> : <ForgotMobile />}
    </StepsLayout>
  );
}
