import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_LINK_HOURS, EXPORTS_A_DAY } from '../../../contract/limits.ts';
import { riyadhMoment } from '../../../contract/riyadh.ts';
import { sendForm } from '../../../tests/support/ads.ts';
import { addVisitors, createBookingApp, type Visitor } from '../../../tests/support/bookings.ts';
import { somePicture } from '../../../tests/support/orders.ts';
import { answerOf, demoAccount, signIn } from '../../../tests/support/test-app.ts';
import { users } from '../../db/schema/people.ts';
import { OTHER_TABLES, PERSONAL_TABLES } from './table.ts';

const schemas = import.meta.glob<Record<string, unknown>>('../../db/schema/*.ts', { eager: true });
const tables = Object.values(schemas).flatMap((schema) =>
  Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map(getTableConfig),
);
const words = (text = '') => text.split(/\s+/).filter(Boolean);

describe('what is held of a person', () => {
  it('has a line for every table and column of the schema, and no others', () => {
    const found = tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]);
    const known = [
      ...Object.entries(PERSONAL_TABLES).map(([name, { given, kept }]) => [
        name,
        [...words(given), ...words(kept)].toSorted(),
      ]),
      ...found.filter(([name]) => String(name) in OTHER_TABLES),
    ];
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(found));
  });

  it('calls no table impersonal that refers to users, but for what passes', () => {
    const refer = tables
      .filter(({ foreignKeys }) => foreignKeys.some((key) => key.reference().foreignTable === users))
      .map(({ name }) => name);
    expect(refer.filter((name) => name in OTHER_TABLES).toSorted()).toEqual([
      'idempotency_keys',
      'operator_claims',
      'operator_decisions',
      'passkey_challenges',
    ]);
  });
});

describe('the figures of the account menu', () => {
  it('are those of the lists behind its rows', async () => {
    const { app, clock } = await createBookingApp();
    const headers = await signIn(app);
    const read = async (path: string) => (await app.inject({ url: `/api/${path}`, headers })).json();
    const mine = await read('users/requests');
    const kinds = ['managementRequests', 'documents', 'financeRequests', 'propertyRequests'];
    const requests = kinds.flatMap((kind) => mine[kind]);
    const viewings: { date: string; time: string; status: string }[] = (await read('reservation/list')).rows;
    const coming = viewings.filter(
      ({ date, time, status }) => status === 'confirmed' && riyadhMoment(date, time) > clock.now(),
    );
    const ads: { status: string }[] = (await read('properties/myProperties')).myProperties;
    const rows = async (path: string, name: string) => (await read(path))[name].length;
    expect(await read('users/summary')).toEqual({
      isVerified: true,
      balance: (await read('payments/paymentsList')).balance,
      comingViewings: coming.length,
      requests: requests.length,
      runningOrders: await rows('orders/list', 'currentOrders'),
      owned: await rows('properties/owners', 'rows'),
      ads: ads.length,
      adsUnderReview: ads.filter(({ status }) => status === 'under_review').length,
      rented: await rows('properties/rentals', 'rows'),
      reservations: await rows('propReservation/list', 'rows'),
      cards: await rows('payments/methodsList', 'paymentMethods'),
    });
    expect([requests, coming, ads].map(({ length }) => length > 0)).toEqual([true, true, true]);
    await app.close();
  });
});

describe('a copy of one’s data', () => {
  let made: Awaited<ReturnType<typeof createBookingApp>>;
  let sara: Record<string, string>;
  beforeAll(async () => {
    made = await createBookingApp();
    sara = await signIn(made.app);
  });
  afterAll(() => made.app.close());

  const ask = (headers: Record<string, string>) =>
    made.app.inject({ method: 'POST', url: '/api/users/export', headers });
  const open = (url: string) => made.app.inject({ url });
  async function copyOf(headers: Record<string, string>) {
    const answer = await open((await ask(headers)).json().url);
    expect(answer.statusCode).toBe(200);
    return unzipSync(answer.rawPayload);
  }
  const rowsIn = (copy: Record<string, Uint8Array>, table: string) =>
    JSON.parse(strFromU8(copy[`data/${table}.json`] ?? new Uint8Array()));

  it('holds each row that refers to the person, and no other person', async () => {
    const copy = await copyOf(sara);
    expect(rowsIn(copy, 'users')).toMatchObject([{ id: 1, mobile: demoAccount.mobile }]);
    let counted = 0;
    for (const { name, foreignKeys } of tables) {
      if (!(name in PERSONAL_TABLES)) continue;
      for (const key of foreignKeys) {
        const { columns, foreignTable } = key.reference();
        if (foreignTable !== users) continue;
        const { rows } = await made.db.execute<{ count: number }>(
          sql`select count(*)::int as count from ${sql.identifier(name)}
            where ${sql.identifier(columns[0]?.name ?? '')} = 1`,
        );
        expect([name, rowsIn(copy, name).length >= (rows[0]?.count ?? 0)]).toEqual([name, true]);
        counted += rows[0]?.count ?? 0;
      }
    }
    expect(counted).toBeGreaterThan(50);

    const everything = Object.values(copy)
      .map((file) => strFromU8(file))
      .join('\n');
    const { rows: others } = await made.db.execute<{ mobile: string; identity: string | null }>(
      sql`select mobile, identity from users where id <> 1`,
    );
    for (const { mobile, identity } of others) {
      expect(everything).not.toContain(mobile);
      if (identity) expect(everything).not.toContain(identity);
    }
    expect(everything).not.toContain('$argon2');
    expect(everything).not.toContain('token_hash');
  });

  it('has the pictures, and a page that explains it in the reader’s language', async () => {
    const [owner] = await addVisitors(made.db, 1);
    const headers = owner?.headers ?? {};
    const picture = new Blob([new Uint8Array(somePicture)]);
    const saved = await sendForm(made.app, 'POST', '/api/users/setPorfile', { avatar: picture }, headers);
    const { avatar } = saved.json().user;
    const copy = await copyOf({ ...headers, language: 'en' });
    expect(copy[`files/${avatar.replace('/media/', '')}`]?.length).toBeGreaterThan(20);
    expect(strFromU8(copy['index.html'] ?? new Uint8Array())).toContain('<html lang="en" dir="ltr">');
  });

  it('is linked for a day, as long as its session, and five times a day', async () => {
    const [one, other] = (await addVisitors(made.db, 2)) as [Visitor, Visitor];
    const { url } = (await ask({ ...one.headers, language: 'en' })).json();
    made.clock.forward(EXPORT_LINK_HOURS * 3_600_000 - 60_000);
    const last = await open(url);
    expect(last.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="rukn-[\d-]{10}\.zip"$/),
    });
    made.clock.forward(60_000);
    expect(answerOf(await open(url))).toMatchObject({
      status: 410,
      body: { error_number: 2110, msg: expect.stringMatching(/^This link has expired/) },
    });

    const ended = (await ask(other.headers)).json();
    await made.app.inject({ url: '/api/users/logout', headers: other.headers });
    expect((await open(ended.url)).statusCode).toBe(404);
    expect((await open(url.replace('?', 'x?'))).statusCode).toBe(404);
    expect((await ask({})).statusCode).toBe(401);

    for (let count = 1; count < EXPORTS_A_DAY; count++) expect((await ask(one.headers)).statusCode).toBe(200);
    expect((await ask(one.headers)).statusCode).toBe(429);
    const notices = await made.app.inject({ url: '/api/users/notifications', headers: one.headers });
    expect(notices.json().rows.map(({ kind }: { kind: string }) => kind)).toContain('dataExported');
  });
});
