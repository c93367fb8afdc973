import type { App } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import type { Case } from './authorization-case.ts';
import { addVisitors } from './bookings.ts';
import { giveTo, homesToLet, letTo } from './tenancies.ts';

/** The call that names a tenancy, by its property. `made` is the server, once it is there. */
export function rentalCases(made: () => { app: App; db: Database }): Case[] {
  /** A home that nobody has taken yet, given to its owner. */
  async function homeOf(owner: { id: number; headers: Record<string, string> }): Promise<number> {
    const [home = 0] = await homesToLet(made().db, 1);
    await giveTo(made().db, owner, home);
    return home;
  }
  const urlOf = (id: number) => ({ url: `/api/properties/rentalRetrieve/${id}` });
  return [
    {
      name: 'rentals.retrieve',
      about: 'an owner’s home that is let',
      prepare: async (owner) => {
        const home = await homeOf(owner);
        const [tenant] = await addVisitors(made().db, 1);
        if (tenant) await letTo(made().db, tenant, home);
        return urlOf(home);
      },
      statuses: [200, 404, 401],
    },
    {
      name: 'rentals.retrieve',
      about: 'a tenant’s home',
      prepare: async (tenant) => {
        const [owner] = await addVisitors(made().db, 1);
        const home = owner ? await homeOf(owner) : 0;
        await letTo(made().db, tenant, home);
        return urlOf(home);
      },
      statuses: [200, 404, 401],
    },
    {
      name: 'rentals.retrieve',
      about: 'an owner’s home that stands empty, and is public',
      prepare: async (owner) => urlOf(await homeOf(owner)),
      statuses: [200, 404, 401],
    },
  ];
}
