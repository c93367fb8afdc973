import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Picker } from '../../ui/picker.tsx';
import type { MapPlace } from '../properties/place-picker-box.tsx';
import { PlacePickerField } from '../properties/place-picker-field.tsx';
import type { AdForm } from './ad-form.ts';
import { nearestNeighborhood } from './nearest-neighborhood.ts';
import { useAdValues } from './use-ad-field.ts';
import { PIN_ZOOM, pinnedFields, placeOf, startPlace, useKnownPlaces } from './use-place-choice.ts';

const PLACE_NAMES = ['latitude', 'longitude', 'neighborhoodId', 'cityId'] as const;

/** services §2: the map that picks latitude and longitude, and fills in the place that it stands in. */
export function LocationField({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  const known = useKnownPlaces();
  const placed = useAdValues(form, PLACE_NAMES);
  const { neighborhoods, cities } = known;
  // The same place at every drawing but where one of these has changed.
  const start = useMemo(() => startPlace(placed, { neighborhoods, cities }), [placed, neighborhoods, cities]);
  const isPinned = placed.latitude !== '';
  const nameOf = ({ name, cityId }: { name: string; cityId: number }) =>
    t('location.inCity', { neighborhood: name, city: cities.find(({ id }) => id === cityId)?.name ?? '' });
  return (
    <PlacePickerField
      place={start}
      isChosen={isPinned}
      act={t(isPinned ? 'location.change' : 'location.open')}
      hint={t('location.hint')}
      words={{
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

/** Leads the map to a neighbourhood. */
function NeighborhoodJump({ known, nameOf, onChosen, onOpen, onGone }: NeighborhoodJumpProps) {
  const { t } = useTranslation(['advertise', 'places']);
  // Hundreds of names: not again with each move of the map.
  const options = useMemo(
    () => known.map((one) => ({ value: String(one.id), label: nameOf(one) })),
    [known, nameOf],
  );
  return (
    <Picker
      label={t('location.search')}
      placeholder={t('location.searchHint')}
      words={{
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
