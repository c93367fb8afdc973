import { amountText } from '../../../../contract/amounts.ts';
import { photoVariant } from '../../../../contract/photo-url.ts';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { addressOf, breadcrumbs, type FactsSource, type OwnFacts } from '../../../shell/site-facts.ts';
import { listAddress } from '../list/list-title.ts';
import { propertyQueries } from '../queries.ts';

const PHOTOS_TOLD = 6;
/** schema.org's kinds of homes, by our types' icons; any other is a `Place`. */
const KINDS: Record<string, string> = {
  building: 'Apartment',
  layers: 'Apartment',
  sofa: 'Apartment',
  house: 'SingleFamilyResidence',
  'columns-2': 'House',
  'gallery-vertical-end': 'House',
  'bed-single': 'Room',
};
/** Kinds of offer: GoodRelations' terms, which schema.org took over. */
const FUNCTIONS = { for_rent: 'LeaseOut', for_sale: 'Sell', for_investment: 'Sell' } as const;
/** UN/CEFACT's codes of the year, the month and the square metre. */
const PERIOD_CODES = { year: 'ANN', month: 'MON' } as const;
const SQUARE_METRE = 'MTK';

/** Facts of a listing's page from its cached answer; not indexed without one. */
export function propertyFacts(source: FactsSource): OwnFacts {
  const { queryClient, language } = source;
  const id = Number(source.params.id);
  const property = queryClient.getQueryData(propertyQueries.detail(id).queryKey)?.property;
  if (!property) return { isIndexed: false };
  const canonical = `/propertydetails/${id}`;
  const { title, price, status, area, roomsCount, bathrooms, City, Neighborhood, PropertyType } = property;
  const cover = property.mediaFiles[0]?.filePath;
  return {
    canonical,
    name: title,
    summary: summaryOf(source, property),
    picture: {
      path: `/og/property/${id}.${language}.jpg`,
      alt: title,
      shows: [title, price, status, area, roomsCount, bathrooms, City, Neighborhood, PropertyType, cover],
    },
    linkedData: [listing(source, property, canonical), trail(source, property, canonical)],
  };
}

/** «2,450,000 ر.س • فيلا للبيع • 5 غرف • 420 متر مربع»: the main facts, for a link's preview. */
function summaryOf({ i18n }: FactsSource, property: PropertyDetail): string {
  const t = i18n.getFixedT(null, 'properties');
  const { price, rentPeriod, purpose, roomsCount, area, PropertyType } = property;
  const period = rentPeriod ? ` ${t(`price.period.${rentPeriod}`)}` : '';
  return [
    price === null ? t('price.onRequest') : amountText(price, t('price.currency')) + period,
    `${PropertyType.name} ${t(`purpose.${purpose}`)}`,
    roomsCount ? t('facts.rooms', { count: roomsCount }) : null,
    area ? t('facts.area', { count: area, area }) : null,
    t('card.place', { neighborhood: property.Neighborhood.name, city: property.City.name }),
  ]
    .filter((part) => part !== null)
    .join(' • ');
}

function listing(source: FactsSource, property: PropertyDetail, canonical: string): object {
  const url = addressOf(source, canonical);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: property.title,
    description: property.description,
    inLanguage: source.language,
    datePosted: property.publishedAt ?? property.createdAt,
    image: property.mediaFiles
      .slice(0, PHOTOS_TOLD)
      .map(({ filePath }) => source.origin + photoVariant(filePath, 1200, 'webp')),
    mainEntity: residence(source, property),
    offers: offer(property, url),
  };
}

function residence({ language }: FactsSource, property: PropertyDetail): object {
  const { PropertyType, Region, City, Neighborhood, latitude, longitude, area, roomsCount, bathrooms } =
    property;
  const isResidential = property.category === 'residential';
  const isAccommodation = isResidential && PropertyType.icon in KINDS;
  return {
    '@type': isAccommodation ? KINDS[PropertyType.icon] : 'Place',
    name: property.title,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'SA',
      addressRegion: Region.name,
      addressLocality: City.name,
      streetAddress: [property.street, Neighborhood.name]
        .filter(Boolean)
        .join(language === 'ar' ? '، ' : ', '),
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(isAccommodation && {
      ...(roomsCount !== null && { numberOfRooms: roomsCount }),
      ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
      ...(area !== null && {
        floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: SQUARE_METRE },
      }),
    }),
    amenityFeature: property.PropertyFeatures.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}

function offer({ price, rentPeriod, purpose, status, Agent }: PropertyDetail, url: string): object {
  const money = { price, priceCurrency: 'SAR' };
  return {
    '@type': 'Offer',
    url,
    businessFunction: `http://purl.org/goodrelations/v1#${FUNCTIONS[purpose]}`,
    availability: `https://schema.org/${status === 'reserved' ? 'LimitedAvailability' : 'InStock'}`,
    ...(price !== null && {
      ...money,
      ...(rentPeriod && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...money,
          unitCode: PERIOD_CODES[rentPeriod],
        },
      }),
    }),
    offeredBy: { '@type': Agent.isVerified ? 'RealEstateAgent' : 'Person', name: Agent.name },
  };
}

function trail(source: FactsSource, { title, purpose, City }: PropertyDetail, canonical: string): object {
  const t = source.i18n.getFixedT(null, ['properties', 'shell']);
  return breadcrumbs(
    source,
    { name: t(`shell:nav.${purpose}`), path: listAddress({ purpose }) },
    { name: City.name, path: listAddress({ purpose, cityId: City.id }) },
    { name: title, path: canonical },
  );
}
