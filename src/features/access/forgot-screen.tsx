import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { serverNow } from '../../lib/server-now.ts';
import { Button } from '../../ui/button.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { MobileField } from '../session/mobile-field.tsx';
import { typedMobile } from '../session/typed-mobile.ts';
import { ForgotCode } from './forgot-code.tsx';
import { ForgotPick } from './forgot-pick.tsx';
import { FormFailure } from './form-failure.tsx';
import { IdentityField } from './identity-field.tsx';
import { RecoverInstead } from './recover-instead.tsx';
import { beginRecovery, resetDraft } from './reset-draft.ts';
import { SessionNotStored } from './session-not-stored.tsx';
import { StepTitle } from './step-title.tsx';
import { StepsLayout } from './steps-layout.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { useRedirectSignedIn } from './use-redirect-signed-in.ts';
import { useValidators } from './use-validators.ts';

/**
 * services §4, forgot password: the mobile, then the code with the new password, then /login. If
 * other people have used up the codes or tries: an identity check with the new password, which
 * signs in.
 */
export function ForgotScreen({ next }: { next?: string }) {
  const { t } = useTranslation('access');
  const { step } = useDraft(resetDraft);
  const { enter, isNotStored } = useFinishSignIn(next);
  if (useRedirectSignedIn(next)) return null;
  if (isNotStored) return <SessionNotStored next={next} />;
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

/** Recovery without a code, step 1: finds the account by the identity number alone. */
function ForgotIdentity() {
  const { t } = useTranslation('access');
  const { identity } = useDraft(resetDraft);
  const { mutate, error, isPending } = useCall('recovery.start');
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidators();
  const { errors, show, forget } = useFieldErrors<'identity'>(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || show({ identity: validate.identity(identity) })) return;
    mutate({ body: { identity } }, { onSuccess: beginRecovery, onError: ({ fields }) => show(fields) });
  };
  return (
    <>
      <StepTitle text={t('forgot.identity.text')}>{t('forgot.identity.title')}</StepTitle>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <NeedsConnection calls={['recovery.start']} />
        <FormFailure error={error} fields={['identity']} />
        <IdentityField
          enterKeyHint="send"
          value={identity}
          onChange={(typed) => {
            resetDraft.change({ identity: typed });
            forget('identity');
          }}
          error={errors.identity}
        />
        <Button
          type="submit"
          tall
          block
          busy={isPending}
          busyLabel={t('register.details.busy')}
          className="mt-2"
        >
          {t('forgot.identity.submit')}
        </Button>
      </form>
    </>
  );
}

/** services §4, forgot password, step 1. Never reveals whether a mobile has an account. */
function ForgotMobile({ next }: { next?: string }) {
  const { t } = useTranslation('access');
  const { mobile, codeSentAt } = useDraft(resetDraft);
  const { mutate, error, isPending } = useCall('passwords.requestReset');
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidators();
  const { errors, show, forget } = useFieldErrors<'mobile'>(form);
  useEffect(() => {
    // The user may have typed before hydration.
    if (form.current) resetDraft.takeTyped({ mobile: typedMobileOf(form.current) });
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = typedMobileOf(event.currentTarget);
    if (show({ mobile: validate.mobile(typed) })) return;
    mutate(
      { body: { mobile: typed } },
      {
        onSuccess: () => resetDraft.change({ step: 'code', codeSentAt: serverNow() }),
        onError: ({ number, fields }) => {
          // A code was sent less than a minute ago and is still valid.
          if (number === errorNumbers.codeTooSoon && codeSentAt > 0) resetDraft.change({ step: 'code' });
          else show(fields);
        },
      },
    );
  };
  return (
    <>
      <StepTitle text={t('forgot.mobile.text')}>{t('forgot.mobile.title')}</StepTitle>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <NeedsConnection calls={['passwords.requestReset']} />
        <FormFailure error={error} fields={['mobile']} />
        <MobileField
          label={t('field.mobile')}
          autoComplete="tel-national"
          enterKeyHint="send"
          value={mobile}
          onChange={(typed) => {
            // No code was sent to another mobile yet.
            resetDraft.change({ mobile: typed, codeSentAt: 0 });
            forget('mobile');
          }}
          error={errors.mobile}
        />
        <Button type="submit" tall block busy={isPending} busyLabel={t('code.resending')} className="mt-2">
          {t('forgot.mobile.submit')}
        </Button>
        <RecoverInstead next={next} />
      </form>
    </>
  );
}

/** The mobile in the DOM, which is newer than the state until hydration. */
function typedMobileOf(form: HTMLFormElement): string {
  return typedMobile(String(new FormData(form).get('mobile')));
}
