import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addVisitors, createBookingApp, postAs, read, type Visitor } from '../../tests/support/bookings.ts';
import { sendOrder } from '../../tests/support/orders.ts';
import { operatorLog } from '../db/schema/operators.ts';
import { orders } from '../db/schema/orders.ts';
import { users } from '../db/schema/people.ts';
import { allVerbs } from './all-verbs.ts';
import { readCommandLine } from './command-line.ts';
import { tryCommand } from './run-command.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
let person: Visitor;

beforeAll(async () => {
  made = await createBookingApp();
  [person = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
});
afterAll(() => made.app.close());

const actor = { name: 'منى', channel: 'shell', account: 'ops' } as const;

/** Runs a typed command and returns its outcome. */
async function type(...argv: string[]) {
  const command = readCommandLine(argv, allVerbs);
  if (command.kind !== 'command') return command;
  return tryCommand(made.db, { verb: command.verb.name, given: command.given, actor });
}
const refused = (line: string, code = 1) => ({ refused: [line], code });
const done = (message: string) => expect.objectContaining({ message });
const newOrder = async (orderType = 'mosque'): Promise<number> =>
  (await sendOrder(made.app, person, { fields: { orderType } })).json().orderId;
const lastMessage = async () =>
  (await read(made.app, person, '/api/users/notifications')).rows[0] as { message: string; link: string };

describe('an order’s way by the operator', () => {
  it('is taken step by step, each logged and notified', async () => {
    const id = String(await newOrder());
    expect(
      await type('technicians', 'add', '0500003001', '--name', 'ماجد التقني', '--name-en', 'Majed'),
    ).toEqual(done('ماجد التقني is technician 5'));
    expect(await type('orders', 'assign', id, '--technician', '5')).toEqual(
      done(`Order ${id} is technician 5’s`),
    );
    expect(await lastMessage()).toMatchObject({
      message: 'عيّنا لك الفني ماجد التقني: المكيّف لا يبرّد',
      link: `/maintenancedetails/${id}`,
    });
    expect(await type('orders', 'assign', id, '--technician', '5', '--arrival', 'soon')).toMatchObject({
      kind: 'wrong',
    });
    const arrival = ['--arrival', '2099-01-05 ١٦:٣٠'];
    await type('orders', 'assign', id, '--technician', '5', ...arrival);
    expect((await lastMessage()).message).toMatch(/^يأتيك الفني ماجد التقني، ونتوقع وصوله .*4:30\sم: المكيّف/);
    expect(await type('orders', 'depart', id)).toEqual(done(`The technician of order ${id} is on the way`));
    expect((await lastMessage()).message).toBe('الفني ماجد التقني في الطريق إليك: المكيّف لا يبرّد');
    expect(await type('orders', 'arrive', id)).toEqual(
      done(`The technician of order ${id} is there; if he is not: orders unarrive ${id}`),
    );
    expect((await lastMessage()).message).toBe('وصل الفني ماجد التقني: المكيّف لا يبرّد');
    expect(await type('orders', 'price', id, '--amount', '150')).toEqual(
      refused(`Order ${id} is for a mosque, which is free`),
    );
    expect(await type('orders', 'done', id)).toEqual(done(`Order ${id} is done`));
    expect((await lastMessage()).message).toBe('انتهى العمل. كيف كان الفني؟ المكيّف لا يبرّد');
    expect(await type('orders', 'done', id)).toEqual(
      refused(`Order ${id} is done: this is for orders that are assigned, on the way or arrived`),
    );
    const log = await made.db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(4);
    expect(log.map(({ verb }) => verb)).toEqual([
      'orders done',
      'orders arrive',
      'orders depart',
      'orders assign',
    ]);
    expect(log[0]).toMatchObject({ who: 'منى', before: { status: 'arrived' }, after: { status: 'done' } });
  });

  it('takes back an arrival marked by mistake, once, and before its price and its end', async () => {
    const id = String(await newOrder());
    const unarrive = (reason = 'ضغطت على طلب آخر') => type('orders', 'unarrive', id, '--reason', reason);
    const notThere = (status: string) =>
      refused(`Order ${id} is ${status}: this is for orders that are arrived`);
    await type('orders', 'assign', id, '--technician', '2');
    await type('orders', 'depart', id);
    expect(await unarrive()).toEqual(notThere('on the way'));
    await type('orders', 'arrive', id);
    expect(await type('orders', 'unarrive', id)).toMatchObject({ kind: 'wrong' });
    expect(await unarrive()).toMatchObject({
      message: `The technician of order ${id} has not arrived`,
      before: { status: 'arrived' },
      after: { status: 'on_the_way', arriveTime: null },
    });
    expect(await lastMessage()).toMatchObject({
      message: 'سجّلنا وصول الفني خطأً، ولم يصل بعد: المكيّف لا يبرّد. السبب: ضغطت على طلب آخر',
      link: `/maintenancedetails/${id}`,
    });
    expect(await unarrive()).toEqual(notThere('on the way'));
    await type('orders', 'arrive', id);
    await type('orders', 'done', id);
    expect(await unarrive()).toEqual(notThere('done'));
    expect(await type('orders', 'unarrive', '999999', '--reason', 'x')).toEqual(
      refused('There is no order 999999'),
    );
    const open = {
      callOutPaidAt: new Date(),
      technicianId: 2,
      assignTime: new Date(),
      arriveTime: new Date(),
    };
    const paid = await newOrder('normal');
    await made.db.update(orders).set(open).where(eq(orders.id, paid));
    await type('orders', 'price', String(paid), '--amount', '240.5');
    expect(await type('orders', 'unarrive', String(paid), '--reason', 'x')).toEqual(
      refused(`The final payment of order ${paid} is set`),
    );
  });

  it('takes back a departure and an end marked by mistake, for a reason that the customer reads', async () => {
    const id = String(await newOrder());
    const back = (verb: string, ...reason: string[]) => type('orders', verb, id, ...reason);
    const why = ['--reason', 'ضغطت على طلب آخر'];
    await type('orders', 'assign', id, '--technician', '2');
    expect(await back('undepart', ...why)).toEqual(
      refused(`Order ${id} is assigned: this is for orders that are on the way`),
    );
    await type('orders', 'depart', id);
    expect(await back('undepart')).toMatchObject({ kind: 'wrong' });
    expect(await back('undepart', ...why)).toMatchObject({
      message: `The technician of order ${id} has not set off`,
      before: { status: 'on_the_way' },
      after: { status: 'assigned', leaveTime: null },
    });
    expect((await lastMessage()).message).toBe(
      'سجّلنا انطلاق الفني خطأً، ولم ينطلق بعد: المكيّف لا يبرّد. السبب: ضغطت على طلب آخر',
    );
    expect(await back('undone', ...why)).toEqual(
      refused(`Order ${id} is assigned: this is for orders that are done`),
    );
    await type('orders', 'arrive', id);
    await type('orders', 'done', id);
    expect(await back('undone')).toMatchObject({ kind: 'wrong' });
    expect(await back('undone', ...why)).toMatchObject({
      message: `Order ${id} is open again`,
      before: { status: 'done' },
      after: { status: 'arrived', doneTime: null },
    });
    expect((await lastMessage()).message).toBe(
      'سجّلنا انتهاء العمل خطأً، وما زال طلبك مفتوحًا: المكيّف لا يبرّد. السبب: ضغطت على طلب آخر',
    );
    expect(await type('orders', 'done', id)).toHaveProperty('message');
    expect(await type('orders', 'undone', '999999', ...why)).toEqual(refused('There is no order 999999'));
  });

  it('stays done once its final price is paid; until then an answer about it is corrected', async () => {
    const id = await newOrder('normal');
    const now = new Date();
    const set = (more: Partial<typeof orders.$inferInsert>) =>
      made.db.update(orders).set(more).where(eq(orders.id, id));
    await set({ callOutPaidAt: now, technicianId: 2, assignTime: now, doneTime: now });
    await type('orders', 'price', String(id), '--amount', '300');
    const answer = (text: string, ...more: string[]) =>
      type('orders', 'answer', String(id), '--answer', text, ...more);
    expect(await answer('لا سؤال')).toEqual(refused(`Order ${id} has no open question`));
    await set({ question: 'لماذا 300؟', questionedAt: now });
    expect(await answer('قطعة غيار')).toHaveProperty('message');
    expect(await answer('قطعتا غيار', '--amount', '280')).toMatchObject({
      before: { finalPaymentSar: 300 },
      after: { finalPaymentSar: 280 },
    });
    const [row] = await made.db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ answer: 'قطعتا غيار', finalHalalas: 28_000 });
    expect((await lastMessage()).message).toMatch(/^أجبنا سؤالك عن المبلغ النهائي/);
    await set({ finalPaidAt: now });
    expect(await answer('قطعة')).toEqual(refused(`Order ${id} has no open question`));
    expect(await type('orders', 'undone', String(id), '--reason', 'x')).toEqual(
      refused(`The final payment of order ${id} is paid`),
    );
  });

  it('shows orders, and sets the final payment of one that is paid for', async () => {
    const shown = await type('orders', 'show', '6');
    expect(shown).toMatchObject({
      item: { id: 6, orderType: 'Urgent', status: 'arrived', since: expect.stringMatching(/Z$/) },
    });
    expect(await type('orders', 'price', '6', '--amount', '199')).toEqual(
      refused('A fast order costs 200\u00A0R.S at least'),
    );
    expect(await type('orders', 'price', '6', '--amount', '310.50')).toEqual(
      done('The final payment of order 6 is 310.50\u00A0R.S'),
    );
    const open = await type('orders', 'list');
    const all = await type('orders', 'list', '--part', 'all');
    const idsOf = (found: object) =>
      'rows' in found ? (found.rows as { id: number }[]).map(({ id }) => id) : [];
    expect(idsOf(open)).toEqual(expect.arrayContaining([4, 5, 6, 7]));
    expect(idsOf(open)).not.toContain(1);
    expect(idsOf(all)).toContain(1);
  });

  it('refuses what is not there, and what is written wrongly', async () => {
    expect(await type('orders', 'arrive', '999999')).toEqual(refused('There is no order 999999'));
    expect(await type('orders', 'show', '999999')).toEqual(refused('There is no order 999999'));
    expect(await type('orders', 'assign', '4', '--technician', '99')).toEqual(
      refused('There is no technician 99'),
    );
    expect(await type('orders', 'price', '6', '--amount', 'abc')).toMatchObject({ kind: 'wrong' });
    expect(await type('technicians', 'add', '0500002001', '--name', 'آخر')).toEqual(
      refused('A technician has 0500002001 already'),
    );
  });
});

