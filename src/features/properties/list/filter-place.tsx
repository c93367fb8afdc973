import type { Place } from '../../../../contract/places.ts';
import { PlacePickers } from '../../places/place-pickers.tsx';
import type { ListQuery } from './list-search.ts';
import type { ListNames } from './use-list-names.ts';

type ChosenPlace = Pick<ListQuery, 'regionId' | 'cityId' | 'neighborhoodId'>;

interface FilterPlaceProps {
  value: ListQuery;
  /** The names of what is chosen, as far as they are known before the lists of places have come. */
  names: ListNames;
  city?: Place | undefined;
  onChange: (place: ChosenPlace) => void;
}

/** Region, city and neighbourhood. */
export function FilterPlace({ value, names, city, onChange }: FilterPlaceProps) {
  return (
    <div className="grid pair-grid gap-2">
      <PlacePickers
        value={value}
        onChange={({ regionId, cityId, neighborhoodId }) => onChange({ regionId, cityId, neighborhoodId })}
        known={{
          regions: known(value.regionId, names.region),
          cities: [...known(value.cityId, names.city), ...(city && city.id === value.cityId ? [city] : [])],
          neighborhoods: known(value.neighborhoodId, names.neighborhood),
        }}
        neighborhoodClassName="col-span-full"
      />
    </div>
  );
}

const known = (id: number | undefined, name: string | null) =>
  id !== undefined && name !== null ? [{ id, name }] : [];
