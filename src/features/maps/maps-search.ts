import { DEFAULT_COORDINATES, DEFAULT_MAP_ZOOM } from '../../../contract/limits.ts';
import type { Bounds } from '../../../contract/properties.ts';
import type { Position } from '../../device/geolocation.ts';
import { type DroppedParameter, readListSearch } from '../properties/list/list-search.ts';
import { type PinsSearch, viewAround } from '../properties/map/map-view.ts';
import { type NearQuery, readNearSearch, writeNearSearch } from '../properties/near/near-search.ts';

/**
 * The search part of /maps as it stands in the address: services §7's parameters, and what a map
 * adds.
 */
export type MapsSearch = {
  [Key in 'favorites' | 'latitude' | 'longitude' | 'typeId' | 'bounds' | 'view' | 'page']?: string | number;
};

/** What an address of /maps asks for. */
export interface MapsQuery extends NearQuery {
  /** The person's own instead of what is near. */
  isFavourites: boolean;
  /** Where the reader has searched; null: around the position, or wherever the favourites lie. */
  bounds: Bounds | null;
  /** The list alone, without a map. */
  isList: boolean;
}

/** Where the position is the person's own: a drive of some minutes. */
const OWN_ZOOM = 12;

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0', ''];

/** Reads an address, forgivingly: what can't be used is dropped and named. */
export function readMapsSearch(search: object): { query: MapsQuery; dropped: DroppedParameter[] } {
  const { favorites, bounds, view, ...rest } = search as Record<string, unknown>;
  const near = readNearSearch(rest);
  const area = readListSearch({ bounds, view });
  const favourites = String(favorites ?? '');
  const isKnown = [...YES, ...NO].includes(favourites);
  return {
    query: {
      ...near.query,
      isFavourites: YES.includes(favourites),
      bounds: area.query.bounds ?? null,
      isList: view === 'list',
    },
    dropped: [
      ...near.dropped,
      ...area.dropped,
      ...(isKnown ? [] : [{ key: 'favorites', value: favourites.slice(0, 30) }]),
    ],
  };
}

/** The address of what is asked for. */
export function writeMapsSearch({ isFavourites, bounds, isList, ...near }: MapsQuery): MapsSearch {
  return {
    ...(isFavourites && { favorites: 'yes' }),
    ...writeNearSearch(near),
    ...(bounds && { bounds: bounds.join(',') }),
    ...(isList && { view: 'list' }),
  };
}

/** The same elsewhere: another scope, type or area begins on its first page. */
export function withChange(query: MapsQuery, change: Partial<MapsQuery>): MapsQuery {
  const { page: _, ...rest } = query;
  return { ...rest, ...change };
}

/** Around which place: the address's, else the device's own, else the default (core §9). */
export function placeOf({ position }: Pick<MapsQuery, 'position'>, own: Position | null): Position {
  return position ?? own ?? DEFAULT_COORDINATES;
}

interface Size {
  width: number;
  height: number;
}

/**
 * What the map shows: `size` is its own in pixels, so that the list beside it holds exactly what is
 * in view.
 */
export function pinsSearch(query: MapsQuery, place: Position, size: Size): PinsSearch {
  const { isFavourites, typeId, bounds } = query;
  const isDefault =
    place.latitude === DEFAULT_COORDINATES.latitude && place.longitude === DEFAULT_COORDINATES.longitude;
  const around = () => viewAround(place, isDefault ? DEFAULT_MAP_ZOOM : OWN_ZOOM, size);
  return {
    filters: { ...(isFavourites && { favorites: true }), ...(typeId && { typeId }) },
    area: bounds ?? (isFavourites ? null : around()),
  };
}

/**
 * services §7's call for the cards beside the map: nearest to the place first, or the favourites.
 */
export function cardsRequest(query: MapsQuery, place: Position, { filters, area }: PinsSearch) {
  const { page } = query;
  return {
    ...(query.isFavourites ? {} : place),
    ...filters,
    ...(area && { bounds: area }),
    ...(page && { page }),
  };
}
