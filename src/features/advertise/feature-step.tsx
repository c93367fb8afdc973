import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenDay } from '../../lib/written-day.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { propertyQueries } from '../properties/queries.ts';
import type { AdForm } from './ad-form.ts';
import { AdPreview } from './ad-preview.tsx';
import { FaultFrame } from './choice-field.tsx';
import { useAdFault, useAdValue } from './use-ad-field.ts';

/** services §2, step 4: how the card will look, and whether it is featured, for how long and at which price. */
export function FeatureStep({ form }: { form: AdForm }) {
  const isPaid = useAdValue(form, 'wasFeatured') !== '';
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdPreview form={form} />
      {isPaid ? <PaidDays form={form} /> : <FeatureField form={form} />}
    </div>
  );
}

function FeatureField({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  const isFeatured = useAdValue(form, 'isFeatured') !== '';
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="contents">
          <span className="text-title-2">{t('feature.title')}</span>
        </legend>
        <Choice
          name="isFeatured"
          isChosen={!isFeatured}
          onChoose={() => form.change({ isFeatured: '', adDuration: '' })}
          title={t('feature.plain.title')}
          note={t('feature.plain.text')}
        />
        <Choice
          name="isFeatured"
          isChosen={isFeatured}
          onChoose={() => form.change({ isFeatured: 'yes' })}
          title={t('feature.gold.title')}
          note={t('feature.gold.text')}
          isGold
        />
      </fieldset>
      {isFeatured ? <DurationField form={form} /> : null}
    </>
  );
}

/** Days that are paid for run to their end: there is nothing to choose meanwhile. */
function PaidDays({ form }: { form: AdForm }) {
  const { t, i18n } = useTranslation(['advertise', 'ads']);
  const title = useId();
  const until = useAdValue(form, 'featuredUntil');
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h2 id={title} className="text-title-2">
        {t('feature.title')}
      </h2>
      <div className="flex min-h-14 items-center gap-3 rounded-field bg-surface px-4 py-2.5 ring-gold">
        <Star aria-hidden className="icon-24 text-gold-ink" />
        <div className="min-w-0 flex-1">
          <p className="text-body-strong">
            {until
              ? t('ads:featuredUntil', { day: writtenDay(until, i18n.language) })
              : t('feature.gold.title')}
          </p>
          <p className="text-small text-ink-2">{t(until ? 'feature.paid' : 'feature.paidLater')}</p>
        </div>
      </div>
    </section>
  );
}

function DurationField({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertise', 'properties']);
  const { data } = useQuery(propertyQueries.init());
  const chosen = useAdValue(form, 'adDuration');
  return (
    <FaultFrame label={t('feature.duration')} error={useAdFault(form, 'adDuration')}>
      <p aria-hidden className="pb-3 text-small-strong">
        {t('feature.duration')}
      </p>
      <div className="grid gap-2">
        {data?.durations.map(({ id, name, price }) => (
          <Choice
            key={id}
            name="adDuration"
            isChosen={chosen === String(id)}
            onChoose={() => form.change({ adDuration: String(id) })}
            title={name}
            end={<Money amount={price} label={t('properties:price.currency')} size="strong" />}
          />
        )) ?? <Skeleton className="h-14" />}
      </div>
    </FaultFrame>
  );
}

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  note?: string;
  end?: ReactNode;
  isGold?: boolean;
}

function Choice({ name, isChosen, onChoose, title, note, end, isGold = false }: ChoiceProps) {
  return (
    <label
      className={cx(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-field bg-surface px-4 py-2.5',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm',
        isChosen ? (isGold ? 'ring-gold' : 'ring-palm') : 'ring-line',
      )}
    >
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="peer sr-only" />
      <span
        aria-hidden
        className={cx(
          'grid size-6 flex-none place-items-center rounded-full',
          isChosen ? 'bg-palm before:size-2.5 before:rounded-full before:bg-on-palm' : 'ring-line-strong',
        )}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 text-body-strong">
          {isGold ? <Star aria-hidden className="icon-18 text-gold-ink" /> : null}
          <span>{title}</span>
        </span>
        {note ? <span className="block text-small text-ink-2">{note}</span> : null}
      </span>
      {end}
    </label>
  );
}
