import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/money.ts';
import { orders } from '../../db/schema/orders.ts';
import { sessions, users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { reservations } from '../../db/schema/reservations.ts';
import { viewings } from '../../db/schema/viewings.ts';
import { inSar } from '../../lib/money.ts';
import { statusOf } from '../../modules/maintenance/order-state.ts';
import { personName } from '../../plugins/session.ts';
import { texts } from '../../texts/texts.ts';
import { inWords, isoOf } from '../base/item-kind.ts';
import { notesOn } from '../base/notes.ts';
import { holdsWords, readSearchQuery } from '../base/search-query.ts';
import { lastTenanciesOf } from '../base/tenancies.ts';
import { orderStatusWords, reservationStatusWords } from '../base/words.ts';

const MOST_PEOPLE = 20;
const MOST_LINES = 5;

const columns = {
  id: users.id,
  name: users.name,
  nameEn: users.nameEn,
  mobile: users.mobile,
  role: users.role,
  createdAt: users.createdAt,
};

/** The same expression as the index over names. */
const names = sql`fold_arabic(${users.name} || ' ' || coalesce(${users.nameEn}, ''))`;

/** A number matches a mobile or its beginning; all else a part of a name, in any spelling. */
function matches(query: string): SQL | undefined {
  const { mobile, words } = readSearchQuery(query);
  // A range, which the index over mobiles can answer under any collation of the database.
  if (words === null) return and(gte(users.mobile, mobile), lt(users.mobile, `${mobile}:`));
  return holdsWords(names, words);
}

export async function findPeople(
  db: Database,
  query: string,
  language: Language,
): Promise<Answer<'ops.people'>['rows']> {
  const rows = await db
    .select(columns)
    .from(users)
    .where(matches(query))
    .orderBy(users.id)
    .limit(MOST_PEOPLE);
  return rows.map((row) => ({
    id: row.id,
    name: personName(row, language),
    mobile: row.mobile,
    since: row.createdAt.toISOString(),
    isOperator: row.role !== 'user',
  }));
}

/** The data of a user that operators may see; null if that id does not exist. */
export async function findPerson(
  db: Database,
  id: number,
  language: Language,
  now: Date,
): Promise<Answer<'ops.person'>['person'] | null> {
  const [found] = await db
    .select({ ...columns, falLicense: users.falLicense })
    .from(users)
    .where(eq(users.id, id));
  if (!found) return null;
  const own = { ads: and(eq(properties.advertiserId, id), isNull(properties.deletedAt)) };
  const [notes, ads, ownOrders, ownReservations, ownTenancies, seen, paid, ...counts] = await Promise.all([
    notesOn(db, 'people', id),
    db
      .select({
        id: properties.id,
        title: properties.title,
        titleEn: properties.titleEn,
        status: properties.status,
        at: properties.createdAt,
      })
      .from(properties)
      .where(own.ads)
      .orderBy(desc(properties.createdAt))
      .limit(MOST_LINES),
    db.select().from(orders).where(eq(orders.userId, id)).orderBy(desc(orders.id)).limit(MOST_LINES),
    db
      .select({
        id: reservations.id,
        title: properties.title,
        titleEn: properties.titleEn,
        status: reservations.status,
        at: reservations.createdAt,
      })
      .from(reservations)
      .innerJoin(properties, eq(properties.id, reservations.propertyId))
      .where(eq(reservations.userId, id))
      .orderBy(desc(reservations.id))
      .limit(MOST_LINES),
    lastTenanciesOf(db, id, { most: MOST_LINES, language, now }),
    db
      .select({ at: sessions.lastSeenAt })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(desc(sessions.lastSeenAt))
      .limit(1),
    db
      .select({
        count: sql<number>`count(*)`.mapWith(Number),
        halalas: sql<number>`coalesce(sum(${payments.amountHalalas}), 0)`.mapWith(Number),
      })
      .from(payments)
      .where(and(eq(payments.userId, id), eq(payments.status, 'paid'))),
    db.$count(properties, own.ads),
    db.$count(orders, eq(orders.userId, id)),
    db.$count(reservations, eq(reservations.userId, id)),
    db.$count(viewings, eq(viewings.userId, id)),
  ]);
  const [adCount, orderCount, reservationCount, viewingCount] = counts;
  return {
    id,
    name: personName(found, language),
    mobile: found.mobile,
    since: found.createdAt.toISOString(),
    isOperator: found.role !== 'user',
    isBroker: found.falLicense !== null,
    seenAt: isoOf(seen[0]?.at),
    counts: { ads: adCount, orders: orderCount, reservations: reservationCount, viewings: viewingCount },
    payments: { count: paid[0]?.count ?? 0, paid: inSar(paid[0]?.halalas ?? 0) },
    ads: ads.map(({ title, titleEn, at, ...ad }) => ({
      ...ad,
      title: inWords(language, title, titleEn),
      statusLabel: texts[language].propertyStatus[ad.status],
      at: at.toISOString(),
    })),
    orders: ownOrders.map((order) => ({
      id: order.id,
      title: order.title,
      status: statusOf(order),
      statusLabel: orderStatusWords[statusOf(order)][language],
      at: order.createdAt.toISOString(),
    })),
    reservations: ownReservations.map(({ title, titleEn, at, ...row }) => ({
      ...row,
      title: inWords(language, title, titleEn),
      statusLabel: reservationStatusWords[row.status][language],
      at: at.toISOString(),
    })),
    tenancies: ownTenancies,
    notes,
  };
}
