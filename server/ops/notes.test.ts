import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addVisitors, createBookingApp, read, type Visitor } from '../../tests/support/bookings.ts';
import { act, addOperator, itemOf } from '../../tests/support/console.ts';
import { operatorLog, operatorNotes } from '../db/schema/operators.ts';
import { tryCommand } from './run-command.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
let noura: Visitor;
const TEXT = 'اتصل مرتين، ويفضّل المساء';

beforeAll(async () => {
  made = await createBookingApp();
  noura = await addOperator(made.db, 'نورة العتيبي', 'reviewer');
});
afterAll(() => made.app.close());

const add = (args: Record<string, string>, who = noura) => act(made, who, { verb: 'notes add', args });
const idOf = () => made.listings[0]?.id ?? 0;

it('is read with its ad, by all who see the ad, and changes nothing about it', async () => {
  const id = idOf();
  const before = await itemOf(made, noura, `ads/${id}`);
  expect((await add({ about: 'ads', item: String(id), text: TEXT })).status).toBe(200);
  const after = await itemOf(made, await addOperator(made.db, 'سامي', 'auditor'), `ads/${id}`);
  expect(after.notes).toMatchObject([{ text: TEXT, who: 'نورة العتيبي' }]);
  expect([after.seen, after.history]).toEqual([before.seen, before.history]);
  const { body } = await made.app.inject({ url: `/api/properties/get/${id}` });
  expect(body).not.toContain(TEXT);
});

it('is in the log without its text, and is removed', async () => {
  const [person] = await addVisitors(made.db, 1);
  await add({ about: 'people', item: String(person?.id), text: TEXT });
  const url = `/api/ops/people/${person?.id}`;
  const [note] = (await read(made.app, noura, url)).person.notes;
  const [line] = await made.db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1);
  expect(line).toMatchObject({
    verb: 'notes add',
    arguments: { about: 'people', item: person?.id },
    after: { note: note.id },
  });
  const remove = (about: string) =>
    act(made, noura, { verb: 'notes remove', args: { about, note: String(note.id) } });
  // Not by the rights over another kind of thing.
  expect((await remove('ads')).status).toBe(404);
  expect((await remove('people')).status).toBe(200);
  expect((await remove('people')).status).toBe(404);
  expect((await read(made.app, noura, url)).person.notes).toEqual([]);
  const lines = await made.db.select().from(operatorLog).where(eq(operatorLog.verb, 'notes remove'));
  expect(JSON.stringify(lines)).not.toContain(TEXT);
});

it('is refused without words, of too many, and about nothing', async () => {
  const about = { about: 'ads', item: String(idOf()) };
  for (const text of ['', '  ', 'x'.repeat(501)]) {
    expect(await add({ ...about, text })).toMatchObject({
      status: 422,
      body: { errors: { text: 'اكتب الملاحظة، في 500 حرف على الأكثر' } },
    });
  }
  expect((await add({ about: 'ads', item: '999999999', text: TEXT })).status).toBe(404);
});

it('is written and listed on the command line too', async () => {
  const actor = { name: 'هدى', channel: 'shell', account: 'root' } as const;
  const given = { about: 'orders', item: '1' };
  const added = await tryCommand(made.db, { verb: 'notes add', given: { ...given, text: TEXT }, actor });
  expect(added).toMatchObject({ message: 'Noted about orders 1' });
  expect(await tryCommand(made.db, { verb: 'notes list', given, actor })).toMatchObject({
    rows: [{ text: TEXT, who: 'هدى' }],
  });
  expect(await made.db.$count(operatorNotes, eq(operatorNotes.about, 'orders'))).toBe(1);
});
