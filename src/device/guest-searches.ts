import { SAVED_SEARCHES_MAX, SEARCH_FREQUENCIES, type SearchFrequency } from '../../contract/limits.ts';
import { ownStorage } from './own-storage.ts';

const NAME = 'searches';

export interface GuestSearch {
  name: string;
  /** The filters as in the address of the list. */
  filters: string;
  frequency: SearchFrequency;
}

const isSearch = (one: unknown): one is GuestSearch =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'filters' in one &&
  typeof one.filters === 'string' &&
  'frequency' in one &&
  SEARCH_FREQUENCIES.some((each) => each === one.frequency);

/**
 * A guest's saved searches, the latest first: on this device alone, until a user signs in and takes
 * them along (writes/page-queue.ts).
 */
export const guestSearches = {
  current(): GuestSearch[] {
    try {
      const kept: unknown = JSON.parse(ownStorage.get(NAME, null) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isSearch).slice(0, SAVED_SEARCHES_MAX) : [];
    } catch {
      return [];
    }
  },
  /** Puts a search first, in place of one with the same filters. False where it can't be stored. */
  save(search: GuestSearch): boolean {
    const others = guestSearches.current().filter(({ filters }) => filters !== search.filters);
    return others.length < SAVED_SEARCHES_MAX && store([search, ...others]);
  },
  remove(filters: string): void {
    store(guestSearches.current().filter((one) => one.filters !== filters));
  },
  clear: (): void => ownStorage.remove(NAME, null),
};

const store = (searches: GuestSearch[]) => ownStorage.set(NAME, null, JSON.stringify(searches));
