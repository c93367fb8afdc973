import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropertyCard as Property } from '../../../contract/property-entities.ts';
import { linkClasses } from '../../ui/button.tsx';
import type { ListQuery } from '../properties/list-search.ts';
import { writeListSearch } from '../properties/list-search.ts';
import { HomeSection } from './home-section.tsx';
import { PropertyRail } from './property-rail.tsx';

interface PropertySectionProps {
  title: string;
  properties: readonly Property[];
  statusChoices: Record<string, string>;
  /** The list that "see all" opens. */
  all: ListQuery;
}

/** A titled rail of cards with the way to all of them; absent where there are none. */
export function PropertySection({ title, properties, statusChoices, all }: PropertySectionProps) {
  const { t } = useTranslation('home');
  if (properties.length === 0) return null;
  const seeAll = (
    <Link
      to="/propertielist"
      search={writeListSearch(all)}
      aria-label={t('seeAllOf', { section: title })}
      className={linkClasses()}
    >
      {t('seeAll')}
      <ChevronRight aria-hidden className="flip" />
    </Link>
  );
  return (
    <HomeSection title={title} action={seeAll} deep="cards">
      <PropertyRail label={title} properties={properties} statusChoices={statusChoices} />
    </HomeSection>
  );
}
