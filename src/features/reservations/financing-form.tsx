import { Banknote, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../lib/draft-store.ts';
import { AmountField } from '../../shell/amount-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { financingDraft } from './financing-draft.ts';

/** DESIGN §6, step 2 of a reservation with financing: salary, amount and obligations, each as one likes. */
export function FinancingForm({ faults }: { faults: Record<string, string> }) {
  const { t } = useTranslation('reservations');
  const { salary, amount, obligations } = useDraft(financingDraft);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-title-3">{t('financing.title')}</legend>
      <p className="text-read text-ink-2">{t('financing.text')}</p>
      <AmountField
        isDigits
        label={t('financing.salary')}
        optional={t('optional')}
        icon={<Banknote aria-hidden />}
        text={salary}
        onChange={(typed) => financingDraft.change({ salary: typed })}
        error={faults['financing.salary']}
        unclear={t('financing.unclear')}
      />
      <AmountField
        isDigits
        label={t('financing.amount')}
        optional={t('optional')}
        icon={<Landmark aria-hidden />}
        text={amount}
        onChange={(typed) => financingDraft.change({ amount: typed })}
        error={faults['financing.amount']}
        unclear={t('financing.unclear')}
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
