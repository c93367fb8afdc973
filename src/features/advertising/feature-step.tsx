import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { plainLine } from '../../../contract/digits.ts';
import type { PropertyCard as Property } from '../../../contract/property-entities.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { placeQueries } from '../places/queries.ts';
import { PropertyCard } from '../properties/card/property-card.tsx';
import { propertyQueries } from '../properties/queries.ts';
import { CATEGORIES, PURPOSES, TENANT_KINDS } from './ad-choices.ts';
import type { AdForm } from './ad-form.ts';
import { FieldErrorFrame } from './choice-field.tsx';
import { useAdError, useAdValue, useAdValues } from './use-ad-field.ts';
import { usePhotoActs } from './use-photo-uploads.ts';

/**
 * services §2, step 4: a preview of the card, and whether to feature it, for how long and at which
 * price.
 */
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
  const { t } = useTranslation('advertising');
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

/** Paid days run to their end: the user can't change them meanwhile. */
function PaidDays({ form }: { form: AdForm }) {
  const { t, i18n } = useTranslation(['advertising', 'ads']);
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
  const { t } = useTranslation(['advertising', 'properties']);
  const { data } = useQuery(propertyQueries.init());
  const chosen = useAdValue(form, 'adDuration');
  return (
    <FieldErrorFrame label={t('feature.duration')} error={useAdError(form, 'adDuration')}>
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
    </FieldErrorFrame>
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

const numberOrNull = (text: string) => (text === '' ? null : Number(text));

/** Fields shown by the card. */
const SHOWN = [
  'title',
  'price',
  'purpose',
  'rentPeriod',
  'propertyType',
  'category',
  'typeId',
  'cityId',
  'neighborhoodId',
  'roomsCount',
  'bathrooms',
  'area',
  'isFeatured',
  'wasFeatured',
] as const;

/**
 * The card as others will see it, without a link. Renders nothing until the names of its type and
 * places are loaded.
 */
function AdPreview({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  const title = useId();
  const property = useDraftCard(form);
  if (!property) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="pb-3 text-title-2">
        {t('preview.title')}
      </h2>
      <div inert className="max-w-form sm:max-w-96">
        <PropertyCard property={property} statusChoices={{}} sizes="384px" />
      </div>
    </section>
  );
}

function useDraftCard(form: AdForm): Property | null {
  const fields = useAdValues(form, SHOWN);
  const photos = usePreviewPhotos(form.propertyId);
  const { data: init } = useQuery(propertyQueries.init());
  const { data: cities } = useQuery(placeQueries.cities());
  const { data: neighborhoods } = useQuery(placeQueries.neighborhoods(Number(fields.cityId) || undefined));
  const type = init?.typesList.find(({ id }) => String(id) === fields.typeId);
  const city = cities?.cities.find(({ id }) => String(id) === fields.cityId);
  const neighborhood = neighborhoods?.neighborhoods.find(({ id }) => String(id) === fields.neighborhoodId);
  const purpose = PURPOSES.find((one) => one === fields.purpose);
  if (!type || !city || !neighborhood || !purpose) return null;
  return {
    // No listing has it: the card's favourite button and link do nothing.
    id: 0,
    title: plainLine(fields.title),
    price: numberOrNull(fields.price),
    rentPeriod: purpose === 'for_rent' ? (fields.rentPeriod === 'month' ? 'month' : 'year') : null,
    purpose,
    propertyType: TENANT_KINDS.find((kind) => kind === fields.propertyType) ?? null,
    category: CATEGORIES.find((category) => category === fields.category) ?? type.category,
    status: 'published',
    roomsCount: numberOrNull(fields.roomsCount),
    bathrooms: numberOrNull(fields.bathrooms),
    area: numberOrNull(fields.area),
    latitude: null,
    longitude: null,
    isFeatured: fields.isFeatured !== '' || fields.wasFeatured !== '',
    PropertyType: type,
    City: city,
    Neighborhood: neighborhood,
    Favorites: [],
    mediaFiles: photos.slice(0, 5).map((path, at) => ({
      id: at,
      mediaId: at,
      thumbnail: path,
      filePath: path,
      thumbhash: null,
      alt: '',
      isIllustration: false,
    })),
    heldUntil: null,
    reducedFrom: null,
    publishedAt: null,
    photosCount: photos.length,
    distance: null,
  };
}

/** A transparent pixel: the box stays empty instead of saying that it has no photos. */
const STILL_TO_COME = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * The URLs of a form's photographs in order: the server's, or until upload the tile's small
 * picture, never the original file. The array changes only with a URL, not at each step of an
 * upload.
 */
function usePreviewPhotos(propertyId: number | null): string[] {
  const { subscribe, current } = usePhotoActs(propertyId);
  const read = () => {
    const photos = current().filter(({ state }) => state !== 'refused');
    const known = photos.flatMap(({ photo, preview }) => photo?.path ?? preview ?? []);
    return known.length > 0 || photos.length === 0 ? known.join('\n') : STILL_TO_COME;
  };
  return useSyncExternalStore(subscribe, read, () => '')
    .split('\n')
    .filter(Boolean);
}
