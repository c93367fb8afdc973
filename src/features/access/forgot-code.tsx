import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { serverNow } from '../../lib/server-now.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { FormFailure } from './form-failure.tsx';
import { loginDraft } from './login-draft.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { isUsedUp, RecoverInstead } from './recover-instead.tsx';
import { ResendCode } from './resend-code.tsx';
import { resetDraft } from './reset-draft.ts';
import { SentToMobile } from './sent-to-mobile.tsx';
import { SignInInstead } from './sign-in-instead.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { StepTitle } from './step-title.tsx';
import { useValidators } from './use-validators.ts';

const FIELDS = ['code', 'password'] as const;

interface ForgotCodeProps {
  next?: string;
  onBack: () => void;
}

/**
 * services §4, forgot password, step 2: the code and the new password. Leads to /login with the
 * mobile prefilled.
 */
export function ForgotCode({ next, onBack }: ForgotCodeProps) {
  const { t } = useTranslation('access');
  const { mobile, codeSentAt } = useDraft(resetDraft);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const reset = useCall('passwords.reset');
  const resend = useCall('passwords.requestReset');
  const toast = useToast();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidators();
  const { errors, show, forget } = useFieldErrors<(typeof FIELDS)[number]>(form);

  const fail = (error: ApiError) => {
    // The mobile's field is in the previous step.
    if ('mobile' in error.fields) onBack();
    else show(error.fields);
  };
  const isDone = useRef(false);
  useEffect(
    // Cleared only on unmount: earlier, the screen would go back to its first step while /login
    // loads.
    () => () => {
      if (isDone.current) resetDraft.clear();
    },
    [],
  );
  const leave = () => {
    isDone.current = true;
    loginDraft.change({ mobile });
    toast.show({ icon: <CircleCheck aria-hidden />, message: t('forgot.done') });
    void navigate({ to: '/login', search: { next }, replace: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reset.isPending || reset.isSuccess) return;
    resend.reset();
    const isWrong = show({ code: validate.code(code), password: validate.newPassword(password) });
    if (!isWrong) reset.mutate({ body: { mobile, code, password } }, { onSuccess: leave, onError: fail });
  };
  const sendAgain = () => {
    reset.reset();
    resend.mutate(
      { body: { mobile } },
      {
        onSuccess: () => {
          resetDraft.change({ codeSentAt: serverNow() });
          setCode('');
          forget('code');
          toast.show({ message: t('code.resent') });
        },
        onError: fail,
      },
    );
  };
  return (
    <>
      <StepTitle text={<SentToMobile mobile={mobile} />}>{t('forgot.code.title')}</StepTitle>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-1 flex-col gap-5">
        <NeedsConnection calls={['passwords.reset']} />
        <FormFailure error={reset.error ?? resend.error} fields={FIELDS} />
        {isUsedUp(reset.error ?? resend.error) ? <RecoverInstead next={next} /> : null}
        <PasswordOwner mobile={mobile} />
        <SmsCodeField
          enterKeyHint="next"
          value={code}
          onChange={(typed) => {
            setCode(typed);
            forget('code');
          }}
          error={errors.code}
        />
        {/* The response may have been lost although the password was changed. */}
        {reset.error?.number === errorNumbers.codeUsed ? (
          <SignInInstead next={next} mobile={mobile}>
            {t('forgot.code.used')}
          </SignInInstead>
        ) : null}
        <NewPasswordField
          label={t('field.newPassword')}
          name="password"
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            forget('password');
          }}
          error={errors.password}
        />
        <div className="mt-auto pt-4 lg:mt-0">
          <Button
            type="submit"
            tall
            block
            busy={reset.isPending || reset.isSuccess}
            busyLabel={t('code.busy')}
          >
            {t('forgot.code.submit')}
          </Button>
          <ResendCode sentAt={codeSentAt} isBusy={resend.isPending} onResend={sendAgain} />
        </div>
      </form>
    </>
  );
}
