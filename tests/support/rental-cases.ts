import type { App } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import type { Case } from './authorization-case.ts';
import { addVisitors } from './bookings.ts';
import { giveTo, letTo, propertiesToLet } from './tenancies.ts';

/**
 * Cases for the endpoint that takes a rented property's id. `made` returns the server, once it has
 * started.
 */
export function rentalCases(made: () => { app: App; db: Database }): Case[] {
  /** Gives a property without a tenant to its owner. */
  async function propertyOf(owner: { id: number; headers: Record<string, string> }): Promise<number> {
    const [propertyId = 0] = await propertiesToLet(made().db, 1);
    await giveTo(made().db, owner, propertyId);
    return propertyId;
  }
  const urlOf = (id: number) => ({ url: `/api/properties/rentalRetrieve/${id}` });
  return [
    {
      name: 'rentals.retrieve',
      about: 'an owner’s property that is let',
      prepare: async (owner) => {
        const propertyId = await propertyOf(owner);
        const [tenant] = await addVisitors(made().db, 1);
        if (tenant) await letTo(made().db, tenant, propertyId);
        return urlOf(propertyId);
      },
      statuses: [200, 404, 401],
    },
    {
      name: 'rentals.retrieve',
      about: 'a tenant’s property',
      prepare: async (tenant) => {
        const [owner] = await addVisitors(made().db, 1);
        const propertyId = owner ? await propertyOf(owner) : 0;
        await letTo(made().db, tenant, propertyId);
        return urlOf(propertyId);
      },
      statuses: [200, 404, 401],
    },
    {
      name: 'rentals.retrieve',
      about: 'an owner’s property that stands empty, and is public',
      prepare: async (owner) => urlOf(await propertyOf(owner)),
      statuses: [200, 404, 401],
    },
  ];
}
