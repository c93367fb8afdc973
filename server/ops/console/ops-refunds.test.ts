import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { read } from '../../../tests/support/bookings.ts';
import { act, addOperator, done, itemOf } from '../../../tests/support/console.ts';
import { reservationFixture } from '../../../tests/support/reservation-fixture.ts';
import { cardRefunds, payments } from '../../db/schema/money.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { sandboxPayments } from '../../db/schema/sandbox.ts';
import { createSandboxPayments } from '../../gateways/payments/sandbox-payments.ts';
import { sendCardRefunds } from '../../modules/payments/card-refunds.ts';

const fixture = reservationFixture();
const db = () => fixture.made().db;
const verb = 'refunds retry';
const FEE_HALALAS = 200_000;

/** Returns the payment of a reservation that was paid by card and refunded to it. */
async function aRefund() {
  const id = await fixture.pay();
  await fixture.ops('reservations refund', { id: String(id) });
  const ofReservation = and(eq(payments.purpose, 'reservation'), eq(payments.subjectId, id));
  const [payment] = await db()
    .select()
    .from(payments)
    .where(and(ofReservation, eq(payments.status, 'paid')));
  if (!payment) throw new Error('Nothing was paid');
  return { reservationId: id, payment };
}
type Payment = Awaited<ReturnType<typeof aRefund>>['payment'];

/** The sandbox refunds only payments that it has as paid. */
const setAtGateway = ({ gatewayId }: Payment, status: 'paid' | 'failed') =>
  db()
    .update(sandboxPayments)
    .set({ status })
    .where(eq(sandboxPayments.id, gatewayId ?? ''));
const refundOf = async ({ id }: Payment) => {
  const [row] = await db().select().from(cardRefunds).where(eq(cardRefunds.paymentId, id));
  return row;
};
const send = () => fixture.made().app.timed.sendCardRefunds();
/** The gateway's first refusals may be temporary: five tries, at growing intervals. */
const TIMES = 5;
async function sendOften(once: () => Promise<unknown> = send) {
  for (let time = 0; time < TIMES; time += 1) {
    await once();
    fixture.made().clock.forward(20 * 60_000);
  }
}
const queueOf = async (who: Awaited<ReturnType<typeof addOperator>>) =>
  (await read(fixture.made().app, who, '/api/ops/overview')).queues.find(
    ({ queue }: { queue: string }) => queue === 'refunds',
  );

