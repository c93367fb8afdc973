import type { Language } from '../../../contract/language.ts';
import type { PropertyFilters } from '../../../contract/properties.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Person } from '../../plugins/session.ts';
import { riyadhDay } from '../../time/riyadh.ts';
import { findRole } from '../rentals/standing.ts';
import { loadCardRows } from './card-rows.ts';
import type { KnownNames } from './known-names.ts';
import { nearSpellings } from './near-spellings.ts';
import { findListIds, type ListSearch } from './queries.ts';
import { readFilters } from './read-filters.ts';
import { countMatches, findProperty, type PropertyRow } from './repository.ts';

/** So many other spellings are tried, and so many of those that find something offered. */
const SPELLINGS_TRIED = 6;
const SPELLINGS_OFFERED = 3;

/** Spellings near to a text that found nothing, each with how many it finds beside the call's other filters. */
export async function findOtherSpellings(
  db: Database,
  filters: PropertyFilters,
  { names, language }: { names: KnownNames; language: Language },
) {
  const tried = nearSpellings(filters.q ?? '', names).slice(0, SPELLINGS_TRIED);
  const counted = await Promise.all(
    tried.map(async (q) => ({
      q,
      ...(await countMatches(db, readFilters({ ...filters, q, forgive: true }, names, language).filters)),
    })),
  );
  return counted.filter(({ total }) => total > 0).slice(0, SPELLINGS_OFFERED);
}

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
  now: Date;
}

/**
 * A listing for whoever may see it: everyone while it is public, in any status its advertiser, the operators, and
 * the tenant and the owner of the home, these two also where the ad was deleted. To others one that is hidden is as
 * one that was never there.
 */
export async function readProperty(
  db: Database,
  { id, person, isForManagement, now }: Reading,
): Promise<PropertyRow> {
  const row = await findProperty(db, id, person?.id ?? null);
  const isOwn = row !== null && row.agent.id === person?.id;
  const isDeleted = row?.deletedAt !== null;
  const maySee =
    row !== null &&
    ((!isDeleted && (row.isPublic || isOwn || person?.role === 'operator')) ||
      (!isForManagement && person !== null && (await findRole(db, id, person.id, riyadhDay(now))) !== null));
  if (!maySee) throw new ApiError('propertyNotFound');
  if (isForManagement && !isOwn) throw new ApiError(person ? 'forbidden' : 'sessionRequired');
  return row;
}
