import { z } from 'zod';
import { listAllReservations } from '../../modules/reservations/repository.ts';
import { inSar } from '../../money.ts';
import { page, reservationStatus } from '../arguments.ts';
import { readingVerb } from '../verb.ts';

export const reservationsList = readingVerb({
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
