import type { Query } from '../../../../contract/contract.ts';
import { foldDigits } from '../../../../contract/digits.ts';
import { DEFAULT_COORDINATES, MAX_ID, MAX_PAGE } from '../../../../contract/limits.ts';
import type { Position } from '../../../device/geolocation.ts';
import { wholeNumber } from '../list/list-parameters.ts';
import { type DroppedParameter, isCampaignKey, shorten } from '../list/list-search.ts';

const KEYS = ['latitude', 'longitude', 'typeId', 'page'] as const;
type NearKey = (typeof KEYS)[number];

/** The search part of a /nearproperties address: core §2's position, the type, and the page. */
export type NearSearch = { [Key in NearKey]?: string | number };

/** The query of an address. */
export interface NearQuery {
  /** Null where the address has no valid one. */
  position: Position | null;
  typeId?: number;
  /** From 2: page 1 is left out. */
  page?: number;
}

const degrees = (most: number) => (text: string) => {
  const value = /^-?\d{1,3}(?:\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : null;
};

const readers: Record<NearKey, (text: string) => number | null> = {
  latitude: degrees(90),
  longitude: degrees(180),
  typeId: wholeNumber(1, MAX_ID),
  page: wholeNumber(1, MAX_PAGE),
};

/**
 * Reads an address leniently: folds Arabic digits. Unusable parameters (an unknown key, a broken
 * value, half a position) are returned in `dropped`. Accepts the router's values, of any shape.
 */
export function readNearSearch(search: object): { query: NearQuery; dropped: DroppedParameter[] } {
  const params = search as Record<string, unknown>;
  const read: { [Key in NearKey]?: number } = {};
  const dropped: DroppedParameter[] = [];
  for (const key of KEYS) {
    const text = plainText(params[key]);
    if (text === '') continue;
    const value = readers[key](text);
    if (value === null) dropped.push({ key, value: shorten(text) });
    else read[key] = value;
  }
  for (const key of Object.keys(params)) {
    if (!KEYS.some((known) => known === key) && !isCampaignKey(key))
      dropped.push({ key: shorten(key), value: '' });
  }
  const { latitude, longitude, typeId, page = 1 } = read;
  const isWhole = latitude !== undefined && longitude !== undefined;
  for (const [key, half] of Object.entries({ latitude, longitude }))
    if (!isWhole && half !== undefined) dropped.push({ key, value: String(half) });
  return {
    query: {
      position: isWhole ? { latitude, longitude } : null,
      ...(typeId && { typeId }),
      ...(page > 1 && { page }),
    },
    dropped,
  };
}

/** The address of a query. */
export function writeNearSearch({ position, typeId, page }: NearQuery): NearSearch {
  return { ...position, ...(typeId && { typeId }), ...(page && page > 1 && { page }) };
}

/** The request: around the address's position, else the device's, else the default (core §9). */
export function nearRequest(
  { position, ...rest }: NearQuery,
  own: Position | null,
): Query<'properties.nearYou'> & Position {
  return { ...(position ?? own ?? DEFAULT_COORDINATES), ...rest };
}

function plainText(value: unknown): string {
  const one: unknown = [value].flat().at(-1);
  if (typeof one !== 'string' && typeof one !== 'number') return '';
  return foldDigits(String(one)).replace('٫', '.').trim();
}
