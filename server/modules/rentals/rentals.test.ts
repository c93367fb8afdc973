import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../contract/contract.ts';
import { daysAfter, monthsAfter } from '../../../contract/day-arithmetic.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { addVisitors, createBookingApp, read, type Visitor } from '../../../tests/support/bookings.ts';
import { giveTo, letTo, mobileOf, propertiesToLet } from '../../../tests/support/tenancies.ts';
import { answerOf, demoAccount, otherAccount, signIn } from '../../../tests/support/test-app.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { properties } from '../../db/schema/properties.ts';
import { tenancies } from '../../db/schema/rentals.ts';
import { brokenConstraint } from '../../http/database-error.ts';
import { endTenancy, recordPayment } from './recording.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
let people: Visitor[];
let propertyIds: number[];
const today = riyadhDay(new Date());

beforeAll(async () => {
  made = await createBookingApp();
  people = await addVisitors(made.db, 4);
  propertyIds = await propertiesToLet(made.db, 6);
});
afterAll(() => made.app.close());

const person = (at: number) => people[at] as Visitor;
const propertyId = (at: number) => propertyIds[at] as number;
const get = async (visitor: Visitor | null, url: string) =>
  answerOf(await made.app.inject({ url, headers: visitor?.headers ?? {} }));
const rental = (visitor: Visitor | null, id: number) => get(visitor, `/api/properties/rentalRetrieve/${id}`);
const rows = async (visitor: Visitor, call: 'rentals' | 'owners') =>
  contract.rentals.owned.response.parse(await read(made.app, visitor, `/api/properties/${call}`)).rows;

