import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HELD_DATA } from '../../../contract/held-data.ts';
import { DELETION_DAYS } from '../../../contract/limits.ts';
import type { OpenMatter } from '../../../contract/open-matters.ts';
import { sendForm } from '../../../tests/support/ads.ts';
import { createBookingApp, read } from '../../../tests/support/bookings.ts';
import { act, addOperator, itemOf } from '../../../tests/support/console.ts';
import { type Newcomer, newcomer, post, register } from '../../../tests/support/newcomer.ts';
import { somePicture } from '../../../tests/support/orders.ts';
import { answerOf, demoAccount, signIn } from '../../../tests/support/test-app.ts';
import { takeBackup } from '../../backup/take-backup.ts';
import { PERSONAL_TABLES } from './table.ts';

const DAY_MS = 24 * 60 * 60_000;
let made: Awaited<ReturnType<typeof createBookingApp>>;
let folder: string;
const logLines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rukn-deletion-'));
  made = await createBookingApp({
    env: { LOG_LEVEL: 'trace', DATA_DIR: folder },
    logTo: { write: (line) => logLines.push(line) },
  });
});
afterAll(async () => {
  await made.app.close();
  await rm(folder, { recursive: true, force: true });
});

type Headers = Record<string, string>;
const ask = (headers: Headers) => post(made.app, '/api/users/delete', {}, headers);
const undo = (headers: Headers) => post(made.app, '/api/users/delete/undo', {}, headers);
const status = async (headers: Headers) =>
  (await made.app.inject({ url: '/api/users/deletion', headers })).json();
const idOf = async (headers: Headers): Promise<number> =>
  (await made.app.inject({ url: '/api/users/currentUser', headers })).json().user.id;
const run = (query: ReturnType<typeof sql>) => made.db.execute<Record<string, unknown>>(query);

async function aPerson(): Promise<{ person: Newcomer; headers: Headers; id: number }> {
  const person = newcomer();
  const headers = await register(made.app, person);
  return { person, headers, id: await idOf(headers) };
}

const listing = sql`(select id from properties where status = 'published' and advertiser_id <> 1 limit 1)`;

describe('asking for the deletion', () => {
  it('needs a proof, ends the other sessions, notifies, and is taken back within its days', async () => {
    const { person, headers, id } = await aPerson();
    const other = await signIn(made.app, person);
    await run(sql`update sessions set proved_at = null where user_id = ${id}`);
    expect(answerOf(await ask(headers))).toMatchObject({ status: 403, body: { error_number: 2112 } });
    expect(await status(headers)).toEqual({ dueAt: null, open: [] });
    expect((await made.app.inject({ url: '/api/users/deletion', headers: other })).statusCode).toBe(200);
    await post(made.app, '/api/users/proof/password', { password: person.password }, headers);
    const asked = answerOf(await ask(headers));
    const dueAt = Date.parse(asked.body.dueAt);
    expect(Math.abs(dueAt - made.clock.now().getTime() - DELETION_DAYS * DAY_MS)).toBeLessThan(60_000);
    expect(answerOf(await ask(headers))).toEqual(asked);
    expect(await status(headers)).toEqual({ dueAt: asked.body.dueAt, open: [] });
    expect((await made.app.inject({ url: '/api/users/deletion', headers: other })).statusCode).toBe(401);
    const notices = await made.app.inject({ url: '/api/users/notifications', headers });
    expect(notices.json().rows[0]).toMatchObject({ kind: 'deletionAsked', link: '/setting' });
    for (let time = 0; time < 2; time += 1) expect((await undo(headers)).statusCode).toBe(200);
    expect(await status(headers)).toEqual({ dueAt: null, open: [] });
    made.clock.forward(0);
    await made.app.timed.deletion.eraseDue();
    expect(await idOf(headers)).toBeGreaterThan(0);
  });

  const opened: [OpenMatter, (me: number) => ReturnType<typeof sql>][] = [
    ['operator', (me) => sql`update users set role = 'auditor' where id = ${me}`],
    [
      'payments',
      (
        me,
      ) => sql`insert into payments (reference, user_id, purpose, subject_id, amount_halalas, method, created_at)
        values ('RKT' || ${me}::int, ${me}, 'viewing', 1, 5000, 'gateway', now())`,
    ],
    [
      'viewings',
      (me) => sql`insert into viewings (user_id, property_id, starts_at, status, is_luxury, amount_halalas,
        created_at, scheduled_at) values (${me}, ${listing}, now() + interval '40 days', 'confirmed', false, 0, now(), now())`,
    ],
    [
      'reservations',
      (
        me,
      ) => sql`insert into reservations (user_id, property_id, status, amount_halalas, pay_before, created_at)
        values (${me}, ${listing}, 'waiting_payment', 50000, now() + interval '1 hour', now())`,
    ],
    [
      'orders',
      (
        me,
      ) => sql`insert into orders (user_id, order_type, issue_id, title, description, image, call_out_halalas,
        call_out_paid_at, created_at) values (${me}, 'normal', 1, 'x', 'x', '/media/orders/x.webp', 8000, now(), now())`,
    ],
  ];
  it.each(opened)('is refused while something is open: %s', async (matter, open) => {
    const { headers, id } = await aPerson();
    await run(open(id));
    expect(await status(headers)).toEqual({ dueAt: null, open: [matter] });
    expect(answerOf(await ask({ ...headers, language: 'en' }))).toMatchObject({
      status: 409,
      body: {
        msg: 'An account with something unfinished can’t be deleted. Finish it first, then delete the account',
      },
    });
    expect((await status(headers)).dueAt).toBeNull();
  });
});

