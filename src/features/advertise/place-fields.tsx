import { useTranslation } from 'react-i18next';
import { Picker } from '../../ui/picker.tsx';
import { usePlaceLists } from '../places/place-options.ts';
import type { AdForm } from './ad-form.ts';
import { useAdFault, useAdValue } from './use-ad-field.ts';

const ALL_LISTS = { regions: true, cities: true, neighborhoods: true };
const idOf = (text: string) => (text === '' ? undefined : Number(text));
const optionsOf = (places: readonly { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

/** Region, then its city, then its neighbourhood; a city brings its region along, and what no longer fits is cleared. */
export function PlaceFields({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertise', 'places']);
  const regionId = useAdValue(form, 'regionId');
  const cityId = useAdValue(form, 'cityId');
  const neighborhoodId = useAdValue(form, 'neighborhoodId');
  const { regions, cities, neighborhoods } = usePlaceLists(
    { regionId: idOf(regionId), cityId: idOf(cityId) },
    ALL_LISTS,
  );
  const shared = { variant: 'field' as const, busyLabel: t('places:loading'), placeholder: t('choose') };
  const words = (search: string) => ({ close: t('places:close'), search, nothing: t('places:nothing') });
  return (
    <div className="grid pair-grid items-start gap-3">
      <Picker
        {...shared}
        className="col-span-full"
        label={t('places:region')}
        words={words(t('places:searchRegion'))}
        options={optionsOf(regions.data?.regions)}
        busy={regions.isLoading}
        value={regionId}
        error={useAdFault(form, 'regionId')}
        onChange={(picked) => form.change({ regionId: picked, cityId: '', neighborhoodId: '' })}
      />
      <Picker
        {...shared}
        label={t('places:city')}
        words={words(t('places:searchCity'))}
        options={optionsOf(cities.data?.cities)}
        busy={cities.isLoading || cities.isPlaceholderData}
        value={cityId}
        error={useAdFault(form, 'cityId')}
        onChange={(picked) => {
          const city = cities.data?.cities.find(({ id }) => String(id) === picked);
          const region = city ? String(city.regionId) : regionId;
          form.change({ regionId: region, cityId: picked, ...(picked !== cityId && { neighborhoodId: '' }) });
        }}
      />
      <Picker
        {...shared}
        label={t('places:neighborhood')}
        placeholder={cityId === '' ? t('places:cityFirst') : t('choose')}
        words={words(t('places:searchNeighborhood'))}
        options={cityId === '' ? [] : optionsOf(neighborhoods.data?.neighborhoods)}
        busy={neighborhoods.isLoading}
        disabled={cityId === ''}
        value={neighborhoodId}
        error={useAdFault(form, 'neighborhoodId')}
        onChange={(picked) => form.change({ neighborhoodId: picked })}
      />
    </div>
  );
}
