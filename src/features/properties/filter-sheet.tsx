import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../contract/places.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FilterForm } from './filter-form.tsx';
import { showText } from './list-count.ts';
import { filtersOf, type ListQuery, writeListSearch } from './list-search.ts';
import { propertyQueries } from './queries.ts';
import { textFault } from './search-text.ts';
import type { ListNames } from './use-list-names.ts';

/** Typing goes on meanwhile. */
const COUNT_AFTER_MS = 300;

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: ListQuery;
  names: ListNames;
  /** The city of what is shown: an address may name a neighbourhood without it. */
  city: Place | undefined;
}

/** The filters of the list, chosen together and applied at once. */
export function FilterSheet({ open, onOpenChange, query, names, city }: FilterSheetProps) {
  const { t } = useTranslation('properties');
  const navigate = useNavigate();
  const formId = useId();
  const [draft, setDraft] = useState<ListQuery>(query);
  useEffect(() => {
    if (!open) return;
    const cityId = query.cityId ?? (query.neighborhoodId ? city?.id : undefined);
    setDraft({ ...query, cityId });
  }, [open, query, city]);

  const isTooLong = textFault(t, draft.q) !== undefined;
  const wanted = useSettled(draft, COUNT_AFTER_MS);
  const { data: counted } = useQuery({
    ...propertyQueries.count(filtersOf(wanted)),
    enabled: open && textFault(t, wanted.q) === undefined,
    placeholderData: keepPreviousData,
  });

  const found = counted ? showText(t, counted) : t('filters.show');

  const apply = () => {
    if (isTooLong) return;
    onOpenChange(false);
    const { page: _, ...unpaged } = draft;
    const q = unpaged.q?.trim();
    void navigate({ to: '/propertielist', search: writeListSearch({ ...unpaged, q }) });
  };
  const clear = () => setDraft({ price: draft.price, sort: draft.sort, view: draft.view });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('filters.label')}
      closeLabel={t('filters.close')}
      size="full"
      headerEnd={
        <Button variant="quiet" onClick={clear}>
          {t('filters.clear')}
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
      <FilterForm id={formId} value={draft} onChange={setDraft} onSubmit={apply} names={names} city={city} />
    </Sheet>
  );
}
