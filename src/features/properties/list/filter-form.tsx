import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../../contract/places.ts';
import { Switch } from '../../../ui/checkbox.tsx';
import { focusFirstFault } from '../../../ui/first-fault.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { propertyQueries } from '../queries.ts';
import {
  FilterArea,
  FilterCategory,
  FilterCount,
  FilterFeatures,
  FilterPart,
  FilterPlace,
  FilterPurpose,
  FilterTenants,
  FilterTypes,
} from './filter-fields.tsx';
import { FilterPrice } from './filter-price.tsx';
import { type FilterStart, usePriceTitle } from './filter-titles.ts';
import { withPlace } from './list-filters.ts';
import type { ListQuery } from './list-search.ts';
import { textFault } from './search-text.ts';
import type { ListNames } from './use-list-names.ts';

interface FilterFormProps {
  id: string;
  value: ListQuery;
  onChange: (value: ListQuery) => void;
  onSubmit: () => void;
  names: ListNames;
  city: Place | undefined;
  start: FilterStart | null;
}

/** The fields of the filter sheet. */
export function FilterForm({ id, value, onChange, onSubmit, names, city, start }: FilterFormProps) {
  const { t } = useTranslation(['properties', 'search']);
  const set = (part: ListQuery) => onChange({ ...value, ...part });
  const field = { value, set };
  const init = useQuery(propertyQueries.init());
  const groups = init.data?.featuresList ?? [];
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusFirstFault(event.currentTarget)) onSubmit();
      }}
      className="divide-y divide-line"
    >
      <FilterPart level={3} title={t('purposeLabel')}>
        <FilterPurpose {...field} />
      </FilterPart>
      <FilterPart level={3} title={t('search:filters.place')}>
        <FilterPlace
          value={value}
          names={names}
          city={city}
          onChange={(place) => onChange(withPlace(value, place))}
        />
      </FilterPart>
      <FilterPart level={3} title={t('search:filters.type')}>
        <FilterTypes {...field} types={names.types} />
      </FilterPart>
      <FilterPart level={3} title={usePriceTitle(value)} isStart={start === 'price'}>
        <FilterPrice {...field} />
      </FilterPart>
      <FilterPart level={3} title={t('search:filters.rooms')} isStart={start === 'rooms'}>
        <FilterCount {...field} of="rooms" />
      </FilterPart>
      <FilterPart level={3} title={t('search:filters.bathrooms')}>
        <FilterCount {...field} of="bathrooms" />
      </FilterPart>
      <FilterPart level={3} title={t('search:filters.area')}>
        <FilterArea {...field} />
      </FilterPart>
      <FilterPart level={3} title={t('search:filters.tenants')}>
        <FilterTenants {...field} />
      </FilterPart>
      <FilterPart level={3} title={t('search:filters.category')}>
        <FilterCategory {...field} />
      </FilterPart>
      {groups.length > 0 ? (
        <FilterPart level={3} title={t('search:filters.features')}>
          <FilterFeatures
            groups={groups}
            value={value.features ?? []}
            onChange={(features) => set({ features })}
          />
        </FilterPart>
      ) : null}
      <section className="py-3">
        <Switch
          checked={value.isFeatured ?? false}
          onChange={(event) => set({ isFeatured: event.target.checked || undefined })}
        >
          <span className="block text-body-strong">{t('search:filters.featured')}</span>
          <span className="block text-small text-ink-2">{t('search:filters.featuredNote')}</span>
        </Switch>
      </section>
      <section className="py-6">
        <TextField
          label={t('search:filters.text')}
          hint={t('search:filters.textHint')}
          error={textFault(t, value.q)}
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
