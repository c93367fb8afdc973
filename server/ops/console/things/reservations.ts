import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { PAGE_AND_ONE } from '../../../db/page.ts';
import { users } from '../../../db/schema/people.ts';
import { properties } from '../../../db/schema/properties.ts';
import { financeRequests, reservations } from '../../../db/schema/reservations.ts';
import { findPaid } from '../../../modules/payments/repository.ts';
import { inSar } from '../../../money.ts';
import { personName } from '../../../plugins/session.ts';
import { texts } from '../../../texts/texts.ts';
import { seenOf } from '../seen.ts';
import {
  countWaiting,
  factsOf,
  inWords,
  isBehind,
  isoOf,
  type Page,
  type Queue,
  type Row,
  type Thing,
} from '../thing.ts';
import { payWords, reservationStatusWords } from '../words.ts';

const isWaiting = sql`${reservations.status} = 'reserved'`;
const columns = {
  reservation: reservations,
  title: properties.title,
  titleEn: properties.titleEn,
  purpose: properties.purpose,
  person: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
  financingId: financeRequests.id,
};

const queue: Queue = {
  name: 'reservations',
  kind: 'reservations',
  waiting: (db) => countWaiting(db, reservations, reservations.paidAt, isWaiting),
  rows: (db, { after, ...page }) =>
    listReservations(db, and(isWaiting, isBehind(reservations.executeBefore, reservations.id, after)), page),
};

/** A page and one more of the reservations that `where` names, those that end soonest first: what ends is lost. */
export async function listReservations(
  db: Database,
  where: SQL | undefined,
  { skip = 0, language }: Page,
  direction = asc,
): Promise<Row[]> {
  const rows = await db
    .select(columns)
    .from(reservations)
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .innerJoin(users, eq(users.id, reservations.userId))
    .leftJoin(financeRequests, eq(financeRequests.reservationId, reservations.id))
    .where(where)
    .orderBy(asc(reservations.executeBefore), direction(reservations.id))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ reservation, ...row }) => ({
    id: reservation.id,
    status: reservation.status,
    propertyId: reservation.propertyId,
    title: inWords(language, row.title, row.titleEn),
    note: purposeLabels[row.purpose][language],
    who: personName(row.person, language),
    since: (reservation.paidAt ?? reservation.createdAt).toISOString(),
    dueAt: isoOf(reservation.executeBefore),
    amount: inSar(reservation.amountHalalas),
    mark: row.financingId === null ? null : 'financing',
    mobile: row.person.mobile,
  }));
}

/** Somebody's paid reservation of a property, which is executed in time or lost. */
export const propertyReservations: Thing = {
  kind: 'reservations',
  queues: [queue],
  async find(db, id, language) {
    const [row] = await db
      .select({ ...columns, seen: seenOf('reservations') })
      .from(reservations)
      .innerJoin(properties, eq(properties.id, reservations.propertyId))
      .innerJoin(users, eq(users.id, reservations.userId))
      .leftJoin(financeRequests, eq(financeRequests.reservationId, reservations.id))
      .where(eq(reservations.id, id));
    if (!row) return null;
    const paid = await findPaid(db, 'reservation', id);
    const { reservation, person } = row;
    const title = inWords(language, row.title, row.titleEn);
    const isOpen = reservation.status === 'reserved';
    return {
      id,
      title,
      status: reservation.status,
      statusLabel: reservationStatusWords[reservation.status][language],
      since: (reservation.paidAt ?? reservation.createdAt).toISOString(),
      dueAt: isOpen ? isoOf(reservation.executeBefore) : null,
      seen: row.seen,
      person: { ...person, name: personName(person, language) },
      facts: factsOf([
        ['fee', 'money', inSar(reservation.amountHalalas)],
        ['purpose', 'text', texts[language].purpose[row.purpose]],
        ['paidBy', 'text', paid && payWords[paid.method][language]],
        ['reference', 'code', paid?.reference],
        ['paidAt', 'moment', isoOf(reservation.paidAt)],
        ['executeBefore', 'moment', isoOf(reservation.executeBefore)],
        ['closedAt', 'moment', isoOf(reservation.closedAt)],
        ['financing', 'flag', row.financingId === null ? null : true],
      ]),
      about: { kind: 'ads', id: reservation.propertyId, title },
      actions: isOpen && paid ? ['reservations execute', 'reservations refund'] : [],
    };
  },
};
