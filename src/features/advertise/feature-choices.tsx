import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { featureIcons } from '../properties/property-detail-feature-icons.ts';
import { propertyQueries } from '../properties/queries.ts';
import { toggleId } from './ad-fields.ts';
import type { AdForm } from './ad-form.ts';
import { useIsListed } from './use-ad-field.ts';

/** All features by category, each to be chosen. The sheet rises at once, and they are drawn while it does. */
export const FeatureChoices = memo(function FeatureChoices({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  const { data } = useQuery(propertyQueries.init());
  const isDue = useDeferredValue(true, false);
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
      {features.map(({ id, name, icon }) => (
        <FeatureChoice key={id} form={form} id={id} name={name} icon={icon} />
      ))}
    </fieldset>
  ));
});

interface FeatureChoiceProps {
  form: AdForm;
  id: number;
  name: string;
  icon: string;
}

const FeatureChoice = memo(function FeatureChoice({ form, id, name, icon }: FeatureChoiceProps) {
  const Icon = featureIcons[icon] ?? Check;
  return (
    <Checkbox
      checked={useIsListed(form, 'features', id)}
      onChange={() => form.change({ features: toggleId(form.value('features'), id) })}
    >
      <span className="flex items-center gap-2">
        <Icon aria-hidden className="icon-20 text-ink-2" />
        <span>{name}</span>
      </span>
    </Checkbox>
  );
});
