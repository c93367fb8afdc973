import { expect, it } from 'vitest';
import ar from '../../i18n/locales/ar/requests.json';
import { financeBody, financeDraft, financeErrors, financeFields } from './finance-draft.ts';

const untouched = financeDraft.serverSnapshot();
const none = financeFields(untouched, 7, { name: '', mobile: '' });
const whole = { ...none, fullName: ' نورة القحطاني ', mobile: '0500000001' };

it('asks for name and mobile, and for nothing else', () => {
  expect(financeErrors(none)).toEqual({ fullName: 'required', mobile: 'required' });
  expect(financeErrors({ ...whole, fullName: '  ' })).toEqual({ fullName: 'required' });
  expect(financeErrors(whole)).toEqual({});
  expect(ar.faults.mobile).toBe('رقم الجوال غير صحيح');
});

it('wants a whole mobile, and numbers where numbers go', () => {
  expect(financeErrors({ ...whole, mobile: '05000' })).toEqual({ mobile: 'mobile' });
  expect(financeErrors({ ...whole, salary: 'جيد', amount: '60-80' })).toEqual({
    salary: 'amount',
    amount: 'amount',
  });
});

it('sends what was written, in numbers', () => {
  expect(financeBody(whole, 7)).toEqual({ propertyId: 7, fullName: 'نورة القحطاني', mobile: '0500000001' });
  expect(
    financeBody({ ...whole, salary: '١٢ ألف', amount: '900,000', obligations: 'قسط\nإيجار ' }, 7),
  ).toMatchObject({ salary: 12_000, amount: 900_000, obligations: 'قسط\nإيجار' });
});

it('takes the amount of one listing for no other', () => {
  const draft = { ...whole, amount: '900,000', amountOf: 7 };
  const own = { name: '', mobile: '' };
  expect(financeFields(draft, 7, own).amount).toBe('900,000');
  expect(financeFields(draft, 8, own)).toMatchObject({ fullName: whole.fullName, amount: '' });
});

it('begins with the user’s own name and mobile, and leaves empty what they have emptied', () => {
  const own = { name: 'سارة', mobile: '0500000001' };
  expect(financeFields(untouched, 7, own)).toMatchObject({ fullName: 'سارة', mobile: '0500000001' });
  expect(financeFields({ ...untouched, mobile: '' }, 7, own)).toMatchObject({ fullName: 'سارة', mobile: '' });
});
