import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import { useDraft } from '../../lib/draft-store.ts';
import { serverNow } from '../../lib/server-now.ts';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { MobileField } from '../session/mobile-field.tsx';
import { typedMobile } from '../session/typed-mobile.ts';
import { FormFailure } from './form-failure.tsx';
import { useRequestReset } from './mutations.ts';
import { RecoverInstead } from './recover-instead.tsx';
import { resetDraft } from './reset-draft.ts';
import { StepTitle } from './step-title.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useTypedFaults } from './use-typed-faults.ts';

/** services §4, forgot password, step 1. Nothing tells a mobile that has an account from one that has none. */
export function ForgotMobile({ next }: { next?: string }) {
  const { t } = useTranslation('access');
  const { mobile, codeSentAt } = useDraft(resetDraft);
  const { mutate, error, isPending } = useRequestReset();
  const form = useRef<HTMLFormElement>(null);
  const faults = useTypedFaults();
  const { errors, show, forget } = useFieldErrors<'mobile'>(form);
  useEffect(() => {
    // What was typed before the app had started.
    if (form.current) resetDraft.takeTyped({ mobile: typedMobileOf(form.current) });
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = typedMobileOf(event.currentTarget);
    if (show({ mobile: faults.mobile(typed) })) return;
    mutate(
      { mobile: typed },
      {
        onSuccess: () => resetDraft.change({ step: 'code', codeSentAt: serverNow() }),
        onError: ({ number, fields }) => {
          // A code was sent less than a minute ago: it still serves.
          if (number === errorNumbers.codeTooSoon && codeSentAt > 0) resetDraft.change({ step: 'code' });
          else show(fields);
        },
      },
    );
  };
  return (
    <>
      <StepTitle text={t('forgot.mobile.text')}>{t('forgot.mobile.title')}</StepTitle>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <NeedsConnection calls={['passwords.requestReset']} />
        <FormFailure error={error} fields={['mobile']} />
        <MobileField
          label={t('field.mobile')}
          autoComplete="tel-national"
          enterKeyHint="send"
          value={mobile}
          onChange={(typed) => {
            // Another mobile has had no code yet.
            resetDraft.change({ mobile: typed, codeSentAt: 0 });
            forget('mobile');
          }}
          error={errors.mobile}
        />
        <Button type="submit" tall block busy={isPending} busyLabel={t('code.resending')} className="mt-2">
          {t('forgot.mobile.submit')}
        </Button>
        <RecoverInstead next={next} />
      </form>
    </>
  );
}

/** The mobile as it stands in the page, which is ahead of the state until the app has started. */
function typedMobileOf(form: HTMLFormElement): string {
  return typedMobile(String(new FormData(form).get('mobile')));
}
