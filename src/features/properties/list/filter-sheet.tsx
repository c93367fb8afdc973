import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../../contract/places.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { withoutKeys } from '../forgiving-query.ts';
import { FilterForm } from './filter-form.tsx';
import { FILTER_KEYS, type FilterStart, type ListQuery } from './list-parameters.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import type { ListNames } from './use-list-names.ts';

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: ListQuery;
  names: ListNames;
  /** The city of what is shown: an address may name a neighbourhood without it. */
  city: Place | undefined;
  /** Which filter it opens at; its top where null. */
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
