import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../lib/clock.ts';
import { loadCardRows } from '../properties/card-rows.ts';
import { presentReservation, presentReservationStatus } from './presenter.ts';
import { listReservations } from './repository.ts';
import type { Reservations } from './service.ts';

interface Options {
  reservations: Reservations;
  clock: Clock;
}

/** Reservations of properties; the API calls them propReservation (core §4 and §7). */
export async function reservationsModule(app: FastifyInstance, { reservations, clock }: Options) {
  app.endpoint('reservations.init', async ({ query, person }) =>
    reservations.quote(person.id, query.propertyId),
  );

  app.endpoint('reservations.create', async ({ body, person, language, once }) => ({
    paymentUrl: await reservations.reserve(body, { userId: person.id, language, once }),
  }));

  app.endpoint('reservations.list', async ({ query, person, language, db }) => {
    const found = await listReservations(db, person.id, query.page ?? 1);
    const ids = [...new Set(found.map(({ reservation }) => reservation.propertyId))];
    const cards = new Map((await loadCardRows(db, ids, person.id)).map((card) => [card.id, card]));
    const now = clock.now();
    const rows = found.flatMap((row) => {
      const card = cards.get(row.reservation.propertyId);
      return card ? [presentReservation(row, card, language, now)] : [];
    });
    return { rows, reservationStatus: presentReservationStatus(language) };
  });
}
