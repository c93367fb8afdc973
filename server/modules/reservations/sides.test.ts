import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addVisitors, postAs, read, type Visitor } from '../../../tests/support/bookings.ts';
import { reservationFixture } from '../../../tests/support/reservation-fixture.ts';
import { answerOf, testConfig } from '../../../tests/support/test-app.ts';
import { buildApp } from '../../app.ts';
import { notifications, users } from '../../db/schema/people.ts';
import { favourites, properties } from '../../db/schema/properties.ts';
import { tenancies } from '../../db/schema/rentals.ts';
import { reservations } from '../../db/schema/reservations.ts';
import { viewings } from '../../db/schema/viewings.ts';
import { wordNotification } from '../notifications/texts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const fixture = reservationFixture();
const { entriesOf, kinds, list, made, ops, pay, reserve, statusOfProperty, wallet } = fixture;

/** The advertiser of the fixture's listing. */
let owner: Visitor;
beforeEach(async () => {
  owner = fixture.stranger;
  await made()
    .db.update(properties)
    .set({ advertiserId: owner.id, hiddenFrom: null, deletedAt: null })
    .where(eq(properties.id, fixture.propertyId));
});

const get = (who: Visitor, id: number) => read(made().app, who, `/api/propReservation/get/${id}`);
const post = async (verb: 'sign' | 'cancel', who: Visitor, id: number, app = made().app) =>
  answerOf(await postAs(app, who, `/api/propReservation/${verb}/${id}`, {}));
const sign = (who: Visitor, id: number) => post('sign', who, id);
const cancel = (who: Visitor, id: number) => post('cancel', who, id);
const done = { status: 200, body: { success: true } };
const refusal = (number: number) => ({ status: expect.any(Number), body: { error_number: number } });

describe('two sides', () => {
  it('see each other, the deadline once it is paid, and nothing before', async () => {
    const { paymentUrl } = (await reserve()).json();
    const [{ id }] = await list();
    expect((await get(fixture.visitor, id)).row).toMatchObject({
      Other: null,
      side: 'buyer',
      canCancel: false,
    });
    expect((await get(owner, id)).error_number).toBe(4045);
    await fixture.settle(paymentUrl);
    const rows = await made().db.select().from(users);
    const mobileOf = ({ id: userId }: Visitor) => rows.find((row) => row.id === userId)?.mobile;
    const mine = (await get(fixture.visitor, id)).row;
    expect(mine).toMatchObject({
      side: 'buyer',
      status: 'reserved',
      Other: { mobile: mobileOf(owner) },
      canSign: true,
      canCancel: true,
      cancelCost: 2_000,
    });
    expect(mine.executeBefore).toBe(mine.expiresAt);
    expect((await get(owner, id)).row).toMatchObject({
      side: 'owner',
      Other: { mobile: mobileOf(fixture.visitor) },
      cancelCost: 0,
    });
    const [other] = await addVisitors(made().db, 1);
    for (const verb of ['sign', 'cancel'] as const) {
      expect(await post(verb, other ?? owner, id)).toMatchObject(refusal(4045));
    }
    expect((await get(other ?? owner, id)).error_number).toBe(4045);
  });

  it('both say that they signed: it is executed, and both are notified', async () => {
    const id = await pay();
    expect(await sign(fixture.visitor, id)).toMatchObject(done);
    expect(await sign(fixture.visitor, id)).toMatchObject(done);
    expect((await get(owner, id)).row).toMatchObject({ status: 'reserved', canSign: true, canCancel: false });
    expect(await kinds(owner.id)).toEqual(['propertyReserved', 'propertySigned']);
    expect(await sign(owner, id)).toMatchObject(done);
    expect(await statusOfProperty()).toBe('rented');
    expect(await entriesOf(id)).toEqual(['payment', 'earned']);
    expect(await kinds(owner.id)).toEqual(['propertyReserved', 'propertySigned', 'propertyExecuted']);
    expect(await kinds()).toEqual(['reservationPaid', 'reservationExecuted']);
    expect((await get(fixture.visitor, id)).row).toMatchObject({
      status: 'executed',
      Other: { mobile: expect.any(String) },
      canSign: false,
    });
    expect(await cancel(owner, id)).toMatchObject(refusal(4048));
  });

  it('at once, on two servers: executed once', async () => {
    const id = await pay();
    const { clock, database } = made();
    const second = await buildApp({ config: testConfig(), database, clock });
    const answers = await Promise.all([
      post('sign', fixture.visitor, id),
      post('sign', owner, id, second),
      post('sign', fixture.visitor, id, second),
      post('sign', owner, id),
    ]);
    await second.close();
    expect(answers).toMatchObject([done, done, done, done]);
    expect((await get(owner, id)).row.status).toBe('executed');
    expect(await entriesOf(id)).toEqual(['payment', 'earned']);
    expect((await kinds()).filter((kind) => kind === 'reservationExecuted')).toHaveLength(1);
  });

  it('one signs while the other cancels: one of the two wins, and the other reads why not', async () => {
    const id = await pay();
    const [signed, cancelled] = await Promise.all([sign(owner, id), cancel(fixture.visitor, id)]);
    const { status } = (await get(fixture.visitor, id)).row;
    if (signed.status === 200) {
      expect(cancelled).toMatchObject(refusal(4048));
      expect(status).toBe('reserved');
    } else {
      expect(signed).toMatchObject(refusal(4047));
      expect(status).toBe('cancelled');
    }
  });

  it('the notices of both lead to the reservation', async () => {
    const id = await pay();
    const rows = await made().db.select().from(notifications).where(eq(notifications.userId, owner.id));
    const [wording] = rows.map(({ kind, params }) => wordNotification(kind, params, 'ar'));
    expect(wording?.link).toBe(`/reservation/${id}`);
    expect(wording?.message).toContain('حُجز عقارك. وقّعا العقد قبل');
  });
});

