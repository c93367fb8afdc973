import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRICE_MAX_DIGITS } from '../../../contract/limits.ts';
import type { Place } from '../../../contract/places.ts';
import { onlyDigits } from '../../lib/digits.ts';
import { Chip, Chips } from '../../ui/chip.tsx';
import { Num } from '../../ui/num.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PlacePickers } from '../places/place-pickers.tsx';
import type { ListQuery } from './list-search.ts';
import type { ListNames } from './use-list-names.ts';

const ROOMS = ['1', '2', '3', '4', '5'] as const;

interface FilterFormProps {
  id: string;
  value: ListQuery;
  onChange: (value: ListQuery) => void;
  onSubmit: () => void;
  names: ListNames;
  city: Place | undefined;
}

/** The fields of the filter sheet. Numbers may be typed in either script; limits the wrong way round are swapped. */
export function FilterForm({ id, value, onChange, onSubmit, names, city }: FilterFormProps) {
  const { t } = useTranslation('properties');
  const set = (part: ListQuery) => onChange({ ...value, ...part });
  const all = { value: '', label: t('filters.all') } as const;
  const known = (placeId: number | undefined, name: string | null) =>
    placeId !== undefined && name !== null ? [{ id: placeId, name }] : [];
  const priceField = (key: 'priceFrom' | 'priceTo', label: string) => (
    <TextField
      label={label}
      name={key}
      ltr
      inputMode="numeric"
      autoComplete="off"
      value={value[key] ?? ''}
      onChange={(event) => {
        const digits = onlyDigits(event.target.value, PRICE_MAX_DIGITS);
        set({ [key]: digits === '' ? undefined : Number(digits) });
      }}
      end={<span className="text-small text-ink-2">{t('price.currency')}</span>}
      className="flex-1"
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
            onChange={({ regionId, cityId, neighborhoodId }) => set({ regionId, cityId, neighborhoodId })}
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
        <div className="flex gap-2">
          {priceField('priceFrom', t('filters.from'))}
          {priceField('priceTo', t('filters.to'))}
        </div>
      </Part>
      <Part title={t('filters.rooms')}>
        <Segmented
          label={t('filters.rooms')}
          options={[
            all,
            ...ROOMS.map((count) => ({ value: count, label: <Num>{count === '5' ? '5+' : count}</Num> })),
          ]}
          value={value.rooms ? (ROOMS.find((count) => Number(count) === value.rooms) ?? null) : ''}
          onChange={(count) => set({ rooms: count === '' ? undefined : Number(count) })}
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
