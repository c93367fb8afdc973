import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN_LENGTH, SMS_CODE_LENGTH } from '../../../contract/limits.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useDraft } from '../../lib/draft-store.ts';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormFailure } from './form-failure.tsx';
import { loginDraft } from './login-draft.ts';
import { useRequestReset, useResetPassword } from './mutations.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { resetDraft } from './reset-draft.ts';
import { SentTo } from './sent-to.tsx';
import { StepTitle } from './step-title.tsx';
import { typedCode } from './typed-fields.ts';
import { useFieldErrors } from './use-field-errors.ts';

const FIELDS = ['code', 'password'] as const;

interface ForgotCodeProps {
  next?: string;
  onBack: () => void;
}

/** services §4, forgot password, step 2: the code and the new password; /login then knows the mobile. */
export function ForgotCode({ next, onBack }: ForgotCodeProps) {
  const { t } = useTranslation('access');
  const { mobile, codeSentAt } = useDraft(resetDraft);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const reset = useResetPassword();
  const resend = useRequestReset();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, forget } = useFieldErrors<(typeof FIELDS)[number]>(form);

  const fail = (error: ApiError) => {
    // The mobile was typed in the step before.
    if ('mobile' in error.fields) onBack();
    else show(error.fields);
  };
  const leave = () => {
    resetDraft.clear();
    loginDraft.change({ mobile });
    toast.show({ icon: <CircleCheck aria-hidden />, message: t('forgot.done') });
    void navigate({ to: '/login', search: { next }, replace: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reset.isPending || reset.isSuccess) return;
    resend.reset();
    const isWrong = show({
      code: code.length === SMS_CODE_LENGTH ? undefined : t(code ? 'error.code' : 'error.required'),
      password:
        password.length >= PASSWORD_MIN_LENGTH
          ? undefined
          : t(password ? 'error.passwordShort' : 'error.required'),
    });
    if (!isWrong) reset.mutate({ mobile, code, password }, { onSuccess: leave, onError: fail });
  };
  const sendAgain = () => {
    reset.reset();
    resend.mutate(
      { mobile },
      {
        onSuccess: () => {
          resetDraft.change({ codeSentAt: Date.now() });
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
      <StepTitle text={<SentTo mobile={mobile} />}>{t('forgot.code.title')}</StepTitle>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-1 flex-col gap-5">
        <NeedsConnection calls={['passwords.reset']} />
        <FormFailure error={reset.error ?? resend.error} fields={FIELDS} />
        {/* Tells password managers whose new password this is. */}
        <input type="text" name="mobile" autoComplete="username" value={mobile} readOnly hidden />
        <CodeField
          label={t('field.code')}
          hint={t('field.codeHint')}
          name="code"
          enterKeyHint="next"
          length={SMS_CODE_LENGTH}
          value={code}
          onChange={(typed) => {
            setCode(typedCode(typed));
            forget('code');
          }}
          error={errors.code}
        />
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
