import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../../contract/contract.ts';
import { Chip, Chips } from '../../../ui/chip.tsx';
import { featureIcons } from '../feature-icons.ts';

interface FilterFeaturesProps {
  groups: Answer<'properties.init'>['featuresList'];
  value: readonly number[];
  onChange: (ids: number[] | undefined) => void;
}

/** Features by category: a listing must have all that are chosen. */
export function FilterFeatures({ groups, value, onChange }: FilterFeaturesProps) {
  const { t } = useTranslation(['properties', 'search']);
  const toggle = (id: number) => {
    const ids = value.includes(id) ? value.filter((one) => one !== id) : [...value, id];
    onChange(ids.length > 0 ? ids : undefined);
  };
  return (
    <div className="grid gap-5">
      {groups.map(({ category, features }) => (
        <div key={category}>
          <h4 className="mb-3 text-small-strong text-ink-2">{category}</h4>
          <Chips label={`${t('search:filters.features')}: ${category}`} wrap>
            {features.map(({ id, name, icon }) => {
              const Icon = featureIcons[icon] ?? Check;
              return (
                <Chip
                  key={id}
                  selected={value.includes(id)}
                  icon={<Icon aria-hidden />}
                  onClick={() => toggle(id)}
                >
                  {name}
                </Chip>
              );
            })}
          </Chips>
        </div>
      ))}
    </div>
  );
}
