import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../contract/language.ts';
import type { ViewingSide } from '../../../contract/viewings.ts';
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

interface Reader {
  userId: number;
  language: Language;
  side: ViewingSide;
}

/** Viewings; the API calls them reservations (core §4 and §7). */
export async function viewingsModule(app: FastifyInstance, { viewings, clock }: Options) {
  async function presentRows(db: Database, rows: ViewingRow[], { userId, language, side }: Reader) {
    const ids = [...new Set(rows.map(({ viewing }) => viewing.propertyId))];
    const cards = new Map((await loadCardRows(db, ids, userId)).map((card) => [card.id, card]));
    return rows.flatMap((row) => {
      const card = cards.get(row.viewing.propertyId);
      return card ? [presentViewing(row, card, { language, now: clock.now(), side })] : [];
    });
  }

  /** Reads a viewing of the reader's side; throws viewingNotFound for any other. */
  async function readOwn(db: Database, id: number, reader: Reader) {
    const found = await findViewing(db, reader.userId, id, reader.side);
    const [row] = await presentRows(db, found ? [found] : [], reader);
    if (!row) throw new ApiError('viewingNotFound');
    return row;
  }

  /** Reads a viewing as its visitor or, if it is another's, as the advertiser. */
  async function readSided(db: Database, id: number, reader: Omit<Reader, 'side'>) {
    const isOwn = (await findViewing(db, reader.userId, id)) !== undefined;
    return readOwn(db, id, { ...reader, side: isOwn ? 'visitor' : 'advertiser' });
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
    const row = await readOwn(db, booked.viewingId, { userId: person.id, language, side: 'visitor' });
    return { row, paymentUrl: booked.paymentUrl };
  });

  app.endpoint('viewings.list', async ({ query, person, language, db }) => {
    const { page = 1, side = 'visitor' } = query;
    const userId = person.id;
    const found = await listViewings(db, { userId, side, page, now: clock.now() });
    const rows = await presentRows(db, found, { userId, language, side });
    return { rows, reservationStatus: presentReservationStatus(language) };
  });

  app.endpoint(
    'viewings.get',
    async ({ params, person, language, db }) => ({
      row: await readSided(db, params.id, { userId: person.id, language }),
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
    const reader = { userId: person.id, language, side: 'visitor' } as const;
    return { row: await readOwn(db, body.reservationId, reader) };
  });
}