/** Books a viewing for a person; returns its id. */
async function aViewing(me: number): Promise<number> {
  const { rows } = await run(sql`insert into viewings (user_id, property_id, starts_at, status, is_luxury,
    amount_halalas, created_at, scheduled_at) values (${me}, ${listing}, now() + interval '400 days',
    'confirmed', false, 0, now(), now()) returning id`);
  return Number(rows[0]?.id);
}

const CANARY = 'kanari7731';
const tableOf = (name: string) => sql.identifier(name);

/** Writes the canary into each text of a person's rows that may hold one; returns the columns. */
async function plant(me: number): Promise<string[]> {
  const planted: string[] = [];
  const { rows } =
    await run(sql`select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'`);
  for (const { table, column } of rows as { table: string; column: string }[]) {
    const held = PERSONAL_TABLES[table as keyof typeof PERSONAL_TABLES];
    if (!held || held.after === 'kept' || held.files?.split(' ').includes(column)) continue;
    if (/^(mobile|identity)$/.test(column)) continue;
    const name = sql.identifier(column);
    try {
      const { rowCount } = (await made.db.execute(sql`update ${tableOf(table)}
        set ${name} = coalesce(${name}, '') || ${CANARY} where ${held.of(me)}`)) as { rowCount?: number };
      if (rowCount !== 0) planted.push(`${table}.${column}`);
    } catch {
      // A constraint allows only certain values.
    }
  }
  return planted;
}

/** Tables with a row that holds the text. */
async function holding(text: string): Promise<string[]> {
  const { rows } = await run(sql`select table_name as "table" from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { table } of rows as { table: string }[]) {
    const { rows: hits } = await run(sql`select 1 from ${tableOf(table)} as each
      where strpos(each::text, ${text}) > 0 limit 1`);
    if (hits.length > 0) found.push(table);
  }
  return found.toSorted();
}

/** A backup of now, unpacked: rows as text, and the names and bytes of the files. */
async function nextBackup(): Promise<Buffer> {
  const file = join(folder, `${randomUUID()}.tar.gz`);
  const now = made.clock.now();
  await takeBackup({ database: made.database, filesFolder: join(folder, 'files'), file, now });
  return gunzipSync(await readFile(file));
}

/** Sends a text in every way by which a caller's words reach the server, rightly and wrongly. */
async function say(text: string, headers: Headers): Promise<void> {
  const query = encodeURIComponent(text);
  for (const url of [
    `/api/properties/list?search=${query}`,
    `/${query}`,
    `/media/${query}.webp`,
    `/api/users/notifications?page=${query}`,
  ]) {
    await made.app.inject({ url, headers: { ...headers, 'user-agent': text } });
  }
  for (const url of ['/api/auth/login', '/api/auth/forgetPasswordRequest', '/api/reports/create']) {
    await post(made.app, url, { mobile: text, password: text, name: text, reason: text }, headers);
  }
  await sendForm(
    made.app,
    'POST',
    '/api/users/setPorfile',
    { name: text, email: `${text}@example.com` },
    headers,
  );
  const payload = `{"mobile": "${text}`;
  const broken = { ...headers, 'content-type': 'application/json' };
  await made.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: broken });
}

/** What each table holds of everybody else. */
async function ofOthers(me: number): Promise<Record<string, unknown>> {
  const sums: Record<string, unknown> = {};
  for (const [name, { of }] of Object.entries(PERSONAL_TABLES)) {
    const { rows } =
      await run(sql`select count(*)::int as count, md5(string_agg(each::text, '|' order by each::text)) as sum
      from ${tableOf(name)} as each where (${of(me)}) is not true`);
    sums[name] = rows[0];
  }
  return sums;
}

