import { Banknote, Landmark, UserRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import { messageOfField, requiredMessage } from '../../../contract/field-messages.ts';
import type { Language } from '../../../contract/language.ts';
import { FINANCE_MAX_SAR, NAME_MAX_LENGTH, SALARY_MAX_SAR } from '../../../contract/limits.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from '../../device/draft-store.ts';
import { instalmentOf, USUAL_FINANCING } from '../../lib/instalment.ts';
import { AmountField } from '../../shell/amount-field.tsx';
import { DraftSaved } from '../../shell/draft-saved.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import { MobileField } from '../session/mobile-field.tsx';
import { useOwnContact } from '../session/use-own-contact.ts';
import {
  type FinanceError,
  type FinanceErrors,
  type FinanceFields,
  financeBody,
  financeDraft,
  financeErrors,
  financeFields,
} from './finance-draft.ts';
import { refreshRequests } from './queries.ts';

const OBLIGATIONS_MAX_LENGTH = 5_000;
const NOBODY = { name: '', mobile: '' };

export interface FinanceFormProps {
  propertyId: number;
  /** The listing's sale price in SAR; null if it is for rent, or its price is on request. */
  price: number | null;
  onSent: (id: number) => void;
  /** The server refused the request: the screen may show more about the listing. */
  onRefused: (refusal: ApiError) => void;
}

/** services §2 and §5: the applicant, their salary and obligations, and the amount needed. */
export function FinanceForm({ propertyId, price, onSent, onRefused }: FinanceFormProps) {
  const { t } = useTranslation('requests');
  // services §2: after sending every field is empty, the user's own name and mobile too.
  const [wasSent, setSent] = useState(false);
  const own = useOwnContact();
  const fields = financeFields(useDraft(financeDraft), propertyId, wasSent ? NOBODY : own);
  const { mutate, isPending, error } = useCall('requests.createFinance', {
    onSuccess: (_, client) => refreshRequests(client),
  });
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, forget } = useFieldErrors<keyof FinanceFields>(form);
  const errorTexts = useFinanceErrorTexts(price);
  const change = (part: Partial<FinanceFields>) => {
    financeDraft.change({ amount: fields.amount, amountOf: propertyId, ...part });
    forget(...(Object.keys(part) as (keyof FinanceFields)[]));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const fieldErrors = financeErrors(fields, price ?? undefined);
    if (Object.keys(fieldErrors).length > 0) {
      // services §4: scrolls to the top, where the required fields are.
      window.scrollTo({ top: 0 });
      show(errorTexts(fieldErrors));
      return;
    }
    mutate(
      { body: financeBody(fields, propertyId) },
      {
        onSuccess: ({ id }) => {
          setSent(true);
          financeDraft.clear();
          onSent(id);
        },
        onError: (refusal) => {
          onRefused(refusal);
          window.scrollTo({ top: 0 });
          if (Object.keys(refusal.fields).length > 0) show(refusal.fields);
        },
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {error ? <ErrorAlert key={error.message} error={error} title={t('finance.failed')} /> : null}
      <DraftSaved error={error} draft={financeDraft} />
      <TextField
        label={t('finance.name')}
        icon={<UserRound aria-hidden />}
        name="fullName"
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        value={fields.fullName}
        error={errors.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
      />
      <MobileField
        label={t('finance.mobile')}
        autoComplete="tel-national"
        value={fields.mobile}
        error={errors.mobile}
        onChange={(mobile) => change({ mobile })}
      />
      <AmountField
        isDigits
        label={t('finance.salary')}
        optional={t('optional')}
        icon={<Banknote aria-hidden />}
        name="salary"
        text={fields.salary}
        error={errors.salary}
        unclear={t('faults.amount')}
        onChange={(salary) => change({ salary })}
      />
      <div>
        <AmountField
          isDigits
          label={t('finance.amount')}
          optional={t('optional')}
          icon={<Landmark aria-hidden />}
          name="amount"
          text={fields.amount}
          error={errors.amount}
          unclear={t('faults.amount')}
          onChange={(amount) => change({ amount })}
        />
        <MonthlyEstimate amount={fields.amount} />
      </div>
      <TextArea
        label={t('finance.obligations')}
        name="obligations"
        optional={t('optional')}
        hint={t('finance.obligationsHint')}
        rows={3}
        maxLength={OBLIGATIONS_MAX_LENGTH}
        value={fields.obligations}
        error={errors.obligations}
        onChange={({ target }) => change({ obligations: target.value })}
      />
      <Button type="submit" tall block busy={isPending} busyLabel={t('sending')} className="mt-2">
        {t('finance.send')}
      </Button>
    </form>
  );
}

/** The message of each error; `price` is the sale price in SAR, or null. */
function useFinanceErrorTexts(price: number | null) {
  const { t, i18n } = useTranslation(['requests', 'properties']);
  const errorText = (name: keyof FinanceFields, error: FinanceError): string => {
    const label = t(`finance.${name === 'fullName' ? 'name' : name}`);
    if (error === 'required') return requiredMessage(label, i18n.language as Language);
    if (error === 'mobile') return t('faults.mobile');
    if (error === 'amount') return messageOfField(label, t('faults.amount'));
    const most = name === 'salary' ? SALARY_MAX_SAR : (price ?? FINANCE_MAX_SAR);
    const limit = amountText(most, t('properties:price.currency'));
    if (name === 'amount' && price !== null) return t('faults.abovePrice', { limit });
    return messageOfField(label, t('faults.tooMuch', { limit }));
  };
  return (errors: FinanceErrors): FinanceErrors<string> =>
    Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, errorText(name as keyof FinanceFields, error)]),
    );
}

/**
 * The monthly cost of the amount, with the default terms of the calculator on the listing's screen.
 */
function MonthlyEstimate({ amount: text }: { amount: string }) {
  const { t } = useTranslation(['requests', 'properties']);
  const price = typedAmount(text);
  const { years, yearlyRate, method } = USUAL_FINANCING;
  const monthly = price
    ? instalmentOf({ price, downPaymentPercent: 0, years, yearlyRate, method }).monthly
    : 0;
  return (
    <div role="status" className="rounded-field bg-sunken not-empty:mt-3 not-empty:p-4">
      {monthly > 0 ? (
        <>
          <p className="text-small text-ink-2">{t('finance.monthly')}</p>
          <p className="text-title-2">
            <Money amount={Math.round(monthly)} label={t('properties:price.currency')} />
          </p>
          <p className="mt-1 text-caption text-ink-2">{t('finance.terms', { years, rate: yearlyRate })}</p>
        </>
      ) : null}
    </div>
  );
}
