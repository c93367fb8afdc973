import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLicence } from '../../../contract/ad-rules.ts';
import { advertisingErrors } from '../../../contract/advertising-errors.ts';
import { fullDay, hijriDay } from '../../../contract/calendar-dates.ts';
import type { Language } from '../../../contract/language.ts';
import { LICENSE_MAX_DIGITS, LICENSE_MIN_DIGITS } from '../../../contract/limits.ts';
import { useCall } from '../../api/use-call.ts';
import { createDraftStore, PERSON_DRAFT_MS, useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { sessionStore } from '../../device/session-store.ts';
import { isoDay, typedDay } from '../../lib/typed-day.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refreshAds } from './mutations.ts';
import { LICENSE, readDigits } from './typed-fields.ts';

/** An unsent new licence; of one ad at a time. */
const renewDraft = createDraftStore<{ propertyId: number; number: string; lastDay: string }>({
  name: 'renew',
  empty: { propertyId: 0, number: '', lastDay: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

interface RenewSheetProps {
  propertyId: number;
  /** The ad's title, where known. */
  title: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The form for a new licence after the old one ended: its number and its last day. */
export function RenewSheet({ propertyId, title, isOpen, onOpenChange }: RenewSheetProps) {
  const { t, i18n } = useTranslation(['ads', 'shell']);
  const toast = useToast();
  const form = useId();
  const stored = useDraft(renewDraft);
  const { number, lastDay } = stored.propertyId === propertyId ? stored : { number: '', lastDay: '' };
  const { mutate, isPending, error, reset } = useCall('advertising.renew', {
    onSuccess: (_, client) => refreshAds(client),
  });
  const [errors, setErrors] = useState<{ number?: string | undefined; lastDay?: string | undefined }>({});
  const language = i18n.language as Language;
  const iso = isoDay(lastDay);
  const change = (part: { number?: string; lastDay?: string }) => {
    renewDraft.change({ propertyId, number, lastDay, ...part });
    setErrors({});
    if (error) reset();
  };
  const numberError = () => {
    if (number === '') return t('renew.numberMissing');
    return isLicence(number) ? undefined : advertisingErrors.adLicenseNotValid[language];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = { number: numberError(), lastDay: iso ? undefined : t('renew.dayMissing') };
    setErrors(found);
    if (found.number || !iso || isPending) return;
    mutate(
      { params: { id: propertyId }, body: { adLicenseNumber: number, adLicenseExpiresAt: iso } },
      {
        onSuccess: ({ property }) => {
          renewDraft.clear();
          onOpenChange(false);
          toast.show({ message: t(property.isShown ? 'renew.shown' : 'renew.sent') });
        },
      },
    );
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('actions.renew')}
      closeLabel={t('shell:close')}
      dismissible={!isPending}
      footer={
        <OnlineButton type="submit" form={form} tall block busy={isPending} busyLabel={t('renew.sending')}>
          {t('renew.send')}
        </OnlineButton>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4 py-4">
        <NeedsConnection calls={['advertising.renew']} />
        {error ? <ErrorAlert key={error.message} error={error} title={t('renew.failed')} /> : null}
        <p className="text-ink-2">
          {title ? <span className="block text-body-strong text-ink">{title}</span> : null}
          {t('renew.text')}
        </p>
        <TextField
          ltr
          inputMode="numeric"
          autoComplete="off"
          name="adLicenseNumber"
          label={t('renew.number')}
          hint={t('renew.numberHint', { min: LICENSE_MIN_DIGITS, max: LICENSE_MAX_DIGITS })}
          value={number}
          error={errors.number ?? error?.fields.adLicenseNumber}
          onChange={({ target }) => change({ number: readDigits(LICENSE, target.value).digits })}
        />
        <TextField
          ltr
          inputMode="numeric"
          autoComplete="off"
          name="adLicenseExpiresAt"
          label={t('renew.lastDay')}
          placeholder="31/12/2027"
          hint={iso ? `${fullDay(iso, language)} • ${hijriDay(iso, language)}` : t('renew.dayHint')}
          value={lastDay}
          error={errors.lastDay ?? error?.fields.adLicenseExpiresAt}
          onChange={({ target }) => change({ lastDay: typedDay(target.value) })}
        />
      </form>
    </Sheet>
  );
}