describe('a rental', () => {
  it('is read by its tenant and its owner, each with the other, and by no other user', async () => {
    const [owner, tenant, other] = [person(0), person(1), person(2)];
    await giveTo(made.db, owner, propertyId(0));
    await letTo(made.db, tenant, propertyId(0), { startsOn: monthsAfter(today, -4), everyMonths: 3 });
    const [asOwner, asTenant] = [await rental(owner, propertyId(0)), await rental(tenant, propertyId(0))];
    expect(asOwner.body.property).toMatchObject({
      role: 'owner',
      Party: { mobile: await mobileOf(made.db, tenant) },
    });
    expect(asTenant.body.property).toMatchObject({
      role: 'tenant',
      status: 'rented',
      Party: { mobile: await mobileOf(made.db, owner) },
    });
    const notThere = { status: 404, body: { msg: 'هذا الإيجار غير موجود', error_number: 4100 } };
    expect(await rental(other, propertyId(0))).toEqual(notThere);
    // The same for a property that is not let, and for one that does not exist.
    expect(await rental(other, propertyId(5))).toEqual(notThere);
    expect(await rental(other, 2_000_000_000)).toEqual(notThere);
    expect((await rental(null, propertyId(0))).status).toBe(401);
    // The advertiser is not the owner, so they see no tenancy either.
    const [listing] = await made.db
      .select()
      .from(properties)
      .where(eq(properties.id, propertyId(0)));
    expect(listing?.advertiserId).not.toBe(owner.id);
  });

  it('shows the property as it was to its tenant and its owner, also where its ad was deleted, and to nobody else', async () => {
    const [owner, tenant, other] = [person(0), person(1), person(2)];
    const page = (visitor: Visitor | null) => get(visitor, `/api/properties/retrieve/${propertyId(0)}`);
    const seen = async () =>
      Promise.all([owner, tenant, other, null].map(async (who) => (await page(who)).status));
    expect(await seen()).toEqual([200, 200, 404, 404]);
    expect((await page(tenant)).body.property).toMatchObject({ id: propertyId(0), status: 'rented' });
    expect((await get(tenant, `/api/properties/retrieve/${propertyId(0)}?management=1`)).status).toBe(404);
    const ad = eq(properties.id, propertyId(0));
    await made.db.update(properties).set({ status: 'hidden', deletedAt: new Date() }).where(ad);
    expect(await seen()).toEqual([200, 200, 404, 404]);
    await made.db.update(properties).set({ status: 'rented', deletedAt: null }).where(ad);
  });

  it('counts what was paid and what is left, in halalas that add up', async () => {
    const [owner, tenant] = [person(0), person(1)];
    await giveTo(made.db, owner, propertyId(1));
    const startsOn = monthsAfter(today, -4);
    const made4 = await letTo(made.db, tenant, propertyId(1), {
      startsOn,
      everyMonths: 3,
      rentSar: 3_333.33,
    });
    const id = made4.outcome === 'done' ? made4.tenancy.id : 0;
    const pay = (dueOn: string) =>
      made.db.transaction((transaction) => recordPayment(transaction, { id, dueOn, paidOn: today }));
    expect(await pay(startsOn)).toMatchObject({ outcome: 'done', left: 3 });
    expect(await pay(startsOn)).toEqual({
      outcome: 'refused',
      kind: 'duePaid',
      why: `The due of ${startsOn} was paid on ${today}`,
    });
    expect(await pay(daysAfter(startsOn, 1))).toMatchObject({ outcome: 'refused' });
    const { property, rentalUnits } = (await rental(tenant, propertyId(1))).body;
    const dues = [3, 6, 9].map((months) => ({ dueDate: monthsAfter(startsOn, months), amount: 3_333.33 }));
    expect(property).toMatchObject({
      collectedAmount: 3_333.33,
      totalDueAmount: 9_999.99,
      remainingPayments: 3,
      rentalTerm: 1,
      rentalUnit: 'year',
      rentStart: startsOn,
      NextPayment: dues,
      PaidPayments: [{ dueDate: startsOn, amount: 3_333.33, paidOn: today }],
    });
    expect(rentalUnits).toEqual({ year: 'سنة', month: 'شهر' });
  });

  it('of an owner without a tenancy has no figures', async () => {
    const owner = person(0);
    await giveTo(made.db, owner, propertyId(2));
    expect((await rental(owner, propertyId(2))).body.property).toMatchObject({
      role: 'owner',
      collectedAmount: null,
      remainingPayments: null,
      rentalTerm: null,
      rentalUnit: null,
      rentExpire: null,
      totalDueAmount: null,
      NextPayment: [],
      PaidPayments: [],
      Party: null,
    });
    expect((await rows(owner, 'owners')).map(({ id }) => id)).toEqual([
      // Let properties first, earliest end first.
      ...[propertyId(0), propertyId(1)].toSorted((one, other) => other - one),
      propertyId(2),
    ]);
    expect((await rows(person(1), 'rentals')).map(({ id }) => id).toSorted()).toEqual(
      [propertyId(0), propertyId(1)].toSorted(),
    );
    expect(await rows(person(3), 'owners')).toEqual([]);
    expect(await rows(person(3), 'rentals')).toEqual([]);
  });

  it('belongs to who advertises it as its owner, until an operator enters another', async () => {
    const [owner, other] = [person(2), person(3)];
    await made.db
      .update(properties)
      .set({ advertiserId: owner.id })
      .where(eq(properties.id, propertyId(3)));
    expect(await rows(owner, 'owners')).toEqual([]);
    const ad = { propertyId: propertyId(3), ownerType: 'owner' } as const;
    await made.db
      .insert(propertyAds)
      .values(ad)
      .onConflictDoUpdate({ target: propertyAds.propertyId, set: ad });
    expect((await rows(owner, 'owners')).map(({ id }) => id)).toEqual([propertyId(3)]);
    await giveTo(made.db, other, propertyId(3));
    expect(await rows(owner, 'owners')).toEqual([]);
    expect((await rows(other, 'owners')).map(({ id }) => id)).toEqual([propertyId(3)]);
    expect((await rental(owner, propertyId(3))).status).toBe(404);
  });

  it('is gone for its tenant once it has ended, and its property is hidden', async () => {
    const [owner, tenant] = [person(2), person(3)];
    await giveTo(made.db, owner, propertyId(4));
    const done = await letTo(made.db, tenant, propertyId(4), { startsOn: monthsAfter(today, -2) });
    const id = done.outcome === 'done' ? done.tenancy.id : 0;
    const publicly = async () => (await get(null, `/api/properties/retrieve/${propertyId(4)}`)).status;
    expect(await publicly()).toBe(404);
    await made.db.transaction((transaction) => endTenancy(transaction, { id, endedOn: today }));
    expect((await rental(tenant, propertyId(4))).status).toBe(404);
    expect((await rental(owner, propertyId(4))).body.property).toMatchObject({
      status: 'hidden',
      rentExpire: null,
    });
    expect(await publicly()).toBe(404);
    // From that day on it can be let again.
    expect((await letTo(made.db, tenant, propertyId(4), { startsOn: today })).outcome).toBe('done');
  });
});

