import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { RESERVATION_STATUSES } from '../../../contract/reservations.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { financeRequests, reservations } from '../../db/schema/reservations.ts';
import { inSar } from '../../lib/money.ts';
import { findPaid } from '../../modules/payments/repository.ts';
import {
  type DecidedReservation,
  executeReservation,
  isEarned,
  refundReservation,
  unsignReservation,
} from '../../modules/reservations/deciding.ts';
import { isSigned } from '../../modules/reservations/presenter.ts';
import { lockReservation } from '../../modules/reservations/repository.ts';
import { personName } from '../../plugins/session.ts';
import { texts } from '../../texts/texts.ts';
import {
  argument,
  idOf,
  page,
  paidFromWallet,
  reasonError,
  reasonRule,
  reasonText,
  refundTo,
} from '../base/arguments.ts';
import { consentOf } from '../base/consent.ts';
import { isUndecided } from '../base/held-decisions.ts';
import {
  countWaiting,
  directionOf,
  factsOf,
  type ItemKind,
  inWords,
  isAskedFor,
  isBehind,
  isoOf,
  type Page,
  type Queue,
  type Row,
} from '../base/item-kind.ts';
import { listVerb } from '../base/read-verbs.ts';
import { rowVersionOf } from '../base/row-version.ts';
import { type Changed, changingVerb, type Facts, missing, RefusedError, type Verb } from '../base/verb.ts';
import { payWords, reservationStatusWords } from '../base/words.ts';

const isReserved = sql`${reservations.status} = 'reserved' and ${isUndecided('reservations', reservations.id)}`;
/** When a side said that the contract is signed, while the other has not. */
const signedAt = sql`coalesce(${reservations.buyerSignedAt}, ${reservations.ownerSignedAt})`;
const advertiser = alias(users, 'advertiser');
const columns = {
  reservation: reservations,
  title: properties.title,
  titleEn: properties.titleEn,
  purpose: properties.purpose,
  person: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
  advertiser: { name: advertiser.name, nameEn: advertiser.nameEn, mobile: advertiser.mobile },
  financingId: financeRequests.id,
};

const selectReservations = <More extends object>(db: Database, more: More) =>
  db
    .select({ ...columns, ...more })
    .from(reservations)
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .innerJoin(users, eq(users.id, reservations.userId))
    .innerJoin(advertiser, eq(advertiser.id, properties.advertiserId))
    .leftJoin(financeRequests, eq(financeRequests.reservationId, reservations.id));

const searched = {
  kind: 'reservations' as const,
  id: reservations.id,
  mobile: users.mobile,
  texts: [
    ...[properties.title, properties.titleEn, users.name, users.nameEn],
    ...[advertiser.name, advertiser.nameEn],
  ],
};

const queueOf = (name: Queue['name'], since: PgColumn | SQL, isWaiting: SQL): Queue => ({
  name,
  kind: 'reservations',
  waiting: (db) => countWaiting(db, reservations, since, isWaiting),
  rows: (db, page) =>
    listReservations(
      db,
      and(isWaiting, isAskedFor(searched, page), isBehind(reservations.executeBefore, reservations.id, page)),
      page,
      directionOf(page.sort).by,
    ),
});

/** Those that one side says are signed wait for an operator; the others for their sides. */
const queues = [
  queueOf('reservations-signed', signedAt, sql`${isReserved} and ${signedAt} is not null`),
  queueOf('reservations', reservations.paidAt, sql`${isReserved} and ${signedAt} is null`),
];

/**
 * A page of matching reservations plus one, earliest deadline first: expired ones are forfeited.
 */
async function listReservations(
  db: Database,
  where: SQL | undefined,
  { skip = 0, language, sort }: Page,
  direction = asc,
): Promise<Row[]> {
  const rows = await selectReservations(db, {})
    .where(where)
    .orderBy(directionOf(sort).by(reservations.executeBefore), direction(reservations.id))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ reservation, ...row }) => ({
    id: reservation.id,
    status: reservation.status,
    propertyId: reservation.propertyId,
    title: inWords(language, row.title, row.titleEn),
    note: texts[language].purpose[row.purpose],
    who: personName(row.person, language),
    since: (reservation.paidAt ?? reservation.createdAt).toISOString(),
    dueAt: isoOf(reservation.executeBefore),
    amount: inSar(reservation.amountHalalas),
    mark: isSigned(reservation) ? 'signed' : row.financingId === null ? null : 'financing',
    mobile: row.person.mobile,
  }));
}

