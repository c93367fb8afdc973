import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPS_KINDS, OPS_NOTED, OPS_QUEUES } from '../../../contract/ops-queues.ts';
import { OPS_ROLES, type OpsRole } from '../../../contract/ops-roles.ts';
import { REQUEST_CATEGORIES } from '../../../contract/request-statuses.ts';
import { addVisitors, createBookingApp, read, type Visitor } from '../../../tests/support/bookings.ts';
import { act, addDeed, addOperator, done, itemOf } from '../../../tests/support/console.ts';
import { reservationFixture } from '../../../tests/support/reservation-fixture.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { allVerbs } from '../all-verbs.ts';
import { addToLog } from '../base/operator-log.ts';
import { tryCommand } from '../run-command.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
const team = {} as Record<OpsRole, Awaited<ReturnType<typeof addOperator>>>;

beforeAll(async () => {
  made = await createBookingApp();
  for (const role of OPS_ROLES) team[role] = await addOperator(made.db, `مشغّل ${role}`, role);
});
afterAll(() => made.app.close());

const statusOf = async (who: Visitor, url: string) =>
  (await made.app.inject({ url, headers: who.headers })).statusCode;

/** Verbs on several kinds of things: the argument that says which, and its values. */
const KINDS: Record<string, [argument: string, values: readonly string[]]> = {
  requests: ['kind', REQUEST_CATEGORIES],
  notes: ['about', OPS_NOTED],
};

/** Verbs of the console, with the name of their rights; those on several kinds once for each. */
const commands = allVerbs
  .filter(({ effect, whoMay }) => effect === 'change' && whoMay !== 'shell')
  .flatMap(({ name }): { name: string; right: string; args?: Record<string, string> }[] => {
    const [word = ''] = name.split(' ');
    const [argument = '', values] = KINDS[word] ?? [];
    if (!values) return [{ name, right: word }];
    return values.map((value) => ({ name, right: `${word}-${value}`, args: { [argument]: value } }));
  });

const REVIEWED = [
  'ads',
  'reports',
  'requests-property',
  'requests-management',
  'requests-documents',
  'deletions',
];
const MONEY = ['reservations', 'viewings', 'refunds', 'payments', 'tenancies', 'coupons', 'requests-finance'];
/** Written out, so that a change of contract/ops-roles.ts is one of this table too. */
const DOES: Record<OpsRole, string[]> = {
  admin: [
    ...[...REVIEWED, ...MONEY, 'owners', 'orders', 'technicians', 'articles', 'questions', 'sessions'],
    ...['notes-people', 'notes-ads', 'notes-orders'],
  ],
  reviewer: [...REVIEWED, 'sessions', 'notes-people', 'notes-ads'],
  dispatcher: ['orders', 'technicians', 'viewings', 'notes-orders'],
  finance: [...MONEY, 'owners'],
  editor: ['articles', 'questions'],
  auditor: [],
};
const SEES: Record<OpsRole, string[]> = {
  admin: [...OPS_KINDS],
  reviewer: [...REVIEWED, 'tenancies'],
  dispatcher: ['orders', 'viewings'],
  finance: [
    'ads',
    'orders',
    'reservations',
    'viewings',
    'refunds',
    'payments',
    'tenancies',
    'requests-finance',
  ],
  editor: ['articles'],
  auditor: [...OPS_KINDS],
};
const VIEWS = {
  '/api/ops/people?q=nobody': ['admin', 'auditor', 'reviewer', 'dispatcher', 'finance'],
  '/api/ops/people/1': ['admin', 'auditor', 'reviewer', 'dispatcher', 'finance'],
  '/api/ops/homes?q=1': ['admin', 'auditor', 'reviewer', 'dispatcher', 'finance'],
  '/api/ops/tenancies': ['admin', 'auditor', 'reviewer', 'finance'],
  '/api/ops/team': ['admin', 'auditor'],
  '/api/ops/figures': ['admin', 'auditor', 'finance'],
  '/api/ops/finance': ['admin', 'auditor', 'finance'],
  '/api/ops/finance/file': ['admin', 'auditor', 'finance'],
  '/api/ops/coupons': ['admin', 'auditor', 'finance'],
  '/api/ops/technicians': ['admin', 'auditor', 'dispatcher'],
  '/api/ops/articles': ['admin', 'auditor', 'editor'],
  '/api/ops/articles/1': ['admin', 'auditor', 'editor'],
  '/api/ops/pictures': ['admin', 'auditor', 'editor'],
  '/api/ops/questions': ['admin', 'auditor', 'editor'],
};

