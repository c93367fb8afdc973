import { UserRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX_LENGTH } from '../../../contract/limits.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { MobileField } from '../session/mobile-field.tsx';
import { typedMobile } from '../session/typed-mobile.ts';
import { FormFailure } from './form-failure.tsx';
import { IdentityField } from './identity-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { beginIdentityCheck, registrationDraft } from './registration-draft.ts';
import { SignInInstead } from './sign-in-instead.tsx';
import { StepTitle } from './step-title.tsx';
import { typedIdentity } from './typed-fields.ts';
import { useValidators } from './use-validators.ts';

const FIELDS = ['name', 'identity', 'mobile', 'password'] as const;
type Field = (typeof FIELDS)[number];

interface RegisterDetailsProps {
  next?: string;
  password: string;
  setPassword: (password: string) => void;
  /** The error that sent the user back from a later step: the mobile or identity has an account. */
  refusal: ApiError | null;
}

/**
 * core §4, registration, step 1: name, identity, mobile, password. Validates them before sending.
 */
export function RegisterDetails({ next, password, setPassword, refusal }: RegisterDetailsProps) {
  const { t } = useTranslation('access');
  const { name, identity, mobile } = useDraft(registrationDraft);
  const { mutate, error, isPending } = useCall('registration.start');
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidators();
  const { errors, show, forget } = useFieldErrors<Field>(form, refusal?.fields);
  useEffect(() => {
    // The user may have typed before hydration.
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
      name: validate.name(typed.name),
      identity: validate.identity(typed.identity),
      mobile: validate.mobile(typed.mobile),
      password: validate.firstPassword(typed.password),
    });
    if (isWrong) return;
    mutate(
      { body: typed },
      {
        onSuccess: beginIdentityCheck,
        onError: ({ fields }) => show(fields),
      },
    );
  };
  return (
    <>
      <StepTitle text={t('register.details.text')}>{t('register.details.title')}</StepTitle>
      {/* `dialog` submits nothing: before hydration, GET would put the fields in the URL. */}
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
        <IdentityField
          hint={t('field.identityHint')}
          enterKeyHint="next"
          value={identity}
          onChange={(typed) => change('identity', typed)}
          error={errors.identity}
        />
        <MobileField
          label={t('field.mobile')}
          hint={t('field.mobileHint')}
          autoComplete="tel-national"
          enterKeyHint="next"
          value={mobile}
          onChange={(typed) => change('mobile', typed)}
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
      <div className="mt-2">
        <SignInInstead next={next}>{t('register.known')}</SignInInstead>
      </div>
    </>
  );
}

/** The values in the DOM, which are newer than the state until hydration. */
function fieldsOf(form: HTMLFormElement): Record<Field, string> {
  const data = new FormData(form);
  return {
    name: String(data.get('name')).trim(),
    identity: typedIdentity(String(data.get('identity'))),
    mobile: typedMobile(String(data.get('mobile'))),
    password: String(data.get('password')),
  };
}