/** Users' paid reservations of properties, executed before the deadline or forfeited. */
export const propertyReservations: ItemKind = {
  kind: 'reservations',
  queues,
  async find(db, id, language) {
    const [row] = await selectReservations(db, { seen: rowVersionOf('reservations') }).where(
      eq(reservations.id, id),
    );
    if (!row) return null;
    const paid = await findPaid(db, 'reservation', id);
    const { reservation, person } = row;
    const title = inWords(language, row.title, row.titleEn);
    const isOpen = reservation.status === 'reserved';
    const money = moneyOf(reservation);
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
        ['advertiser', 'text', personName(row.advertiser, language)],
        ['advertiserMobile', 'code', row.advertiser.mobile],
        ['buyerSignedAt', 'moment', isoOf(reservation.buyerSignedAt)],
        ['ownerSignedAt', 'moment', isoOf(reservation.ownerSignedAt)],
        ['closedAt', 'moment', isoOf(reservation.closedAt)],
        ['financing', 'flag', row.financingId === null ? null : true],
      ]),
      about: { kind: 'ads', id: reservation.propertyId, title },
      // Only what a card paid can go back to a card.
      ...(paid?.method === 'wallet' && { offers: { to: ['wallet'] } }),
      actions: [
        ...(isOpen && paid ? ['reservations execute'] : []),
        ...(money.halalas > 0 && paid
          ? ['reservations refund', ...(await consent.actions(db, id, money))]
          : []),
        ...(isOpen && isSigned(reservation) ? ['reservations unsign'] : []),
      ],
    };
  },
};

const reservationId = idOf('a reservation');
/** What a refund of a reservation gives back: held until it ends, then Rukn's income. */
const moneyOf = ({ status, amountHalalas, createdAt, closedAt }: typeof reservations.$inferSelect) => ({
  halalas: status === 'reserved' || isEarned({ status }) ? amountHalalas : 0,
  since: closedAt ?? createdAt,
});

const consent = consentOf({
  name: 'reservations',
  id: reservationId,
  async lockMoney(db, id) {
    const reservation = await lockReservation(db, id);
    if (!reservation) throw missing(`There is no reservation ${id}`);
    return moneyOf(reservation);
  },
});
const unsignReason = argument(reasonText, {
  ...reasonRule('be a reason of', { ar: 'السبب، ويقرؤه الطرفان', en: 'The reason, which both sides read' }),
  error: reasonError,
});
const reservationStatus = argument(z.enum(RESERVATION_STATUSES).optional(), {
  placeholder: 'STATUS',
  rule: `must be one of ${RESERVATION_STATUSES.join(', ')}`,
});

const plain = (fields: Extract<DecidedReservation, { outcome: 'done' }>['after']): Facts => ({
  ...fields,
  createdAt: fields.createdAt.toISOString(),
  payBefore: fields.payBefore.toISOString(),
  paidAt: fields.paidAt?.toISOString() ?? null,
  executeBefore: fields.executeBefore?.toISOString() ?? null,
  buyerSignedAt: isoOf(fields.buyerSignedAt),
  ownerSignedAt: isoOf(fields.ownerSignedAt),
  remindedAt: isoOf(fields.remindedAt),
  closedAt: fields.closedAt?.toISOString() ?? null,
});

/** Converts a decision's result to a verb's result, with `message` if it was made. */
function decidedReservation(
  id: number,
  decided: DecidedReservation,
  message: string,
  needed = 'reserved',
): Changed {
  if (decided.outcome === 'missing') throw missing(`There is no reservation ${id}`);
  if (decided.outcome === 'noCard') throw paidFromWallet(`Reservation ${id}`);
  if (decided.outcome === 'wrongStatus') {
    throw new RefusedError(
      `Reservation ${id} is ${decided.status}: this is for reservations that are ${needed}`,
    );
  }
  return { message, before: plain(decided.before), after: plain(decided.after) };
}

