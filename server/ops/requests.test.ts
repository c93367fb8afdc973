import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addVisitors, postAs, read, type Visitor } from '../../tests/support/bookings.ts';
import { createTestApp } from '../../tests/support/test-app.ts';
import { operatorLog } from '../db/schema/operators.ts';
import { allVerbs } from './all-verbs.ts';
import { readCommandLine } from './command-line.ts';
import { formatOutcome } from './format-outcome.ts';
import { tryCommand } from './run-command.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
let person: Visitor;

beforeAll(async () => {
  made = await createTestApp();
  [person = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
});
afterAll(() => made.app.close());

const actor = { name: 'منى', channel: 'console', account: '0500000009' } as const;

/** Runs a typed command and returns its outcome. */
async function type(...argv: string[]) {
  const command = readCommandLine(argv, allVerbs);
  if (command.kind !== 'command') return command;
  return tryCommand(made.db, { verb: command.verb.name, given: command.given, actor });
}
const refused = (line: string) => ({ refused: [line], code: 1 });
const answer = (kind: string, id: number, status: string, message: string) =>
  type('requests', 'answer', kind, String(id), '--status', status, '--message', message);
const idsOf = (found: object) => ('rows' in found ? (found.rows as { number: string }[]) : []);
const lastNotice = async () => (await read(made.app, person, '/api/users/notifications')).rows[0];
const mine = async () => read(made.app, person, '/api/users/requests');

const contact = { mobile: '0500007003' };
const make = {
  documents: async () => {
    await postAs(made.app, person, '/api/propertyDoc/create', { ...contact, name: 'سارة' });
    return (await mine()).documents[0].id as number;
  },
  management: async () => {
    const payload = { ...contact, name: 'سارة', regionId: 1, cityId: 1 };
    await postAs(made.app, person, '/api/managementReq/create', payload);
    return (await mine()).managementRequests[0].id as number;
  },
  finance: async () => {
    const payload = { ...contact, fullName: 'سارة', propertyId: await someProperty(), amount: 500_000 };
    return (await postAs(made.app, person, '/api/financeRequests/create', payload)).json().id as number;
  },
  property: async () => {
    const payload = { purpose: 'for_sale', neighborhoodId: 101, priceTo: 2_000_000, features: [9] };
    return (await postAs(made.app, person, '/api/propertyRequests/create', payload)).json().id as number;
  },
};
let taken = 0;
/** Another property at each call: a second request for one with an open request is refused. */
async function someProperty(): Promise<number> {
  const list = await made.app.inject({ url: '/api/properties/list?purpose=for_sale' });
  taken += 1;
  return list.json().properties[taken].id;
}

describe('an answer', () => {
  it.each([
    ['management', 'P', ['under_way', 'done'], 'طلب إدارة العقار'],
    ['documents', 'D', ['under_way', 'rejected'], 'طلب توثيق العقد'],
    ['finance', 'F', ['under_review', 'approved'], 'طلب التمويل'],
    ['property', 'M', ['under_way', 'answered', 'closed'], 'طلبك العقاري'],
  ] as const)('moves a %s request on, is logged and notified', async (kind, letter, statuses, name) => {
    const id = await make[kind]();
    let before = 'received';
    for (const status of statuses) {
      expect(await answer(kind, id, status, `جواب: ${status}`)).toMatchObject({
        message: `${kind} request ${id} is ${status}`,
      });
      expect(await lastNotice()).toMatchObject({
        kind: 'requestAnswered',
        message: expect.stringMatching(
          new RegExp(`^${name} \u2066${letter}-${id}\u2069: .+جواب: ${status}$`),
        ),
        link: `/myrequests?category=${kind}&id=${id}`,
      });
      const [log] = await made.db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1);
      expect(log).toMatchObject({
        who: 'منى',
        verb: 'requests answer',
        before: { status: before },
        after: { status, message: `جواب: ${status}` },
      });
      before = status;
    }
    const { request, events } = await read(made.app, person, `/api/users/requests/${kind}/${id}`);
    expect(request.status).toBe(before);
    expect(events.map((event: { status: string }) => event.status)).toEqual(['received', ...statuses]);
    expect(events.at(-1)).toMatchObject({ by: 'team', message: `جواب: ${before}` });
    // The last answer is corrected by another one, of which its person is notified.
    expect(await answer(kind, id, statuses[0], 'مرة أخرى')).toMatchObject({
      before: { status: before, message: `جواب: ${before}` },
      after: { status: statuses[0], message: 'مرة أخرى' },
    });
    expect((await lastNotice()).message).toContain('مرة أخرى');
    const corrected = await read(made.app, person, `/api/users/requests/${kind}/${id}`);
    expect(corrected.request.status).toBe(statuses[0]);
  });

  it('may say more without moving, and the same not twice', async () => {
    const id = await make.finance();
    await answer('finance', id, 'under_review', 'أرسل تعريف الراتب');
    expect(await answer('finance', id, 'under_review', 'وصلنا تعريف الراتب')).toHaveProperty('message');
    const again = await answer('finance', id, 'under_review', 'وصلنا تعريف الراتب');
    expect(again).toEqual(refused('This very answer was given already'));
    const { events } = await read(made.app, person, `/api/users/requests/finance/${id}`);
    expect(events).toHaveLength(3);
  });

  it('is not corrected where a newer request of the person is open, or they closed it themselves', async () => {
    const id = await make.finance();
    await answer('finance', id, 'declined', 'الدخل لا يكفي');
    taken -= 1;
    await make.finance();
    expect(await answer('finance', id, 'under_review', 'أخطأنا')).toEqual(
      refused('Its person has another open request for this property'),
    );
    expect(await answer('finance', id, 'approved', 'أخطأنا')).toHaveProperty('message');
    const wish = await make.property();
    await postAs(made.app, person, `/api/propertyRequests/close/${wish}`, {});
    expect(await answer('property', wish, 'answered', 'وجدنا بيتًا')).toEqual(
      refused('This property request was closed by its person'),
    );
  });

  it('of two that are given at once counts the later, and the log has both', async () => {
    const id = await make.documents();
    const outcomes = await Promise.all([
      answer('documents', id, 'done', 'وُثّق'),
      answer('documents', id, 'rejected', 'مرفوض'),
    ]);
    const [first, second] = outcomes.toSorted((one) =>
      'before' in one && one.before?.status === 'received' ? -1 : 1,
    );
    expect(first).toHaveProperty('before.status', 'received');
    expect(second).toHaveProperty('before.status', first && 'after' in first && first.after?.status);
  });

  it('is refused where it can’t be given, and nothing of it is kept', async () => {
    const id = await make.management();
    const logged = await made.db.$count(operatorLog);
    expect(await answer('management', id, 'approved', 'نعم')).toEqual(
      refused('A management request is answered by one of under_way, done, rejected'),
    );
    expect(await answer('management', 999_999, 'done', 'نعم')).toEqual(
      refused('There is no management request 999999'),
    );
    expect(await answer('management', id, 'received', 'نعم')).toMatchObject({ kind: 'wrong' });
    expect(await answer('management', id, 'done', ' ')).toMatchObject({ kind: 'wrong' });
    expect(await answer('rental', id, 'done', 'نعم')).toMatchObject({ kind: 'wrong' });
    expect(await made.db.$count(operatorLog)).toBe(logged);
    expect((await mine()).managementRequests[0].status).toBe('received');
  });

  it('closes a property request for good: no ad is matched with it', async () => {
    const id = await make.property();
    await answer('property', id, 'closed', 'لم نجد ما يناسبك');
    const { request } = await read(made.app, person, `/api/users/requests/property/${id}`);
    expect(request.status).toBe('closed');
    const closing = await postAs(made.app, person, `/api/propertyRequests/close/${id}`, {});
    expect(closing.statusCode).toBe(200);
  });
});

