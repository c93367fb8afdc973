import type { Body } from '../../../contract/contract.ts';
import { isMobile } from '../../../contract/mobile.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../lib/draft-store.ts';
import { isUnclearAmount } from '../../lib/typed-amount.ts';
import { sessionStore } from '../session/session-store.ts';

const NO_REQUEST = {
  fullName: '',
  /** 05XXXXXXXX, or as far as it was typed. */
  mobile: '',
  /** SAR, as typed. */
  salary: '',
  obligations: '',
  amount: '',
  /** The home that the amount is for: of another home it says nothing. */
  amountOf: 0,
};
export type FinanceFields = typeof NO_REQUEST;

/** services §3: a request for financing that is not sent yet; who one is stays for the next home. */
export const financeDraft = createDraftStore<FinanceFields>({
  name: 'finance',
  empty: NO_REQUEST,
  owner: sessionStore.personId,
  keepMs: PERSON_DRAFT_MS,
});

/** The draft as it stands for one home. */
export function financeFields(draft: FinanceFields, propertyId: number): FinanceFields {
  return draft.amountOf === propertyId ? draft : { ...draft, amount: '', amountOf: propertyId };
}

/** What is wrong with a field: the key of its message under `requests:faults`. */
type FinanceFault = 'required' | 'mobile' | 'amount';
export type FinanceFaults<Words = FinanceFault> = { [Field in keyof FinanceFields]?: Words };

/** services §5: name and mobile are required; salary and amount may be left out, but are numbers. */
export function financeFaults(fields: FinanceFields): FinanceFaults {
  const faults: FinanceFaults = {};
  if (fields.fullName.trim() === '') faults.fullName = 'required';
  if (fields.mobile.trim() === '') faults.mobile = 'required';
  else if (!isMobile(fields.mobile)) faults.mobile = 'mobile';
  for (const name of ['salary', 'amount'] as const)
    if (isUnclearAmount(fields[name])) faults[name] = 'amount';
  return faults;
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
