import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { monthsAfter } from '../../../contract/day-arithmetic.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { addVisitors, createBookingApp, read, type Visitor } from '../../../tests/support/bookings.ts';
import { act, addOperator, done, itemOf } from '../../../tests/support/console.ts';
import { giveTo, letTo, mobileOf, propertiesToLet } from '../../../tests/support/tenancies.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { tenancies } from '../../db/schema/rentals.ts';

const NOBODY: Visitor = { id: 0, headers: {} };
const today = riyadhDay(new Date());

let made: Awaited<ReturnType<typeof createBookingApp>>;
let noura: Awaited<ReturnType<typeof addOperator>>;
let majed: Awaited<ReturnType<typeof addOperator>>;
let owner: Visitor;
let tenant: Visitor;
let tenantMobile: string;
let propertyIds: number[];
let propertyId: number;

beforeAll(async () => {
  made = await createBookingApp();
  noura = await addOperator(made.db, 'نورة العتيبي');
  majed = await addOperator(made.db, 'ماجد الحربي');
  propertyIds = await propertiesToLet(made.db, 8);
});
afterAll(() => made.app.close());
beforeEach(async () => {
  [owner = NOBODY, tenant = NOBODY] = await addVisitors(made.db, 2);
  tenantMobile = await mobileOf(made.db, tenant);
  propertyId = propertyIds.shift() ?? 0;
});

const rowVersionOf = async (path: string) => (await itemOf(made, noura, path)).seen as string;
const agreed = (more: Record<string, string> = {}) => ({
  property: String(propertyId),
  tenant: tenantMobile,
  start: monthsAfter(today, -5),
  term: '١',
  unit: 'year',
  rent: '12500',
  every: 'quarterly',
  ...more,
});
const record = async (more?: Record<string, string>, who = noura, seen?: string) =>
  act(made, who, {
    verb: 'tenancies record',
    args: agreed(more),
    seen: seen ?? (await rowVersionOf(`ads/${propertyId}`)),
  });
const queue = async (name: string) =>
  (await read(made.app, noura, '/api/ops/overview')).queues.find(
    (one: { queue: string }) => one.queue === name,
  );

describe('a property', () => {
  it('is found by its number, its title or a mobile, and its owner is entered there', async () => {
    const { rows: byNumber } = await read(made.app, noura, `/api/ops/homes?q=${propertyId}`);
    expect(byNumber[0]).toMatchObject({ id: propertyId, status: 'published', owner: null });
    const word = encodeURIComponent(byNumber[0].title.split(' ')[0]);
    expect((await read(made.app, noura, `/api/ops/homes?q=${word}`)).rows.length).toBeGreaterThan(0);
    expect((await itemOf(made, noura, `ads/${propertyId}`)).actions).toEqual([
      'owners set',
      'ads hide',
      'ads reopen',
    ]);
    const verb = 'owners set';
    const set = (mobile: string, seen: string, who = noura) =>
      act(made, who, { verb, args: { property: String(propertyId), mobile }, seen });
    const seen = await rowVersionOf(`ads/${propertyId}`);
    expect(await set('0599999999', seen)).toMatchObject({
      status: 422,
      body: { errors: { mobile: 'لا حساب بهذا الرقم' } },
    });
    const mobile = await mobileOf(made.db, owner);
    expect(await set(mobile, seen)).toEqual(done(verb, propertyId));
    expect(await set(tenantMobile, seen, majed)).toMatchObject({
      status: 409,
      body: { errors: { seen: 'نورة العتيبي: تسجيل مالك' } },
    });
    const item = await itemOf(made, noura, `ads/${propertyId}`);
    expect(item.actions).toContain('tenancies record');
    expect(item.facts).toContainEqual({ name: 'ownedBy', form: 'mobile', value: mobile });
    expect(item.history[0]).toMatchObject({ label: 'تسجيل مالك', kind: 'ads', target: String(propertyId) });
    const { rows: byOwner } = await read(made.app, noura, `/api/ops/homes?q=${mobile}`);
    expect(byOwner.map(({ id }: { id: number }) => id)).toEqual([propertyId]);
  });
});