describe('a technician', () => {
  it('is stopped with a reason that says why no order is assigned, and resumed', async () => {
    const id = String(await newOrder());
    const assign = () => type('orders', 'assign', id, '--technician', '3');
    const why = ['--reason', 'في إجازة حتى مايو'];
    expect(await type('technicians', 'resume', '3')).toMatchObject({ kind: 'wrong' });
    expect(await type('technicians', 'resume', '3', ...why)).toEqual(refused('Technician 3 is not stopped'));
    expect(await type('technicians', 'stop', '3')).toMatchObject({ kind: 'wrong' });
    expect(await type('technicians', 'stop', '3', ...why)).toEqual(
      done(expect.stringMatching(/^Technician 3 takes no more orders; in hand: \d+$/)),
    );
    expect(await type('technicians', 'stop', '3', ...why)).toEqual(
      refused('Technician 3 is stopped already'),
    );
    expect(await assign()).toEqual(refused('Technician 3 takes no more orders: في إجازة حتى مايو'));
    const listed = await type('technicians', 'list');
    expect(listed).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ id: 3, isActive: false, stopReason: 'في إجازة حتى مايو' }),
      ]),
    });
    expect(await type('technicians', 'resume', '3', '--reason', 'عاد من إجازته')).toEqual(
      done('Technician 3 takes orders again'),
    );
    expect(await assign()).toHaveProperty('message');
  });

  it('is changed in part, and keeps a mobile of its own', async () => {
    const change = (...argv: string[]) => type('technicians', 'change', '3', ...argv);
    const shown = await type('technicians', 'list');
    const crew = 'rows' in shown ? (shown.rows as { id: number; mobile: string; nameAr: string }[]) : [];
    const [third, other] = [crew.find(({ id }) => id === 3), crew.find(({ id }) => id !== 3)];
    expect(await change('--name', 'سعد الكهربائي')).toMatchObject({
      message: 'Technician 3 is سعد الكهربائي',
      before: { name: third?.nameAr },
      after: { name: 'سعد الكهربائي' },
    });
    expect(await change('--mobile', other?.mobile ?? '')).toEqual(
      refused('Another technician has this mobile'),
    );
    expect(await change('--mobile', third?.mobile ?? '')).toEqual(refused('Technician 3 is so already'));
    expect(await change('--mobile', '12')).toMatchObject({ kind: 'wrong' });
    for (const argv of [
      ['stop', '99', '--reason', 'x'],
      ['resume', '99', '--reason', 'x'],
      ['change', '99', '--name', 'x'],
    ])
      expect(await type('technicians', ...argv)).toEqual(refused('There is no technician 99'));
  });
});