describe('cancelling', () => {
  it('costs its buyer the fee, and frees the property', async () => {
    const id = await pay();
    expect(await cancel(fixture.visitor, id)).toMatchObject(done);
    expect(await cancel(fixture.visitor, id)).toMatchObject(done);
    expect(await entriesOf(id)).toEqual(['payment', 'earned']);
    expect(await statusOfProperty()).toBe('published');
    expect(await kinds()).toEqual(['reservationPaid', 'reservationCancelled']);
    expect(await kinds(owner.id)).toEqual(['propertyReserved', 'propertyCancelled']);
    expect((await get(owner, id)).row).toMatchObject({ status: 'cancelled', Other: null });
    expect(await sign(owner, id)).toMatchObject(refusal(4047));
  });

  it('by the advertiser gives the fee back', async () => {
    const id = await pay();
    expect(await cancel(owner, id)).toMatchObject(done);
    expect(await entriesOf(id)).toEqual(['payment', 'refund']);
    expect(await wallet()).toBe(0);
    expect(await statusOfProperty()).toBe('published');
    const rows = await made()
      .db.select()
      .from(notifications)
      .where(eq(notifications.userId, fixture.visitor.id));
    const wording = rows.map(({ kind, params }) => wordNotification(kind, params, 'ar'));
    expect(wording.map((one) => one?.message).join()).toContain(
      'ألغى المعلن حجزك، وأعدنا 2,000\u00a0ر.س إلى بطاقتك',
    );
    expect(await cancel(fixture.visitor, id)).toMatchObject(refusal(4047));
  });
});

describe('the deadline', () => {
  it('is announced to both a day before, once', async () => {
    await pay();
    made().clock.forward(2 * DAY_MS - HOUR_MS);
    await made().app.timed.reservations.remindOfDeadlines();
    expect(await kinds()).toEqual(['reservationPaid']);
    made().clock.forward(2 * HOUR_MS);
    const { remindOfDeadlines } = made().app.timed.reservations;
    await Promise.all([remindOfDeadlines(), remindOfDeadlines()]);
    expect(await kinds()).toEqual(['reservationPaid', 'reservationEnding']);
    expect(await kinds(owner.id)).toEqual(['propertyReserved', 'propertyEnding']);
  });

  it('that passes before anybody signed refuses to sign', async () => {
    const id = await pay();
    made().clock.forward(3 * DAY_MS);
    expect(await sign(owner, id)).toMatchObject(refusal(4046));
    expect(await cancel(fixture.visitor, id)).toMatchObject(refusal(4046));
    await made().app.timed.reservations.forfeitOverdue();
    expect((await get(owner, id)).row).toMatchObject({ status: 'forfeited', Other: null });
  });

  it('forfeits nothing once a side has signed: an operator decides', async () => {
    const WHY = 'لم يُوثَّق العقد في منصة إيجار';
    const id = await pay();
    await sign(fixture.visitor, id);
    made().clock.forward(4 * DAY_MS);
    await made().app.timed.reservations.forfeitOverdue();
    expect((await list())[0]).toMatchObject({ id, status: 'reserved' });
    expect(await ops('reservations unsign', { id: String(id), reason: WHY })).toMatchObject({
      before: { buyerSignedAt: expect.any(String) },
      after: { buyerSignedAt: null },
    });
    expect(await ops('reservations unsign', { id: String(id), reason: WHY })).toMatchObject({
      refused: [expect.stringContaining('signed by one side')],
    });
    expect(await kinds()).toContain('reservationUnsigned');
    expect(await kinds(owner.id)).toContain('propertyUnsigned');
    await made().app.timed.reservations.forfeitOverdue();
    expect((await list())[0].status).toBe('forfeited');
  });

  it('orders my reservations: the next one first, then those that are over', async () => {
    const base = { userId: fixture.visitor.id, amountHalalas: 100, createdAt: made().clock.now() };
    const now = made().clock.now().getTime();
    const at = (hours: number) => new Date(now + hours * HOUR_MS);
    const [first = 0, second = 0, third = 0, fourth = 0] = made()
      .listings.slice(1)
      .map(({ id }) => id);
    const rows = [
      { propertyId: first, status: 'reserved', payBefore: at(-1), executeBefore: at(40), paidAt: at(-2) },
      { propertyId: second, status: 'refunded', payBefore: at(-1), executeBefore: at(1), closedAt: at(0) },
      { propertyId: third, status: 'waiting_payment', payBefore: at(0.4) },
      { propertyId: fourth, status: 'reserved', payBefore: at(-1), executeBefore: at(20), paidAt: at(-2) },
    ] as const;
    await made()
      .db.insert(reservations)
      .values(rows.map((row) => ({ ...base, ...row })));
    const ordered = (await list()).map(({ Property }: { Property: { id: number } }) => Property.id);
    expect(ordered).toEqual([third, fourth, first, second]);
    await made().db.delete(reservations).where(eq(reservations.userId, fixture.visitor.id));
  });
});

