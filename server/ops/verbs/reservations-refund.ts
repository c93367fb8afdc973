import { z } from 'zod';
import { refundReservation } from '../../modules/reservations/deciding.ts';
import { refundTo, reservationId } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { decidedReservation } from './decided-reservation.ts';

export const reservationsRefund = changingVerb({
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
