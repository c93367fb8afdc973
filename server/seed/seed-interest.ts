import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { propertyViews } from '../db/schema/advertising.ts';
import { orders, technicians } from '../db/schema/orders.ts';
import { notifications, users } from '../db/schema/people.ts';
import { favourites, properties } from '../db/schema/properties.ts';
import { viewings } from '../db/schema/viewings.ts';
import { notify } from '../modules/notifications/notify.ts';
import { saraId } from './demo/sara-listings.ts';

/** One in so many pairs of a person and a listing is a favourite. */
const ONE_IN = { ofOthers: 97, ofSara: 4 };

/**
 * Writes what a living market has: how often each listing was opened, more often the longer it is
 * public; the favourites of all people but the two demo accounts; and the first account's news.
 */
export async function seedInterest(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${propertyViews} (property_id, count)
    select id, 3 + id * 71 % 23 + least(90, extract(day from now() - created_at)::int) * (1 + id % 5)
    from ${properties} where status in ('published', 'reserved', 'rented', 'sold') on conflict do nothing`);
  await db.execute(sql`
    insert into ${favourites} (user_id, property_id, created_at)
    select person.id, listing.id, least(now(), listing.created_at + make_interval(hours => person.id))
    from ${users} person, ${properties} listing
    where person.id > 2 and person.id <> listing.advertiser_id and listing.status = 'published'
      and (person.id * 79 + listing.id * 31) % case when listing.advertiser_id = ${saraId}
        then ${ONE_IN.ofSara}::int else ${ONE_IN.ofOthers}::int end = 0
    on conflict do nothing`);
  await seedNotifications(db);
}

/** Notifies the first account of an ad, an order and a viewing of its own, hours apart. */
async function seedNotifications(db: Database): Promise<void> {
  const titles = { propertyId: properties.id, title: properties.title, titleEn: properties.titleEn };
  const [ad] = await db
    .select(titles)
    .from(properties)
    .where(and(eq(properties.advertiserId, saraId), eq(properties.status, 'under_review')))
    .limit(1);
  if (ad) await notify(db, saraId, { kind: 'adReceived', params: ad });
  const [order] = await db
    .select({ orderId: orders.id, title: orders.title, name: technicians.name, nameEn: technicians.nameEn })
    .from(orders)
    .innerJoin(technicians, eq(technicians.id, orders.technicianId))
    .where(eq(orders.userId, saraId))
    .orderBy(desc(orders.id))
    .limit(1);
  if (order) await notify(db, saraId, { kind: 'orderAssigned', params: order });
  const [viewing] = await db
    .select({ ...titles, viewingId: viewings.id, startsAt: viewings.startsAt })
    .from(viewings)
    .innerJoin(properties, eq(properties.id, viewings.propertyId))
    .where(
      and(eq(viewings.userId, saraId), eq(viewings.status, 'confirmed'), gt(viewings.startsAt, sql`now()`)),
    )
    .orderBy(asc(viewings.startsAt))
    .limit(1);
  if (viewing) {
    const params = { ...viewing, startsAt: viewing.startsAt.toISOString() };
    await notify(db, saraId, { kind: 'viewingConfirmed', params });
  }
  const newest = sql`(select max(id) from ${notifications} where user_id = ${saraId})`;
  await db
    .update(notifications)
    .set({ createdAt: sql`now() - make_interval(hours => 2 + 9 * (${newest} - id))` })
    .where(eq(notifications.userId, saraId));
}
