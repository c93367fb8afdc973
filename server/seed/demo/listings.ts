import type { PropertyStatus, Purpose, TenantKind } from '../../../contract/property-entities.ts';
import { type PropertyTypeKey, propertyTypes } from '../reference/property-types.ts';
import type { District } from './districts.ts';
import { drawFacts } from './draw-facts.ts';
import { featureIds } from './draw-features.ts';
import type { Facts, Phrase } from './facts.ts';
import { isNearMetro } from './metro-stations.ts';
import {
  apartmentOpenings,
  duplexOpenings,
  floorOpenings,
  roomOpenings,
  studioOpenings,
  townhouseOpenings,
  villaOpenings,
} from './openings-homes.ts';
import {
  buildingOpenings,
  chaletOpenings,
  farmOpenings,
  landOpenings,
  officeOpenings,
  restHouseOpenings,
  shopOpenings,
  showroomOpenings,
  warehouseOpenings,
} from './openings-others.ts';
import { advertisersByCity } from './people.ts';
import type { DemoPicture } from './picture-fit.ts';
import { PictureStock } from './picture-stock.ts';
import { Prng } from './prng.ts';
import { rejectionReason } from './rejection-reasons.ts';
import { SARA_FEATURED, saraId, saraListings } from './sara-listings.ts';
import { closings, conditions, locations, terms } from './sentences.ts';
import { streets } from './streets.ts';
import { pickPhrase, titleOf } from './titles.ts';

/** A row of the listings table with its pictures and features. */
export interface DemoListing {
  id: number;
  advertiserId: number;
  typeId: number;
  regionId: number;
  cityId: number;
  neighborhoodId: number;
  status: PropertyStatus;
  purpose: Purpose;
  /** null for land and for commercial property. */
  propertyType: TenantKind | null;
  category: 'residential' | 'commercial';
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
  /** Integer halalas; null is a price on request. */
  priceHalalas: number | null;
  /** null unless for rent. */
  rentPeriod: 'year' | 'month' | null;
  roomsCount: number | null;
  bathrooms: number | null;
  /** Square metres. */
  area: number;
  /** Years; 0 is new; null for land. */
  age: number | null;
  street: string;
  streetEn: string;
  buildNumber: number | null;
  apartmentNumber: number | null;
  floorsCount: number | null;
  /** 0 is the ground floor. */
  floorNumber: number | null;
  latitude: number;
  longitude: number;
  isFeatured: boolean;
  /** Ascending. */
  featureIds: number[];
  /** 10 digits, unique; null until an operator has approved the ad. */
  adLicenseNumber: string | null;
  /** YYYY-MM-DD; in the future for every public listing. */
  adLicenseExpiresAt: string | null;
  /** The reason for a rejection; null in every other status. */
  statusReason: string | null;
  createdAt: Date;
  pictureKeys: string[];
}

interface DemoListingOptions {
  /** The number of listings, with ids 1 to count. */
  count: number;
  /** A different seed yields different listings. */
  seed?: number;
  /** The pictures to choose from, with some for every type. */
  pictures: readonly DemoPicture[];
  /** The day that dates are relative to. */
  today?: Date;
}

const dayMs = 86_400_000;
const typeIdByKey = Object.fromEntries(propertyTypes.map((type) => [type.key, type.id])) as Record<
  Facts['type'],
  number
>;
const defaultSeed = 1447;
/** The number of past days over which listings were created. */
const createdDays = 120;
/** The longest remaining validity of a licence, in days. */
const licenceDays = 365;
/** The longest time since a licence expired, in days. */
const datesShift = 60;

const beforeApproval = new Set<PropertyStatus>(['draft', 'pending_payment', 'under_review', 'rejected']);
const apartmentLike = new Set<Facts['type']>(['apartment', 'studio', 'room', 'office']);

const orNull = (n: number) => (n > 0 ? n : null);

