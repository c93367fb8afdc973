import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../../contract/places.ts';
import { Switch } from '../../../ui/checkbox.tsx';
import { focusFirstFault } from '../../../ui/first-fault.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { propertyQueries } from '../queries.ts';
import { FILTER_FIELDS, FilterPart } from './filter-fields.tsx';
import { type FilterStart, type ListQuery, partTitle } from './list-parameters.ts';
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

const PARTS = Object.keys(FILTER_FIELDS) as (keyof typeof FILTER_FIELDS)[];

/** The fields of the filter sheet. */
export function FilterForm({ id, value, onChange, onSubmit, names, city, start }: FilterFormProps) {
  const { t } = useTranslation(['properties', 'search']);
  const set = (part: ListQuery) => onChange({ ...value, ...part });
  const { data: init } = useQuery(propertyQueries.init());
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
      {PARTS.map((part) => {
        if (part === 'features' && !init?.featuresList.length) return null;
        const Field = FILTER_FIELDS[part];
        return (
          <FilterPart key={part} level={3} title={partTitle(t, part, value)} isStart={start === part}>
            <Field value={value} set={set} names={names} city={city} />
          </FilterPart>
        );
      })}
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
