import { Banknote, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOfField } from '../../../contract/field-messages.ts';
import { FINANCE_MAX_SAR, SALARY_MAX_SAR } from '../../../contract/limits.ts';
import { useDraft } from '../../lib/draft-store.ts';
import { amountText } from '../../lib/money.ts';
import { AmountField } from '../../shell/amount-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { PropertyHead } from '../properties/property-detail-data.ts';
import { financingDraft } from './financing-draft.ts';

interface FinancingFormProps {
  /** Null while it is not known: the server has the last word. */
  property: PropertyHead | null;
  faults: Record<string, string>;
}

/** DESIGN §6, step 2 of a reservation with financing: salary, amount and obligations, each as one likes. */
export function FinancingForm({ property, faults }: FinancingFormProps) {
  const { t } = useTranslation(['reservations', 'properties']);
  const riyals = (sar: number) => amountText(sar, t('properties:price.riyal'));
  const most = (field: string, sar: number) => ({
    sar,
    words: messageOfField(field, t('financing.tooMuch', { limit: riyals(sar) })),
  });
  const price = property?.purpose === 'for_rent' ? null : (property?.price ?? null);
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
        most={most(t('financing.salary'), SALARY_MAX_SAR)}
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
        most={
          price === null
            ? most(t('financing.amount'), FINANCE_MAX_SAR)
            : { sar: price, words: t('financing.abovePrice', { limit: riyals(price) }) }
        }
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
