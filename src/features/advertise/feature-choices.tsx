import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { featureIcons } from '../properties/property-detail-feature-icons.ts';
import { propertyQueries } from '../properties/queries.ts';
import { idsOf, toggleId } from './ad-fields.ts';
import type { AdForm } from './use-ad-form.ts';

/** All features by category, each to be chosen. The sheet rises at once, and they are drawn while it does. */
export function FeatureChoices({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  const { data } = useQuery(propertyQueries.init());
  const isDue = useDeferredValue(true, false);
  const chosen = idsOf(form.fields.features);
  if (!data || !isDue) {
    return (
      <Loading label={t('loading')} className="grid gap-3 py-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  return data.featuresList.map(({ category, features }) => (
    <fieldset key={category} className="pt-4 pb-2">
      <legend className="contents">
        <span className="block pb-1 text-small-strong text-ink-2">{category}</span>
      </legend>
      {features.map(({ id, name, icon }) => {
        const Icon = featureIcons[icon] ?? Check;
        return (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={() => form.change({ features: toggleId(form.fields.features, id) })}
          >
            <span className="flex items-center gap-2">
              <Icon aria-hidden className="icon-20 text-ink-2" />
              {name}
            </span>
          </Checkbox>
        );
      })}
    </fieldset>
  ));
}
