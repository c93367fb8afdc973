import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { Picker } from '../../ui/picker.tsx';
import {
  type ChosenPlace,
  type KnownPlaces,
  type PlaceList,
  toOptions,
  usePlaceLists,
} from './place-options.ts';

interface PlacePickersProps {
  value: ChosenPlace;
  onChange: (place: ChosenPlace) => void;
  known?: { regions?: KnownPlaces; cities?: KnownPlaces; neighborhoods?: KnownPlaces };
  /** Classes of each picker. */
  className?: string;
  /** Classes of the neighbourhood's picker, which may need a separate row. */
  neighborhoodClassName?: string;
}

/**
 * The first three selectors of core §2's search card: region, city, neighbourhood. Choosing a city
 * also sets its region; parts that no longer fit are cleared. The fields have the wire's names, for
 * plain forms.
 */
export function PlacePickers({
  value,
  onChange,
  known,
  className,
  neighborhoodClassName,
}: PlacePickersProps) {
  const { t } = useTranslation('places');
  const [wanted, setWanted] = useState<{ [List in PlaceList]?: boolean }>({});
  const { regions, cities, neighborhoods } = usePlaceLists(value, wanted);
  const want = (list: PlaceList) => setWanted((before) => ({ ...before, [list]: true }));
  const pickerTexts = (search: string) => ({ close: t('close'), search, nothing: t('nothing') });
  const shared = { busyLabel: t('loading'), className };

  return (
    <>
      <Picker
        {...shared}
        name="regionId"
        label={t('region')}
        placeholder={t('allRegions')}
        texts={pickerTexts(t('searchRegion'))}
        options={toOptions(t('allRegions'), regions.data?.regions ?? known?.regions ?? [])}
        value={text(value.regionId)}
        onOpen={() => want('regions')}
        busy={regions.isLoading}
        onChange={(picked) => onChange({ regionId: number(picked) })}
      />
      <Picker
        {...shared}
        name="cityId"
        label={t('city')}
        placeholder={t('allCities')}
        texts={pickerTexts(t('searchCity'))}
        options={toOptions(t('allCities'), cities.data?.cities ?? known?.cities ?? [])}
        value={text(value.cityId)}
        onOpen={() => want('cities')}
        busy={cities.isLoading || cities.isPlaceholderData}
        onChange={(picked) => {
          const city = cities.data?.cities.find(({ id }) => id === number(picked));
          onChange({ regionId: city?.regionId ?? value.regionId, cityId: number(picked) });
        }}
      />
      <Picker
        {...shared}
        name="neighborhoodId"
        label={t('neighborhood')}
        placeholder={value.cityId || value.neighborhoodId ? t('allNeighborhoods') : t('cityFirst')}
        texts={pickerTexts(t('searchNeighborhood'))}
        options={
          value.cityId || value.neighborhoodId
            ? toOptions(
                t('allNeighborhoods'),
                neighborhoods.data?.neighborhoods ?? known?.neighborhoods ?? [],
              )
            : []
        }
        value={text(value.neighborhoodId)}
        disabled={!value.cityId}
        onOpen={() => want('neighborhoods')}
        busy={neighborhoods.isLoading}
        onChange={(picked) => onChange({ ...value, neighborhoodId: number(picked) })}
        className={cx(className, neighborhoodClassName)}
      />
    </>
  );
}

const text = (id: number | undefined) => (id === undefined ? '' : String(id));
const number = (value: string) => (value === '' ? undefined : Number(value));