/**
 * Yields the demo's listings one by one, ids from 1; it keeps none, so a million need constant
 * memory. Deterministic: the same seed, pictures and today yield the same listings, and a longer
 * run begins like a shorter one. The first are the demo account's own, one in every status.
 */
export function* demoListings({
  count,
  seed = defaultSeed,
  pictures,
  today = new Date(),
}: DemoListingOptions): Generator<DemoListing, void> {
  const prng = new Prng();
  const stock = new PictureStock(pictures, createdDays + 1);
  const midnight = Math.floor(today.getTime() / dayMs) * dayMs;
  const dates = datesAround(midnight);

  for (let id = 1; id <= count; id++) {
    prng.restart(seed, id);
    const own = saraListings[id - 1];
    const f = drawFacts(prng, own ?? {});
    const { district } = f;

    const { latitude, longitude } = drawPoint(district, prng);
    // The position decides, not a draw: the map shows whether it is true.
    if (f.type !== 'farm' && isNearMetro(latitude, longitude)) f.features.push(featureIds.metro);

    const address = drawAddress(f, prng);
    const featured = prng.chance(4);
    const approved = !beforeApproval.has(f.status);
    const expiry = drawExpiry(f.status, prng);
    const created = midnight + drawCreated(prng);

    const title = titleOf(f, prng);
    const description = descriptionOf(f, prng);

    yield {
      id,
      advertiserId: own ? saraId : prng.pick(advertisersByCity.get(district.cityId) as number[]),
      typeId: typeIdByKey[f.type],
      regionId: district.regionId,
      cityId: district.cityId,
      neighborhoodId: district.id,
      status: f.status,
      purpose: f.purpose,
      propertyType: f.kind,
      category: f.category,
      title: title.ar,
      titleEn: title.en,
      description: description.ar,
      descriptionEn: description.en,
      priceHalalas: f.price === null ? null : f.price * 100,
      rentPeriod: rentPeriodOf(f),
      roomsCount: orNull(f.rooms),
      bathrooms: orNull(f.baths),
      area: f.area,
      age: f.type === 'land' ? null : f.age,
      ...address,
      floorsCount: orNull(f.floors),
      floorNumber: f.floor >= 0 ? f.floor : null,
      latitude: Math.round(latitude * 1e5) / 1e5,
      longitude: Math.round(longitude * 1e5) / 1e5,
      // As on the server: featured only once its days are paid.
      isFeatured: (featured && approved) || SARA_FEATURED.includes(id),
      featureIds: f.features,
      ...(approved ? licenceOf(id, dates[expiry] as string) : NO_LICENCE),
      statusReason: f.status === 'rejected' ? rejectionReason(id) : null,
      createdAt: new Date(created),
      pictureKeys: stock.choose(f, (midnight - created) / dayMs, prng),
    };
  }
}

/** ISO days; the index is days from today plus `datesShift`, so that past expiries are included. */
const datesAround = (midnight: number) =>
  Array.from({ length: licenceDays + datesShift + 1 }, (_, day) =>
    new Date(midnight + (day - datesShift) * dayMs).toISOString().slice(0, 10),
  );

/** A point of a district, within `scatter` metres of its centre. */
function drawPoint(district: District, prng: Prng) {
  const angle = prng.below(6284) / 1000;
  const metres = district.scatter * Math.sqrt(prng.below(10000) / 10000);
  const metresPerDegree = 111_320 * Math.cos((district.latitude * Math.PI) / 180);
  return {
    latitude: district.latitude + (metres * Math.sin(angle)) / 111_320,
    longitude: district.longitude + (metres * Math.cos(angle)) / metresPerDegree,
  };
}

function drawAddress(f: Facts, prng: Prng) {
  const [street, streetEn] = prng.pick(streets);
  const buildNumber = f.type === 'land' ? null : prng.between(2001, 8999);
  const apartmentNumber = apartmentLike.has(f.type) ? Math.max(1, f.floor * 4 + prng.between(1, 4)) : null;
  return { street, streetEn, buildNumber, apartmentNumber };
}

