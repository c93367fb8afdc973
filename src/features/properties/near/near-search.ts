import type { Query } from '../../../../contract/contract.ts';
import { foldDigits } from '../../../../contract/digits.ts';
import { DEFAULT_COORDINATES, MAX_ID, MAX_PAGE } from '../../../../contract/limits.ts';
import type { Position } from '../../../device/geolocation.ts';
import { wholeNumber } from '../list/list-parameters.ts';
import { type DroppedParameter, isCampaignKey, shorten } from '../list/list-search.ts';

const KEYS = ['latitude', 'longitude', 'typeId', 'page'] as const;
type NearKey = (typeof KEYS)[number];

/**
 * The search part of /nearproperties as it stands in the address: core §2's two, the type, and the
 * page.
 */
export type NearSearch = { [Key in NearKey]?: string | number };

/** What an address asks for. */
export interface NearQuery {
  /** Null where the address gives none that can be used. */
  position: Position | null;
  typeId?: number;
  /** From 2: the first is left out. */
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
 * Reads an address, forgivingly: Arabic digits fold. What can't be used (an unknown key, a broken
 * value, half of a position) is dropped and named. Takes values as the router gives them, of any
 * shape.
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

/** The address of what is asked for. */
export function writeNearSearch({ position, typeId, page }: NearQuery): NearSearch {
  return { ...position, ...(typeId && { typeId }), ...(page && page > 1 && { page }) };
}

/**
 * The call for it: around the address's position, else the device's own, else the default
 * (core §9).
 */
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