describe('a coupon', () => {
  beforeEach(async () => {
    await made.db.update(users).set({ marketingGivenAt: new Date() }).where(eq(users.id, person.id));
  });

  it('is granted to everybody, or to one user, who is notified if he wants offers', async () => {
    const [user] = await made.db.select().from(users).where(eq(users.id, person.id));
    expect(await type('coupons', 'grant', 'summer-26', '--percent', '15', '--uses', '100')).toEqual(
      done('Coupon SUMMER-26 takes 15% off'),
    );
    const mobile = user?.mobile ?? '';
    expect(await type('coupons', 'grant', 'THANKS', '--sar', '25', '--mobile', mobile)).toEqual(
      done(`Coupon THANKS takes 25\u00A0R.S off, for ${mobile}`),
    );
    expect(await lastMessage()).toMatchObject({
      message: 'لك قسيمة خصم 25\u00A0ر.س من أجرة كشف الصيانة: THANKS',
      link: '/maintenances',
    });
    expect(await type('coupons', 'list')).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ code: 'THANKS', percent: null, amount: 25, mobile, uses: 0 }),
      ]),
    });
  });

  it('is stopped, resumed and changed, and a payment takes it as it stands', async () => {
    const [user] = await made.db.select().from(users).where(eq(users.id, person.id));
    await type('coupons', 'grant', 'MINE', '--percent', '10', '--mobile', user?.mobile ?? '', '--uses', '9');
    const ask = async () =>
      (await postAs(made.app, person, '/api/coupons/available', { coupon: 'MINE' })).json();
    const why = ['--reason', 'مُنحت خطأً'];
    expect(await type('coupons', 'resume', 'MINE', ...why)).toEqual(refused('Coupon MINE is not stopped'));
    expect(await type('coupons', 'stop', 'mine')).toMatchObject({ kind: 'wrong' });
    expect(await type('coupons', 'stop', 'mine', ...why)).toMatchObject({
      message: 'Coupon MINE is stopped',
      before: { stoppedAt: null },
      after: { stoppedAt: expect.any(String) },
    });
    expect(await lastMessage()).toMatchObject({ message: 'أوقفنا قسيمتك MINE. السبب: مُنحت خطأً' });
    expect(await ask()).toMatchObject({ errors: { coupon: 'أُوقفت هذه القسيمة' } });
    expect(await type('coupons', 'stop', 'MINE', ...why)).toEqual(refused('Coupon MINE is stopped already'));
    expect(await type('coupons', 'resume', 'MINE')).toMatchObject({ kind: 'wrong' });
    expect(await type('coupons', 'resume', 'MINE', ...why)).toEqual(done('Coupon MINE may be used again'));
    expect(await ask()).toEqual({ row: { amount: 10, discountType: 'percentage' } });
    expect(
      await type('coupons', 'change', 'MINE', '--sar', '40.5', '--uses', '', '--expires', '2099-01-05'),
    ).toMatchObject({
      before: { percent: 10, sar: null, uses: 9, expires: null },
      after: { percent: null, sar: 40.5, uses: null, expires: '2099-01-05' },
    });
    expect((await lastMessage()).message).toContain('لك قسيمة خصم 40.50\u00A0ر.س');
    expect(await ask()).toEqual({ row: { amount: 40.5, discountType: 'fixed' } });
    expect(await type('coupons', 'change', 'MINE', '--sar', '40.5')).toEqual(
      refused('Coupon MINE is so already'),
    );
    expect(await type('coupons', 'change', 'MINE', '--sar', '5', '--percent', '5')).toEqual(
      refused('Give either --percent or --sar', 2),
    );
    expect(await type('coupons', 'change', 'MINE', '--sar', '')).toEqual(
      refused('Give either --percent or --sar', 2),
    );
    for (const verb of ['stop', 'resume', 'change']) {
      const more = verb === 'change' ? ['--uses', '5'] : why;
      expect(await type('coupons', verb, 'NONE', ...more)).toEqual(refused('There is no coupon NONE'));
    }
  });

  it('is refused twice, for an unknown mobile, and without what it takes off', async () => {
    expect(await type('coupons', 'grant', 'RUKN20', '--percent', '5')).toEqual(
      refused('There is a coupon RUKN20 already'),
    );
    expect(await type('coupons', 'grant', 'NOBODY', '--sar', '5', '--mobile', '0599999999')).toEqual(
      refused('Nobody is registered under 0599999999'),
    );
    expect(await type('coupons', 'grant', 'NOTHING')).toEqual(refused('Give either --percent or --sar', 2));
    expect(await type('coupons', 'grant', 'a', '--percent', '5')).toMatchObject({ kind: 'wrong' });
    expect(await type('coupons', 'grant', 'GONE', '--percent', '5', '--expires', '2020-01-01')).toEqual(
      refused('--expires must be its last day, today or later, as YYYY-MM-DD, not "2020-01-01"', 2),
    );
  });
});