/** An index of `datesAround`. A hidden ad's licence may have expired; a public one's has not. */
const drawExpiry = (status: PropertyStatus, prng: Prng): number =>
  status === 'hidden' && prng.chance(50)
    ? prng.between(5, datesShift - 2)
    : datesShift + prng.between(90, licenceDays);

/** When it was created, in milliseconds relative to today's midnight: on a past day, in daytime. */
function drawCreated(prng: Prng): number {
  const minutes = prng.between(5 * 60, 20 * 60);
  return -(1 + prng.below(createdDays)) * dayMs + minutes * 60_000 + prng.below(60) * 1000;
}

const rentPeriodOf = (f: Facts) => (f.purpose !== 'for_rent' ? null : f.monthly ? 'month' : 'year');

const NO_LICENCE = { adLicenseNumber: null, adLicenseExpiresAt: null };

/**
 * Multiplying by a number coprime to 10^8 yields every eight-digit number once before it repeats.
 */
const licenceOf = (id: number, adLicenseExpiresAt: string) => ({
  adLicenseNumber: `72${String((id * 61_803_399 + 11) % 100_000_000).padStart(8, '0')}`,
  adLicenseExpiresAt,
});

/**
 * A description of three to six sentences, with the same meaning in both languages: layout,
 * condition, features, place, terms, viewing. All of it agrees with the listing's own fields.
 */
function descriptionOf(f: Facts, prng: Prng) {
  const opening = pickPhrase(openings[f.type], f, prng);
  let ar = opening ? opening.ar(f) : '';
  let en = opening ? opening.en(f) : '';
  const say = (arabic: string, english: string) => {
    ar += ` ${arabic}`;
    en += ` ${english}`;
  };

  const condition = prng.chance(74) ? pickPhrase(conditions, f, prng) : null;
  if (condition) say(condition.ar(f), condition.en(f));

  const own = ownFeatures(f, prng.below(16), prng.between(2, 4));
  if (own && own.count > 1 && prng.chance(82)) {
    if (prng.chance(50)) say(`من المزايا ${own.ar}.`, `Features include ${own.en}.`);
    else say(`أبرز المزايا: ${own.ar}.`, `Among the highlights: ${own.en}.`);
  }

  const nearby = nearbyFeatures(f, 3);
  if (nearby && prng.chance(58)) {
    if (prng.chance(50)) say(`الموقع قريب من ${nearby.ar}.`, `Close to ${nearby.en}.`);
    else say(`على مسافة مشي من ${nearby.ar}.`, `Within walking distance of ${nearby.en}.`);
  } else {
    const location = pickPhrase(locations, f, prng);
    if (location) say(location.ar(f), location.en(f));
  }

  const term = pickPhrase(terms, f, prng);
  if (term) say(term.ar(f), term.en(f));

  const closing = prng.chance(50) ? pickPhrase(closings, f, prng) : null;
  if (closing) say(closing.ar(f), closing.en(f));
  return { ar, en };
}

type FeatureName = keyof typeof featureIds;

