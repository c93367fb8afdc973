import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { Button } from '../../ui/button.tsx';
import { featureIcons } from './property-detail-feature-icons.ts';
import { PropertyDetailSection } from './property-detail-section.tsx';

/** So many are shown at first. */
const SHOWN = 6;

/** core §2: the feature list, each with its icon; a name without one of ours gets a check. */
export function PropertyDetailFeatures({ features }: { features: PropertyDetail['PropertyFeatures'] }) {
  const { t } = useTranslation('detail');
  const [isOpen, setOpen] = useState(false);
  if (features.length === 0) return null;
  return (
    <PropertyDetailSection title={t('features.title')}>
      <ul className="grid pair-grid gap-x-3 gap-y-1 sm:grid-cols-3">
        {features.slice(0, isOpen ? undefined : SHOWN).map(({ id, name, icon }) => {
          const Icon = featureIcons[icon] ?? Check;
          return (
            <li key={id} className="flex min-h-11 items-center gap-3">
              <Icon aria-hidden className="icon-24 text-palm" />
              <span className="min-w-0">{name}</span>
            </li>
          );
        })}
      </ul>
      {features.length > SHOWN && !isOpen ? (
        <Button variant="second" block onClick={() => setOpen(true)} className="mt-2">
          {t('features.all', { count: features.length })}
        </Button>
      ) : null}
    </PropertyDetailSection>
  );
}