describe('two tenancies of one property', () => {
  const row = (startsOn: string, expiresOn: string) => ({
    propertyId: propertyId(5),
    tenantId: person(0).id,
    startsOn,
    expiresOn,
    term: 1,
    unit: 'year' as const,
    createdAt: new Date(),
  });
  const add = (startsOn: string, expiresOn: string) =>
    made.db
      .insert(tenancies)
      .values(row(startsOn, expiresOn))
      .then(() => null, brokenConstraint);

  it('are refused by the database where they share a day, and taken one after the other', async () => {
    expect(await add('2026-01-01', '2026-12-31')).toBeNull();
    expect(await add('2026-12-31', '2027-12-30')).toBe('tenancies_apart');
    expect(await add('2025-06-01', '2026-01-01')).toBe('tenancies_apart');
    expect(await add('2026-05-01', '2026-06-01')).toBe('tenancies_apart');
    expect(await add('2027-01-01', '2027-12-31')).toBeNull();
    expect(await add('2025-01-01', '2025-12-31')).toBeNull();
  });

  it('come down to one where ten are recorded at once', async () => {
    const [id = 0] = (await propertiesToLet(made.db, 10)).filter((each) => !propertyIds.includes(each));
    await giveTo(made.db, person(0), id);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => letTo(made.db, person(1), id, { startsOn: today })),
    );
    expect(all.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect(await made.db.$count(tenancies, eq(tenancies.propertyId, id))).toBe(1);
  });
});

describe('the demo', () => {
  it('shows three flats of which two are let, one until soon and one with a late due', async () => {
    const headers = await signIn(made.app, demoAccount);
    const sara = { id: 1, headers };
    const flats = await rows(sara, 'owners');
    expect(flats.map(({ rentExpire }) => rentExpire !== null)).toEqual([true, true, false]);
    const [soon, late] = flats;
    expect((soon?.rentExpire ?? '') <= daysAfter(today, 60)).toBe(true);
    expect(soon?.totalDueAmount).toBe(0);
    expect((late?.NextPayment[0]?.dueDate ?? today) < today).toBe(true);
    const [mine, ...more] = await rows(sara, 'rentals');
    expect(more).toEqual([]);
    expect((mine?.rentExpire ?? '') <= daysAfter(today, 60)).toBe(true);
    // The owner and the tenant can open the property's page, whether it is let or not.
    for (const { id } of [...flats, ...(await rows(sara, 'rentals'))]) {
      expect([id, (await get(sara, `/api/properties/retrieve/${id}`)).status]).toEqual([id, 200]);
      expect([id, (await rental(sara, id)).status]).toEqual([id, 200]);
    }
    const other = { id: 2, headers: await signIn(made.app, otherAccount) };
    expect([...(await rows(other, 'owners')), ...(await rows(other, 'rentals'))]).toEqual([]);
  });
});
