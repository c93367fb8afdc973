import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import type { Purpose } from '../../../contract/property-entities.ts';
import { Button } from '../../ui/button.tsx';
import { Picker } from '../../ui/picker.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { type ChosenPlace, toOptions } from '../places/place-options.ts';
import { PlacePickers } from '../places/place-pickers.tsx';
import { placeQueries } from '../places/queries.ts';
import type { ListSearch } from '../properties/list/list-search.ts';

/** «الكل» first: no purpose until one is chosen. */
const PURPOSES = ['', 'for_rent', 'for_sale', 'for_investment'] as const;
/** A tile on phones, a cell of the wide bar from 1024 px. */
const CELL =
  'lg:min-h-16 lg:rounded-none lg:bg-transparent lg:px-4 lg:not-first:border-s lg:not-first:border-line';

/** The card's values besides the type: place and purpose. */
export type HomeSearch = ChosenPlace & { purpose: Purpose | undefined };

interface SearchCardProps {
  home: Answer<'home.get'> | undefined;
  search: HomeSearch;
  onPurpose: (purpose: Purpose | '') => void;
  onPlace: (place: ChosenPlace) => void;
}

/**
 * core §2: the search card, which leads to /propertielist. Starts with the screen's city and every
 * purpose. Also a plain form: its fields have the names of the URL's parameters.
 */
export function SearchCard({ home, search, onPurpose, onPlace }: SearchCardProps) {
  const { t } = useTranslation('home');
  const { t: tProperties } = useTranslation('properties');
  const navigate = useNavigate();
  const [typeId, setTypeId] = useState('');
  const city = home?.city;
  const region = useKnownRegion(city?.regionId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ to: '/propertielist', search: homeSearch(search, Number(typeId)) });
  };
  return (
    <search aria-label={t('search.label')} className="block">
      <form
        method="get"
        action="/propertielist"
        onSubmit={submit}
        className="mt-2 rounded-card bg-surface p-3 shadow-card lg:mt-6 lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <Segmented
          name="purpose"
          label={tProperties('purposeLabel')}
          options={PURPOSES.map((value) => ({
            value,
            label: value ? tProperties(`purposeShort.${value}`) : t('search.allPurposes'),
          }))}
          value={search.purpose ?? ''}
          onChange={onPurpose}
          className="lg:w-112"
        />
        <div className="mt-3 grid gap-3 lg:flex lg:items-center lg:gap-2 lg:rounded-card lg:bg-surface lg:p-2 lg:shadow-float">
          <div className="grid pair-grid gap-2 lg:flex-1 lg:grid-cols-4 lg:gap-0">
            <PlacePickers
              value={search}
              onChange={onPlace}
              known={{ regions: [region], cities: [city] }}
              className={CELL}
            />
            <Picker
              name="typeId"
              label={t('search.type')}
              placeholder={t('search.allTypes')}
              texts={{
                close: tProperties('picker.close'),
                search: t('search.findType'),
                nothing: tProperties('picker.nothing'),
              }}
              options={toOptions(t('search.allTypes'), home?.propertyTypies ?? [])}
              value={typeId}
              onChange={setTypeId}
              className={CELL}
            />
          </div>
          <Button type="submit" tall block className="lg:w-auto lg:px-8">
            <Search aria-hidden />
            {t('search.submit')}
          </Button>
        </div>
      </form>
    </search>
  );
}

/**
 * The list's search parameters, in the list's order, written out to keep its table out of the first
 * load.
 */
export function homeSearch({ purpose, ...place }: HomeSearch, typeId: number): ListSearch {
  const { regionId, cityId, neighborhoodId } = place;
  return { purpose, typeId: typeId || undefined, regionId, cityId, neighborhoodId };
}

/** The region with an id; undefined until the regions have loaded. */
function useKnownRegion(id: number | undefined) {
  const { data } = useQuery(placeQueries.regions());
  return data?.regions.find((region) => region.id === id);
}
