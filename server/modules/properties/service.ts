import type { Language } from '../../../contract/language.ts';
import { maySee } from '../../../contract/ops-roles.ts';
import type { PropertyFilters } from '../../../contract/properties.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { operatorRole, type Person } from '../../plugins/session.ts';
import { loadCardRows } from './card-rows.ts';
import { MAX_WORDS } from './filters.ts';
import { findListIds, type ListSearch } from './queries.ts';
import type { ParserNames } from './query-parser/names.ts';
import { nearSpellings, sureSpelling } from './query-parser/spellings.ts';
import { joinWords, type SearchWord, searchWords } from './query-parser/words.ts';
import { type ReadFilters, readFilters } from './read-filters.ts';
import {
  type Bond,
  countMatches,
  findBond,
  findProperty,
  hasMatches,
  type PropertyRow,
} from './repository.ts';

/** How many other spellings are tried, and how many with results are offered. */
const SPELLINGS_TRIED = 6;
const SPELLINGS_OFFERED = 3;

/** Fields that do not narrow the results. */
const HOW_SHOWN = new Set(['price', 'sort', 'page', 'columns', 'favorites']);

export type SearchQuery = PropertyFilters & { forgive?: boolean | undefined };
interface Reader {
  names: ParserNames;
  language: Language;
}
export interface SearchReading extends ReadFilters {
  /** Words of the text that no listing contains together with the rest; the filters omit them. */
  setAside: string[];
}

/**
 * Reads a request's filters. If no listing contains all words of its text, replaces misspelt words
 * by the names they certainly mean, or else drops those that no listing contains: one word must not
 * empty the list.
 */
export async function readSearch(
  db: Database,
  query: SearchQuery,
  { names, language }: Reader,
): Promise<SearchReading> {
  const asTyped = readFilters(query, names, language);
  if (asTyped.filters.q === undefined || (await hasMatches(db, asTyped.filters)))
    return { ...asTyped, setAside: [] };
  const spelling = sureSpelling(query.q ?? '', names);
  const read = spelling === null ? asTyped : readFilters({ ...query, q: spelling }, names, language);
  const { q = '', ...others } = read.filters;
  // Without the text: either the other filters match nothing, or the text consists of names alone.
  if (q === '' || !(await hasMatches(db, others))) return { ...read, setAside: [] };
  const kept: SearchWord[] = [];
  const setAside: string[] = [];
  for (const word of searchWords(q).slice(0, MAX_WORDS)) {
    const isHeld = await hasMatches(db, { ...others, q: joinWords([...kept, word]) });
    if (isHeld) kept.push(word);
    else setAside.push(word.text);
  }
  // If nothing else narrows the search, all listings would be no useful result.
  const isNarrowed = Object.entries(others).some(
    ([key, value]) => value !== undefined && !HOW_SHOWN.has(key),
  );
  if (kept.length === 0 && !isNarrowed) return { ...read, setAside: [] };
  return { ...read, filters: { ...others, q: joinWords(kept) || undefined }, setAside };
}

/**
 * Spellings close to a text without results, each with its number of results under the request's
 * other filters.
 */
export async function findOtherSpellings(db: Database, query: SearchQuery, reader: Reader) {
  const tried = nearSpellings(query.q ?? '', reader.names).slice(0, SPELLINGS_TRIED);
  const counted = await Promise.all(
    tried.map(async (q) => {
      const { filters } = await readSearch(db, { ...query, q, forgive: true }, reader);
      return { q, ...(await countMatches(db, filters)) };
    }),
  );
  return counted.filter(({ total }) => total > 0).slice(0, SPELLINGS_OFFERED);
}

/** One page of a list with its cards' data, and the number of matches. */
export async function findList(db: Database, search: ListSearch, personId: number | null) {
  const totals = await countMatches(db, search);
  const ids = await findListIds(db, search, { areFew: totals.totalIsExact });
  return { totals, rows: await loadCardRows(db, ids, personId) };
}

interface Reading {
  id: number;
  person: Person | null;
  /** The advertiser edits the listing; refused to other users. */
  isForManagement: boolean;
  now: Date;
  findTenancyRole: TenancyRole;
}

/** The user's role in the property's tenancy on a day (YYYY-MM-DD in Riyadh); null for others. */
export type TenancyRole = (
  db: Database,
  propertyId: number,
  personId: number,
  today: string,
) => Promise<'tenant' | 'owner' | null>;

export interface PropertyReading {
  row: PropertyRow;
  /** Null for guests. */
  bond: (Pick<Bond, 'reservationId'> & { isRental: boolean }) | null;
}

/** How a home was let or sold, also if its ad was deleted since; null if it was not. */
function endOf({ status, hiddenFrom }: PropertyRow): 'rented' | 'sold' | null {
  const last = status === 'hidden' ? hiddenFrom : status;
  return last === 'rented' || last === 'sold' ? last : null;
}

/**
 * The status that somebody bound to a home reads: that of the deal, never that its ad was hidden or
 * deleted.
 */
function statusForBound(row: PropertyRow): PropertyRow['status'] {
  if (row.status !== 'hidden') return row.status;
  if (row.hiddenFrom === 'reserved') return 'reserved';
  return endOf(row) ?? (row.purpose === 'for_rent' ? 'rented' : 'sold');
}

/**
 * Returns a listing if the user may see it: everyone while it is public; in any status its
 * advertiser, the operators who see ads, the property's tenants and owner, and the user who
 * reserved it, for these three even if the ad was deleted; once it is let or sold, also those who
 * viewed it or have it as a favourite. For others a hidden listing does not exist.
 */
export async function readProperty(
  db: Database,
  { id, person, isForManagement, now, findTenancyRole }: Reading,
): Promise<PropertyReading> {
  const row = await findProperty(db, id, person?.id ?? null);
  if (!row) throw new ApiError('propertyNotFound');
  const isOwn = row.agent.id === person?.id;
  const role = operatorRole(person);
  const isReviewed = role !== null && maySee(role, 'ads');
  const isThere = row.deletedAt === null && (row.isPublic || isOwn || isReviewed);
  const found = person ? await findBond(db, id, person.id) : null;
  const isRental =
    person !== null && !row.isPublic && (await findTenancyRole(db, id, person.id, riyadhDay(now))) !== null;
  const isBound = isRental || found?.isDeal || (found?.isKnown && endOf(row) !== null);
  if (!isThere && (!isBound || isForManagement)) throw new ApiError('propertyNotFound');
  if (isForManagement && !isOwn) throw new ApiError(person ? 'forbidden' : 'sessionRequired');
  return {
    row: isThere ? row : { ...row, status: statusForBound(row) },
    bond: found && { reservationId: found.reservationId, isRental },
  };
}