describe.each(OPS_ROLES)('the role %s', (role) => {
  it('does what the matrix says, and is refused all else before anything is looked at', async () => {
    const allowed: string[] = [];
    for (const { name, right, args } of commands) {
      const { status, body } = await act(made, team[role], {
        verb: name,
        args: { id: '999999999', ...args },
        seen: '0.0',
      });
      expect(status === 403 ? body.error_number : 6013).toBe(6013);
      if (status !== 403) allowed.push(right);
    }
    expect([...new Set(allowed)].toSorted()).toEqual(DOES[role].toSorted());
  });

  it('sees the queues and items of the matrix', async () => {
    const { queues, role: told } = await read(made.app, team[role], '/api/ops/overview');
    expect(told).toBe(role);
    const isSeen = (kind: string) => SEES[role].includes(kind);
    const ownKinds = role === 'auditor' ? SEES.auditor : DOES[role];
    const kinds = queues.map(({ kind }: { kind: string }) => kind);
    expect([...new Set(kinds)].toSorted()).toEqual(
      OPS_KINDS.filter((kind) => ownKinds.includes(kind)).toSorted(),
    );
    for (const queue of OPS_QUEUES) {
      const kind = queue.replace(/^(reservations|orders|tenancies|articles)-.*/, '$1');
      const status = await statusOf(team[role], `/api/ops/queue/${queue}`);
      expect([queue, status]).toEqual([queue, isSeen(kind) ? 200 : 403]);
    }
    for (const kind of OPS_KINDS) {
      const status = await statusOf(team[role], `/api/ops/item/${kind}/999999999`);
      expect([kind, status]).toEqual([kind, isSeen(kind) ? 404 : 403]);
    }
  });

  it('opens the views of the matrix', async () => {
    for (const [url, roles] of Object.entries(VIEWS)) {
      expect([url, await statusOf(team[role], url)]).toEqual([url, roles.includes(role) ? 200 : 403]);
    }
  });

  it('is offered only forms of verbs that it may do', async () => {
    const { verbs } = await read(made.app, team[role], '/api/ops/verbs');
    for (const { verb } of verbs as { verb: string }[]) {
      const group = verb.split(' ')[0] ?? '';
      expect(DOES[role].some((one) => one === group || one.startsWith(`${group}-`))).toBe(true);
    }
    if (role === 'auditor') expect(verbs).toEqual([]);
  });
});

describe('an ad’s deed', () => {
  it.each(OPS_ROLES)('is for reviewers and auditors: %s', async (role) => {
    const [owner] = await addVisitors(made.db, 1);
    if (!owner) throw new Error('Nobody was made');
    const id = await addDeed(made.app, owner.headers);
    const mayOpen = ['admin', 'reviewer', 'auditor'].includes(role);
    expect(await statusOf(team[role], `/api/ops/deed/${id}`)).toBe(mayOpen ? 200 : 403);
    if (role === 'finance') {
      const ad = await itemOf(made, team.finance, `ads/${id}`);
      expect(ad).toMatchObject({ hasDeed: false, actions: expect.not.arrayContaining(['ads hide']) });
    }
  });
});

