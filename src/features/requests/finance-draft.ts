import type { Body } from '../../../contract/contract.ts';
import { FINANCE_MAX_SAR, SALARY_MAX_SAR } from '../../../contract/limits.ts';
import { isMobile } from '../../../contract/mobile.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';
import { isUnclearAmount } from '../../lib/typed-amount.ts';

export interface FinanceFields {
  fullName: string;
  /** 05XXXXXXXX, or as far as it was typed. */
  mobile: string;
  /** SAR, as typed. */
  salary: string;
  obligations: string;
  amount: string;
}

type FinanceDraft = Omit<FinanceFields, 'fullName' | 'mobile'> & {
  /** Null until the user types: the fields then show the user's own data. */
  fullName: string | null;
  mobile: string | null;
  /** The listing of `amount`: for another listing the amount does not apply. */
  amountOf: number;
};

const NO_REQUEST: FinanceDraft = {
  fullName: null,
  mobile: null,
  salary: '',
  obligations: '',
  amount: '',
  amountOf: 0,
};

/** services §3: an unsent request for financing; all but the amount stays for the next listing. */
export const financeDraft = createDraftStore<FinanceDraft>({
  name: 'finance',
  empty: NO_REQUEST,
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

/** The fields of one listing's form, as shown. */
export function financeFields(
  { amountOf, ...draft }: FinanceDraft,
  propertyId: number,
  own: { name: string; mobile: string },
): FinanceFields {
  return {
    ...draft,
    fullName: draft.fullName ?? own.name,
    mobile: draft.mobile ?? own.mobile,
    amount: amountOf === propertyId ? draft.amount : '',
  };
}

/** What is wrong with a field: the key of its message under `requests:faults`. */
export type FinanceError = 'required' | 'mobile' | 'amount' | 'tooMuch';
export type FinanceErrors<Value = FinanceError> = { [Field in keyof FinanceFields]?: Value };

/**
 * services §5: name and mobile are required; salary and amount may be left out, but are numbers.
 * `limit` is the most that can be financed, in SAR: the price, where the listing has one.
 */
export function financeErrors(fields: FinanceFields, limit = FINANCE_MAX_SAR): FinanceErrors {
  const errors: FinanceErrors = {};
  if (fields.fullName.trim() === '') errors.fullName = 'required';
  if (fields.mobile.trim() === '') errors.mobile = 'required';
  else if (!isMobile(fields.mobile)) errors.mobile = 'mobile';
  for (const name of ['salary', 'amount'] as const)
    if (isUnclearAmount(fields[name])) errors[name] = 'amount';
  const most = { salary: SALARY_MAX_SAR, amount: limit };
  for (const name of ['salary', 'amount'] as const)
    if ((typedAmount(fields[name]) ?? 0) > most[name]) errors[name] = 'tooMuch';
  return errors;
}

/** services §3: the payload; what was left out is not sent. */
export function financeBody(fields: FinanceFields, propertyId: number): Body<'requests.createFinance'> {
  const amount = typedAmount(fields.amount);
  const salary = typedAmount(fields.salary);
  const obligations = fields.obligations.trim();
  return {
    propertyId,
    fullName: fields.fullName.trim(),
    mobile: fields.mobile,
    ...(amount !== null && { amount }),
    ...(salary !== null && { salary }),
    ...(obligations && { obligations }),
  };
}