describe('a home that is let', () => {
  const retrieve = (who: Visitor | null) =>
    read(made().app, who ?? { id: 0, headers: {} }, `/api/properties/retrieve/${fixture.propertyId}`);

  /** Users who know the home by a favourite, a viewing, a past tenancy; and one who does not. */
  async function knowers() {
    const { db, clock } = made();
    const [fan, viewer, tenant, other] = (await addVisitors(db, 4)) as [Visitor, Visitor, Visitor, Visitor];
    const { propertyId } = fixture;
    await db.insert(favourites).values({ userId: fan.id, propertyId });
    const at = clock.now();
    const times = { startsAt: new Date(at.getTime() - DAY_MS), createdAt: at, scheduledAt: at };
    const viewing = { userId: viewer.id, propertyId, status: 'confirmed', isLuxury: false } as const;
    await db.insert(viewings).values({ ...viewing, ...times, amountHalalas: 0 });
    const term = { startsOn: '2020-01-01', expiresOn: '2020-12-31', endedOn: '2021-01-01', term: 1 };
    const tenancy = { ...term, propertyId, tenantId: tenant.id, unit: 'year', createdAt: at } as const;
    await db.insert(tenancies).values(tenancy);
    return { known: [fan, viewer, tenant], other };
  }

  it('stays open to its two sides and those who knew it, and to nobody else', async () => {
    const { known, other } = await knowers();
    const id = await pay();
    await Promise.all([sign(owner, id), sign(fixture.visitor, id)]);
    expect((await retrieve(fixture.visitor)).property).toMatchObject({
      status: 'rented',
      Bond: { reservationId: id },
    });
    expect((await retrieve(owner)).property.Bond.reservationId).toBe(id);
    for (const who of known) expect((await retrieve(who)).property.status).toBe('rented');
    for (const who of [other, null]) expect((await retrieve(who)).error_number).toBe(3004);

    // Its advertiser deletes the ad: those people still read how it ended.
    const removed = await made().app.inject({
      method: 'DELETE',
      url: `/api/properties/delete/${fixture.propertyId}`,
      headers: owner.headers,
    });
    expect(removed.statusCode).toBe(200);
    for (const who of [...known, fixture.visitor])
      expect((await retrieve(who)).property.status).toBe('rented');
    for (const who of [other, null]) expect((await retrieve(who)).error_number).toBe(3004);
    await made().db.update(properties).set({ deletedAt: null }).where(eq(properties.id, fixture.propertyId));
  });

  it('that was only hidden is closed to those who have it as a favourite', async () => {
    const [fan] = (await addVisitors(made().db, 1)) as [Visitor];
    await made().db.insert(favourites).values({ userId: fan.id, propertyId: fixture.propertyId });
    await made().db.update(properties).set({ status: 'hidden' }).where(eq(properties.id, fixture.propertyId));
    expect((await retrieve(fan)).error_number).toBe(3004);
  });
});