describe('a role that changes while a form is open', () => {
  it('is refused in the reader’s language, and nothing is changed', async () => {
    const [owner] = await addVisitors(made.db, 1);
    const id = await addDeed(made.app, owner?.headers ?? {});
    const reviewer = await addOperator(made.db, 'ريم', 'reviewer');
    const ad = await itemOf(made, reviewer, `ads/${id}`);
    const hide = { verb: 'ads hide', args: { id: String(id), reason: 'x' }, seen: ad.seen };
    const become = (role: 'user' | OpsRole) =>
      made.db.update(users).set({ role }).where(eq(users.id, reviewer.id));
    await become('editor');
    expect(await act(made, reviewer, hide)).toMatchObject({
      status: 403,
      body: { msg: 'هذا خارج صلاحياتك. اطلبه ممن يملكها', error_number: 6013 },
    });
    await become('user');
    expect(await act(made, reviewer, hide)).toMatchObject({ status: 404, body: { error_number: 1004 } });
    const [row] = await made.db.select().from(properties).where(eq(properties.id, id));
    expect(row?.status).toBe('published');
  });
});

describe('the log', () => {
  it('is whole for admins and auditors; others see what they did themselves', async () => {
    const mobile = team.editor.mobile;
    const ended = await act(made, team.admin, { verb: 'sessions end', args: { mobile } });
    expect(ended.status).toBe(200);
    const { rows } = await read(made.app, team.auditor, '/api/ops/log');
    expect(rows[0]).toMatchObject({ verb: 'sessions end', who: 'مشغّل admin' });
    expect((await read(made.app, team.reviewer, '/api/ops/log')).rows).toEqual([]);
  });
});

describe('the last admin', () => {
  const actor = { name: 'x', channel: 'shell', account: 'x' } as const;
  const ask = (verb: string, given: Record<string, string>) => tryCommand(made.db, { verb, given, actor });
  const refused = { refused: ['This is the last admin: add another one first'], code: 1 };

  it('can be neither removed nor given another role, also by two at a time', async () => {
    const { mobile } = team.admin;
    expect(await ask('operator remove', { mobile })).toEqual(refused);
    expect(await ask('operator add', { mobile, role: 'editor' })).toEqual(refused);
    expect(await ask('operator add', { mobile: team.finance.mobile })).toMatchObject({
      before: { role: 'finance' },
      after: { role: 'admin' },
    });
    const both = await Promise.all([
      ask('operator remove', { mobile }),
      ask('operator remove', { mobile: team.finance.mobile }),
    ]);
    expect(both.filter((outcome) => 'refused' in outcome)).toEqual([refused]);
  });

  it('a role that does not exist is refused by name', async () => {
    expect(await ask('operator add', { mobile: team.editor.mobile, role: 'boss' })).toMatchObject({
      refused: [expect.stringContaining('must be one of admin, reviewer')],
      code: 2,
    });
  });
});

