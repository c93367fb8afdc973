import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { RESERVATION_STATUSES } from '../../../contract/reservations.ts';
import { reservations } from '../../db/schema/reservations.ts';
import {
  type DecidedReservation,
  executeReservation,
  refundReservation,
} from '../../modules/reservations/deciding.ts';
import { argument, idOf, moneyTo, page } from '../arguments.ts';
import { listReservations } from '../console/things/reservations.ts';
import { listVerb } from '../reading.ts';
import { type Changed, changingVerb, type Facts, missing, Refused, type Verb } from '../verb.ts';

const reservationId = idOf('a reservation');
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
  closedAt: fields.closedAt?.toISOString() ?? null,
});

/** An operator's decision on a reservation as a verb's answer. `message` is the line for when it was made. */
function decidedReservation(id: number, decided: DecidedReservation, message: string): Changed {
  if (decided.outcome === 'missing') throw missing(`There is no reservation ${id}`);
  if (decided.outcome === 'noCard') {
    throw new Refused(`Reservation ${id} was paid out of the wallet: it goes back --to wallet`, 1, {
      told: {
        at: 'to',
        ar: 'دُفع من المحفظة، فيعود إلى المحفظة',
        en: 'It was paid out of the wallet, and goes back to the wallet',
      },
    });
  }
  if (decided.outcome === 'wrongStatus') {
    throw new Refused(`Reservation ${id} is ${decided.status}: this is for reservations that are reserved`);
  }
  return { message, before: plain(decided.before), after: plain(decided.after) };
}

const reservationsList = listVerb({
  name: 'reservations list',
  summary: 'Reservations of properties, those that end soonest first',
  args: z.object({ status: reservationStatus, page }),
  list: (db, { status, ...asked }) =>
    listReservations(db, status && eq(reservations.status, status), asked, desc),
});

const reservationsExecute = changingVerb({
  name: 'reservations execute',
  summary: 'Mark a paid reservation as executed: its property is rented out or sold',
  args: z.object({ id: reservationId }),
  label: { ar: 'تنفيذ حجز', en: 'Executed a reservation' },
  form: {
    look: 'primary',
    press: { ar: 'نُفّذ الحجز', en: 'Executed' },
    title: { ar: 'تنفيذ الحجز', en: 'Execute the reservation' },
    ask: {
      ar: 'يصبح العقار مؤجرًا أو مباعًا، وتُحتسب الرسوم إيرادًا. لا رجوع عن هذا.',
      en: 'The property becomes rented or sold, and the fee is earned. This can’t be undone.',
    },
    do: { ar: 'أكّد التنفيذ', en: 'Confirm' },
    done: { ar: 'نُفّذ الحجز', en: 'The reservation is executed' },
  },
  async run({ db, args: { id }, at }) {
    const decided = await executeReservation(db, id, at);
    return decidedReservation(id, decided, `Reservation ${id} is executed`);
  },
});

const reservationsRefund = changingVerb({
  name: 'reservations refund',
  summary: 'End a paid reservation and give its fee back; without --to where it was paid from',
  args: z.object({
    id: reservationId,
    to: moneyTo(
      { ar: 'يعود المبلغ إلى', en: 'The money goes back to' },
      { ar: 'حيث دُفع', en: 'Where it was paid' },
    ),
  }),
  label: { ar: 'إعادة مبلغ حجز', en: 'Refunded a reservation' },
  form: {
    look: 'danger',
    press: { ar: 'أعد المبلغ', en: 'Refund' },
    title: { ar: 'إعادة مبلغ الحجز', en: 'Refund the reservation' },
    ask: {
      ar: 'ينتهي الحجز ويعود العقار متاحًا وتعود الرسوم إلى صاحبها. لا رجوع عن هذا.',
      en: 'The reservation ends, the property is free again, and the fee goes back. This can’t be undone.',
    },
    do: { ar: 'أعد المبلغ', en: 'Refund' },
    done: { ar: 'أُعيد المبلغ', en: 'The fee is given back' },
  },
  async run({ db, args: { id, to }, at }) {
    const decided = await refundReservation(db, id, { to, at });
    return decidedReservation(id, decided, `Reservation ${id} is refunded`);
  },
});

export const reservationVerbs: readonly Verb[] = [reservationsList, reservationsExecute, reservationsRefund];