describe('the queue', () => {
  it('holds what is open, of one kind or all, the longest waiting first', async () => {
    const id = await make.documents();
    const open = idsOf(await type('requests', 'list', 'documents'));
    expect(open.at(-1)).toMatchObject({
      number: `D-${id}`,
      kind: 'documents',
      status: 'received',
      mobile: expect.stringMatching(/^05/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    await answer('documents', id, 'done', 'وُثّق');
    const numbers = async (...words: string[]) =>
      idsOf(await type('requests', 'list', ...words)).map(({ number }) => number);
    expect(await numbers('documents')).not.toContain(`D-${id}`);
    expect(await numbers('documents', '--part', 'all')).toContain(`D-${id}`);
    const every = await numbers();
    for (const letter of ['P', 'D', 'F', 'M']) expect(every.some((one) => one.startsWith(letter))).toBe(true);
    const kinds = await type('requests', 'list', 'wishes');
    expect(kinds).toMatchObject({ kind: 'wrong' });
  });

  it('shows one of each kind', async () => {
    const finance = await make.finance();
    expect(await type('requests', 'show', 'finance', String(finance))).toMatchObject({
      item: {
        number: `F-${finance}`,
        name: 'سارة',
        wishedAmount: 500_000,
        about: { kind: 'ads', id: expect.any(Number) },
        events: [],
      },
    });
    const id = await make.property();
    await answer('property', id, 'under_way', 'نبحث لك');
    const shown = await type('requests', 'show', 'property', String(id));
    expect(shown).toMatchObject({
      item: {
        purpose: 'For sale',
        city: 'Riyadh',
        priceTo: 2_000_000,
        features: 'Garden',
        events: [{ status: 'under_way', message: 'نبحث لك' }],
      },
    });
    if ('item' in shown) expect(formatOutcome(shown).join('\n')).toContain('نبحث لك');
    for (const kind of ['documents', 'management'] as const) {
      const made = await make[kind]();
      expect(await type('requests', 'show', kind, String(made))).toMatchObject({
        item: { kind, status: 'received', name: 'سارة', contact: '0500007003' },
      });
    }
    expect(await type('requests', 'show', 'property', '999999')).toEqual(
      refused('There is no property request 999999'),
    );
  });
});
