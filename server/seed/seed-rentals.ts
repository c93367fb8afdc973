import { and, asc, eq, ne } from 'drizzle-orm';
import { daysAfter, monthsAfter } from '../../contract/day-arithmetic.ts';
import { RENT_REMINDER_DAYS } from '../../contract/limits.ts';
import { riyadhDay, riyadhMoment } from '../../contract/riyadh.ts';
import type { Database } from '../db/database.ts';
import { properties, propertyTypes } from '../db/schema/properties.ts';
import { propertyOwners, tenancies, tenancyDues } from '../db/schema/rentals.ts';
import { dueDaysOf, lastDayOf, sharesOf } from '../modules/rentals/terms.ts';
import { demoTenancies, emptyFlatId, letFlatId } from './demo/rentals.ts';
import { saraId } from './demo/sara-listings.ts';

const MONTHS_A_YEAR = 12;
/** The rent of a flat without a price, in halalas per year. */
const PLAIN_RENT = 3_600_000;

const columns = {
  id: properties.id,
  advertiserId: properties.advertiserId,
  yearlyHalalas: properties.yearlyPriceHalalas,
};

/** The first flats that other users advertised and that are let by now. */
async function othersFlats(db: Database) {
  return db
    .select(columns)
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .where(
      and(
        eq(properties.status, 'rented'),
        eq(properties.purpose, 'for_rent'),
        eq(propertyTypes.key, 'apartment'),
        ne(properties.advertiserId, saraId),
      ),
    )
    .orderBy(asc(properties.id))
    .limit(2);
}

/**
 * Writes the properties that the first demo account owns and rents, with their tenancies. Needs the
 * listings.
 */
export async function seedRentals(db: Database): Promise<void> {
  const now = new Date();
  const today = riyadhDay(now);
  const [othersAd, home] = await othersFlats(db);
  const [ownAd] = await db.select(columns).from(properties).where(eq(properties.id, letFlatId));
  const [empty] = await db.select(columns).from(properties).where(eq(properties.id, emptyFlatId));
  const owners = [
    ...[ownAd, othersAd, empty].map((flat) => flat && { propertyId: flat.id, userId: saraId }),
    home && { propertyId: home.id, userId: home.advertiserId },
  ].filter((row) => row !== undefined);
  if (owners.length > 0) await db.insert(propertyOwners).values(owners).onConflictDoNothing();

  for (const { of, tenantId, endsInDays, years, everyMonths, late } of demoTenancies) {
    const flat = { ownAd, othersAd, home }[of];
    if (!flat) continue;
    const startsOn = monthsAfter(daysAfter(today, endsInDays + 1), -years * MONTHS_A_YEAR);
    const agreed = { startsOn, term: years, unit: 'year' } as const;
    const [tenancy] = await db
      .insert(tenancies)
      .values({
        ...agreed,
        propertyId: flat.id,
        tenantId,
        expiresOn: lastDayOf(agreed),
        // Notices due before today count as sent, so that the server sends none at its start.
        noticedAt: now,
        createdAt: riyadhMoment(startsOn, '10:00'),
      })
      .returning();
    if (!tenancy) continue;
    const days = dueDaysOf(agreed, everyMonths);
    const come = days.filter((day) => day <= today);
    const paid = come.slice(0, come.length - late);
    const yearly = flat.yearlyHalalas ?? PLAIN_RENT;
    // The dues of a year add up to its rent.
    const shares = sharesOf(yearly, MONTHS_A_YEAR / everyMonths);
    await db.insert(tenancyDues).values(
      days.map((dueOn, place) => ({
        tenancyId: tenancy.id,
        dueOn,
        amountHalalas: shares[place % shares.length] ?? 0,
        paidOn: paid.includes(dueOn) ? dueOn : null,
        remindedAt: dueOn <= daysAfter(today, RENT_REMINDER_DAYS) ? now : null,
      })),
    );
  }
}
