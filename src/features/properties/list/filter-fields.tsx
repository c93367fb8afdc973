import { useTranslation } from 'react-i18next';
import { ROOMS_OPEN, SEARCH_AREA_MAX } from '../../../../contract/limits.ts';
import { Chip, Chips } from '../../../ui/chip.tsx';
import { Num } from '../../../ui/num.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
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
