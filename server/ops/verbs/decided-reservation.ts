import type { DecidedReservation } from '../../modules/reservations/deciding.ts';
import { type Changed, type Facts, Refused } from '../verb.ts';

const plain = (fields: Extract<DecidedReservation, { outcome: 'done' }>['after']): Facts => ({
  ...fields,
  createdAt: fields.createdAt.toISOString(),
  payBefore: fields.payBefore.toISOString(),
  paidAt: fields.paidAt?.toISOString() ?? null,
  executeBefore: fields.executeBefore?.toISOString() ?? null,
  closedAt: fields.closedAt?.toISOString() ?? null,
});

/** An operator's decision on a reservation as a verb's answer. `message` is the line for when it was made. */
export function decidedReservation(id: number, decided: DecidedReservation, message: string): Changed {
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
