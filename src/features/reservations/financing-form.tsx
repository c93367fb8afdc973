import { Banknote, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../lib/draft-store.ts';
import { onlyDecimal } from '../../lib/typed-number.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { financingDraft } from './financing-draft.ts';

/** DESIGN §6, step 2 of a reservation with financing: salary, amount and obligations, each as one likes. */
export function FinancingForm({ faults }: { faults: Record<string, string> }) {
  const { t } = useTranslation('reservations');
  const { salary, amount, obligations } = useDraft(financingDraft);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-title-3">{t('financing.title')}</legend>
      <p className="text-read text-ink-2">{t('financing.text')}</p>
      <TextField
        ltr
        label={t('financing.salary')}
        optional={t('optional')}
        icon={<Banknote aria-hidden />}
        inputMode="decimal"
        value={salary}
        onChange={(event) => financingDraft.change({ salary: onlyDecimal(event.target.value) })}
        error={faults['financing.salary']}
      />
      <TextField
        ltr
        label={t('financing.amount')}
        optional={t('optional')}
        icon={<Landmark aria-hidden />}
        inputMode="decimal"
        value={amount}
        onChange={(event) => financingDraft.change({ amount: onlyDecimal(event.target.value) })}
        error={faults['financing.amount']}
      />
      <TextArea
        label={t('financing.obligations')}
        optional={t('optional')}
        rows={4}
        maxLength={5_000}
        value={obligations}
        onChange={(event) => financingDraft.change({ obligations: event.target.value })}
        error={faults['financing.obligations']}
      />
    </fieldset>
  );
}