/** Ends what is open in the demo's account. */
async function settle(me: number): Promise<void> {
  const mine = sql`user_id = ${me}`;
  const ads = sql`property_id in (select id from properties where advertiser_id = ${me})`;
  await run(
    sql`update viewings set status = 'cancelled' where ${mine} and status in ('waiting_payment', 'confirmed')`,
  );
  await run(
    sql`update reservations set status = 'expired', closed_at = now() where closed_at is null and (${mine} or ${ads})`,
  );
  await run(sql`update tenancies set ended_on = starts_on where ended_on is null and (tenant_id = ${me}
    or property_id in (select property_id from property_owners where ${mine}))`);
  await run(sql`update payments set status = 'failed', settled_at = now() where ${mine} and status = 'open'`);
  await run(
    sql`update card_refunds set status = 'done' where payment_id in (select id from payments where ${mine})`,
  );
  await run(sql`update orders set final_paid_at = now(), final_halalas = coalesce(final_halalas, call_out_halalas + 100),
    done_time = coalesce(done_time, now()), technician_id = coalesce(technician_id, 1),
    assign_time = coalesce(assign_time, now()) where ${mine} and cancelled_at is null`);
}

/** Spends what the wallet holds, as a payment does. */
async function emptyWallet(me: number): Promise<void> {
  const balance = sql`(select coalesce(sum(amount_halalas), 0) from ledger_lines join ledger_accounts
    on ledger_accounts.id = account_id where user_id = ${me} and kind = 'wallet')`;
  const { rows } = await run(sql`select ${balance}::int as balance`);
  if (rows[0]?.balance === 0) return;
  await run(sql`with paid as (
      insert into payments (reference, user_id, purpose, subject_id, amount_halalas, method, status, created_at, settled_at)
      values ('RKEMPTY', ${me}, 'viewing', 1, ${balance}, 'wallet', 'paid', now(), now()) returning id, amount_halalas),
    entry as (insert into ledger_entries (kind, payment_id, created_at) select 'payment', id, now() from paid returning id)
    insert into ledger_lines (entry_id, account_id, amount_halalas)
      select entry.id, ledger_accounts.id, case when kind = 'wallet' then -amount_halalas else amount_halalas end
      from entry, paid, ledger_accounts where (kind = 'wallet' and user_id = ${me}) or kind = 'income'`);
}

async function uploadAvatar(headers: Headers): Promise<string> {
  const avatar = new Blob([new Uint8Array(somePicture)]);
  return (await sendForm(made.app, 'POST', '/api/users/setPorfile', { avatar }, headers)).json().user.avatar;
}

