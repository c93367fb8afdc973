import { Link } from '@tanstack/react-router';
import { IdCard, Smartphone, UserRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isIdentity } from '../../../contract/identity.ts';
import { NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { isMobile } from '../../../contract/mobile.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useDraft } from '../../lib/draft-store.ts';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { Button, linkClasses } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { typedMobile } from '../session/typed-mobile.ts';
import { FormFailure } from './form-failure.tsx';
import { useStartRegistration } from './mutations.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { beginIdentityCheck, registrationDraft } from './registration-draft.ts';
import { StepTitle } from './step-title.tsx';
import { typedIdentity } from './typed-fields.ts';
import { useFieldErrors } from './use-field-errors.ts';

const FIELDS = ['name', 'identity', 'mobile', 'password'] as const;
type Field = (typeof FIELDS)[number];

interface RegisterDetailsProps {
  next?: string;
  password: string;
  setPassword: (password: string) => void;
  /** Why a later step sent the person back: the mobile or the identity has an account. */
  refusal: ApiError | null;
}

/** core §4, registration, step 1: name, identity, mobile, password. Faults are found here before anything is sent. */
export function RegisterDetails({ next, password, setPassword, refusal }: RegisterDetailsProps) {
  const { t } = useTranslation('access');
  const { name, identity, mobile } = useDraft(registrationDraft);
  const { mutate, error, isPending } = useStartRegistration();
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, forget } = useFieldErrors<Field>(form, refusal?.fields);
  useEffect(() => {
    // What was typed before the app had started.
    if (!form.current) return;
    const { password: typedPassword, ...typed } = fieldsOf(form.current);
    registrationDraft.takeTyped(typed);
    if (typedPassword) setPassword(typedPassword);
  }, [setPassword]);

  const change = (field: Exclude<Field, 'password'>, value: string) => {
    registrationDraft.change({ [field]: value });
    forget(field);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = fieldsOf(event.currentTarget);
    const isWrong = show({
      name: typed.name ? undefined : t('error.required'),
      identity: required(typed.identity) ?? (isIdentity(typed.identity) ? undefined : t('error.identity')),
      mobile: required(typed.mobile) ?? (isMobile(typed.mobile) ? undefined : t('error.mobile')),
      password:
        required(typed.password) ??
        (typed.password.length < PASSWORD_MIN_LENGTH ? t('error.passwordShort') : undefined),
    });
    if (isWrong) return;
    mutate(typed, {
      onSuccess: ({ randomNumber }) => beginIdentityCheck(randomNumber),
      onError: ({ fields }) => show(fields),
    });
  };
  const required = (typed: string) => (typed ? undefined : t('error.required'));

  return (
    <>
      <StepTitle text={t('register.details.text')}>{t('register.details.title')}</StepTitle>
      {/* `dialog` outside of one submits nothing: sent before the app has started, all of it would stand in the URL. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <NeedsConnection calls={['registration.start']} />
        <FormFailure error={error ?? refusal} fields={FIELDS} />
        <TextField
          label={t('field.name')}
          icon={<UserRound aria-hidden />}
          name="name"
          autoComplete="name"
          enterKeyHint="next"
          maxLength={NAME_MAX_LENGTH}
          value={name}
          onChange={(event) => change('name', event.target.value)}
          error={errors.name}
        />
        <TextField
          ltr
          label={t('field.identity')}
          hint={t('field.identityHint')}
          icon={<IdCard aria-hidden />}
          name="identity"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={identity}
          onChange={(event) => change('identity', typedIdentity(event.target.value))}
          error={errors.identity}
        />
        <TextField
          ltr
          label={t('field.mobile')}
          hint={t('field.mobileHint')}
          icon={<Smartphone aria-hidden />}
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="next"
          value={mobile}
          onChange={(event) => change('mobile', typedMobile(event.target.value))}
          error={errors.mobile}
        />
        <NewPasswordField
          label={t('field.password')}
          name="password"
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            forget('password');
          }}
          error={errors.password}
        />
        <Button
          type="submit"
          tall
          block
          busy={isPending}
          busyLabel={t('register.details.busy')}
          className="mt-2"
        >
          {t('register.details.submit')}
        </Button>
      </form>
      <p className="mt-2 flex flex-wrap items-center justify-center gap-x-1.5">
        <span className="text-ink-2">{t('register.known')}</span>
        <Link to="/login" search={{ next }} className={linkClasses({ size: 'body' })}>
          {t('register.signIn')}
        </Link>
      </p>
    </>
  );
}

/** The fields as they stand in the page, which is ahead of the state until the app has started. */
function fieldsOf(form: HTMLFormElement): Record<Field, string> {
  const data = new FormData(form);
  return {
    name: String(data.get('name')).trim(),
    identity: typedIdentity(String(data.get('identity'))),
    mobile: typedMobile(String(data.get('mobile'))),
    password: String(data.get('password')),
  };
}