describe('a tenancy', () => {
  beforeEach(() => giveTo(made.db, owner, propertyId));

  it('is refused at the field that mends it, and nothing is written', async () => {
    const before = await made.db.$count(tenancies);
    for (const [field, more, words] of [
      ['tenant', { tenant: '0599999999' }, 'لا حساب بهذا الرقم'],
      ['tenant', { tenant: '12' }, 'اكتب جوال المستأجر، مثل 0500000001'],
      ['tenant', { tenant: await mobileOf(made.db, owner) }, 'هذا رقم المالك نفسه'],
      ['rent', { rent: '-5' }, 'اكتب مبلغ الدفعة بالريال'],
      ['start', { start: '2026-02-30' }, 'اختر أول يوم في العقد'],
      ['every', { unit: 'month', term: '4' }, 'لا تنقسم المدة على هذه الدفعات. اختر دفعات أقصر أو غيّر المدة'],
    ] as const) {
      expect(await record(more)).toMatchObject({ status: 422, body: { errors: { [field]: words } } });
    }
    expect(await made.db.$count(tenancies)).toBe(before);
  });

  it('is recorded once, by a double click and by two operators', async () => {
    const seen = await rowVersionOf(`ads/${propertyId}`);
    const body = { verb: 'tenancies record', args: agreed(), seen };
    const twice = await Promise.all(['one', 'one'].map((key) => act(made, noura, body, key)));
    const first = twice.find(({ status }) => status === 200);
    expect(first?.body.verb).toBe('tenancies record');
    expect(await act(made, majed, body)).toMatchObject({
      status: 409,
      body: { error_number: 6009, errors: { seen: 'نورة العتيبي: تسجيل عقد إيجار' } },
    });
    // An operator who saw the tenancy gets the error at the field that corrects it.
    expect(await record({ start: today }, majed)).toMatchObject({
      status: 422,
      body: { errors: { start: expect.stringContaining('العقار مؤجّر') } },
    });
    const [line] = await made.db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1);
    expect(line).toMatchObject({
      verb: 'tenancies record',
      before: null,
      after: { propertyId, tenant: tenantMobile, dues: 4 },
    });
  });

  it('waits for its dues, is paid due by due, and is ended, each once and logged', async () => {
    const [due, over] = [await queue('tenancies-due'), await queue('tenancies-over')];
    const recorded = await letTo(made.db, tenant, propertyId, { startsOn: monthsAfter(today, -13) });
    const id = recorded.outcome === 'done' ? recorded.tenancy.id : 0;
    expect((await queue('tenancies-due')).count).toBe(due.count + 1);
    expect((await queue('tenancies-over')).count).toBe(over.count + 1);
    const { rows } = await read(made.app, noura, '/api/ops/queue/tenancies-due');
    expect(rows.find((row: { id: number }) => row.id === id)).toMatchObject({
      note: '4 دفعات',
      amount: 12_000,
    });
    const item = await itemOf(made, noura, `tenancies/${id}`);
    expect(item).toMatchObject({
      status: 'over',
      statusLabel: 'انتهت مدته',
      actions: ['tenancies paid', 'tenancies end'],
      person: { mobile: tenantMobile },
      about: { kind: 'ads', id: propertyId },
    });
    expect(item.dues).toHaveLength(4);
    expect(item.choices['tenancies paid']).toHaveLength(4);
    const [{ dueOn }] = item.dues;
    const pay = (seen: string, on: string, who = noura) =>
      act(made, who, { verb: 'tenancies paid', args: { id: String(id), due: dueOn, on }, seen });
    expect(await pay(item.seen, '2999-01-01')).toMatchObject({
      status: 422,
      body: { errors: { on: 'اختر يومًا مضى، أو اليوم' } },
    });
    expect(await pay(item.seen, today)).toEqual(done('tenancies paid', id));
    expect(await pay(item.seen, today, majed)).toMatchObject({
      status: 409,
      body: { errors: { seen: 'نورة العتيبي: تسجيل دفعة إيجار' } },
    });
    const paid = await itemOf(made, noura, `tenancies/${id}`);
    expect(paid.dues[0]).toMatchObject({ dueOn, paidOn: today });
    expect(paid.facts).toContainEqual({ name: 'collected', form: 'money', value: 3_000 });
    expect(await pay(paid.seen, today)).toMatchObject({
      status: 409,
      body: { errors: { seen: 'سُجّل سداد هذه الدفعة من قبل' } },
    });
    const correct = (reason: string) =>
      act(made, noura, {
        verb: 'tenancies correct',
        args: { id: String(id), due: dueOn, reason },
        seen: paid.seen,
      });
    expect(paid.choices['tenancies correct']).toMatchObject([{ value: dueOn }]);
    expect(await correct(' ')).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.any(String) } },
    });
    expect(await correct('سُجّلت خطأً')).toEqual(done('tenancies correct', id));
    const corrected = await itemOf(made, noura, `tenancies/${id}`);
    expect(corrected.dues[0]).toMatchObject({ dueOn, paidOn: null });
    expect(corrected.actions).not.toContain('tenancies correct');
    const end = (seen: string) => act(made, noura, { verb: 'tenancies end', args: { id: String(id) }, seen });
    expect(await end(corrected.seen)).toEqual(done('tenancies end', id));
    const ended = await itemOf(made, noura, `tenancies/${id}`);
    expect(ended).toMatchObject({ status: 'ended', actions: ['tenancies resume'] });
    expect(ended.history.map(({ verb }: { verb: string }) => verb)).toEqual([
      'tenancies end',
      'tenancies correct',
      'tenancies paid',
    ]);
    expect(await end(ended.seen)).toMatchObject({ status: 409 });
    expect((await queue('tenancies-over')).count).toBe(over.count);
  });

  it('is found by either side, by the property, and beside the person', async () => {
    const recorded = await letTo(made.db, tenant, propertyId, { startsOn: today });
    const id = recorded.outcome === 'done' ? recorded.tenancy.id : 0;
    const find = async (q: string, part = 'open') =>
      (await read(made.app, noura, `/api/ops/tenancies?part=${part}&q=${encodeURIComponent(q)}`)).rows.map(
        (row: { id: number }) => row.id,
      );
    for (const q of [tenantMobile, await mobileOf(made.db, owner), String(propertyId)]) {
      expect(await find(q)).toEqual([id]);
    }
    expect(await find('لا أحد بهذا الاسم')).toEqual([]);
    expect(await find('%')).toEqual([]);
    for (const { id: personId } of [owner, tenant]) {
      const { person } = await read(made.app, noura, `/api/ops/people/${personId}`);
      expect(person.tenancies).toMatchObject([{ id, status: 'running', statusLabel: 'سارٍ' }]);
    }
    const all = await read(made.app, noura, '/api/ops/tenancies');
    const days = all.rows.map(({ expiresOn }: { expiresOn: string }) => expiresOn);
    expect(days).toEqual(days.toSorted());
  });
});
