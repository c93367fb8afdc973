import { PAGE_SIZE } from '../../contract/limits.ts';

/** The number of rows before a page; pages count from 1. */
export const rowsBefore = (page: number): number => (page - 1) * PAGE_SIZE;

/** A query's limit: one row more than a page, to find out whether there is a next page. */
export const PAGE_AND_ONE = PAGE_SIZE + 1;

/** Cuts the rows of a query limited to PAGE_AND_ONE to one page. */
export function pageOf<Row>(found: Row[]): { rows: Row[]; hasMore: boolean } {
  return { rows: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}
