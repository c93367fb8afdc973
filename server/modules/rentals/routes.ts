import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../contract/language.ts';
import type { RentedProperty } from '../../../contract/rentals.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { loadCardRows } from '../properties/card-rows.ts';
import { presentedCountedIcons, presentStatusChoices } from '../properties/presenter.ts';
import { currentTenancy } from './current-tenancy.ts';
import { presentRental, presentRentalUnits, presentRented } from './presenter.ts';
import { findProperty, listOwned, listRented, listTenancies } from './repository.ts';

interface Listing {
  ids: number[];
  role: RentedProperty['role'];
  personId: number;
  language: Language;
}

/** Later than any real day: properties without a tenancy sort last. */
const NEVER = '9999-12-31';
const byExpiry = (one: RentedProperty, other: RentedProperty) => {
  const [first, second] = [one.rentExpire ?? NEVER, other.rentExpire ?? NEVER];
  return first === second ? 0 : first < second ? -1 : 1;
};

/**
 * Tenancies of the properties that users own or rent (services §2 and §7). A rental is identified
 * by its property's id (DESIGN §6).
 */
export async function rentalsModule(app: FastifyInstance, { clock }: { clock: Clock }) {
  async function readRows(db: Database, { ids, role, personId, language }: Listing) {
    const today = riyadhDay(clock.now());
    const [cards, tenancies] = await Promise.all([loadCardRows(db, ids, personId), listTenancies(db, ids)]);
    const rows = cards.flatMap((card) => {
      const own = tenancies.filter(({ propertyId }) => propertyId === card.id);
      const tenancy = currentTenancy(own, today, role === 'tenant' ? personId : undefined);
      // An owner sees their empty properties too; a tenant sees only properties with their own
      // tenancy.
      return tenancy || role === 'owner' ? [presentRented(card, tenancy, role, language)] : [];
    });
    return { rows: rows.toSorted(byExpiry), ...extras(language) };
  }

  const extras = (language: Language) => ({
    statusChoices: presentStatusChoices(language),
    rentalUnits: presentRentalUnits(language),
    countedIcons: presentedCountedIcons,
  });

  app.endpoint('rentals.list', async ({ person, language, db }) =>
    readRows(db, { ids: await listRented(db, person.id), role: 'tenant', personId: person.id, language }),
  );

  app.endpoint('rentals.owned', async ({ person, language, db }) =>
    readRows(db, { ids: await listOwned(db, person.id), role: 'owner', personId: person.id, language }),
  );

  app.endpoint(
    'rentals.retrieve',
    async ({ params, person, language, db }) => {
      const [property, tenancies, [card]] = await Promise.all([
        findProperty(db, params.id),
        listTenancies(db, [params.id]),
        loadCardRows(db, [params.id], person.id),
      ]);
      const today = riyadhDay(clock.now());
      const rented = currentTenancy(tenancies, today, person.id);
      // Only the tenant and the owner may know that a tenancy exists.
      if (!card || !property || !(rented || property.ownerId === person.id)) {
        throw new ApiError('rentalNotFound');
      }
      const words = { language, street: property.street };
      return {
        property: rented
          ? presentRental(card, rented, 'tenant', words)
          : presentRental(card, currentTenancy(tenancies, today), 'owner', words),
        ...extras(language),
      };
    },
    { notFound: 'rentalNotFound' },
  );
}
