import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rowsBefore } from '../../db/pagination.ts';

/** Selects a user's own requests: a page of them, or the one with an id. */
export interface OwnFilter {
  userId: number;
  id?: number;
  /** From 1. */
  page?: number;
}

export function isOwn(table: { id: PgColumn; userId: PgColumn }, { userId, id }: OwnFilter): SQL | undefined {
  return and(eq(table.userId, userId), id === undefined ? undefined : eq(table.id, id));
}

export const firstOfPage = ({ page = 1 }: OwnFilter) => rowsBefore(page);
