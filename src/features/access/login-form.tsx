import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX_TYPED } from '../../../contract/limits.ts';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { Button, linkClasses } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { MobileField } from '../session/mobile-field.tsx';
import { typedMobile } from '../session/typed-mobile.ts';
import { FormFailure } from './form-failure.tsx';
import { loginDraft } from './login-draft.ts';
import { isUsedUp, RecoverInstead } from './recover-instead.tsx';
import { storeSession } from './store-session.ts';
import { useValidators } from './use-validators.ts';

const FIELDS = ['mobile', 'password'] as const;

interface LoginFormProps {
  /** The path to open after signing in; also passed on to /forgetPassword. */
  next?: string;
  onSignedIn: () => void;
}

/**
 * core §5: the mobile is limited to 10 characters; otherwise only empty fields are rejected here.
 * An error shows its message without the badge (DESIGN §6) and keeps the typed values.
 */
export function LoginForm({ next, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('access');
  const { mobile } = useDraft(loginDraft);
  const [password, setPassword] = useState('');
  const { mutate, error, isPending, isSuccess } = useCall('session.login', {
    onSuccess: ({ user }) => storeSession(user),
  });
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidators();
  const { errors, show, forget } = useFieldErrors<(typeof FIELDS)[number]>(form);
  useEffect(() => {
    // The user or a password manager may have filled in fields before hydration.
    if (!form.current) return;
    const typed = fieldsOf(form.current);
    loginDraft.takeTyped({ mobile: typed.mobile });
    if (typed.password) setPassword(typed.password);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isSuccess) return;
    const typed = fieldsOf(event.currentTarget);
    const isIncomplete = show({
      mobile: validate.anyMobile(typed.mobile),
      password: validate.password(typed.password),
    });
    if (!isIncomplete)
      mutate({ body: typed }, { onSuccess: onSignedIn, onError: ({ fields }) => show(fields) });
  };
  return (
    // `method="dialog"` outside a <dialog> submits nothing: a submit before hydration would
    // otherwise put the password in the URL.
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NeedsConnection calls={['session.login', 'passkeys.loginOptions', 'passkeys.login']} />
      <FormFailure error={error} fields={FIELDS} badge={false} />
      {isUsedUp(error) ? <RecoverInstead next={next} /> : null}
      <MobileField
        label={t('field.mobile')}
        autoComplete="username webauthn"
        enterKeyHint="next"
        value={mobile}
        onChange={(typed) => {
          loginDraft.change({ mobile: typed });
          forget('mobile');
        }}
        error={errors.mobile}
      />
      <PasswordField
        label={t('field.password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={PASSWORD_MAX_TYPED}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          forget('password');
        }}
        error={errors.password}
      />
      <Link to="/forgetPassword" search={{ next }} className={linkClasses({ className: '-my-2 self-start' })}>
        {t('login.forgotten')}
      </Link>
      <Button type="submit" tall block busy={isPending || isSuccess} busyLabel={t('login.busy')}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

/** The values in the DOM, which are newer than the state until hydration. */
function fieldsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  return { mobile: typedMobile(String(data.get('mobile'))), password: String(data.get('password')) };
}
