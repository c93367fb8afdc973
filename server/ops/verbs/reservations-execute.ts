import { z } from 'zod';
import { executeReservation } from '../../modules/reservations/deciding.ts';
import { reservationId } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { decidedReservation } from './decided-reservation.ts';

export const reservationsExecute = changingVerb({
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
