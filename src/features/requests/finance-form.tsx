import { Banknote, Landmark, UserRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX_LENGTH } from '../../../contract/limits.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useDraft } from '../../lib/draft-store.ts';
import { DraftKept } from '../../shell/draft-kept.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MobileField } from '../session/mobile-field.tsx';
import { useOwnContact } from '../session/use-own-contact.ts';
import { AmountField } from './amount-field.tsx';
import {
  type FinanceFaults,
  type FinanceFields,
  financeBody,
  financeDraft,
  financeFaults,
  financeFields,
} from './finance-draft.ts';
import { MonthlyEstimate } from './monthly-estimate.tsx';
import { useAskForFinancing } from './mutations.ts';

const OBLIGATIONS_MAX_LENGTH = 5_000;
const NOBODY = { name: '', mobile: '' };

interface FinanceFormProps {
  propertyId: number;
  onSent: (id: number) => void;
  /** The server would not have it: the screen may have more to say of the home. */
  onRefused: (refusal: ApiError) => void;
}

/** services §2 and §5: who asks, what he earns and owes, and how much he needs. */
export function FinanceForm({ propertyId, onSent, onRefused }: FinanceFormProps) {
  const { t } = useTranslation('requests');
  // services §2: what was sent leaves every field empty, the person's own name and mobile too.
  const [wasSent, setSent] = useState(false);
  const own = useOwnContact();
  const fields = financeFields(useDraft(financeDraft), propertyId, wasSent ? NOBODY : own);
  const { mutate, isPending, error } = useAskForFinancing();
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<{ faults: FinanceFaults<string>; turn: number }>({
    faults: {},
    turn: 0,
  });
  const { faults } = shown;
  useEffect(() => {
    if (shown.turn === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // services §4: the page goes to its top, where what is required stands.
    const isRequired = first?.matches('[name="fullName"], [name="mobile"]');
    first?.focus({ preventScroll: isRequired });
    if (isRequired) window.scrollTo({ top: 0 });
  }, [shown.turn]);
  const show = (found: FinanceFaults<string>) => setShown(({ turn }) => ({ faults: found, turn: turn + 1 }));
  const change = (part: Partial<FinanceFields>) => {
    financeDraft.change({ amount: fields.amount, amountOf: propertyId, ...part });
    setShown(({ faults: before, turn }) => {
      const left = { ...before };
      for (const name of Object.keys(part) as (keyof FinanceFields)[]) delete left[name];
      return { faults: left, turn };
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = Object.entries(financeFaults(fields));
    if (found.length > 0) {
      show(Object.fromEntries(found.map(([name, fault]) => [name, t(`faults.${fault}`)])));
      return;
    }
    mutate(financeBody(fields, propertyId), {
      onSuccess: ({ id }) => {
        setSent(true);
        financeDraft.clear();
        onSent(id);
      },
      onError: (refusal) => {
        onRefused(refusal);
        if (Object.keys(refusal.fields).length > 0) show(refusal.fields);
        else window.scrollTo({ top: 0 });
      },
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {error ? <ErrorAlert key={error.message} error={error} title={t('finance.failed')} /> : null}
      <DraftKept error={error} draft={financeDraft} />
      <TextField
        label={t('finance.name')}
        icon={<UserRound aria-hidden />}
        name="fullName"
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        value={fields.fullName}
        error={faults.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
      />
      <MobileField
        label={t('finance.mobile')}
        autoComplete="tel-national"
        value={fields.mobile}
        error={faults.mobile}
        onChange={(mobile) => change({ mobile })}
      />
      <AmountField
        label={t('finance.salary')}
        optional={t('optional')}
        icon={<Banknote aria-hidden />}
        name="salary"
        text={fields.salary}
        error={faults.salary}
        onChange={(salary) => change({ salary })}
      />
      <div>
        <AmountField
          label={t('finance.amount')}
          optional={t('optional')}
          icon={<Landmark aria-hidden />}
          name="amount"
          text={fields.amount}
          error={faults.amount}
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
        error={faults.obligations}
        onChange={({ target }) => change({ obligations: target.value })}
      />
      <Button type="submit" tall block busy={isPending} busyLabel={t('sending')} className="mt-2">
        {t('finance.send')}
      </Button>
    </form>
  );
}
