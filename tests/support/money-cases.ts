import { eq } from 'drizzle-orm';
import { payments } from '../../server/db/schema/money.ts';
import type { Case, Headers, Owner } from './authorization-case.ts';
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
      name: 'payments.removeMethod',
      about: 'a saved card',
      prepare: async (owner) => ({ url: `/api/payments/delete/${await saveCardOf(owner)}` }),
      statuses: [200, 404, 401],
      isUntouched: async ({ headers }) =>
        (await json('/api/payments/methodsList', headers)).paymentMethods?.length === 1,
    },
  ];
}
