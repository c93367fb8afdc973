import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '../contract/contract.ts';
import { isWrite } from '../contract/endpoint.ts';
import { HELD_DATA, type HeldTable } from '../contract/held-data.ts';
import { operatorNotes } from '../server/db/schema/operators.ts';
import { users } from '../server/db/schema/people.ts';
import { properties } from '../server/db/schema/properties.ts';
import { viewings } from '../server/db/schema/viewings.ts';
import { PERSONAL_TABLES } from '../server/modules/personal-data/table.ts';
import { book, freeTimes, postAs } from './support/bookings.ts';
import { reservationFixture } from './support/reservation-fixture.ts';
import { signIn } from './support/test-app.ts';

/**
 * Who sees what is held of a user: every call that reads is asked for each of the user's records,
 * as an advertiser, a guest and a stranger.
 */

const fixture = reservationFixture();
const { made } = fixture;
const MOBILE = '0555123987';

beforeEach(async () => {
  const { visitor: seeker, stranger: advertiser, propertyId } = fixture;
  await made()
    .db.update(users)
    .set({ mobile: sql`'058' || lpad(${users.id}::text, 7, '0')` })
    .where(eq(users.mobile, MOBILE));
  await made().db.update(users).set({ mobile: MOBILE }).where(eq(users.id, seeker.id));
  await made()
    .db.update(properties)
    .set({ advertiserId: advertiser.id })
    .where(eq(properties.id, propertyId));
});

const reads = allEndpoints().filter(
  ([, definition]) => !isWrite(definition) && definition.method === 'GET' && definition.auth !== 'operator',
);

/** Every call that reads, with any of these ids, as one caller: its name and answer. */
async function* answersTo(headers: Record<string, string>, ids: Iterable<number>) {
  for (const [name, { path }] of reads) {
    const named = [...ids].map((id) => path.replace(/\{\w+\}$/, String(id)));
    const paths = ['property', 'finance'].flatMap((kind) =>
      named.map((url) => url.replace('{category}', kind)),
    );
    for (const url of new Set(paths)) {
      const { body } = await made().app.inject({ url, headers });
      yield { name, body };
    }
  }
}

/** The calls whose answer to the advertiser has the seeker's mobile, for any of these ids. */
async function showing(ids: number[]): Promise<string[]> {
  const found = new Set<string>();
  for await (const { name, body } of answersTo(fixture.stranger.headers, ids)) {
    if (body.includes(MOBILE)) found.add(name);
  }
  return [...found].toSorted();
}

describe('a seeker’s mobile is shown to the advertiser', () => {
  it('by no call for a favourite, a viewing, a request, a report or an unpaid reservation', async () => {
    const { visitor: seeker, propertyId } = fixture;
    await postAs(made().app, seeker, '/api/favorites/add', { propertyId });
    const ids = [propertyId];
    for (const fancyReview of [false, true]) {
      const [slot] = await freeTimes(made().app, propertyId, seeker);
      // Shown to nobody before a luxury viewing is paid; of a normal one, the seeker chose so.
      const sent = { propertyId, ...slot, fancyReview, ...(fancyReview && { mobileShown: true }) };
      const booked = await book(made().app, seeker, sent);
      expect(booked.statusCode).toBe(200);
      ids.push(booked.json().row.id);
    }
    const wish = await postAs(made().app, seeker, '/api/propertyRequests/create', { purpose: 'for_rent' });
    const finance = { propertyId, fullName: 'باحث', mobile: MOBILE, amount: 1_000, salary: 5_000 };
    const financing = await postAs(made().app, seeker, '/api/financeRequests/create', finance);
    for (const { statusCode, json } of [wish, financing]) {
      expect(statusCode).toBe(200);
      ids.push(json().id);
    }
    const report = { propertyId, reason: 'wrongPrice' };
    expect((await postAs(made().app, seeker, '/api/propertyReports/create', report)).statusCode).toBe(200);
    expect((await fixture.reserve()).statusCode).toBe(200);
    ids.push((await fixture.list())[0].id);
    expect(await showing(ids)).toEqual([]);
    await made().app.inject({ url: `/api/reservation/cancel/${ids[1]}`, headers: seeker.headers });
    expect(await showing(ids)).toEqual([]);
  });

  it('by a viewing whose visitor shows it, until it is over, and to nobody else', async () => {
    const { visitor: seeker, stranger: advertiser, propertyId } = fixture;
    const { app, db } = made();
    const [slot] = await freeTimes(app, propertyId, seeker);
    const booked = await book(app, seeker, { propertyId, ...slot, mobileShown: true });
    const { id } = booked.json().row;
    expect(await showing([id, propertyId])).toEqual(['viewings.get']);
    const list = '/api/reservation/list';
    const asked = async (url: string, headers: Record<string, string>) =>
      (await app.inject({ url, headers })).json();
    const ofListings = await asked(`${list}?side=advertiser`, advertiser.headers);
    expect(ofListings.rows).toMatchObject([{ id, side: 'advertiser', Visitor: { mobile: MOBILE } }]);
    expect((await asked(list, advertiser.headers)).rows).toEqual([]);
    expect((await asked(`${list}?side=advertiser`, seeker.headers)).rows).toEqual([]);
    expect((await asked(list, seeker.headers)).rows[0]).toMatchObject({ id, side: 'visitor', Visitor: null });

    const past = new Date(Date.now() - 7_200_000);
    await db.update(viewings).set({ startsAt: past }).where(eq(viewings.id, id));
    expect(await showing([id, propertyId])).toEqual([]);
  });

  it('by its reservation, from the payment until it ends', async () => {
    const id = await fixture.pay();
    expect(await showing([id, fixture.propertyId])).toEqual(['reservations.get']);
    const { headers } = fixture.visitor;
    const ended = await made().app.inject({
      method: 'POST',
      url: `/api/propReservation/cancel/${id}`,
      headers,
      payload: {},
    });
    expect(ended.statusCode).toBe(200);
    expect(await showing([id, fixture.propertyId])).toEqual([]);
  });
});

