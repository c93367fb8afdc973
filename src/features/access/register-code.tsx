import { type FormEvent, useRef, useState } from 'react';
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
import { IdentityField } from './identity-field.tsx';
import { registrationDraft } from './registration-draft.ts';
import { ResendCode } from './resend-code.tsx';
import { SentToMobile } from './sent-to-mobile.tsx';
import { SignInInstead } from './sign-in-instead.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { StepTitle } from './step-title.tsx';
import { storeSession } from './store-session.ts';
import { useValidators } from './use-validators.ts';

const FIELDS = ['identity', 'code'] as const;
type Field = (typeof FIELDS)[number];

interface RegisterCodeProps {
  next?: string;
  /** Goes back to the details, with the error if one of them caused it. */
  onRestart: (error?: ApiError) => void;
  onVerified: () => void;
}

/**
 * core §4, registration, step 3: the code. Also asks for the identity number if the tab has no
 * registration draft.
 */
export function RegisterCode({ next, onRestart, onVerified }: RegisterCodeProps) {
  const { t } = useTranslation('access');
  const { step, identity, mobile, codeSentAt } = useDraft(registrationDraft);
  const [code, setCode] = useState('');
  const verify = useCall('registration.verify', { onSuccess: ({ user }) => storeSession(user) });
  const resend = useCall('registration.resendCode');
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidators();
  const { errors, show, forget } = useFieldErrors<Field>(form);
  const isKnown = step === 'code';

  /**
   * If the mobile or identity already has an account, the first step shows the error at its field.
   */
  const fail = (error: ApiError) => {
    if ('mobile' in error.fields || error.number === errorNumbers.identityTaken) onRestart(error);
    else show(error.fields);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (verify.isPending || verify.isSuccess) return;
    resend.reset();
    const isWrong = show({ identity: validate.identity(identity), code: validate.code(code) });
    if (!isWrong) verify.mutate({ body: { identity, code } }, { onSuccess: onVerified, onError: fail });
  };
  const sendAgain = () => {
    verify.reset();
    if (show({ identity: validate.identity(identity) })) return;
    resend.mutate(
      { body: { identity } },
      {
        onSuccess: () => {
          registrationDraft.change({ codeSentAt: serverNow() });
          setCode('');
          toast.show({ message: t('code.resent') });
        },
        onError: fail,
      },
    );
  };
  return (
    <>
      <StepTitle text={isKnown ? <SentToMobile mobile={mobile} /> : t('code.anyText')}>
        {t('code.title')}
      </StepTitle>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-1 flex-col gap-5">
        <NeedsConnection calls={['registration.verify', 'registration.resendCode']} />
        <FormFailure error={verify.error ?? resend.error} fields={FIELDS} />
        {isKnown ? null : (
          <IdentityField
            value={identity}
            onChange={(typed) => {
              registrationDraft.change({ identity: typed });
              forget('identity');
            }}
            error={errors.identity}
          />
        )}
        <SmsCodeField
          enterKeyHint="done"
          value={code}
          onChange={(typed) => {
            setCode(typed);
            forget('code');
          }}
          error={errors.code}
        />
        {/* The response may have been lost although the account was created. */}
        {verify.error?.number === errorNumbers.codeUsed ? (
          <SignInInstead next={next} mobile={mobile}>
            {t('register.code.used')}
          </SignInInstead>
        ) : null}
        <div className="mt-auto pt-4 lg:mt-0">
          <Button
            type="submit"
            tall
            block
            busy={verify.isPending || verify.isSuccess}
            busyLabel={t('code.busy')}
          >
            {t('register.code.submit')}
          </Button>
          <ResendCode sentAt={codeSentAt} isBusy={resend.isPending} onResend={sendAgain} />
          <Button variant="quiet" block onClick={() => onRestart()} className="text-ink-2!">
            {t('register.outcome.restart')}
          </Button>
        </div>
      </form>
    </>
  );
}
