import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../../contract/places.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/checkbox.tsx';
import { focusFirstError } from '../../../ui/focus-field.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { withoutKeys } from '../forgiving-query.ts';
import { propertyQueries } from '../queries.ts';
import { FILTER_FIELDS, FilterPart } from './filter-fields.tsx';
import type { ListNames } from './list-parameters.ts';
import { FILTER_KEYS, type FilterStart, type ListQuery, partTitle, textError } from './list-parameters.ts';
import { useFilterDraft } from './use-filter-draft.ts';

const PARTS = Object.keys(FILTER_FIELDS) as (keyof typeof FILTER_FIELDS)[];

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: ListQuery;
  names: ListNames;
  /** The city of the results: an address may name a neighbourhood without it. */
  city: Place | undefined;
  /** The filter to open at; null: the top. */
  start: FilterStart | null;
}

/** The filters of the list, chosen together and applied at once. */
export function FilterSheet({ open, onOpenChange, query, names, city, start }: FilterSheetProps) {
  const { t } = useTranslation(['properties', 'search']);
  const formId = useId();
  const { draft, setDraft, apply, found } = useFilterDraft(query, open);
  useEffect(() => {
    if (!open) return;
    const cityId = query.cityId ?? (query.neighborhoodId ? city?.id : undefined);
    setDraft({ ...query, cityId });
  }, [open, query, city, setDraft]);
  const submit = () => {
    if (apply()) onOpenChange(false);
  };
  const clear = () => setDraft(withoutKeys(draft, FILTER_KEYS));
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('search:filters.label')}
      closeLabel={t('properties:picker.close')}
      size="full"
      headerEnd={
        <Button variant="quiet" onClick={clear}>
          {t('search:filters.clear')}
        </Button>
      }
      footer={
        <>
          <Button type="submit" form={formId} tall block>
            {found}
          </Button>
          <span role="status" className="sr-only">
            {found}
          </span>
        </>
      }
    >
      <FilterForm
        id={formId}
        value={draft}
        onChange={setDraft}
        onSubmit={submit}
        names={names}
        city={city}
        start={start}
      />
    </Sheet>
  );
}

interface FilterFormProps extends Pick<FilterSheetProps, 'names' | 'city' | 'start'> {
  id: string;
  value: ListQuery;
  onChange: (value: ListQuery) => void;
  onSubmit: () => void;
}

function FilterForm({ id, value, onChange, onSubmit, names, city, start }: FilterFormProps) {
  const { t } = useTranslation(['properties', 'search']);
  const set = (part: ListQuery) => onChange({ ...value, ...part });
  const { data: init } = useQuery(propertyQueries.init());
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusFirstError(event.currentTarget)) onSubmit();
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
          error={textError(t, value.q)}
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
