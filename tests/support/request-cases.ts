import { eq } from 'drizzle-orm';
import type { App } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { propertyRequests } from '../../server/db/schema/requests.ts';
import { savedSearches } from '../../server/db/schema/searches.ts';
import type { Case, Owner } from './authorization-case.ts';
import { postAs } from './bookings.ts';

interface Fixture {
  made: () => { app: App; db: Database };
  /** A public listing that no test user owns. */
  listing: () => number;
}

/** Cases for the request endpoints that take a record's id (tests/authorization.test.ts). */
export function requestCases({ made, listing }: Fixture): Case[] {
  const contact = { mobile: '0500007003' };
  const ask = async (owner: Owner, url: string, payload: object): Promise<{ id: number }> =>
    (await postAs(made().app, owner, url, payload)).json();
  const propertyRequestOf = async (owner: Owner) =>
    (await ask(owner, '/api/propertyRequests/create', { purpose: 'for_rent' })).id;
  const newestOf = async (owner: Owner, list: 'documents' | 'managementRequests'): Promise<number> => {
    const { headers } = owner;
    return (await made().app.inject({ url: '/api/users/requests', headers })).json()[list][0].id;
  };
  const isOpen = async ({ id }: Owner) => {
    const [request] = await made().db.select().from(propertyRequests).where(eq(propertyRequests.userId, id));
    return request?.status === 'received' && request.closedAt === null;
  };
  const one = (about: string, category: string, make: (owner: Owner) => Promise<number>): Case => ({
    name: 'requests.retrieve',
    about,
    prepare: async (owner) => ({ url: `/api/users/requests/${category}/${await make(owner)}` }),
    statuses: [200, 404, 401],
  });
  const search = (name: Case['name'], call: (id: number) => Awaited<ReturnType<Case['prepare']>>): Case => ({
    name,
    about: 'a saved search',
    prepare: async (owner) =>
      call(
        (
          await ask(owner, '/api/searches/create', {
            name: 'بحثي',
            filters: 'cityId=1&typeId=1',
            frequency: 'daily',
          })
        ).id,
      ),
    statuses: [200, 404, 401],
    isUntouched: async ({ id }) => {
      const [kept] = await made().db.select().from(savedSearches).where(eq(savedSearches.userId, id));
      return kept?.name === 'بحثي' && kept.seenAt.getTime() === kept.createdAt.getTime();
    },
  });
  return [
    one('a request to document a contract', 'documents', async (owner) => {
      await ask(owner, '/api/propertyDoc/create', { ...contact, name: 'سارة' });
      return newestOf(owner, 'documents');
    }),
    one('a request to manage a property', 'management', async (owner) => {
      const place = { regionId: 1, cityId: 1 };
      await ask(owner, '/api/managementReq/create', { ...contact, ...place, name: 'سارة' });
      return newestOf(owner, 'managementRequests');
    }),
    one('a request for financing', 'finance', async (owner) => {
      const payload = { ...contact, fullName: 'سارة', propertyId: listing() };
      return (await ask(owner, '/api/financeRequests/create', payload)).id;
    }),
    one('a property request', 'property', propertyRequestOf),
    search('searches.update', (id) => ({
      url: `/api/searches/update/${id}`,
      payload: { name: 'بحث غيري' },
    })),
    search('searches.delete', (id) => ({ url: `/api/searches/delete/${id}` })),
    search('searches.seen', (id) => ({ url: `/api/searches/seen/${id}`, payload: {} })),
    {
      name: 'requests.closeProperty',
      about: 'a property request',
      prepare: async (owner) => ({
        url: `/api/propertyRequests/close/${await propertyRequestOf(owner)}`,
        payload: {},
      }),
      statuses: [200, 404, 401],
      isUntouched: isOpen,
    },
    {
      name: 'requests.createProperty',
      about: 'places, types and features, which are everybody’s',
      prepare: async () => ({
        url: '/api/propertyRequests/create',
        payload: { neighborhoodId: 101, typeId: 1, features: [1] },
      }),
      statuses: [200, 200, 401],
    },
    {
      name: 'requests.createFinance',
      about: 'a public listing of somebody else',
      prepare: async () => ({
        url: '/api/financeRequests/create',
        payload: { ...contact, fullName: 'سارة', propertyId: listing() },
      }),
      statuses: [200, 200, 401],
    },
  ];
}
