import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../../contract/contract.ts';
import { ROOMS_OPEN, SEARCH_AREA_MAX } from '../../../../contract/limits.ts';
import type { Place } from '../../../../contract/places.ts';
import { Chip, Chips } from '../../../ui/chip.tsx';
import { Num } from '../../../ui/num.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { PlacePickers } from '../../places/place-pickers.tsx';
import { featureIcons } from '../feature-icons.ts';
import { FilterLimits } from './filter-limits.tsx';
import type { ListQuery } from './list-search.ts';
import type { ListNames } from './use-list-names.ts';

const AREA_MAX_DIGITS = String(SEARCH_AREA_MAX).length;
const COUNTS = ['1', '2', '3', '4', '5'] as const;

interface FilterFieldProps {
  value: ListQuery;
  set: (part: ListQuery) => void;
}

export function FilterPurpose({ value, set }: FilterFieldProps) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <Segmented
      label={t('purposeLabel')}
      options={[
        { value: '', label: t('search:filters.all') },
        { value: 'for_rent', label: t('purposeShort.for_rent') },
        { value: 'for_sale', label: t('purposeShort.for_sale') },
        { value: 'for_investment', label: t('purposeShort.for_investment') },
      ]}
      value={value.purpose ?? ''}
      onChange={(purpose) => set({ purpose: purpose || undefined })}
    />
  );
}

export function FilterTypes({ value, set, types }: FilterFieldProps & Pick<ListNames, 'types'>) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <Chips label={t('search:filters.type')} wrap>
      {types.map((type) => (
        <Chip
          key={type.id}
          selected={value.typeId === type.id}
          onClick={() => set({ typeId: value.typeId === type.id ? undefined : type.id })}
        >
          {type.name}
        </Chip>
      ))}
    </Chips>
  );
}

/** Just so many rooms, from five on at least so many; at least so many bathrooms. */
export function FilterCount({ value, set, of }: FilterFieldProps & { of: 'rooms' | 'bathrooms' }) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <Segmented
      label={t(`search:filters.${of}`)}
      options={[
        { value: '', label: t('search:filters.all') },
        ...COUNTS.map((count) => {
          const isOpen = of === 'bathrooms' || Number(count) >= ROOMS_OPEN;
          return { value: count, label: <Num>{isOpen ? `${count}+` : count}</Num> };
        }),
      ]}
      value={value[of] ? (COUNTS.find((count) => Number(count) === value[of]) ?? null) : ''}
      onChange={(count) => set({ [of]: count === '' ? undefined : Number(count) })}
    />
  );
}

export function FilterArea({ value, set }: FilterFieldProps) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <FilterLimits
      name={t('search:filters.area')}
      unit={t('facts.squareMetres')}
      maxDigits={AREA_MAX_DIGITS}
      from={value.areaFrom}
      to={value.areaTo}
      onChange={({ from, to }) => set({ areaFrom: from, areaTo: to })}
    />
  );
}

export function FilterTenants({ value, set }: FilterFieldProps) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <Segmented
      label={t('search:filters.tenants')}
      options={[
        { value: '', label: t('search:filters.all') },
        { value: 'families', label: t('tenants.families') },
        { value: 'singles', label: t('tenants.singles') },
      ]}
      value={value.propertyType ?? ''}
      onChange={(propertyType) => set({ propertyType: propertyType || undefined })}
    />
  );
}

export function FilterCategory({ value, set }: FilterFieldProps) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <Segmented
      label={t('search:filters.category')}
      options={[
        { value: '', label: t('search:filters.all') },
        { value: 'residential', label: t('category.residential') },
        { value: 'commercial', label: t('category.commercial') },
      ]}
      value={value.category ?? ''}
      onChange={(category) => set({ category: category || undefined })}
    />
  );
}

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

interface FilterFeaturesProps {
  groups: Answer<'properties.init'>['featuresList'];
  value: readonly number[];
  onChange: (ids: number[] | undefined) => void;
}

/** Features by category: a listing must have all that are chosen. */
export function FilterFeatures({ groups, value, onChange }: FilterFeaturesProps) {
  const { t } = useTranslation(['properties', 'search']);
  const toggle = (id: number) => {
    const ids = value.includes(id) ? value.filter((one) => one !== id) : [...value, id];
    onChange(ids.length > 0 ? ids : undefined);
  };
  return (
    <div className="grid gap-5">
      {groups.map(({ category, features }) => (
        <div key={category}>
          <h4 className="mb-3 text-small-strong text-ink-2">{category}</h4>
          <Chips label={`${t('search:filters.features')}: ${category}`} wrap>
            {features.map(({ id, name, icon }) => {
              const Icon = featureIcons[icon] ?? Check;
              return (
                <Chip
                  key={id}
                  selected={value.includes(id)}
                  icon={<Icon aria-hidden />}
                  onClick={() => toggle(id)}
                >
                  {name}
                </Chip>
              );
            })}
          </Chips>
        </div>
      ))}
    </div>
  );
}

interface FilterPartProps {
  title: string;
  /** 2 on a screen, 3 in a sheet. */
  level: 2 | 3;
  /** Who opened the filters came for this one: it is in view at once. */
  isStart?: boolean;
  children: ReactNode;
}

const bringToView = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'start' });

/** One of the things that a home is searched by, under its name. */
export function FilterPart({ title, level, isStart = false, children }: FilterPartProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section ref={isStart ? bringToView : undefined} data-field="" className="py-6">
      <Heading className="mb-3 text-title-3">{title}</Heading>
      {children}
    </section>
  );
}
