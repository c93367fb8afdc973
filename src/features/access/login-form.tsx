import { Smartphone } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX_LENGTH } from '../../../contract/limits.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSignIn } from './mutations.ts';
import { typedMobile } from './typed-mobile.ts';

/** core §5: the mobile is limited to 10 characters, nothing else is checked here. Nothing typed is lost. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('session');
  const [mobile, setMobile] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, error, isPending, isSuccess } = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was typed, or filled in by a password manager, before the app had started.
    if (!form.current) return;
    const typed = fieldsOf(form.current);
    setMobile(typed.mobile);
    setPassword(typed.password);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(fieldsOf(event.currentTarget), { onSuccess: onSignedIn });
  };
  const fields = error?.fields ?? {};
  return (
    // `dialog` outside of one submits nothing: sent before the app has started, the password would stand in the URL.
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {error ? <ErrorAlert key={error.message} error={error} badge={false} /> : null}
      <TextField
        ltr
        label={t('login.mobile')}
        icon={<Smartphone aria-hidden />}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="username"
        enterKeyHint="next"
        value={mobile}
        onChange={(event) => setMobile(typedMobile(event.target.value))}
        error={fields.mobile}
      />
      <PasswordField
        label={t('login.password')}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={PASSWORD_MAX_LENGTH}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fields.password}
      />
      <Button
        type="submit"
        tall
        block
        busy={isPending || isSuccess}
        busyLabel={t('login.busy')}
        className="mt-2"
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}

/** The fields as they stand in the page, which is ahead of the state until the app has started. */
function fieldsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  return { mobile: typedMobile(String(data.get('mobile'))), password: String(data.get('password')) };
}
