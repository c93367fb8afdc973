import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter } from '../../../contract/day-arithmetic.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { addVisitors, createBookingApp, read, type Visitor } from '../../../tests/support/bookings.ts';
import { act, addOperator, itemOf } from '../../../tests/support/console.ts';
import { sendOrder } from '../../../tests/support/orders.ts';
import { giveTo, letTo, propertiesToLet } from '../../../tests/support/tenancies.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { orders } from '../../db/schema/orders.ts';
import { tenancies, tenancyDues } from '../../db/schema/rentals.ts';
import { tryCommand } from '../run-command.ts';

const DAY_MS = 86_400_000;
const AHEAD_DAYS = 40;
const NOBODY: Visitor = { id: 0, headers: {} };

let made: Awaited<ReturnType<typeof createBookingApp>>;
let operator: Visitor;
/** Today by the machine's clock; the app's clock is forty days ahead. */
const machineDay = riyadhDay(new Date());

beforeAll(async () => {
  made = await createBookingApp();
  operator = await addOperator(made.db);
  made.clock.forward(AHEAD_DAYS * DAY_MS);
});
afterAll(() => made.app.close());

/** Within a minute of now by the app's clock. */
const isNow = (at: Date | null | undefined) =>
  Math.abs((at?.getTime() ?? 0) - made.clock.now().getTime()) < 60_000;

async function lastLine() {
  const [line] = await made.db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1);
  return line;
}

async function aTenancy(): Promise<number> {
  const [owner = NOBODY, tenant = NOBODY] = await addVisitors(made.db, 2);
  const [propertyId = 0] = await propertiesToLet(made.db, 1);
  await giveTo(made.db, owner, propertyId);
  const recorded = await letTo(made.db, tenant, propertyId, { startsOn: machineDay });
  if (recorded.outcome === 'refused') throw new Error(recorded.why);
  return recorded.tenancy.id;
}

describe('what an operator does', () => {
  it('is done, logged and counted at the time of the app', async () => {
    const [visitor = NOBODY] = await addVisitors(made.db, 1);
    const sent = await sendOrder(made.app, visitor, { fields: { orderType: 'mosque' } });
    const id = sent.json().orderId as number;
    const { rows: crew } = await read(made.app, operator, '/api/ops/technicians');
    const { seen } = await itemOf(made, operator, `orders/${id}`);
    const args = { id: String(id), technician: String(crew[0].id) };
    expect((await act(made, operator, { verb: 'orders assign', args, seen })).status).toBe(200);
    const [order] = await made.db.select().from(orders).where(eq(orders.id, id));
    expect(isNow(order?.assignTime)).toBe(true);
    expect(isNow((await lastLine())?.at)).toBe(true);
    const { days } = await read(made.app, operator, '/api/ops/figures?days=14');
    expect(days.at(-1)).toMatchObject({
      day: daysAfter(machineDay, AHEAD_DAYS),
      ordersWait: expect.any(Number),
    });
  });

  it('takes a day as past or to come by the calendar of the app', async () => {
    const grant = (code: string, expires: string) =>
      act(made, operator, { verb: 'coupons grant', args: { code, percent: '10', expires } });
    expect(await grant('LATE-1', daysAfter(machineDay, AHEAD_DAYS - 1))).toMatchObject({
      status: 422,
      body: { errors: { expires: 'ساري حتى: اختر يومًا من اليوم فصاعدًا' } },
    });
    expect((await grant('LATE-2', daysAfter(machineDay, AHEAD_DAYS))).status).toBe(200);
  });

  it('is so for the command line of the machine too', async () => {
    const id = String(await aTenancy());
    const paidOn = daysAfter(machineDay, AHEAD_DAYS - 10);
    const actor = { name: 'منى', channel: 'shell', account: 'ops' } as const;
    const type = (verb: string, given: Record<string, string>) =>
      tryCommand(made.db, { verb, given, actor }, { clock: made.clock });
    expect(await type('tenancies paid', { id, due: machineDay, on: paidOn })).toHaveProperty('message');
    expect(
      await type('tenancies paid', { id, due: machineDay, on: daysAfter(machineDay, AHEAD_DAYS + 1) }),
    ).toMatchObject({ code: 2, refused: [expect.stringContaining('--on must be the day')] });
    expect(await type('tenancies end', { id })).toHaveProperty('message');
    const dues = await made.db
      .select()
      .from(tenancyDues)
      .where(eq(tenancyDues.tenancyId, Number(id)));
    const [tenancy] = await made.db
      .select()
      .from(tenancies)
      .where(eq(tenancies.id, Number(id)));
    expect(dues.find(({ dueOn }) => dueOn === machineDay)?.paidOn).toBe(paidOn);
    expect(tenancy?.endedOn).toBe(daysAfter(machineDay, AHEAD_DAYS));
    expect(isNow((await lastLine())?.at)).toBe(true);
  });
});
