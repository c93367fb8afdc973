import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { plainLine } from '../../../contract/digits.ts';
import type { PropertyCard as Property } from '../../../contract/property-entities.ts';
import { placeQueries } from '../places/queries.ts';
import { PropertyCard } from '../properties/property-card.tsx';
import { propertyQueries } from '../properties/queries.ts';
import { CATEGORIES, PURPOSES, TENANT_KINDS } from './ad-choices.ts';
import type { AdForm } from './ad-form.ts';
import { useAdValues } from './use-ad-field.ts';
import { usePreviewPhotos } from './use-preview-photos.ts';

const numberOrNull = (text: string) => (text === '' ? null : Number(text));

/** What the card shows of an ad. */
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

/** The card as others will see it; it leads nowhere. Nothing before its type's and places' names are known. */
export function AdPreview({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
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
    // No listing has it: the card's heart and link are of none.
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
    photosCount: photos.length,
    distance: null,
  };
}
