import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { linkClasses } from '../../ui/button.tsx';
import { knownProperty } from '../properties/detail/data.ts';
import { propertyQueries } from '../properties/queries.ts';
import { recentProperties } from '../properties/recent-properties.ts';
import { PropertySection } from './property-section.tsx';

/** The recently viewed properties with current data; offline, those still cached on the device. */
export function RecentSection({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('home');
  const client = useQueryClient();
  // Sorted: the same properties in any order share one cached answer.
  const sorted = [...ids].sort((a, b) => a - b);
  const { data, error } = useQuery({
    ...propertyQueries.list({ ids: sorted }),
    placeholderData: keepPreviousData,
  });
  const cardOf = (id: number): PropertyCard | null => {
    const card = data?.properties.find((property) => property.id === id);
    if (card) return card;
    // Properties missing from the answer are deleted; without an answer, cached ones are shown.
    const known = data && !error ? null : knownProperty(client, id);
    return known && { ...known, distance: null };
  };
  return (
    <PropertySection
      title={t('recent.title')}
      properties={ids.flatMap((id) => cardOf(id) ?? [])}
      statusChoices={data?.statusChoices ?? {}}
      action={
        <button type="button" onClick={recentProperties.clear} className={linkClasses()}>
          {t('recent.clear')}
        </button>
      }
    />
  );
}