describe('an account whose day has come', () => {
  it('leaves nothing of its user but what the page names, and nobody else’s is touched', async () => {
    const headers = await signIn(made.app);
    const me = await idOf(headers);
    const { rows } = await run(sql`select identity, name from users where id = ${me}`);
    const { identity, name } = rows[0] as { identity: string; name: string };
    const avatar = await uploadAvatar(headers);
    await settle(me);
    await emptyWallet(me);
    await say(CANARY, headers);
    expect((await status(headers)).open).toEqual([]);
    expect((await ask(headers)).statusCode).toBe(200);
    const planted = await plant(me);
    expect(planted.length).toBeGreaterThan(20);
    expect((await holding(CANARY)).length).toBeGreaterThan(8);
    const before = await ofOthers(me);
    const isIn = (archive: Buffer, text: string) => archive.includes(text);
    const earlier = await nextBackup();
    const pictureKey = avatar.replace('/media/', '');
    for (const text of [CANARY, identity, name, pictureKey]) expect(isIn(earlier, text)).toBe(true);

    made.clock.forward(DELETION_DAYS * DAY_MS - 60_000);
    await made.app.timed.deletion.eraseDue();
    expect((await holding(CANARY)).length).toBeGreaterThan(8);
    made.clock.forward(2 * 60_000);
    await Promise.all([made.app.timed.deletion.eraseDue(), made.app.timed.deletion.eraseDue()]);

    // Names of files and cards, until the jobs have removed them where they are kept.
    expect(await holding(CANARY)).toEqual(['card_removals']);
    expect(await holding(avatar.replace('/media/', ''))).toEqual(['unclaimed_files']);
    await made.app.timed.collectUnclaimed();
    await made.app.timed.forgetRemovedCards();
    expect(await holding(CANARY)).toEqual([]);
    expect(await holding(avatar.replace('/media/', ''))).toEqual([]);
    expect((await made.app.inject({ url: avatar })).statusCode).toBe(404);
    const next = await nextBackup();
    for (const text of [CANARY, pictureKey]) expect(isIn(next, text)).toBe(false);
    // Answers that may be repeated, for a day; and what operators did, as proof.
    const PASSING = ['idempotency_keys', 'operator_log'];
    for (const text of [demoAccount.mobile, identity, name]) {
      expect((await holding(text)).filter((table) => !PASSING.includes(table))).toEqual([]);
    }
    const log = logLines.join('');
    expect(log).toContain('"route":"/api/users/delete"');
    for (const text of [CANARY, demoAccount.mobile, identity, name]) expect(log).not.toContain(text);
    expect(await ofOthers(me)).toEqual({
      ...before,
      // Those who had its listings as favourites, or had booked a viewing of them, are notified.
      notifications: expect.anything(),
      viewings: expect.anything(),
    });
    expect((await post(made.app, '/api/auth/login', demoAccount)).statusCode).toBe(401);
    const { rows: kept } =
      await run(sql`select erased_at is not null as done, (select count(*)::int from payments
      where user_id = ${me}) as payments from deletions where user_id = ${me}`);
    expect(kept[0]).toMatchObject({ done: true, payments: expect.any(Number) });
    expect(Number(kept[0]?.payments)).toBeGreaterThan(0);
  });

  it('frees the mobile and the identity for a new one', async () => {
    const { person, headers, id } = await aPerson();
    await ask(headers);
    made.clock.forward(DELETION_DAYS * DAY_MS + 60_000);
    await made.app.timed.deletion.eraseDue();
    const anew = await register(made.app, person);
    expect(await idOf(anew)).not.toBe(id);
  });

  it('is in the operators’ queue with its day, where one of them keeps it, in words', async () => {
    const operator = await addOperator(made.db, 'نورة العتيبي', 'reviewer');
    const [first, second] = [await aPerson(), await aPerson()];
    for (const { headers } of [first, second]) await ask(headers);
    const { rows } = await read(made.app, operator, '/api/ops/queue/deletions');
    expect(rows.slice(-2)).toMatchObject([
      { id: first.id, note: 'بانتظار يومه', dueAt: (await status(first.headers)).dueAt },
      { id: second.id },
    ]);
    const viewing = await aViewing(second.id);
    expect(await itemOf(made, operator, `deletions/${second.id}`)).toMatchObject({
      status: 'blocked',
      facts: [{ name: 'open', value: 'معاينة قادمة' }],
    });
    await run(sql`update viewings set status = 'cancelled' where id = ${viewing}`);
    const { seen, person } = await itemOf(made, operator, `deletions/${first.id}`);
    expect(person.mobile).toBe(first.person.mobile);
    const keep = (args: Record<string, string>) =>
      act(made, operator, { verb: 'deletions keep', args: { id: String(first.id), ...args }, seen });
    expect(await keep({})).toMatchObject({ status: 422, body: { errors: { reason: expect.any(String) } } });
    expect((await keep({ reason: 'طُلب الحذف من جلسة مسروقة' })).status).toBe(200);
    expect((await keep({ reason: 'مرة أخرى' })).status).toBe(404);
    expect(await status(first.headers)).toEqual({ dueAt: null, open: [] });
    const notices = await made.app.inject({ url: '/api/users/notifications', headers: first.headers });
    expect(notices.json().rows[0]).toMatchObject({
      kind: 'deletionKept',
      message: 'أبقينا حسابك، ولن يُحذف. السبب: طُلب الحذف من جلسة مسروقة',
    });
    made.clock.forward(DELETION_DAYS * DAY_MS + 60_000);
    await made.app.timed.deletion.eraseDue();
    expect(await idOf(first.headers)).toBe(first.id);
    expect(await itemOf(made, operator, `deletions/${second.id}`)).toMatchObject({
      status: 'erased',
      person: null,
      actions: [],
    });
  });

  it('waits, and says so, while something was opened meanwhile', async () => {
    const { headers, id } = await aPerson();
    await ask(headers);
    await run(sql`update users set role = 'editor' where id = ${id}`);
    made.clock.forward(DELETION_DAYS * DAY_MS + 60_000);
    await made.app.timed.deletion.eraseDue();
    const { dueAt, open } = await status(headers);
    expect(open).toEqual(['operator']);
    expect(Date.parse(dueAt)).toBeGreaterThan(made.clock.now().getTime());
    const notices = await made.app.inject({ url: '/api/users/notifications', headers });
    expect(notices.json().rows[0]).toMatchObject({ kind: 'deletionWaits' });
  });
});

it('says of each table on the page what becomes of it', () => {
  const says = Object.entries(PERSONAL_TABLES).map(([name, { after }]) => {
    const { until } = HELD_DATA[name as keyof typeof HELD_DATA];
    const stays = after !== 'gone' && name !== 'users' && name !== 'pictures';
    return [name, until === 'nameless' || until === 'money' || until === 'card', stays];
  });
  expect(says.filter(([, isSaid, stays]) => isSaid !== stays)).toEqual([]);
});
