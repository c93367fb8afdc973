import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { addFavourite, removeFavourite } from './repository.ts';

/** The heart (core §4): both calls may be repeated. */
export async function favouritesModule(app: FastifyInstance) {
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
