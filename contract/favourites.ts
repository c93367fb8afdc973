import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { wireId, wirePage } from './fields.ts';
import { cardListExtras, propertyCard } from './property-entities.ts';
import { typedId } from './typed-number.ts';

/** core §4: adding and removing are both idempotent. */
export const favourites = {
  list: endpoint({
    method: 'GET',
    path: '/api/favorites/list',
    auth: 'person',
    cache: 'own',
    summary: 'The favourites that are still public, the latest kept first, 30 a page',
    query: z.object({ page: wirePage }),
    response: z.object({ properties: z.array(propertyCard), ...cardListExtras, page: z.int() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/favorites/add',
    auth: 'person',
    cache: 'never',
    offline: 'queue',
    summary: 'Favourite a listing',
    body: z.object({ propertyId: typedId }),
    response: done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favorites/remove/{propertyId}',
    auth: 'person',
    cache: 'never',
    offline: 'queue',
    summary: 'Unfavourite a listing',
    params: z.object({ propertyId: wireId }),
    response: done,
  }),
};
