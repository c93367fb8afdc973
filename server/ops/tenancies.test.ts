import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter, monthsAfter } from '../../contract/day-arithmetic.ts';
import { riyadhDay } from '../../contract/riyadh.ts';
import { writtenDay } from '../../contract/written-dates.ts';
import {
  addVisitors,
  book,
  createBookingApp,
  freeTimes,
  read,
  type Visitor,
} from '../../tests/support/bookings.ts';
import { mobileOf, propertiesToLet } from '../../tests/support/tenancies.ts';
import { ledgerEntries } from '../db/schema/money.ts';
import { operatorLog } from '../db/schema/operators.ts';
import { properties } from '../db/schema/properties.ts';
import { tenancies } from '../db/schema/rentals.ts';
import { allVerbs } from './all-verbs.ts';
import { readCommandLine } from './command-line.ts';
import { tryCommand } from './run-command.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
let owner: Visitor;
let tenant: Visitor;
let propertyId: string;
let ownerMobile: string;
let tenantMobile: string;
const today = riyadhDay(new Date());
const start = monthsAfter(today, -5);

beforeAll(async () => {
  made = await createBookingApp();
  [owner = { id: 0, headers: {} }, tenant = { id: 0, headers: {} }] = await addVisitors(made.db, 2);
  propertyId = String((await propertiesToLet(made.db, 1))[0]);
  ownerMobile = await mobileOf(made.db, owner);
  tenantMobile = await mobileOf(made.db, tenant);
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
const lastMessage = async (visitor: Visitor) =>
  (await read(made.app, visitor, '/api/users/notifications')).rows[0] as { message: string; link: string };
const record = (changed: Record<string, string> = {}) => {
  const given = {
    '--tenant': tenantMobile,
    '--start': start,
    '--term': '1',
    '--unit': 'year',
    '--rent': '12,500.50',
    '--every': 'quarterly',
    ...changed,
  };
  return type('tenancies', 'record', propertyId, ...Object.entries(given).flat());
};
const isInPublic = async () =>
  (await made.app.inject({ url: `/api/properties/retrieve/${propertyId}` })).statusCode === 200;

describe('a tenancy by the operator', () => {
  it('needs an owner, a tenant, and dues that fit its term', async () => {
    expect(await record()).toEqual(
      refused(`Property ${propertyId} has no owner yet: owners set ${propertyId} --mobile MOBILE`),
    );
    expect(await type('owners', 'set', propertyId, '--mobile', '0599999999')).toEqual(
      refused('Nobody is registered under 0599999999'),
    );
    expect(await type('owners', 'set', propertyId, '--mobile', ownerMobile)).toEqual(
      expect.objectContaining({ after: { ownerId: owner.id } }),
    );
    expect(await record({ '--tenant': '0599999999' })).toEqual(
      refused('Nobody is registered under 0599999999'),
    );
    expect(await record({ '--tenant': ownerMobile })).toEqual(
      refused(`Property ${propertyId} is ${ownerMobile}’s own`),
    );
    expect(await record({ '--unit': 'month', '--term': '4' })).toEqual(
      refused('A term of 4 months is not paid every 3 months'),
    );
    expect(await record({ '--start': '2026-02-30' })).toMatchObject({ kind: 'wrong' });
    expect(await type('tenancies', 'record', '999999', '--tenant', tenantMobile)).toMatchObject({
      kind: 'wrong',
    });
    expect(await isInPublic()).toBe(true);
  });

  it('takes the property out of public, calls off its viewings, notifies and is logged', async () => {
    const [visitor = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
    const [slot] = await freeTimes(made.app, Number(propertyId), visitor);
    await book(made.app, visitor, { propertyId: Number(propertyId), ...slot });
    expect(await record()).toEqual(done(expect.stringContaining('in 4 payments of 12,500.50\u00A0R.S')));
    expect(await isInPublic()).toBe(false);
    for (const side of [owner, tenant]) {
      expect(await lastMessage(side)).toMatchObject({
        message: expect.stringContaining(`سُجّل عقد الإيجار من ${writtenDay(start, 'ar')} إلى `),
        link: `/rental/${propertyId}`,
      });
    }
    expect((await lastMessage(visitor)).message).toMatch(/^أُلغيت معاينتك /);
    const [log] = await made.db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1);
    expect(log).toMatchObject({ verb: 'tenancies record', who: 'منى', after: { tenant: tenantMobile } });
    expect(await record({ '--start': today })).toEqual({
      refused: [expect.stringMatching(`^Property ${propertyId} is let from ${start} to .+: tenancy \\d+$`)],
      code: 1,
    });
  });

  it('is listed and shown, and each due is paid once', async () => {
    const listed = await type('tenancies', 'list');
    const row = 'rows' in listed ? listed.rows.find((row) => row.propertyId === Number(propertyId)) : null;
    expect(row).toMatchObject({
      tenant: { mobile: tenantMobile },
      nextDue: start,
      isLate: true,
      endedOn: null,
    });
    const id = String(row?.id);
    expect(await type('tenancies', 'paid', id, start, '--on', start)).toEqual(
      done(`The due of ${start}, 12,500.50\u00A0R.S, is paid; 3 are left`),
    );
    expect((await lastMessage(tenant)).message).toContain(
      'وصلت دفعة الإيجار 12,500.50\u00A0ر.س المستحقة في ',
    );
    expect((await lastMessage(owner)).link).toBe(`/rental/${propertyId}`);
    expect(await type('tenancies', 'paid', id, start)).toEqual(
      refused(`The due of ${start} was paid on ${start}`),
    );
    expect(await type('tenancies', 'paid', id, '2000-01-01')).toMatchObject({
      refused: [expect.stringContaining(`Tenancy ${id} has no due on 2000-01-01; unpaid are: `)],
    });
    expect(await type('tenancies', 'paid', '999999', start)).toEqual(refused('There is no tenancy 999999'));
    expect(await type('tenancies', 'show', id)).toMatchObject({
      item: {
        collected: 12_500.5,
        leftToPay: 37_501.5,
        [`due ${start}`]: `12,500.50\u00A0R.S, paid on ${start}`,
      },
    });
    expect(await type('tenancies', 'show', '999999')).toEqual(refused('There is no tenancy 999999'));
  });

  it('has a due that was marked by mistake corrected, once, for a reason that both sides read', async () => {
    const listed = await type('tenancies', 'list');
    const row = 'rows' in listed ? listed.rows.find((row) => row.propertyId === Number(propertyId)) : null;
    const id = String(row?.id);
    const correct = (due: string, ...reason: string[]) => type('tenancies', 'correct', id, due, ...reason);
    const why = ['--reason', 'سُجّلت على عقد آخر'];
    expect(await correct(start)).toMatchObject({ kind: 'wrong' });
    const entries = await made.db.$count(ledgerEntries);
    expect(await correct(start, ...why)).toEqual({
      message: `The due of ${start}, 12,500.50\u00A0R.S, is unpaid again`,
      before: { paidOn: start },
      after: { paidOn: null },
    });
    expect(await made.db.$count(ledgerEntries)).toBe(entries);
    for (const side of [owner, tenant]) {
      expect((await lastMessage(side)).message).toMatch(
        /^سجّلنا خطأً سداد دفعة الإيجار 12,500\.50\u00A0ر\.س .*السبب: سُجّلت على عقد آخر$/,
      );
    }
    expect(await type('tenancies', 'show', id)).toMatchObject({
      item: { collected: 0, [`due ${start}`]: '12,500.50\u00A0R.S, unpaid' },
    });
    expect(await correct(start, ...why)).toEqual(refused(`The due of ${start} is not marked as paid`));
    expect(await correct('2000-01-01', ...why)).toEqual(refused(`Tenancy ${id} has no due on 2000-01-01`));
    expect(await type('tenancies', 'correct', '999999', start, ...why)).toEqual(
      refused('There is no tenancy 999999'),
    );
    expect(await type('tenancies', 'paid', id, start, '--on', start)).toHaveProperty('message');
  });

  it('is ended once, and its property can be let again', async () => {
    const listed = await type('tenancies', 'list');
    const id = String(
      'rows' in listed && listed.rows.find((row) => row.propertyId === Number(propertyId))?.id,
    );
    expect(await type('tenancies', 'end', id)).toEqual(
      done(`Tenancy ${id} has ended: property ${propertyId} is free from ${today}`),
    );
    expect(await lastMessage(tenant)).toMatchObject({ link: '/myrents' });
    expect(await lastMessage(owner)).toMatchObject({ link: '/myproperty' });
    expect(await type('tenancies', 'end', id)).toEqual(refused(`Tenancy ${id} ended on ${today}`));
    expect(await type('tenancies', 'correct', id, start, '--reason', 'x')).toEqual(
      refused(`Tenancy ${id} ended on ${today}`),
    );
    const [row] = await made.db
      .select()
      .from(properties)
      .where(eq(properties.id, Number(propertyId)));
    expect(row?.status).toBe('hidden');
    const status = async () =>
      (
        await made.db
          .select()
          .from(properties)
          .where(eq(properties.id, Number(propertyId)))
      )[0]?.status;
    const resume = (...reason: string[]) => type('tenancies', 'resume', id, ...reason);
    const why = ['--reason', 'أُنهي عقد آخر'];
    expect(await resume()).toMatchObject({ kind: 'wrong' });
    expect(await resume(...why)).toEqual({
      message: `Tenancy ${id} goes on: property ${propertyId} is let`,
      before: { endedOn: today },
      after: { endedOn: null },
    });
    expect(await status()).toBe('rented');
    for (const side of [owner, tenant]) {
      expect(await lastMessage(side)).toMatchObject({
        message: expect.stringMatching(
          /^سجّلنا انتهاء عقد الإيجار خطأً، وما زال ساريًا: .*السبب: أُنهي عقد آخر$/,
        ),
        link: `/rental/${propertyId}`,
      });
    }
    expect(await resume(...why)).toEqual(refused(`Tenancy ${id} has not ended`));
    await type('tenancies', 'end', id);
    expect(await record({ '--start': today })).toMatchObject({ message: expect.any(String) });
    // Others have the home by now, or had it in between.
    expect(await resume(...why)).toMatchObject({
      refused: [expect.stringContaining(`Property ${propertyId} is let from ${today} to `)],
    });
    const rows = await type('tenancies', 'list');
    const other = 'rows' in rows && rows.rows.find((each) => each.propertyId === Number(propertyId));
    await made.db
      .update(tenancies)
      .set({ endedOn: daysAfter(today, 1) })
      .where(eq(tenancies.id, Number(other ? other.id : 0)));
    expect(await resume(...why)).toEqual(
      refused(`Property ${propertyId} was let to others since tenancy ${id} ended`),
    );
    expect(await type('tenancies', 'resume', '999999', ...why)).toEqual(
      refused('There is no tenancy 999999'),
    );
    const all = await type('tenancies', 'list', '--part', 'all');
    expect('rows' in all && all.rows.filter((each) => each.propertyId === Number(propertyId))).toHaveLength(
      2,
    );
  });

  it('is refused for what is reserved, for sale or not there', async () => {
    const letOf = async (id: number) =>
      type(
        ...['tenancies', 'record', String(id), '--tenant', tenantMobile, '--start', today],
        ...['--term', '1', '--unit', 'year', '--rent', '9', '--every', 'yearly'],
      );
    const [reserved] = await made.db.select().from(properties).where(eq(properties.status, 'reserved'));
    expect(await letOf(reserved?.id ?? 0)).toMatchObject({
      refused: [expect.stringMatching(/is reserved: this is for|is held by reservation|is for sale/)],
    });
    const [sold] = await made.db.select().from(properties).where(eq(properties.purpose, 'for_sale'));
    expect(await letOf(sold?.id ?? 0)).toEqual(refused(`Property ${sold?.id} is for sale`));
    expect(await letOf(999_999)).toEqual(refused('There is no property 999999'));
  });
});
