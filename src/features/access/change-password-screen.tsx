import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX_TYPED } from '../../../contract/limits.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { useSession } from '../session/use-session.ts';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { sessionQueries } from './queries.ts';
import { useValidators } from './use-validators.ts';

/** services §2: changes the password; /setting links here, and success leads back there. */
export function ChangePasswordScreen() {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const toast = useToast();
  const leave = () => {
    toast.show({ icon: <CircleCheck aria-hidden />, message: t('change.done') });
    void navigate({ to: '/setting', replace: true });
  };
  return (
    <>
      <ScreenBar narrow title={t('change.title')} />
      <div className="page pt-2 pb-page">
        <div className="mx-auto max-w-form">
          <p className="mb-5 text-read text-ink-2">{t('change.text')}</p>
          <ChangePasswordForm onChanged={leave} />
        </div>
      </div>
    </>
  );
}

const FIELDS = ['oldPassword', 'newPassword'] as const;

/** services §2 and §5: the old and the new password, with hints. Passwords are never stored. */
function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('access');
  const { user } = useSession();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { mutate, error, isPending, isSuccess } = useCall('passwords.change', {
    // The change ends all other sessions.
    onSuccess: (_, client) => client.invalidateQueries(sessionQueries.list()),
  });
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidators();
  const { errors, show, forget } = useFieldErrors<(typeof FIELDS)[number]>(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isSuccess) return;
    const isWrong = show({
      oldPassword: validate.oldPassword(oldPassword),
      newPassword: validate.newPassword(newPassword),
    });
    if (isWrong) return;
    mutate(
      { body: { oldPassword, newPassword } },
      { onSuccess: onChanged, onError: ({ fields }) => show(fields) },
    );
  };
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NeedsConnection calls={['passwords.change']} />
      <FormFailure error={error} fields={FIELDS} />
      <PasswordOwner mobile={user?.mobile ?? ''} />
      <PasswordField
        label={t('field.oldPassword')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        name="oldPassword"
        autoComplete="current-password"
        enterKeyHint="next"
        maxLength={PASSWORD_MAX_TYPED}
        value={oldPassword}
        onChange={(event) => {
          setOldPassword(event.target.value);
          forget('oldPassword');
        }}
        error={errors.oldPassword}
      />
      <NewPasswordField
        label={t('field.newPassword')}
        name="newPassword"
        value={newPassword}
        onChange={(typed) => {
          setNewPassword(typed);
          forget('newPassword');
        }}
        error={errors.newPassword}
      />
      <Button
        type="submit"
        tall
        block
        busy={isPending || isSuccess}
        busyLabel={t('change.busy')}
        className="mt-2"
      >
        {t('change.submit')}
      </Button>
    </form>
  );
}
