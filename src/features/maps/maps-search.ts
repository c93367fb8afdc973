import { DEFAULT_COORDINATES, DEFAULT_MAP_ZOOM } from '../../../contract/limits.ts';
import type { Bounds } from '../../../contract/properties.ts';
import type { Position } from '../../device/geolocation.ts';
import { type DroppedParameter, readListSearch } from '../properties/list/list-search.ts';
import { type PinsSearch, viewAround } from '../properties/map/map-view.ts';
import { type NearQuery, readNearSearch, writeNearSearch } from '../properties/near/near-search.ts';

/** The search part of a /maps address: services §7's parameters, and the map's own. */
export type MapsSearch = {
  [Key in 'favorites' | 'latitude' | 'longitude' | 'typeId' | 'bounds' | 'view' | 'page']?: string | number;
};

/** The query of a /maps address. */
export interface MapsQuery extends NearQuery {
  /** Favourites instead of listings nearby. */
  isFavourites: boolean;
  /** The searched area; null: around the position, or wherever the favourites are. */
  bounds: Bounds | null;
  /** Only the list, without a map. */
  isList: boolean;
}

/** For the user's own position: a drive of some minutes. */
const OWN_ZOOM = 12;

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0', ''];

/** Reads an address leniently: returns unusable parameters in `dropped`. */
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

/** The address of a query. */
export function writeMapsSearch({ isFavourites, bounds, isList, ...near }: MapsQuery): MapsSearch {
  return {
    ...(isFavourites && { favorites: 'yes' }),
    ...writeNearSearch(near),
    ...(bounds && { bounds: bounds.join(',') }),
    ...(isList && { view: 'list' }),
  };
}

/** The query with a change, on page 1. */
export function withChange(query: MapsQuery, change: Partial<MapsQuery>): MapsQuery {
  const { page: _, ...rest } = query;
  return { ...rest, ...change };
}

/** The centre: the address's, else the device's, else the default (core §9). */
export function placeOf({ position }: Pick<MapsQuery, 'position'>, own: Position | null): Position {
  return position ?? own ?? DEFAULT_COORDINATES;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The map's search for a map of `size` pixels, so that the list beside it has exactly what is in
 * view.
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

/** services §7's request for the cards: nearest to the place first, or the favourites. */
export function cardsRequest(query: MapsQuery, place: Position, { filters, area }: PinsSearch) {
  const { page } = query;
  return {
    ...(query.isFavourites ? {} : place),
    ...filters,
    ...(area && { bounds: area }),
    ...(page && { page }),
  };
}
