import { and, eq, or } from 'drizzle-orm';
import { payments } from '../../server/db/schema/money.ts';
import { properties } from '../../server/db/schema/properties.ts';
import { reservations } from '../../server/db/schema/reservations.ts';
import { move } from '../../server/modules/payments/ledger/repository.ts';
import type { Case, Headers, Owner } from './authorization-case.ts';
import { addVisitors } from './bookings.ts';
import type { createTestApp } from './test-app.ts';

interface Fixture {
  made: () => Awaited<ReturnType<typeof createTestApp>>;
  json: (url: string, headers: Headers) => Promise<Record<string, unknown[]>>;
  /** Makes `owner` the owner of the second listing and hides it. */
  hide: (owner: Owner) => Promise<void>;
  listing: () => number;
  ownListing: () => number;
}

/** Cases for the endpoints of reservations, cards and the wallet. */
export function moneyCases({ made, json, hide, listing, ownListing }: Fixture): Case[] {
  async function saveCardOf({ headers }: Owner): Promise<number> {
    const payload = { number: '4111111111111111', expiry_month: 12, expiry_year: 2090 };
    const url = '/api/payments/addPayment';
    return (await made().app.inject({ method: 'POST', url, headers, payload })).json().paymentMethod.id;
  }

  /** The reference of a top-up whose way to pay is not chosen yet. */
  async function referenceOf({ headers }: Owner): Promise<string> {
    const url = '/api/users/addBalance';
    const answer = await made().app.inject({ method: 'POST', url, headers, payload: { amount: 5 } });
    return answer.json().paymentUrl.replace('/pay/', '');
  }

  /** Reserves a home of `advertiserId` for `userId`, paid out of the wallet. */
  async function reservePaid(userId: number, advertiserId: number): Promise<number> {
    const { db } = made();
    await db
      .update(reservations)
      .set({ status: 'expired', closedAt: new Date() })
      .where(eq(reservations.propertyId, ownListing()));
    await db
      .update(properties)
      .set({ advertiserId, status: 'reserved' })
      .where(eq(properties.id, ownListing()));
    const at = new Date();
    const hold = {
      status: 'reserved',
      amountHalalas: 100,
      payBefore: at,
      createdAt: at,
      paidAt: at,
    } as const;
    const executeBefore = new Date(at.getTime() + 86_400_000);
    const [row] = await db
      .insert(reservations)
      .values({ ...hold, userId, propertyId: ownListing(), executeBefore })
      .returning();
    const id = row?.id ?? 0;
    const paid = { purpose: 'reservation', method: 'wallet', status: 'paid' } as const;
    const reference = `RKTEST${String(id).padStart(4, '0')}`;
    const [payment] = await db
      .insert(payments)
      .values({ ...paid, userId, subjectId: id, amountHalalas: 100, reference, createdAt: at, settledAt: at })
      .returning();
    if (!payment) throw new Error('The payment was not written');
    const gateway = { kind: 'gateway' } as const;
    await db.transaction((transaction) =>
      move(transaction, { kind: 'payment', payment, from: gateway, to: { kind: 'held' }, at }),
    );
    return id;
  }
  const someone = async () => (await addVisitors(made().db, 1))[0]?.id ?? 0;
  const reservedBy = async ({ id }: Owner) => reservePaid(id, await someone());
  const reservationOf = async ({ id }: Owner) => reservePaid(await someone(), id);

  return [
    {
      name: 'reservations.init',
      about: 'a public listing',
      prepare: async () => ({ url: `/api/propReservation/init?propertyId=${listing()}` }),
      statuses: [200, 200, 401],
    },
    {
      name: 'reservations.create',
      about: 'a hidden listing, also one’s own',
      prepare: async (owner) => {
        await hide(owner);
        return { url: '/api/propReservation/create', payload: { propertyId: ownListing() } };
      },
      statuses: [404, 404, 401],
    },
    ...[reservedBy, reservationOf].flatMap((reserve): Case[] => {
      const about =
        reserve === reservedBy ? 'one’s own reservation' : 'the reservation of one’s own property';
      const pathOf = (verb: string) => async (owner: Owner) => ({
        url: `/api/propReservation/${verb}/${await reserve(owner)}`,
      });
      const isUntouched = async ({ id }: Owner) => {
        const isOwn = or(eq(reservations.userId, id), eq(properties.advertiserId, id));
        const [row] = await made()
          .db.select({ is: reservations })
          .from(reservations)
          .innerJoin(properties, eq(properties.id, reservations.propertyId))
          .where(and(isOwn, eq(reservations.status, 'reserved')));
        return row !== undefined && row.is.buyerSignedAt === null && row.is.ownerSignedAt === null;
      };
      const posted = (verb: string) => async (owner: Owner) => ({
        ...(await pathOf(verb)(owner)),
        payload: {},
      });
      return [
        { name: 'reservations.get', about, prepare: pathOf('get'), statuses: [200, 404, 401] },
        {
          name: 'reservations.sign',
          about,
          prepare: posted('sign'),
          statuses: [200, 404, 401],
          isUntouched,
        },
        {
          name: 'reservations.cancel',
          about,
          prepare: posted('cancel'),
          statuses: [200, 404, 401],
          isUntouched,
        },
      ];
    }),
    {
      name: 'payments.addBalance',
      about: 'by a saved card',
      prepare: async (owner) => ({
        url: '/api/users/addBalance',
        payload: { amount: 5, paymentMethodId: await saveCardOf(owner), cvv: '123' },
      }),
      statuses: [200, 404, 401],
      isUntouched: async ({ id }) => (await made().db.$count(payments, eq(payments.userId, id))) === 0,
    },
    {
      name: 'payments.receipts',
      about: 'an ad, of which another person has paid nothing',
      prepare: async () => ({ url: `/api/payments/receipts?subject=ad&subjectIds=${ownListing()}` }),
      statuses: [200, 200, 401],
    },
    {
      name: 'payments.open',
      about: 'one’s own payment',
      prepare: async (owner) => ({ url: `/api/payments/open/${await referenceOf(owner)}` }),
      statuses: [200, 404, 401],
    },
    {
      name: 'payments.pay',
      about: 'one’s own payment',
      prepare: async (owner) => ({
        url: `/api/payments/pay/${await referenceOf(owner)}`,
        payload: { payWith: 'card' },
      }),
      statuses: [200, 404, 401],
      isUntouched: async ({ id }) => {
        const [own] = await made().db.select().from(payments).where(eq(payments.userId, id));
        return own?.pageUrl === null;
      },
    },
    {
      name: 'payments.setDefaultMethod',
      about: 'a saved card',
      prepare: async (owner) => ({
        url: `/api/payments/default/${await saveCardOf(owner)}`,
        payload: {},
      }),
      statuses: [200, 404, 401],
      isUntouched: async ({ headers }) => {
        const cards = (await json('/api/payments/methodsList', headers)).paymentMethods;
        return cards?.every((card) => !(card as { isDefault: boolean }).isDefault) ?? false;
      },
    },
    {
      name: 'payments.removeMethod',
      about: 'a saved card',
      prepare: async (owner) => ({ url: `/api/payments/delete/${await saveCardOf(owner)}` }),
      statuses: [200, 404, 401],
      isUntouched: async ({ headers }) =>
        (await json('/api/payments/methodsList', headers)).paymentMethods?.length === 1,
    },
  ];
}
