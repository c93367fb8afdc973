import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { placeQueries } from '../places/queries.ts';
import { propertyQueries } from './queries.ts';
import { type SearchSuggestion, suggest } from './search-suggestions.ts';

const NONE: [] = [];
const SIDES = ['north', 'east', 'south', 'west', 'centre'] as const;

/** Places and types that a text may mean. The lists come once and stay: each keystroke is answered at once. */
export function useSuggestions(text: string): SearchSuggestion[] {
  const regions = useQuery(placeQueries.regions()).data?.regions ?? NONE;
  const cities = useQuery(placeQueries.cities()).data?.cities ?? NONE;
  const neighborhoods = useQuery(placeQueries.neighborhoods()).data?.neighborhoods ?? NONE;
  const types = useQuery(propertyQueries.init()).data?.typesList ?? NONE;
  const { t } = useTranslation('search');
  return useMemo(() => {
    const sidesOf = (city: string) => SIDES.map((side) => t(`search.sides.${side}`, { city }));
    return suggest(text, { regions, cities, neighborhoods, types, sidesOf });
  }, [text, regions, cities, neighborhoods, types, t]);
}
