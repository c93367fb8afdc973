import type { Language } from '../../../contract/language.ts';
import { CARD_PHOTOS } from '../../../contract/limits.ts';
import type { UnderstoodWord } from '../../../contract/properties.ts';
import type {
  PropertyCard,
  PropertyDetail,
  PropertyStatus,
  PropertyType,
} from '../../../contract/property-entities.ts';
import { inSar } from '../../lib/money.ts';
import { personName } from '../../plugins/session.ts';
import { say, texts } from '../../texts/texts.ts';
import { presentPhoto } from '../pictures/presenter.ts';
import { type NamedRow, nameOf, presentPlace } from '../places/presenter.ts';
import type { CardRow } from './card-rows.ts';
import type { MarketPrice } from './comparison-repository.ts';
import type { Cell } from './map-grid.ts';
import type { Meaning } from './query-parser/names.ts';
import type { listDurations, listFeatureGroups, PropertyRow } from './repository.ts';

/** Labels by status, in the given language (core §3). */
export const presentStatusChoices = (language: Language): Record<PropertyStatus, string> =>
  texts[language].propertyStatus;

/** Icons of the counts on a card (core §3). */
export const presentedCountedIcons = {
  roomsCount: { path: '/icons/counted-rooms.svg' },
  bathrooms: { path: '/icons/counted-bathrooms.svg' },
  area: { path: '/icons/counted-area.svg' },
};

interface TypeRow extends NamedRow {
  id: number;
  nameArPlural: string;
  nameEnPlural: string;
  icon: string;
  category: PropertyType['category'];
}

export function presentType(row: TypeRow, language: Language): PropertyType {
  return {
    id: row.id,
    name: nameOf(row, language),
    plural: language === 'ar' ? row.nameArPlural : row.nameEnPlural,
    icon: row.icon,
    category: row.category,
  };
}

/** The advertiser's text: the English one if it exists and English is requested. */
function written(original: string, english: string | null, language: Language): string {
  return language === 'en' ? (english ?? original) : original;
}

type CardFields = Omit<PropertyCard, 'distance'>;

function presentCommon(row: CardRow, language: Language): CardFields {
  return {
    id: row.id,
    title: written(row.title, row.titleEn, language),
    price: inSar(row.priceHalalas),
    rentPeriod: row.rentPeriod,
    purpose: row.purpose,
    propertyType: row.propertyType,
    category: row.category,
    status: row.status,
    heldUntil: row.heldUntil?.toISOString() ?? null,
    roomsCount: row.roomsCount,
    bathrooms: row.bathrooms,
    area: row.area,
    latitude: row.latitude,
    longitude: row.longitude,
    isFeatured: row.isFeatured,
    reducedFrom: inSar(row.reducedFromHalalas),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    PropertyType: presentType(row.type, language),
    City: presentPlace(row.city, language),
    Neighborhood: presentPlace(row.neighborhood, language),
    Favorites: row.isFavourite ? [{ propertyId: row.id }] : [],
    mediaFiles: row.photos.map((photo) => presentPhoto(photo, language)),
    photosCount: row.photosCount,
  };
}

/** A listing's card; `distance` in metres if the request has a position. */
export function presentCard(row: CardRow, language: Language, distance: number | null = null): PropertyCard {
  const card = presentCommon(row, language);
  return { ...card, mediaFiles: card.mediaFiles.slice(0, CARD_PHOTOS), distance };
}

/** Rounds to seven decimal places, about a centimetre. */
function degrees(value: number): number {
  return Math.round(value * 1e7) / 1e7;
}

/** Cells of one listing become pins, the others clusters; the counts add up to the total. */
export function presentMap({ cells, unplaced }: { cells: readonly Cell[]; unplaced: number }) {
  const point = ({ latitude, longitude }: Cell) => ({
    latitude: degrees(latitude),
    longitude: degrees(longitude),
  });
  return {
    pins: cells
      .filter(({ count }) => count === 1)
      .map((cell) => ({
        id: cell.id,
        ...point(cell),
        price: inSar(cell.priceHalalas),
        isFeatured: cell.isFeatured,
        Favorites: [] as { propertyId: number }[],
      })),
    clusters: cells
      .filter(({ count }) => count > 1)
      .map((cell) => ({ ...point(cell), count: cell.count, bounds: cell.bounds })),
    total: cells.reduce((sum, { count }) => sum + count, 0),
    unplaced,
  };
}

