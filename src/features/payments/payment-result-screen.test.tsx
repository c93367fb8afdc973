// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SessionUser } from '../../../contract/access.ts';
import type { PaymentResult } from '../../../contract/payments.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { sessionStore } from '../../device/session-store.ts';
import { PaymentResultScreen } from './payment-result-screen.tsx';

const payment: PaymentResult = {
  reference: 'RK23456789',
  status: 'open',
  purpose: 'top_up',
  description: 'شحن المحفظة',
  amount: 300,
  createdAt: '2026-11-25T09:00:00.000Z',
  settledAt: null,
  isInWallet: false,
  toCardAt: null,
  method: 'card',
  card: null,
  refund: null,
  receipts: [],
  reason: null,
  hasLeft: false,
  canPay: true,
  heldUntil: null,
  fault: null,
  link: '/wallet',
};

beforeEach(() => sessionStore.signIn({ id: 1, token: 'sara', name: 'سارة' } as SessionUser));
afterEach(() => {
  cleanup();
  sessionStore.signOut();
});

async function faceOf(change: Partial<PaymentResult>): Promise<string> {
  await renderScreen(
    () => (
      <>
        {/* renderScreen waits for a button. */}
        <button type="button" />
        <PaymentResultScreen outcome="failed" reference={payment.reference} />
      </>
    ),
    async () => ({ payment: { ...payment, ...change } }),
  );
  return (await screen.findByRole('heading', { level: 1 })).textContent ?? '';
}

it('says that money does not fit, whatever became of the payment, and asks for no more of it', async () => {
  expect(await faceOf({ status: 'cancelled', fault: 'mismatch' })).toBe('نراجع ما دفعته');
  expect(screen.queryByText('أكمل الدفع')).toBeNull();
  cleanup();
  expect(await faceOf({ status: 'paid', fault: 'reversed' })).toBe('لم يبقَ المبلغ لدينا');
  expect(screen.queryByText('اطبع الإيصال')).toBeNull();
});

it('says that there is no decision yet where the gateway has sent none', async () => {
  expect(await faceOf({})).toBe('بانتظار تأكيد الدفع');
});
