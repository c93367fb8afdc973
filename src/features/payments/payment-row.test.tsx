import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PaymentEntry } from '../../../contract/payments.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { PaymentRow } from './payment-row.tsx';

const refund: PaymentEntry = {
  id: 2,
  description: 'استرداد: معاينة فاخرة: فيلا',
  createdAt: '2026-11-23T00:55:00.000Z',
  amount: 500,
  approved: true,
  isReversed: false,
  kind: 'refund',
  purpose: 'viewing',
  status: 'paid',
  method: 'wallet',
  card: null,
  reference: 'RK00000001',
  link: '/previewdetails/9',
};

afterEach(cleanup);

/** The row's text. renderScreen waits for a button. */
async function textOf(entry: PaymentEntry, ofWallet = true) {
  const row = (
    <>
      <button type="button" />
      <PaymentRow entry={entry} ofWallet={ofWallet} />
    </>
  );
  await renderScreen(
    () => row,
    async () => ({}),
  );
  return screen.getByRole('link').textContent;
}

it('shows where a refund went: to the wallet, to a card that is known, or to one that is not', async () => {
  expect(await textOf(refund)).toContain('إلى المحفظة');
  cleanup();
  expect(await textOf({ ...refund, method: 'card', card: { brand: 'visa', last: '1111' } })).toContain(
    '1111',
  );
  cleanup();
  expect(await textOf({ ...refund, method: 'card' })).toContain('إلى البطاقة');
});

it('names the card that a payment was made with', async () => {
  expect(
    await textOf({ ...refund, kind: 'payment', method: 'card', card: { brand: 'visa', last: '1111' } }),
  ).toContain('1111');
});

it('does not call approved what left us again', async () => {
  const text = await textOf({ ...refund, kind: 'payment', approved: false, isReversed: true });
  expect(text).toContain('قيد المراجعة');
  expect(text).toContain('+');
});

it.each([
  ['a payment leaves the user', {}, '\u2212500\u00a0'],
  ['a refund comes back', { kind: 'refund' }, '+500\u00a0'],
  ['a top-up arrives in the wallet', { purpose: 'top_up' }, '+500\u00a0'],
  [
    'nothing moved where the card was refused',
    { approved: false, status: 'failed' },
    /(?<![+\u2212])\b500\u00a0/,
  ],
] as const)('in the list of transactions %s', async (_, change, amount) => {
  const text = await textOf({ ...refund, kind: 'payment', method: 'card', ...change }, false);
  expect(text).toMatch(amount);
});