/** Features worded for use within a sentence; their official names only suit a list of chips. */
const words: Record<FeatureName, readonly [ar: string, en: string]> = {
  majlis: ['مجلس مستقل', 'a separate majlis'],
  maidRoom: ['غرفة خادمة', 'a maid’s room'],
  driverRoom: ['غرفة سائق', 'a driver’s room'],
  laundry: ['غرفة غسيل', 'a laundry room'],
  storage: ['مستودع', 'a storage room'],
  balcony: ['شرفة', 'a balcony'],
  roof: ['سطح خاص', 'a private roof'],
  courtyard: ['حوش', 'a courtyard'],
  garden: ['حديقة', 'a garden'],
  basement: ['قبو', 'a basement'],
  annex: ['ملحق علوي', 'a rooftop annex'],
  centralAir: ['تكييف مركزي', 'central air conditioning'],
  splitAir: ['مكيفات سبليت', 'split air conditioning'],
  kitchen: ['مطبخ راكب', 'a fitted kitchen'],
  furnished: ['أثاث كامل', 'full furniture'],
  wardrobes: ['دواليب جدارية', 'built-in wardrobes'],
  smartHome: ['نظام منزل ذكي', 'a smart-home system'],
  doubleGlazing: ['زجاج عازل', 'double glazing'],
  solarHeater: ['سخان شمسي', 'a solar water heater'],
  lift: ['مصعد', 'a lift'],
  parking: ['موقف خاص', 'private parking'],
  carEntrance: ['مدخل سيارة', 'a car entrance'],
  pool: ['مسبح', 'a pool'],
  gym: ['نادٍ رياضي', 'a gym'],
  court: ['ملعب', 'a sports court'],
  playArea: ['ألعاب أطفال', 'a children’s play area'],
  stepFree: ['مدخل بلا درجات', 'step-free access'],
  charger: ['شاحن سيارة كهربائية', 'an EV charger'],
  cameras: ['كاميرات مراقبة', 'security cameras'],
  guard: ['حراسة', 'a guard'],
  smartLock: ['قفل ذكي', 'a smart lock'],
  fireSystem: ['نظام إطفاء', 'a fire-fighting system'],
  fibre: ['إنترنت بالألياف البصرية', 'fibre internet'],
  meter: ['عداد كهرباء مستقل', 'a separate electricity meter'],
  tank: ['خزان ماء مستقل', 'a separate water tank'],
  sewage: ['صرف صحي', 'mains sewage'],
  threePhase: ['كهرباء ثلاثية الأطوار', 'three-phase power'],
  mosque: ['المسجد', 'a mosque'],
  schools: ['المدارس', 'schools'],
  clinic: ['المركز الصحي', 'a health centre'],
  shops: ['الأسواق', 'shops'],
  park: ['الحديقة العامة', 'a public park'],
  station: ['محطة القطار', 'the train station'],
  metro: ['محطة المترو', 'the metro station'],
};

const byId: (readonly [ar: string, en: string] | undefined)[] = [];
for (const name of Object.keys(featureIds) as FeatureName[]) byId[featureIds[name]] = words[name];

const firstNearby = featureIds.mosque;

/**
 * «أ وب وج» and "a, b and c": up to `limit` of the listing's features, from index `skip` on; null
 * if there are none. `count` is their number.
 */
function listOf(ids: readonly number[], skip: number, limit: number) {
  const count = Math.min(limit, ids.length);
  if (count === 0) return null;
  let ar = '';
  let en = '';
  for (let n = 0; n < count; n++) {
    const word = byId[ids[(skip + n) % ids.length] as number] as readonly [string, string];
    ar += n === 0 ? word[0] : ` و${word[0]}`;
    en += n === 0 ? word[1] : n === count - 1 ? ` and ${word[1]}` : `, ${word[1]}`;
  }
  return { ar, en, count };
}

/** The features of the property itself. */
const ownFeatures = (f: Facts, skip: number, limit: number) =>
  listOf(
    f.features.filter((id) => id < firstNearby && id !== featureIds.furnished),
    skip,
    limit,
  );

/** The features nearby, the rarest first, so that a home near the metro mentions it. */
const nearbyFeatures = (f: Facts, limit: number) =>
  listOf(f.features.filter((id) => id >= firstNearby).reverse(), 0, limit);

/** The first sentence of a description: type, size and layout. */
const openings: Record<PropertyTypeKey, Phrase[]> = {
  apartment: apartmentOpenings,
  villa: villaOpenings,
  duplex: duplexOpenings,
  townhouse: townhouseOpenings,
  floor: floorOpenings,
  studio: studioOpenings,
  room: roomOpenings,
  'rest-house': restHouseOpenings,
  chalet: chaletOpenings,
  farm: farmOpenings,
  building: buildingOpenings,
  land: landOpenings,
  office: officeOpenings,
  shop: shopOpenings,
  showroom: showroomOpenings,
  warehouse: warehouseOpenings,
};
