import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { placeQueries } from '../places/queries.ts';
import { propertyQueries } from './queries.ts';
import { type SearchSuggestion, suggest } from './search-suggestions.ts';

const NONE: [] = [];

/** Places and types that a text may mean. The lists come once and stay: each keystroke is answered at once. */
export function useSuggestions(text: string): SearchSuggestion[] {
  const regions = useQuery(placeQueries.regions()).data?.regions ?? NONE;
  const cities = useQuery(placeQueries.cities()).data?.cities ?? NONE;
  const neighborhoods = useQuery(placeQueries.neighborhoods()).data?.neighborhoods ?? NONE;
  const types = useQuery(propertyQueries.init()).data?.typesList ?? NONE;
  return useMemo(
    () => suggest(text, { regions, cities, neighborhoods, types }),
    [text, regions, cities, neighborhoods, types],
  );
}
