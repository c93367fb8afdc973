import { useQuery } from '@tanstack/react-query';
import { Check, ChevronRight, Sparkles } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { opensSheet } from '../../ui/opens-sheet.ts';
import { panelClasses } from '../../ui/panel.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tile } from '../../ui/tile.tsx';
import { featureIcons } from '../properties/feature-icons.ts';
import { propertyQueries } from '../properties/queries.ts';
import { idsOf, toggleId } from './ad-fields.ts';
import type { AdForm } from './ad-form.ts';
import { useAdValue, useIsListed } from './use-ad-field.ts';

/** How many of the chosen features the row names. */
const NAMED = 2;

/** services §2: a row with the chosen features, and the side modal with all by category. */
export function FeaturesField({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(propertyQueries.init());
  const chosen = idsOf(useAdValue(form, 'features'));
  const names = (data?.featuresList ?? [])
    .flatMap(({ features }) => features)
    .filter(({ id }) => chosen.includes(id))
    .map(({ name }) => name);
  const summary =
    names.length > NAMED
      ? t('features.andOthers', {
          names: names.slice(0, NAMED).join(t('comma')),
          count: names.length - NAMED,
        })
      : names.join(t('comma')) || t('features.none');
  return (
    <>
      <button
        type="button"
        {...opensSheet}
        onClick={() => setOpen(true)}
        className={panelClasses({ className: 'press flex w-full items-center gap-3 text-start' })}
      >
        <Tile tone="palm">
          <Sparkles />
        </Tile>
        <span className="min-w-0 flex-1">
          <span className="block text-body font-semibold">{t('features.title')}</span>
          <span className="line-clamp-2 text-small text-ink-2">{summary}</span>
        </span>
        <ChevronRight aria-hidden className="flip icon-20" />
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('features.title')}
        closeLabel={t('close')}
        size="full"
        headerEnd={
          chosen.length > 0 ? (
            <Button variant="quiet" onClick={() => form.change({ features: '' })}>
              {t('features.clear')}
            </Button>
          ) : null
        }
        footer={
          <Button tall block onClick={() => setOpen(false)}>
            {t('features.done', { count: chosen.length })}
          </Button>
        }
      >
        <FeatureChoices form={form} />
      </Sheet>
    </>
  );
}

/** All features by category, to choose from. The sheet opens at once, and they render meanwhile. */
const FeatureChoices = memo(function FeatureChoices({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
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
