import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_COORDINATES, DEFAULT_MAP_ZOOM } from '../../../contract/limits.ts';
import type { Position } from '../../device/geolocation.ts';
import { Picker } from '../../ui/picker.tsx';
import type { MapPlace } from '../places/place-picker-box.tsx';
import { PlacePickerField } from '../places/place-picker-field.tsx';
import { placeQueries } from '../places/queries.ts';
import type { AdFields } from './ad-fields.ts';
import type { AdForm } from './ad-form.ts';
import { nearestNeighborhood } from './nearest-neighborhood.ts';
import { useAdValues } from './use-ad-field.ts';

const PLACE_NAMES = ['latitude', 'longitude', 'neighborhoodId', 'cityId'] as const;

/** services §2: the map that picks latitude and longitude, and fills in the pin's place. */
export function LocationField({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  const known = useKnownPlaces();
  const placed = useAdValues(form, PLACE_NAMES);
  const { neighborhoods, cities } = known;
  // The same object until one of these changes.
  const start = useMemo(() => startPlace(placed, { neighborhoods, cities }), [placed, neighborhoods, cities]);
  const isPinned = placed.latitude !== '';
  const nameOf = ({ name, cityId }: { name: string; cityId: number }) =>
    t('location.inCity', { neighborhood: name, city: cities.find(({ id }) => id === cityId)?.name ?? '' });
  return (
    <PlacePickerField
      place={start}
      isChosen={isPinned}
      beginsAtOwn={!isPinned && placed.cityId === ''}
      act={t(isPinned ? 'location.change' : 'location.open')}
      hint={t('location.hint')}
      texts={{
        title: t('location.title'),
        map: t('location.map'),
        failed: t('location.failed'),
        own: t('location.mine'),
        confirm: t('location.confirm'),
      }}
      ownZoom={PIN_ZOOM}
      tools={({ moveTo, cover, uncover }) => (
        <NeighborhoodJump
          known={neighborhoods}
          nameOf={nameOf}
          onChosen={moveTo}
          onOpen={cover}
          onGone={uncover}
        />
      )}
      note={(place) => {
        const near = nearestNeighborhood(place, neighborhoods);
        return near ? t('location.near', { place: nameOf(near) }) : t('location.nowhere');
      }}
      onChosen={(pin) => form.change(pinnedFields(pin, known))}
    />
  );
}

interface NeighborhoodJumpProps {
  known: ReturnType<typeof useKnownPlaces>['neighborhoods'];
  nameOf: (neighborhood: NeighborhoodJumpProps['known'][number]) => string;
  onChosen: (place: MapPlace) => void;
  onOpen: () => void;
  onGone: () => void;
}

/** Moves the map to a neighbourhood. */
function NeighborhoodJump({ known, nameOf, onChosen, onOpen, onGone }: NeighborhoodJumpProps) {
  const { t } = useTranslation(['advertising', 'places']);
  // Hundreds of names: not rebuilt at each move of the map.
  const options = useMemo(
    () => known.map((one) => ({ value: String(one.id), label: nameOf(one) })),
    [known, nameOf],
  );
  return (
    <Picker
      label={t('location.search')}
      placeholder={t('location.searchHint')}
      texts={{
        close: t('places:close'),
        search: t('places:searchNeighborhood'),
        nothing: t('places:nothing'),
      }}
      searchable
      options={options}
      busy={known.length === 0}
      busyLabel={t('places:loading')}
      value={null}
      onOpen={onOpen}
      onGone={onGone}
      onChange={(picked) => {
        const chosen = known.find(({ id }) => String(id) === picked);
        if (chosen) onChosen(placeOf(chosen));
      }}
    />
  );
}

/** Zoom for a neighbourhood and for a pin: neighbouring names stay in view. */
const NEIGHBORHOOD_ZOOM = 12.5;
const PIN_ZOOM = 12.5;
/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;

/** Every neighbourhood and city, to look up a pin's, and a neighbourhood's position. */
function useKnownPlaces() {
  const neighborhoods = useQuery(placeQueries.neighborhoods()).data?.neighborhoods ?? [];
  const cities = useQuery(placeQueries.cities()).data?.cities ?? [];
  return { neighborhoods, cities };
}

type KnownPlaces = ReturnType<typeof useKnownPlaces>;

type Placed = Pick<AdFields, 'latitude' | 'longitude' | 'neighborhoodId' | 'cityId'>;

/** The map's start: the pin, the chosen neighbourhood or city, else services §9's default. */
function startPlace(
  { latitude, longitude, neighborhoodId, cityId }: Placed,
  { neighborhoods, cities }: KnownPlaces,
): MapPlace {
  if (latitude !== '') {
    return { latitude: Number(latitude), longitude: Number(longitude), zoom: PIN_ZOOM };
  }
  const known =
    neighborhoods.find(({ id }) => String(id) === neighborhoodId) ??
    cities.find(({ id }) => String(id) === cityId);
  if (!known) return { ...DEFAULT_COORDINATES, zoom: DEFAULT_MAP_ZOOM };
  const zoom = 'cityId' in known ? NEIGHBORHOOD_ZOOM : DEFAULT_MAP_ZOOM + 2;
  return { latitude: known.latitude, longitude: known.longitude, zoom };
}

/**
 * The fields that a pin sets: coordinates, and region, city and neighbourhood where one of ours is
 * near.
 */
function pinnedFields(pin: Position, { neighborhoods, cities }: KnownPlaces): Partial<AdFields> {
  const round = (degrees: number) => String(Number(degrees.toFixed(DECIMALS)));
  const at = { latitude: round(pin.latitude), longitude: round(pin.longitude) };
  const near = nearestNeighborhood(pin, neighborhoods);
  const city = cities.find(({ id }) => id === near?.cityId);
  if (!near || !city) return at;
  return {
    ...at,
    regionId: String(city.regionId),
    cityId: String(city.id),
    neighborhoodId: String(near.id),
  };
}

/** The map's view of a searched neighbourhood. */
function placeOf({ latitude, longitude }: Position): MapPlace {
  return { latitude, longitude, zoom: NEIGHBORHOOD_ZOOM };
}
