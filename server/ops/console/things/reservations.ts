import { and, asc, count, eq, min, sql } from 'drizzle-orm';
import type { OpsRow } from '../../../../contract/ops.ts';
import { PAGE_AND_ONE } from '../../../db/page.ts';
import { users } from '../../../db/schema/people.ts';
import { properties } from '../../../db/schema/properties.ts';
import { financeRequests, reservations } from '../../../db/schema/reservations.ts';
import { findPaid } from '../../../modules/payments/repository.ts';
import { inSar } from '../../../money.ts';
import { personName } from '../../../plugins/session.ts';
import { texts } from '../../../texts/texts.ts';
import { seenOf } from '../seen.ts';
import { dateOf, factsOf, inWords, isoOf, type Queue, type Thing } from '../thing.ts';
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
  async waiting(db) {
    const [found] = await db
      .select({ count: count(), oldestAt: min(reservations.paidAt) })
      .from(reservations)
      .where(isWaiting);
    return { count: found?.count ?? 0, oldestAt: dateOf(found?.oldestAt) };
  },
  async rows(db, { after, language }) {
    const rows = await db
      .select(columns)
      .from(reservations)
      .innerJoin(properties, eq(properties.id, reservations.propertyId))
      .innerJoin(users, eq(users.id, reservations.userId))
      .leftJoin(financeRequests, eq(financeRequests.reservationId, reservations.id))
      .where(
        and(
          isWaiting,
          after === undefined
            ? undefined
            : sql`(${reservations.executeBefore}, ${reservations.id}) > (
                select execute_before, id from reservations where id = ${after})`,
        ),
      )
      // What ends soonest comes first: it is lost when its time is over.
      .orderBy(asc(reservations.executeBefore), asc(reservations.id))
      .limit(PAGE_AND_ONE);
    return rows.map(
      ({ reservation, ...row }): OpsRow => ({
        id: reservation.id,
        title: inWords(language, row.title, row.titleEn),
        note: texts[language].purpose[row.purpose],
        who: personName(row.person, language),
        since: (reservation.paidAt ?? reservation.createdAt).toISOString(),
        dueAt: isoOf(reservation.executeBefore),
        amount: inSar(reservation.amountHalalas),
        mark: row.financingId === null ? null : 'financing',
      }),
    );
  },
};

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
