import { foldDigits } from '../../../contract/digits.ts';
import { MAX_ID, MAX_PAGE } from '../../../contract/limits.ts';
import { REQUEST_CATEGORIES, type RequestCategory } from '../../../contract/request-statuses.ts';

/** The search parameters of /myrequests. */
export interface RequestSearch {
  category?: string;
  id?: string | number;
  page?: string | number;
}

function whole(value: unknown, max: number): number | null {
  const text = foldDigits(String(value ?? '')).trim();
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : null;
}

/**
 * Reads an address of /myrequests: the kind of request (services §2: management by default), the
 * page, and the open request. `id` is null if missing, 0 if not valid.
 */
export function readRequestSearch({ category, id, page }: RequestSearch) {
  return {
    category: REQUEST_CATEGORIES.find((known) => known === category) ?? 'management',
    page: whole(page, MAX_PAGE) ?? 1,
    id: id === undefined ? null : (whole(id, MAX_ID) ?? 0),
  };
}

/** The search parameters of a kind of request, and of a page of it. */
export function requestSearch(category: RequestCategory, page = 1): RequestSearch {
  return { ...(category !== 'management' && { category }), ...(page > 1 && { page }) };
}
