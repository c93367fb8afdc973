import type { Language } from '../../../contract/language.ts';
import type { PropertyFilters } from '../../../contract/properties.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Person } from '../../plugins/session.ts';
import { loadCardRows } from './card-rows.ts';
import { MAX_WORDS } from './filters.ts';
import { findListIds, type ListSearch } from './queries.ts';
import type { ParserNames } from './query-parser/names.ts';
import { nearSpellings, sureSpelling } from './query-parser/spellings.ts';
import { joinWords, type SearchWord, searchWords } from './query-parser/words.ts';
import { type ReadFilters, readFilters } from './read-filters.ts';
import { countMatches, findProperty, hasMatches, type PropertyRow } from './repository.ts';

/** So many other spellings are tried, and so many of those that find something offered. */
const SPELLINGS_TRIED = 6;
const SPELLINGS_OFFERED = 3;

/** What a call says that narrows nothing. */
const HOW_SHOWN = new Set(['price', 'sort', 'page', 'columns', 'favorites']);

export type SearchQuery = PropertyFilters & { forgive?: boolean | undefined };
interface Reader {
  names: ParserNames;
  language: Language;
}
export interface SearchReading extends ReadFilters {
  /** Words of the text that no listing holds beside the rest: the filters are without them. */
  setAside: string[];
}

/**
 * Reads the filters of a call, and where no listing holds the words of its text: spelt as the names
 * that they are surely meant to be, else without those that nothing holds. One word empties no
 * list.
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
  // Without any text: nothing matches the other filters, or the text is names alone.
  if (q === '' || !(await hasMatches(db, others))) return { ...read, setAside: [] };
  const kept: SearchWord[] = [];
  const setAside: string[] = [];
  for (const word of searchWords(q).slice(0, MAX_WORDS)) {
    const isHeld = await hasMatches(db, { ...others, q: joinWords([...kept, word]) });
    if (isHeld) kept.push(word);
    else setAside.push(word.text);
  }
  // Of a text that says nothing else, all that there is is no answer.
  const isNarrowed = Object.entries(others).some(
    ([key, value]) => value !== undefined && !HOW_SHOWN.has(key),
  );
  if (kept.length === 0 && !isNarrowed) return { ...read, setAside: [] };
  return { ...read, filters: { ...others, q: joinWords(kept) || undefined }, setAside };
}

/**
 * Spellings near to a text that found nothing as it stands, each with how many it finds beside the
 * call's other filters.
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
  findTenancyRole: TenancyRole;
}

/** What a person is to a property that is let (YYYY-MM-DD in Riyadh); null to a stranger. */
export type TenancyRole = (
  db: Database,
  propertyId: number,
  personId: number,
  today: string,
) => Promise<'tenant' | 'owner' | null>;

/**
 * A listing for those who may see it: everyone while it is public, in any status its advertiser,
 * the operators, and the tenant and the owner of the property, these two also where the ad was
 * deleted. To others one that is hidden is as one that was never there.
 */
export async function readProperty(
  db: Database,
  { id, person, isForManagement, now, findTenancyRole }: Reading,
): Promise<PropertyRow> {
  const row = await findProperty(db, id, person?.id ?? null);
  const isOwn = row !== null && row.agent.id === person?.id;
  const isDeleted = row?.deletedAt !== null;
  const maySee =
    row !== null &&
    ((!isDeleted && (row.isPublic || isOwn || person?.role === 'operator')) ||
      (!isForManagement &&
        person !== null &&
        (await findTenancyRole(db, id, person.id, riyadhDay(now))) !== null));
  if (!maySee) throw new ApiError('propertyNotFound');
  if (isForManagement && !isOwn) throw new ApiError(person ? 'forbidden' : 'sessionRequired');
  return row;
}
