import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { loadCardRows } from '../properties/card-rows.ts';
import { presentReservation, presentReservationStatus, presentSided } from './presenter.ts';
import { listReservations } from './repository.ts';
import type { Reservations } from './service.ts';
import { cancelReservation, readSided, signReservation } from './sides.ts';

const NOT_FOUND = { notFound: 'reservationNotFound' } as const;

interface Options {
  reservations: Reservations;
  clock: Clock;
}

/** Reservations of properties; the API calls them propReservation (core §4 and §7). */
export async function reservationsModule(app: FastifyInstance, { reservations, clock }: Options) {
  app.endpoint('reservations.init', async ({ query, person }) =>
    reservations.quote(person.id, query.propertyId),
  );

  app.endpoint('reservations.create', async ({ body, caller }) => ({
    paymentUrl: await reservations.reserve(body, caller),
  }));

  app.endpoint('reservations.list', async ({ query, person, language, db }) => {
    const now = clock.now();
    const found = await listReservations(db, { userId: person.id, page: query.page ?? 1, now });
    const ids = [...new Set(found.map(({ reservation }) => reservation.propertyId))];
    const cards = new Map((await loadCardRows(db, ids, person.id)).map((card) => [card.id, card]));
    const rows = found.flatMap((row) => {
      const card = cards.get(row.reservation.propertyId);
      return card ? [presentReservation(row, card, { language, now })] : [];
    });
    return { rows, reservationStatus: presentReservationStatus(language) };
  });

  app.endpoint(
    'reservations.get',
    async ({ params, person, language, db }) => {
      const { row, side } = await readSided(db, person.id, params.id);
      const [card] = await loadCardRows(db, [row.reservation.propertyId], person.id);
      if (!card) throw new ApiError('reservationNotFound');
      return {
        row: presentSided(row, card, { side, language, now: clock.now() }),
        reservationStatus: presentReservationStatus(language, side),
      };
    },
    NOT_FOUND,
  );

  app.endpoint(
    'reservations.sign',
    async ({ params: { id }, person, db }) => {
      await db.transaction((transaction) => signReservation(transaction, { id, userId: person.id, clock }));
      return { success: true };
    },
    NOT_FOUND,
  );

  app.endpoint(
    'reservations.cancel',
    async ({ params: { id }, person, db }) => {
      await db.transaction((transaction) => cancelReservation(transaction, { id, userId: person.id, clock }));
      return { success: true };
    },
    NOT_FOUND,
  );
}
