import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { propertyQueries } from '../queries.ts';
import { showText } from './list-count.ts';
import { type ListQuery, textError } from './list-parameters.ts';
import { filtersOf, writeListSearch } from './list-search.ts';

/** Debounces typing. */
const COUNT_AFTER_MS = 300;

/**
 * The filters being chosen: the draft, its number of matches («اعرض 38 عقارًا»; until known «اعرض
 * النتائج»), and `apply`, which navigates to it, or returns false for an invalid text.
 */
export function useFilterDraft(query: ListQuery, isOpen: boolean) {
  const { t } = useTranslation(['properties', 'search']);
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ListQuery>(query);
  const wanted = useDebounced(draft, COUNT_AFTER_MS);
  const { data: counted } = useQuery({
    ...propertyQueries.count(filtersOf(wanted)),
    enabled: isOpen && textError(t, wanted.q) === undefined,
    placeholderData: keepPreviousData,
  });
  const apply = (): boolean => {
    if (textError(t, draft.q) !== undefined) return false;
    const { page: _, ...unpaged } = draft;
    const q = unpaged.q?.trim();
    void navigate({ to: '/propertielist', search: writeListSearch({ ...unpaged, q }) });
    return true;
  };
  return { draft, setDraft, apply, found: counted ? showText(t, counted) : t('search:filters.show') };
}
