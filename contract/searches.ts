import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { id, line, text, timestamp, wireId } from './fields.ts';
import { SEARCH_ADDRESS_MAX, SEARCH_FREQUENCIES, SEARCH_NAME_MAX } from './limits.ts';

const name = line(SEARCH_NAME_MAX, 1);
const frequency = z.enum(SEARCH_FREQUENCIES);

const savedSearch = z.object({
  id,
  name: z.string(),
  /** The filters as in the address of the list: `purpose=for_rent&cityId=1`. */
  filters: z.string(),
  frequency,
  createdAt: timestamp,
  /** Public listings that have come since the user last looked. */
  newCount: z.int(),
  /** The latest of them, PAGE_SIZE at most. */
  newIds: z.array(id),
  /** Messages of filters that are gone and left out, by their field; null without any. */
  leftOut: z.record(z.string(), z.string()).nullable(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** Searches that a user saves, and that notify of new listings. */
export const searches = {
  list: endpoint({
    method: 'GET',
    path: '/api/searches/list',
    auth: 'person',
    cache: 'own',
    summary: 'My saved searches, the latest first, each with what is new',
    response: z.object({ searches: z.array(savedSearch) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/searches/create',
    auth: 'person',
    cache: 'never',
    offline: 'queue',
    // A search that is sent twice is one.
    idempotent: true,
    summary: 'Save a search of listings',
    body: z.object({ name, filters: text(SEARCH_ADDRESS_MAX), frequency }),
    response: done.extend({ id }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/searches/update/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Rename a saved search, or change how often it notifies',
    params: z.object({ id: wireId }),
    body: z.object({ name: name.optional(), frequency: frequency.optional() }),
    response: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/searches/delete/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Delete a saved search',
    params: z.object({ id: wireId }),
    response: done,
  }),
  seen: endpoint({
    method: 'POST',
    path: '/api/searches/seen/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'best-effort',
    summary: 'Mark what a saved search has found as seen',
    params: z.object({ id: wireId }),
    response: done,
  }),
};
