import { PAGE_SIZE } from '../../contract/limits.ts';

/** How many rows stand before a page, which is counted from 1. */
export const rowsBefore = (page: number): number => (page - 1) * PAGE_SIZE;

/** The limit of a query that also finds out whether there is a next page. */
export const PAGE_AND_ONE = PAGE_SIZE + 1;

/** Cuts what such a query found to a page. */
export function pageOf<Row>(found: Row[]): { rows: Row[]; hasMore: boolean } {
  return { rows: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}
