import { z } from 'zod';
import {
  type DecidedReservation,
  executeReservation,
  refundReservation,
} from '../../modules/reservations/deciding.ts';
import { listAllReservations } from '../../modules/reservations/repository.ts';
import { inSar } from '../../money.ts';
import { page, refundTo, reservationId, reservationStatus } from '../arguments.ts';
import { type Changed, changingVerb, type Facts, Refused, readingVerb, type Verb } from '../verb.ts';

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
  if (decided.outcome === 'missing')
    throw new Refused(`There is no reservation ${id}`, 1, { kind: 'missing' });
  if (decided.outcome === 'noCard') {
    throw new Refused(`Reservation ${id} was paid out of the wallet: it goes back --to wallet`, 1, {
      kind: 'noCard',
    });
  }
  if (decided.outcome === 'wrongStatus') {
    throw new Refused(`Reservation ${id} is ${decided.status}: this is for reservations that are reserved`);
  }
  return { message, before: plain(decided.before), after: plain(decided.after) };
}

const reservationsList = readingVerb({
  name: 'reservations list',
  summary: 'Reservations of properties, those that end soonest first',
  args: z.object({ status: reservationStatus, page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args: { status, page: given = 1 } }) {
    const { rows, hasMore } = await listAllReservations(db, { status, page: given });
    return {
      rows: rows.map(({ amountHalalas, executeBefore, createdAt, ...row }) => ({
        ...row,
        amountSar: inSar(amountHalalas),
        executeBefore: executeBefore?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      })),
      page: given,
      hasMore,
    };
  },
});

const reservationsExecute = changingVerb({
  name: 'reservations execute',
  summary: 'Mark a paid reservation as executed: its property is rented out or sold',
  args: z.object({ id: reservationId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id }, at }) {
    const decided = await executeReservation(db, id, at);
    return decidedReservation(id, decided, `Reservation ${id} is executed`);
  },
});

const reservationsRefund = changingVerb({
  name: 'reservations refund',
  summary: 'End a paid reservation and give its fee back; without --to where it was paid from',
  args: z.object({ id: reservationId, to: refundTo }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, to }, at }) {
    const decided = await refundReservation(db, id, { to, at });
    return decidedReservation(id, decided, `Reservation ${id} is refunded`);
  },
});

export const reservationVerbs: readonly Verb[] = [reservationsList, reservationsExecute, reservationsRefund];
