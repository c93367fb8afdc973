import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { loadCardRows } from '../properties/card-rows.ts';
import { presentCard, presentedCountedIcons, presentStatusChoices } from '../properties/presenter.ts';
import { buildFavouriteIdsQuery } from '../properties/queries.ts';
import { addFavourite, removeFavourite } from './repository.ts';

/** Lists favourites, and adds and removes them (core §4); both may be repeated. */
export async function favouritesModule(app: FastifyInstance) {
  app.endpoint('favourites.list', async ({ query, person, language, db }) => {
    const found = await buildFavouriteIdsQuery(db, {
      personId: person.id,
      page: query.page,
      withEnded: true,
    });
    const ids = found.map(({ id }) => id);
    const rows = await loadCardRows(db, ids, person.id);
    return {
      properties: rows.map((row) => presentCard(row, language)),
      statusChoices: presentStatusChoices(language),
      countedIcons: presentedCountedIcons,
      page: query.page ?? 1,
    };
  });

  app.endpoint('favourites.add', async ({ body, person, db }) => {
    if (!(await addFavourite(db, person.id, body.propertyId))) throw new ApiError('propertyNotFound');
    return { success: true };
  });

  app.endpoint(
    'favourites.remove',
    async ({ params, person, db }) => {
      await removeFavourite(db, person.id, params.propertyId);
      return { success: true };
    },
    { notFound: 'propertyNotFound' },
  );
}
