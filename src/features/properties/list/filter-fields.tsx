import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROOMS_OPEN, SEARCH_AREA_MAX } from '../../../../contract/limits.ts';
import type { Place } from '../../../../contract/places.ts';
import { Chip, Chips } from '../../../ui/chip.tsx';
import { Num } from '../../../ui/num.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PlacePickers } from '../../places/place-pickers.tsx';
import { featureIcons } from '../feature-icons.ts';
import { propertyQueries } from '../queries.ts';
import { FilterLimits } from './filter-limits.tsx';
import { FilterPrice } from './filter-price.tsx';
import type { FilterPartName, ListNames, ListQuery } from './list-parameters.ts';

const AREA_MAX_DIGITS = String(SEARCH_AREA_MAX).length;
const COUNTS = ['1', '2', '3', '4', '5'] as const;

interface FilterFieldProps {
  value: ListQuery;
  set: (part: ListQuery) => void;
}

interface PlacedFieldProps extends FilterFieldProps {
  /** Names of the chosen places, where known before the lists of places have loaded. */
  names: ListNames;
  city?: Place | undefined;
}

function FilterPurpose({ value, set }: FilterFieldProps) {
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

export function FilterTypes({ value, set }: FilterFieldProps) {
  const { t } = useTranslation(['properties', 'search']);
  const { data, isPending } = useQuery(propertyQueries.init());
  // As high as its chips are.
  if (isPending) return <Skeleton className="h-46 lg:h-34" />;
  return (
    <Chips label={t('search:filters.type')} wrap>
      {data?.typesList.map((type) => (
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

/** The number of rooms, exact or from five on a minimum; a minimum of bathrooms. */
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

function FilterArea({ value, set }: FilterFieldProps) {
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

function FilterCategory({ value, set }: FilterFieldProps) {
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

/** Region, city and neighbourhood; choosing one removes the map's view. */
export function FilterPlace({ value, set, names, city }: PlacedFieldProps) {
  return (
    <div className="grid pair-grid gap-2">
      <PlacePickers
        value={value}
        onChange={({ regionId, cityId, neighborhoodId }) =>
          set({ regionId, cityId, neighborhoodId, bounds: undefined })
        }
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

/** Features by category: a listing must have all that are chosen. */
export function FilterFeatures({ value: { features: chosen = [] }, set }: FilterFieldProps) {
  const { t } = useTranslation(['properties', 'search']);
  const { data } = useQuery(propertyQueries.init());
  const toggle = (id: number) => {
    const ids = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    set({ features: ids.length > 0 ? ids : undefined });
  };
  return (
    <div className="grid gap-5">
      {data?.featuresList.map(({ category, features }) => (
        <div key={category}>
          <h4 className="mb-3 text-small-strong text-ink-2">{category}</h4>
          <Chips label={`${t('search:filters.features')}: ${category}`} wrap>
            {features.map(({ id, name, icon }) => {
              const Icon = featureIcons[icon] ?? Check;
              return (
                <Chip
                  key={id}
                  selected={chosen.includes(id)}
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

/**
 * The fields that get a title, in the order of the form. The form's other fields label themselves
 * (filter-sheet.tsx).
 */
export const FILTER_FIELDS: Record<
  Exclude<FilterPartName, 'featured' | 'text' | 'map'>,
  ComponentType<PlacedFieldProps>
> = {
  purpose: FilterPurpose,
  place: FilterPlace,
  type: FilterTypes,
  price: FilterPrice,
  rooms: (field) => <FilterCount {...field} of="rooms" />,
  bathrooms: (field) => <FilterCount {...field} of="bathrooms" />,
  area: FilterArea,
  tenants: FilterTenants,
  category: FilterCategory,
  features: FilterFeatures,
};

interface FilterPartProps {
  title: string;
  /** 2 on a screen, 3 in a sheet. */
  level: 2 | 3;
  /** The filters were opened at this one: scrolls it into view. */
  isStart?: boolean;
  children: ReactNode;
}

const bringToView = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'start' });

/** One filter under its title. */
export function FilterPart({ title, level, isStart = false, children }: FilterPartProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section ref={isStart ? bringToView : undefined} data-field="" className="py-6">
      <Heading className="mb-3 text-title-3">{title}</Heading>
      {children}
    </section>
  );
}