describe('a refund above the sum for one operator', () => {
  const fixture = reservationFixture();

  /** Reserves for 5,000 riyals. */
  async function payMuch(): Promise<number> {
    await fixture
      .made()
      .db.update(properties)
      .set({ purpose: 'for_sale', rentPeriod: null, priceHalalas: 90_000_000 })
      .where(eq(properties.id, fixture.propertyId));
    return fixture.pay();
  }

  it('that was agreed to while the fee was held is agreed to again once it is earned', async () => {
    const server = fixture.made();
    const id = await payMuch();
    const [first, second] = [
      await addOperator(server.db, 'سعد', 'finance'),
      await addOperator(server.db, 'ليلى', 'finance'),
    ];
    const step = async (who: typeof first, verb: string) => {
      const { seen } = await itemOf(server, who, `reservations/${id}`);
      return act(server, who, { verb, args: { id: String(id) }, seen });
    };
    expect(await step(first, 'reservations consent')).toEqual(done('reservations consent', id));
    server.clock.forward(60_000);
    await fixture.ops('reservations execute', { id: String(id) });
    expect((await step(second, 'reservations refund')).status).toBe(409);
    server.clock.forward(60_000);
    expect(await step(first, 'reservations consent')).toEqual(done('reservations consent', id));
    expect(await step(second, 'reservations refund')).toEqual(done('reservations refund', id));
    expect(await fixture.statusOfProperty()).toBe('published');
  });

  it('is given back by a second one, after a first has agreed', async () => {
    const server = fixture.made();
    const id = await payMuch();
    const first = await addOperator(server.db, 'سعد', 'finance');
    const second = await addOperator(server.db, 'ليلى', 'finance');
    const step = async (who: typeof first, verb: string, reason?: string) => {
      const { seen } = await itemOf(server, who, `reservations/${id}`);
      return act(server, who, { verb, args: { id: String(id), ...(reason && { reason }) }, seen });
    };
    const alone = {
      status: 409,
      body: { errors: { seen: expect.stringMatching(/^المبلغ فوق 2,000.ر\.س، فيوافق عليه زميل آخر أولًا/) } },
    };
    expect((await itemOf(server, first, `reservations/${id}`)).actions).toContain('reservations consent');
    expect(await step(first, 'reservations refund')).toMatchObject(alone);
    expect(await step(first, 'reservations consent')).toEqual(done('reservations consent', id));
    expect(await step(first, 'reservations refund')).toMatchObject(alone);
    // Withdrawn, it counts no more, until somebody agrees again.
    expect(await step(second, 'reservations unconsent')).toMatchObject({ status: 422 });
    expect(await step(second, 'reservations unconsent', 'اتصل العميل')).toEqual(
      done('reservations unconsent', id),
    );
    expect(await step(second, 'reservations unconsent', 'مرة أخرى')).toMatchObject({ status: 409 });
    expect(await step(second, 'reservations refund')).toMatchObject(alone);
    expect(await step(first, 'reservations consent')).toEqual(done('reservations consent', id));
    expect(await step(second, 'reservations refund')).toEqual(done('reservations refund', id));
    const item = await itemOf(server, second, `reservations/${id}`);
    expect(item).toMatchObject({ status: 'refunded', actions: [] });
    expect(item.history.map(({ who, verb }: { who: string; verb: string }) => [who, verb])).toEqual([
      ['ليلى', 'reservations refund'],
      ['سعد', 'reservations consent'],
      ['ليلى', 'reservations unconsent'],
      ['سعد', 'reservations consent'],
    ]);
  });

  it('up to the sum one operator is enough, and a consent is not asked for', async () => {
    const server = fixture.made();
    const id = await fixture.pay();
    const alone = await addOperator(server.db, 'سعد', 'finance');
    const { seen, actions } = await itemOf(server, alone, `reservations/${id}`);
    expect(actions).not.toContain('reservations consent');
    const body = { args: { id: String(id) }, seen };
    expect(await act(server, alone, { ...body, verb: 'reservations consent' })).toMatchObject({
      status: 409,
    });
    expect(await act(server, alone, { ...body, verb: 'reservations refund' })).toEqual(
      done('reservations refund', id),
    );
  });
});

it('the log’s file holds every line for who sees the log, and their own for the others', async () => {
  const entry = { verb: 'coupons grant', before: null, after: null, at: new Date() };
  const people = {
    editor: await addOperator(made.db, 'رهام', 'editor'),
    auditor: await addOperator(made.db, 'لمى', 'auditor'),
    admin: await addOperator(made.db, 'عهود', 'admin'),
  };
  for (const role of ['editor', 'admin'] as const) {
    const actor = { name: `كاتب ${role}`, channel: 'console', account: people[role].mobile } as const;
    await addToLog(made.db, { ...entry, actor, args: { code: `F-${role}` } });
  }
  const fileOf = async (who: Visitor) => (await read(made.app, who, '/api/ops/log/file')).text as string;
  const [all, own] = [await fileOf(people.auditor), await fileOf(people.editor)];
  expect([all.includes('F-editor'), all.includes('F-admin')]).toEqual([true, true]);
  expect([own.includes('F-editor'), own.includes('F-admin')]).toEqual([true, false]);
});
