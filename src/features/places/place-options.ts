import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Place } from '../../../contract/places.ts';
import type { PickerOption } from '../../ui/picker-sheet.tsx';
import { placeQueries } from './queries.ts';

/** A search's place; a neighbourhood never without its city. */
export interface ChosenPlace {
  regionId?: number;
  cityId?: number;
  neighborhoodId?: number;
}

/** Places named in the screen's own answer: their names are known before the lists load. */
export type KnownPlaces = readonly (Place | undefined)[];

/** Options of a picker: `all` first, then each place by its id. */
export function toOptions(all: string, places: readonly (Place | undefined)[]): PickerOption<string>[] {
  const options = new Map([['', all]]);
  for (const place of places) if (place) options.set(String(place.id), place.name);
  return [...options].map(([value, label]) => ({ value, label }));
}

/** The three lists of the cascade (core §2); each is fetched once it is wanted. */
export function usePlaceLists({ regionId, cityId }: ChosenPlace, wanted: { [List in PlaceList]?: boolean }) {
  const regions = useQuery({ ...placeQueries.regions(), enabled: wanted.regions ?? false });
  const cities = useQuery({
    ...placeQueries.cities(regionId),
    enabled: wanted.cities ?? false,
    // Choosing a city may also set its region, which changes this key: keep showing the city's
    // name.
    placeholderData: keepPreviousData,
  });
  const neighborhoods = useQuery({
    ...placeQueries.neighborhoods(cityId),
    enabled: Boolean(wanted.neighborhoods && cityId),
  });
  return { regions, cities, neighborhoods };
}

export type PlaceList = 'regions' | 'cities' | 'neighborhoods';
