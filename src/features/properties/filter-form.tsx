import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRICE_MAX_DIGITS } from '../../../contract/limits.ts';
import type { Place } from '../../../contract/places.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { Num } from '../../ui/num.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PlacePickers } from '../places/place-pickers.tsx';
import { FilterFeatures } from './filter-features.tsx';
import { FilterLimits } from './filter-limits.tsx';
import { withPlace } from './list-filters.ts';
import type { ListQuery } from './list-search.ts';
import { propertyQueries } from './queries.ts';
import { textFault } from './search-text.ts';
import type { ListNames } from './use-list-names.ts';

/** The wire takes eight digits of square metres. */
const AREA_MAX_DIGITS = 8;
const COUNTS = ['1', '2', '3', '4', '5'] as const;

interface FilterFormProps {
  id: string;
  value: ListQuery;
  onChange: (value: ListQuery) => void;
  onSubmit: () => void;
  names: ListNames;
  city: Place | undefined;
}

/** The fields of the filter sheet. */
export function FilterForm({ id, value, onChange, onSubmit, names, city }: FilterFormProps) {
  const { t } = useTranslation('properties');
  const set = (part: ListQuery) => onChange({ ...value, ...part });
  const all = { value: '', label: t('filters.all') } as const;
  const known = (placeId: number | undefined, name: string | null) =>
    placeId !== undefined && name !== null ? [{ id: placeId, name }] : [];
  const init = useQuery(propertyQueries.init());
  const groups = init.data?.featuresList ?? [];
  const tooLong = textFault(t, value.q);
  const counts = (label: string, key: 'rooms' | 'bathrooms') => (
    <Segmented
      label={label}
      options={[
        all,
        ...COUNTS.map((count) => ({ value: count, label: <Num>{count === '5' ? '5+' : count}</Num> })),
      ]}
      value={value[key] ? (COUNTS.find((count) => Number(count) === value[key]) ?? null) : ''}
      onChange={(count) => set({ [key]: count === '' ? undefined : Number(count) })}
    />
  );
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="divide-y divide-line"
    >
      <Part title={t('purposeLabel')}>
        <Segmented
          label={t('purposeLabel')}
          options={[
            all,
            { value: 'for_rent', label: t('purposeShort.for_rent') },
            { value: 'for_sale', label: t('purposeShort.for_sale') },
            { value: 'for_investment', label: t('purposeShort.for_investment') },
          ]}
          value={value.purpose ?? ''}
          onChange={(purpose) => set({ purpose: purpose || undefined })}
        />
      </Part>
      <Part title={t('filters.place')}>
        <div className="grid grid-cols-2 gap-2">
          <PlacePickers
            value={value}
            onChange={({ regionId, cityId, neighborhoodId }) =>
              onChange(withPlace(value, { regionId, cityId, neighborhoodId }))
            }
            known={{
              regions: known(value.regionId, names.region),
              cities: [
                ...known(value.cityId, names.city),
                ...(city && city.id === value.cityId ? [city] : []),
              ],
              neighborhoods: known(value.neighborhoodId, names.neighborhood),
            }}
            neighborhoodClassName="col-span-2"
          />
        </div>
      </Part>
      <Part title={t('filters.type')}>
        <Chips label={t('filters.type')} wrap>
          {names.types.map((type) => (
            <Chip
              key={type.id}
              selected={value.typeId === type.id}
              onClick={() => set({ typeId: value.typeId === type.id ? undefined : type.id })}
            >
              {type.name}
            </Chip>
          ))}
        </Chips>
      </Part>
      <Part title={t('filters.price')}>
        <FilterLimits
          name={t('filters.price')}
          unit={t('price.currency')}
          maxDigits={PRICE_MAX_DIGITS}
          from={value.priceFrom}
          to={value.priceTo}
          onChange={({ from, to }) => set({ priceFrom: from, priceTo: to })}
        />
      </Part>
      <Part title={t('filters.rooms')}>{counts(t('filters.rooms'), 'rooms')}</Part>
      <Part title={t('filters.bathrooms')}>{counts(t('filters.bathrooms'), 'bathrooms')}</Part>
      <Part title={t('filters.area')}>
        <FilterLimits
          name={t('filters.area')}
          unit={t('facts.squareMetres')}
          maxDigits={AREA_MAX_DIGITS}
          from={value.areaFrom}
          to={value.areaTo}
          onChange={({ from, to }) => set({ areaFrom: from, areaTo: to })}
        />
      </Part>
      <Part title={t('filters.tenants')}>
        <Segmented
          label={t('filters.tenants')}
          options={[
            all,
            { value: 'families', label: t('tenants.families') },
            { value: 'singles', label: t('tenants.singles') },
          ]}
          value={value.propertyType ?? ''}
          onChange={(propertyType) => set({ propertyType: propertyType || undefined })}
        />
      </Part>
      <Part title={t('filters.category')}>
        <Segmented
          label={t('filters.category')}
          options={[
            all,
            { value: 'residential', label: t('category.residential') },
            { value: 'commercial', label: t('category.commercial') },
          ]}
          value={value.category ?? ''}
          onChange={(category) => set({ category: category || undefined })}
        />
      </Part>
      {groups.length > 0 ? (
        <Part title={t('filters.features')}>
          <FilterFeatures
            groups={groups}
            value={value.features ?? []}
            onChange={(features) => set({ features })}
          />
        </Part>
      ) : null}
      <section className="py-3">
        <Switch
          checked={value.isFeatured ?? false}
          onChange={(event) => set({ isFeatured: event.target.checked || undefined })}
        >
          <span className="block text-body-strong">{t('filters.featured')}</span>
          <span className="block text-small text-ink-2">{t('filters.featuredNote')}</span>
        </Switch>
      </section>
      <section className="py-6">
        <TextField
          label={t('filters.text')}
          hint={t('filters.textHint')}
          error={tooLong}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={value.q ?? ''}
          onChange={(event) => set({ q: event.target.value || undefined })}
        />
      </section>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="py-6">
      <h3 className="mb-3 text-title-3">{title}</h3>
      {children}
    </section>
  );
}
