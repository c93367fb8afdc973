import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Person } from '../../plugins/session.ts';
import { loadCardRows } from './card-rows.ts';
import { findListIds, type ListSearch } from './queries.ts';
import { countMatches, findProperty, type PropertyRow } from './repository.ts';

/** One page of a list with all that its cards show, and how many match. */
export async function findList(db: Database, search: ListSearch, personId: number | null) {
  const totals = await countMatches(db, search);
  const ids = await findListIds(db, search, { areFew: totals.totalIsExact });
  return { totals, rows: await loadCardRows(db, ids, personId) };
}

interface Reading {
  id: number;
  person: Person | null;
  /** To change it: for its advertiser alone. */
  isForManagement: boolean;
}

/**
 * A listing for whoever may see it: everyone while it is public, in any status its advertiser and the
 * operators. To others one that is hidden is as one that was never there.
 */
export async function readProperty(
  db: Database,
  { id, person, isForManagement }: Reading,
): Promise<PropertyRow> {
  const row = await findProperty(db, id, person?.id ?? null);
  const isOwn = row !== null && row.agent.id === person?.id;
  const maySee = row !== null && (row.isPublic || isOwn || person?.role === 'operator');
  if (!maySee) throw new ApiError('propertyNotFound');
  if (isForManagement && !isOwn) throw new ApiError(person ? 'forbidden' : 'sessionRequired');
  return row;
}
