import { memo, type ReactNode } from 'react';
import type { PropertyCard as Property } from '../../../contract/property-entities.ts';
import { HomeSection } from './home-section.tsx';
import { PropertyRail } from './property-rail.tsx';

interface PropertySectionProps {
  title: string;
  properties: readonly Property[];
  statusChoices: Record<string, string>;
  /** The link to the whole list; must be a stable element, or the section hydrates too early. */
  action: ReactNode;
}

/** A titled rail of cards with a link to the whole list; renders nothing where there are none. */
export const PropertySection = memo(({ title, properties, statusChoices, action }: PropertySectionProps) => {
  if (properties.length === 0) return null;
  return (
    <HomeSection title={title} action={action} deep="cards">
      <PropertyRail label={title} properties={properties} statusChoices={statusChoices} />
    </HomeSection>
  );
});
