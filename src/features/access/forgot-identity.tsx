import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../lib/draft-store.ts';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from './form-failure.tsx';
import { IdentityField } from './identity-field.tsx';
import { useStartRecovery } from './mutations.ts';
import { beginRecovery, resetDraft } from './reset-draft.ts';
import { StepTitle } from './step-title.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useTypedFaults } from './use-typed-faults.ts';

/** The way back in without a code, step 1: whose account it is, by the identity alone. */
export function ForgotIdentity() {
  const { t } = useTranslation('access');
  const { identity } = useDraft(resetDraft);
  const { mutate, error, isPending } = useStartRecovery();
  const form = useRef<HTMLFormElement>(null);
  const faults = useTypedFaults();
  const { errors, show, forget } = useFieldErrors<'identity'>(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || show({ identity: faults.identity(identity) })) return;
    mutate({ identity }, { onSuccess: beginRecovery, onError: ({ fields }) => show(fields) });
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