describe('a refund that the gateway refused', () => {
  it('waits in a queue of its own, shows why and how often, and is tried again until it is done, once', async () => {
    const server = fixture.made();
    const noura = await addOperator(db());
    const before = await queueOf(noura);
    const { payment, reservationId } = await aRefund();
    await setAtGateway(payment, 'failed');
    await send();
    expect(await refundOf(payment)).toMatchObject({ status: 'pending', refusal: 'unknown', tries: 1 });
    expect(await queueOf(noura)).toMatchObject({ count: before.count });
    fixture.made().clock.forward(20 * 60_000);
    await sendOften();
    expect(await queueOf(noura)).toMatchObject({ count: before.count + 1, oldestAt: expect.any(String) });
    const { rows } = await read(server.app, noura, '/api/ops/queue/refunds');
    expect(rows.at(-1)).toMatchObject({ id: payment.id, amount: 2_000, note: 'حجز عقار' });
    const item = await itemOf(server, noura, `refunds/${payment.id}`);
    expect(item).toMatchObject({
      status: 'failed',
      statusLabel: 'رفضته البوابة',
      actions: [verb],
      about: { kind: 'reservations', id: reservationId },
      words: expect.stringContaining('لوحة البوابة'),
    });
    expect(item.facts).toContainEqual({
      name: 'refusal',
      form: 'text',
      value: 'لا تجد البوابة عملية مدفوعة بهذا الرقم',
    });
    expect(item.facts).toContainEqual({ name: 'tries', form: 'number', value: TIMES });

    // A retry without a fix is refused once more, and the refund returns to the queue.
    const body = { verb, args: { id: String(payment.id) }, seen: item.seen };
    expect(await act(server, noura, body)).toEqual(done(verb, payment.id));
    expect(await itemOf(server, noura, `refunds/${payment.id}`)).toMatchObject({
      status: 'pending',
      actions: [],
    });
    await send();
    expect(await refundOf(payment)).toMatchObject({ status: 'failed', refusal: 'unknown', tries: TIMES + 1 });

    await setAtGateway(payment, 'paid');
    const { seen } = await itemOf(server, noura, `refunds/${payment.id}`);
    expect(await act(server, noura, { ...body, seen })).toEqual(done(verb, payment.id));
    await send();
    await send();
    expect(await refundOf(payment)).toMatchObject({
      status: 'done',
      refusal: null,
      said: null,
      tries: TIMES + 2,
    });
    const [atGateway] = await db()
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, payment.gatewayId ?? ''));
    expect(atGateway?.refundedHalalas).toBe(FEE_HALALAS);
    expect(await fixture.entriesOf(reservationId)).toEqual(['payment', 'refund']);
    expect(await queueOf(noura)).toMatchObject({ count: before.count });
    const after = await itemOf(server, noura, `refunds/${payment.id}`);
    expect(after.history).toHaveLength(2);
    expect(await act(server, noura, { ...body, seen: after.seen })).toMatchObject({ status: 409 });
  });

  it('is retried once by a double click, and the second of two operators sees who was first', async () => {
    const server = fixture.made();
    const noura = await addOperator(db(), 'نورة العتيبي');
    const majed = await addOperator(db(), 'ماجد الحربي');
    const { payment } = await aRefund();
    await setAtGateway(payment, 'failed');
    await sendOften();
    const { seen } = await itemOf(server, noura, `refunds/${payment.id}`);
    const body = { verb, args: { id: String(payment.id) }, seen };
    const twice = await Promise.all(['one', 'one'].map((key) => act(server, noura, body, key)));
    expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(await act(server, majed, body)).toMatchObject({
      status: 409,
      body: { error_number: 6009, errors: { seen: 'نورة العتيبي: إعادة محاولة استرداد' } },
    });
    const lines = await db().$count(
      operatorLog,
      and(eq(operatorLog.verb, verb), eq(operatorLog.account, noura.mobile)),
    );
    expect(lines).toBe(1);
    await setAtGateway(payment, 'paid');
    await send();
  });

  it('is not there for what was never given back', async () => {
    const noura = await addOperator(db());
    const answer = await act(fixture.made(), noura, { verb, args: { id: '999999' }, seen: 'x.0' });
    expect(answer).toMatchObject({ status: 404 });
    expect(await fixture.ops(verb, { id: '999999' })).toMatchObject({
      refused: ['Payment 999999 is not to be given back to a card'],
    });
    expect(await fixture.ops(verb, { id: 'x' })).toMatchObject({ code: 2 });
  });

  it('stays given back, whatever a slower answer says, and keeps the gateway’s own words otherwise', async () => {
    const { payment } = await aRefund();
    const services = { db: db(), clock: fixture.made().clock, onError: () => undefined };
    const sandbox = createSandboxPayments(db());
    const refusal = { isDone: false, why: 'refused', said: `fund_error: ${'x'.repeat(400)}` } as const;
    await sendOften(() =>
      sendCardRefunds({ ...services, gateway: { ...sandbox, refund: async () => refusal } }),
    );
    const refused = await refundOf(payment);
    expect(refused).toMatchObject({ status: 'failed', refusal: 'refused' });
    expect(refused?.said).toHaveLength(300);
    expect(await fixture.ops('refunds list', {})).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ id: payment.id, refusal: 'refused', tries: TIMES }),
      ]),
    });
    await fixture.ops(verb, { id: String(payment.id) });
    await sendCardRefunds({
      ...services,
      gateway: {
        ...sandbox,
        // Another server learnt that the refund is done while this one waited.
        async refund() {
          const ofPayment = eq(cardRefunds.paymentId, payment.id);
          await db().update(cardRefunds).set({ status: 'done' }).where(ofPayment);
          return refusal;
        },
      },
    });
    expect((await refundOf(payment))?.status).toBe('done');
  });
});
