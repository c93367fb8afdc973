import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { loadCardRows } from '../properties/card-rows.ts';
import { presentedCountedIcons } from '../properties/presenter.ts';
import {
  presentAllStatuses,
  presentPurposes,
  presentReservationStatus,
  presentTimes,
  presentViewing,
} from './presenter.ts';
import { findViewing, listViewings, type ViewingRow } from './repository.ts';
import type { Viewings } from './service.ts';

interface Options {
  viewings: Viewings;
  clock: Clock;
}

/** Viewings; the API calls them reservations (core §4 and §7). */
export async function viewingsModule(app: FastifyInstance, { viewings, clock }: Options) {
  async function presentRows(db: Database, rows: ViewingRow[], userId: number, language: Language) {
    const ids = [...new Set(rows.map(({ viewing }) => viewing.propertyId))];
    const cards = new Map((await loadCardRows(db, ids, userId)).map((card) => [card.id, card]));
    return rows.flatMap((row) => {
      const card = cards.get(row.viewing.propertyId);
      return card ? [presentViewing(row, card, language, clock.now())] : [];
    });
  }

  /** Reads a user's own viewing; throws viewingNotFound for another user's. */
  async function readOwn(db: Database, userId: number, id: number, language: Language) {
    const found = await findViewing(db, userId, id);
    const [row] = await presentRows(db, found ? [found] : [], userId, language);
    if (!row) throw new ApiError('viewingNotFound');
    return row;
  }

  app.endpoint(
    'viewings.times',
    async ({ params, language }) => ({
      times: presentTimes(await viewings.times(params.propertyId), language),
    }),
    { notFound: 'propertyNotFound' },
  );

  app.endpoint('viewings.create', async ({ body, person, language, db, caller }) => {
    const booked = await viewings.book(body, caller);
    const row = await readOwn(db, person.id, booked.viewingId, language);
    return { row, paymentUrl: booked.paymentUrl };
  });

  app.endpoint('viewings.list', async ({ query, person, language, db }) => {
    const found = await listViewings(db, person.id, query.page ?? 1, clock.now());
    const rows = await presentRows(db, found, person.id, language);
    return { rows, reservationStatus: presentReservationStatus(language) };
  });

  app.endpoint(
    'viewings.get',
    async ({ params, person, language, db }) => ({
      row: await readOwn(db, person.id, params.id, language),
      statusChoices: presentAllStatuses(language),
      purpose: presentPurposes(language),
      countedIcons: presentedCountedIcons,
    }),
    { notFound: 'viewingNotFound' },
  );

  app.endpoint('viewings.pay', async ({ body, caller }) => ({
    paymentUrl: await viewings.pay(body, caller),
  }));

  app.endpoint(
    'viewings.cancel',
    async ({ params, query, person }) => {
      await viewings.cancel(person.id, params.id, query.refundTo);
      return { success: true };
    },
    { notFound: 'viewingNotFound' },
  );

  app.endpoint('viewings.reschedule', async ({ body, person, language, db, caller }) => {
    await viewings.move(body, caller);
    return { row: await readOwn(db, person.id, body.reservationId, language) };
  });
}