/** Returns the map with the user's favourites marked among its pins. */
export function withFavourites<Map extends Pick<ReturnType<typeof presentMap>, 'pins'>>(
  map: Map,
  favouriteIds: ReadonlySet<number>,
): Map {
  if (favouriteIds.size === 0) return map;
  const pins = map.pins.map((pin) =>
    favouriteIds.has(pin.id) ? { ...pin, Favorites: [{ propertyId: pin.id }] } : pin,
  );
  return { ...map, pins };
}

/** Removes duplicates, since several neighbourhoods may have the same name. */
export function presentUnderstood(meant: readonly Meaning[], language: Language): UnderstoodWord[] {
  const words = meant.map((meaning) => ({ kind: meaning.kind, name: nameOf(meaning, language) }));
  return words.filter(
    ({ kind, name }, at) => words.findIndex((one) => one.kind === kind && one.name === name) === at,
  );
}

/** One line per licence, for the QR code beside them (DESIGN §6, regulation). */
function licenceLines(row: PropertyRow, fal: string | null, language: Language): string | null {
  const { adLicenseNumber, adLicenseExpiresAt } = row;
  if (adLicenseNumber === null) return null;
  const facts = [
    ['licence.ad', adLicenseNumber],
    ['licence.expires', adLicenseExpiresAt],
    ['licence.fal', fal],
  ] as const;
  return facts.flatMap(([key, fact]) => (fact === null ? [] : [say(language, key, { fact })])).join('\n');
}

/** The part of a listing that only its advertiser sees. */
export type Management = Pick<PropertyDetail, 'PropertyOwner' | 'Ad'>;

interface Reading {
  language: Language;
  /** Guests see the advertiser's name, but not the mobile (DESIGN §6). */
  isGuest: boolean;
  bond: PropertyDetail['Bond'];
  /**
   * For the advertiser who edits: the original texts in every language, and the details entered.
   */
  management?: Management | null;
}

export function presentDetail(
  row: PropertyRow,
  { language, isGuest, bond, management = null }: Reading,
): PropertyDetail {
  const wording = management ? 'ar' : language;
  const falLicense = row.ownFalLicense ?? row.agent.falLicense;
  return {
    ...presentCommon(row, language),
    title: written(row.title, row.titleEn, wording),
    description: written(row.description, row.descriptionEn, wording),
    age: row.age,
    street: row.street === null ? null : written(row.street, row.streetEn, wording),
    buildNumber: row.buildNumber,
    apartmentNumber: row.apartmentNumber,
    floorsCount: row.floorsCount,
    floorNumber: row.floorNumber,
    Region: presentPlace(row.region, language),
    Agent: {
      id: row.agent.id,
      name: personName(row.agent, language),
      avatar: row.agent.avatar,
      mobile: isGuest ? null : row.agent.mobile,
      isVerified: row.agent.falLicense !== null,
      falLicense,
    },
    PropertyFeatures: row.features.map((feature) => ({
      id: feature.id,
      name: nameOf(feature, language),
      icon: feature.icon,
    })),
    adLicenseNumber: row.adLicenseNumber,
    adLicenseExpiresAt: row.adLicenseExpiresAt,
    isShown: row.isPublic,
    licenseQr: licenceLines(row, falLicense, language),
    ownerType: row.ownerType,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    Bond: bond,
    PropertyOwner: management?.PropertyOwner ?? null,
    Ad: management?.Ad ?? null,
  };
}

/** Halalas per square metre, in whole riyals. */
export function presentMarketPrice(found: MarketPrice | null) {
  if (!found) return null;
  const { medianHalalas, count, scope } = found;
  return { medianPerMetre: Math.round(inSar(medianHalalas)), count, scope };
}

type FeatureGroupRow = Awaited<ReturnType<typeof listFeatureGroups>>[number];

export function presentFeatureGroup(group: FeatureGroupRow, language: Language) {
  return {
    category: nameOf(group, language),
    features: group.features.map((row) => ({ id: row.id, name: nameOf(row, language), icon: row.icon })),
  };
}

type DurationRow = Awaited<ReturnType<typeof listDurations>>[number];

export function presentDuration({ id, days, priceHalalas }: DurationRow, language: Language) {
  return { id, days, name: say(language, 'duration', { count: days }), price: inSar(priceHalalas) };
}