export const reservationVerbs: readonly Verb[] = [
  listVerb({
    name: 'reservations list',
    summary: 'Reservations of properties, those that end soonest first',
    args: z.object({ status: reservationStatus, page }),
    list: (db, { status, ...query }) =>
      listReservations(db, status && eq(reservations.status, status), query, desc),
  }),
  changingVerb({
    name: 'reservations execute',
    movesMoney: true,
    summary: 'Mark a paid reservation as executed: its property is rented out or sold',
    args: z.object({ id: reservationId }),
    label: { ar: 'تسجيل توقيع العقد', en: 'Recorded a signed contract' },
    form: {
      look: 'primary',
      press: { ar: 'وُقّع العقد', en: 'Signed' },
      title: { ar: 'توقيع العقد', en: 'Contract signed' },
      ask: {
        ar: 'يصبح العقار مؤجرًا أو مباعًا، وتُحتسب الرسوم إيرادًا. إن كان خطأً فلا يصححه إلا إعادة المبلغ.',
        en: 'The property becomes rented or sold, and the fee is earned. A mistake is only countered by a refund.',
      },
      do: { ar: 'أكّد التوقيع', en: 'Confirm' },
      done: { ar: 'اكتمل الحجز', en: 'The reservation is complete' },
    },
    async run({ db, args: { id }, at }) {
      const decided = await executeReservation(db, id, at);
      return decidedReservation(id, decided, `Reservation ${id} is executed`);
    },
  }),
  changingVerb({
    name: 'reservations unsign',
    summary: 'Take back that one side has signed, with a reason for both: the deadline counts again',
    args: z.object({ id: reservationId, reason: unsignReason }),
    label: { ar: 'نفي توقيع عقد', en: 'Took back a signature' },
    form: {
      look: 'second',
      press: { ar: 'لم يوقَّع العقد', en: 'Not signed' },
      title: { ar: 'العقد لم يوقَّع', en: 'The contract is not signed' },
      ask: {
        ar: 'يُمحى ما سجّله أحد الطرفين، وتعود المهلة تسري، فيسقط الحجز إن كانت قد انتهت.',
        en: 'What one side recorded is taken back. The deadline counts again, and if it has passed the fee is forfeited.',
      },
      do: { ar: 'لم يوقَّع', en: 'Not signed' },
      done: { ar: 'مُحي التوقيع، ووصل السبب إلى الطرفين', en: 'Taken back; both sides have the reason' },
    },
    async run({ db, args: { id, reason } }) {
      const decided = await unsignReservation(db, id, reason);
      return decidedReservation(id, decided, `Reservation ${id} counts as not signed`, 'signed by one side');
    },
  }),
  ...consent.verbs,
  changingVerb({
    name: 'reservations refund',
    movesMoney: true,
    summary:
      'Give a fee back, also an earned one, and end the reservation; without --to where it was paid from',
    args: z.object({
      id: reservationId,
      to: refundTo,
    }),
    label: { ar: 'إعادة مبلغ حجز', en: 'Refunded a reservation' },
    form: {
      look: 'danger',
      press: { ar: 'أعد المبلغ', en: 'Refund' },
      title: { ar: 'إعادة مبلغ الحجز', en: 'Refund the reservation' },
      ask: {
        ar: 'تعود الرسوم إلى صاحبها. وإن كان الحجز قائمًا أو سُجّل توقيعه خطأً عاد العقار متاحًا. لا رجوع عن هذا.',
        en: 'The fee goes back. If the reservation runs, or was recorded as signed by mistake, the property is free again. This can’t be undone.',
      },
      do: { ar: 'أعد المبلغ', en: 'Refund' },
      done: { ar: 'أُعيد المبلغ', en: 'The fee is given back' },
    },
    async run({ db, args: { id, to }, actor, at }) {
      const decided = await refundReservation(db, id, { to, at });
      if (decided.outcome === 'done') {
        await consent.check(db, { id, ...moneyOf(decided.before), actor });
      }
      return decidedReservation(id, decided, `Reservation ${id} is refunded`);
    },
  }),
];