describe('what is held of a user', () => {
  const mark = (column: string) => `kanari-${column}-`;
  const tableOf = (column: string) => column.split('.')[0] as HeldTable;

  /** Writes a mark into each text of the user's rows that takes one; returns the marked columns. */
  async function plant(me: number): Promise<string[]> {
    const { rows } = await made().db.execute<{ table: HeldTable; column: string }>(
      sql`select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'`,
    );
    const planted: string[] = [];
    for (const { table, column } of rows) {
      const held = PERSONAL_TABLES[table];
      if (!held || held.files?.split(' ').includes(column)) continue;
      const name = sql.identifier(column);
      const value = sql`${mark(`${table}.${column}`)} || coalesce(${name}, '')`;
      try {
        const changed = await made().db.execute(
          sql`update ${sql.identifier(table)} set ${name} = ${value} where ${held.of(me)}`,
        );
        if ((changed as { rowCount?: number }).rowCount !== 0) planted.push(`${table}.${column}`);
      } catch {
        // A constraint allows only certain values.
      }
    }
    return planted;
  }

  it('is seen by guests and strangers as far as /privacy says, and no further', async () => {
    const { app, db } = made();
    const headers = await signIn(app);
    const me = (await app.inject({ url: '/api/users/currentUser', headers })).json().user.id as number;
    const ids = new Set<number>([me]);
    for (const [table, { of, given }] of Object.entries(PERSONAL_TABLES)) {
      if (!/\bid\b/.test(given)) continue;
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from ${sql.identifier(table)} where ${of(me)} order by id desc limit 2`,
      );
      for (const { id } of rows) ids.add(Number(id));
    }
    await db
      .insert(operatorNotes)
      .values(
        [...ids].map((itemId) => ({ about: 'ads' as const, itemId, text: 'x', who: 'x', at: new Date() })),
      );
    const planted = await plant(me);
    expect(planted).toContain('operator_notes.text');
    expect(new Set(planted.map(tableOf)).size).toBeGreaterThan(12);
    /** The columns that a caller sees, without those of tables that are shown to everyone. */
    const seenBy = async (who: Record<string, string>) => {
      const seen = new Set<string>();
      for await (const { body } of answersTo(who, ids)) {
        for (const column of planted) if (body.includes(mark(column))) seen.add(column);
      }
      expect(seen).toContain('properties.title');
      const readers = (column: string): readonly string[] => HELD_DATA[tableOf(column)].seenBy;
      return [...seen].filter((column) => !readers(column).includes('everyone')).toSorted();
    };
    // As `onListings` is worded; no mark fits into an ad licence's number.
    const onListings = ['property_ads.fal_license', 'users.name'];
    expect(await seenBy({})).toEqual(onListings);
    expect(await seenBy(fixture.stranger.headers)).toEqual(onListings);
  });
});
