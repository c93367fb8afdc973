import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Place } from '../../../contract/places.ts';
import type { PickerOption } from '../../ui/picker-sheet.tsx';
import { placeQueries } from './queries.ts';

/** Where a search looks; a finer part never without its city. */
export interface ChosenPlace {
  regionId?: number;
  cityId?: number;
  neighborhoodId?: number;
}

/**
 * Places whose names are known before the lists have come: those that the screen's own answer
 * holds.
 */
export type KnownPlaces = readonly (Place | undefined)[];

/** Options of a picker: all of them first, then each by its id. */
export function toOptions(all: string, places: readonly (Place | undefined)[]): PickerOption<string>[] {
  const options = new Map([['', all]]);
  for (const place of places) if (place) options.set(String(place.id), place.name);
  return [...options].map(([value, label]) => ({ value, label }));
}

/** The three lists of the cascade (core §2); each is fetched once it is asked for. */
export function usePlaceLists({ regionId, cityId }: ChosenPlace, wanted: { [List in PlaceList]?: boolean }) {
  const regions = useQuery({ ...placeQueries.regions(), enabled: wanted.regions ?? false });
  const cities = useQuery({
    ...placeQueries.cities(regionId),
    enabled: wanted.cities ?? false,
    // Choosing a city may bring its region along: its name stays while that region's list comes.
    placeholderData: keepPreviousData,
  });
  const neighborhoods = useQuery({
    ...placeQueries.neighborhoods(cityId),
    enabled: Boolean(wanted.neighborhoods && cityId),
  });
  return { regions, cities, neighborhoods };
}

export type PlaceList = 'regions' | 'cities' | 'neighborhoods';
