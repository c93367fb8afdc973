import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { id, wireId } from './fields.ts';

/** core §4: a toggle is idempotent both ways. */
export const favourites = {
  add: endpoint({
    method: 'POST',
    path: '/api/favorites/add',
    auth: 'person',
    cache: 'never',
    summary: 'Favourite a listing',
    body: z.object({ propertyId: id }),
    response: done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favorites/remove/{propertyId}',
    auth: 'person',
    cache: 'never',
    summary: 'Unfavourite a listing',
    params: z.object({ propertyId: wireId }),
    response: done,
  }),
};
