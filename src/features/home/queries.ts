import { endpointQuery } from '../../api/endpoint-query.ts';
import type { Position } from '../../device/geolocation.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';

export const homeQueries = {
  /** Everything on the home screen around a position; without one, around the server's default. */
  get: (position?: Position | null) => endpointQuery('home.get', { body: position ?? {} }, PROPERTIES_SCOPE),
};
