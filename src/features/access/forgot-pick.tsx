import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { Button } from '../../ui/button.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { FormFailure } from './form-failure.tsx';
import { IdentityNumber } from './identity-number.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { resetDraft } from './reset-draft.ts';
import { StepTitle } from './step-title.tsx';
import { storeSession } from './store-session.ts';
import { useValidators } from './use-validators.ts';

interface ForgotPickProps {
  /** Starts another check after this one failed. */
  onRestart: () => void;
  onRecovered: () => void;
}

/**
 * Recovery without a code, step 2: the number to pick in the Nafath app, and the new password.
 */
export function ForgotPick({ onRestart, onRecovered }: ForgotPickProps) {
  const { t } = useTranslation('access');
  const { ticket, mobile, randomNumber, checkStartedAt, checkEndsAt } = useDraft(resetDraft);
  const [password, setPassword] = useState('');
  const { mutate, error, isPending, isSuccess } = useCall('recovery.finish', {
    onSuccess: ({ user }) => storeSession(user),
  });
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidators();
  const { errors, show, forget } = useFieldErrors<'password'>(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isSuccess || show({ password: validate.newPassword(password) })) return;
    mutate({ body: { ticket, password } }, { onSuccess: onRecovered, onError: ({ fields }) => show(fields) });
  };
  return (
    <>
      <div className="text-center *:text-balance">
        <StepTitle text={t('forgot.pick.text')}>{t('register.identity.title')}</StepTitle>
      </div>
      <IdentityNumber number={randomNumber} startedAt={checkStartedAt} endsAt={checkEndsAt} />
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
        <NeedsConnection calls={['recovery.finish']} />
        <FormFailure error={error} fields={['password']} />
        <PasswordOwner mobile={mobile} />
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
        <Button type="submit" tall block busy={isPending || isSuccess} busyLabel={t('code.busy')}>
          {t('forgot.pick.submit')}
        </Button>
        <Button variant="quiet" block onClick={onRestart}>
          {t('forgot.pick.restart')}
        </Button>
      </form>
    </>
  );
}
