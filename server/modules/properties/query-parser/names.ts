import { asc } from 'drizzle-orm';
import { foldText } from '../../../../contract/fold-text.ts';
import type { Category, Purpose, TenantKind } from '../../../../contract/property-entities.ts';
import type { Database } from '../../../db/database.ts';
import { cities, neighborhoods, regions } from '../../../db/schema/places.ts';
import { features, propertyTypes } from '../../../db/schema/properties.ts';
import { ttlCache } from '../../../db/ttl-cache.ts';
import { type SideName, sidesOf, sideWords } from '../city-sides.ts';
import {
  FEATURE_WORDS,
  NEARBY_WORDS,
  PURPOSE_WORDS,
  saidBathrooms,
  saidCategories,
  saidRooms,
  saidTenants,
} from './filters.ts';

/** The possible meanings of words in a search. */
export type Meaning = { nameAr: string; nameEn: string } & (
  | { kind: 'type'; id: number }
  | { kind: 'purpose'; id: Purpose }
  | { kind: 'city'; id: number; regionId: number }
  | { kind: 'region'; id: number }
  | { kind: 'neighborhood'; id: number; cityId: number; regionId: number }
  | { kind: 'side'; cityId: number; regionId: number; neighborhoodIds: number[] }
  | { kind: 'propertyType'; id: TenantKind }
  | { kind: 'category'; id: Category }
  | { kind: 'rooms' | 'bathrooms'; id: number }
  /**
   * `textOnly` searches the text instead of filtering: a listing may mention a feature that its
   * advertiser did not select.
   */
  | { kind: 'feature'; id: number; textOnly?: string }
  /** In SAR, or in square metres. */
  | { kind: 'priceFrom' | 'priceTo' | 'areaFrom' | 'areaTo'; id: number }
);

/** The names and ids that searches are resolved against. */
export interface ParserNames {
  typeIds: ReadonlySet<number>;
  featureIds: ReadonlySet<number>;
  regionIds: ReadonlySet<number>;
  /** The region of each city. */
  regionOfCity: ReadonlyMap<number, number>;
  /** The city of each neighbourhood. */
  cityOfNeighborhood: ReadonlyMap<number, number>;
  /**
   * The meanings by folded phrase, its words separated by one space; a city comes before the region
   * of the same name.
   */
  meanings: ReadonlyMap<string, Meaning[]>;
}

const PURPOSES: { id: Purpose; nameAr: string; nameEn: string }[] = [
  { id: 'for_rent', nameAr: 'للإيجار', nameEn: 'For rent' },
  { id: 'for_sale', nameAr: 'للبيع', nameEn: 'For sale' },
  { id: 'for_investment', nameAr: 'للاستثمار', nameEn: 'For investment' },
];
/** Reads a few hundred rows: cache the result. */
export async function loadParserNames(db: Database): Promise<ParserNames> {
  const [types, featureRows, regionRows, cityRows, neighborhoodRows] = await Promise.all([
    db.select().from(propertyTypes).orderBy(asc(propertyTypes.id)),
    db.select().from(features).orderBy(asc(features.id)),
    db.select().from(regions).orderBy(asc(regions.id)),
    db.select().from(cities).orderBy(asc(cities.id)),
    db.select().from(neighborhoods).orderBy(asc(neighborhoods.id)),
  ]);
  const regionOfCity = new Map(cityRows.map(({ id, regionId }) => [id, regionId]));

  const meanings = new Map<string, Meaning[]>();
  const add = (names: string[], meaning: Meaning) => {
    for (const phrase of new Set(names.map(foldPhrase).flatMap((name) => [name, mixedUp(name)])))
      meanings.set(phrase, [...(meanings.get(phrase) ?? []), meaning]);
  };
  /**
   * Adds «بالرياض», which is «الرياض» with the preposition attached, and «الملقاء», another
   * spelling of «الملقا».
   */
  const placeNames = ({ nameAr, nameEn }: { nameAr: string; nameEn: string }) => [
    ...[nameAr, nameAr.replace(/ا$/, 'اء'), nameAr.replace(/اء$/, 'ا')].flatMap((name) => [name, `ب${name}`]),
    nameEn,
    ...(PLACE_WORDS[nameEn] ?? []).flatMap((name) => [name, `ب${name}`]),
  ];
  for (const { id, nameAr, nameEn, nameArPlural, nameEnPlural } of types) {
    const names = [nameAr, nameEn, nameArPlural, nameEnPlural, ...(TYPE_WORDS[nameEn] ?? [])];
    add(names, { kind: 'type', id, nameAr, nameEn });
  }
  for (const one of PURPOSES)
    add([one.nameAr, one.nameEn, ...PURPOSE_WORDS[one.id]], { kind: 'purpose', ...one });
  for (const { id, regionId, nameAr, nameEn } of cityRows)
    add(placeNames({ nameAr, nameEn }), { kind: 'city', id, regionId, nameAr, nameEn });
  // Most regions have the same name as their main city, so a region needs the word "region".
  for (const { id, nameAr, nameEn } of regionRows) {
    const names = [...placeNames({ nameAr, nameEn }), `منطقة ${nameAr}`, `${nameEn} region`];
    add(names, { kind: 'region', id, nameAr, nameEn });
  }
  for (const { id, cityId, nameAr, nameEn } of neighborhoodRows) {
    const regionId = regionOfCity.get(cityId) ?? 0;
    add(placeNames({ nameAr, nameEn }), { kind: 'neighborhood', id, cityId, regionId, nameAr, nameEn });
  }
  for (const city of cityRows) {
    const within = neighborhoodRows.filter(({ cityId }) => cityId === city.id);
    for (const [side, neighborhoodIds] of Object.entries(sidesOf(city, within) ?? {})) {
      const { ar, en } = sideWords[side as SideName];
      const names = [
        ...ar.flatMap((word) => [word, `ب${word}`].flatMap((said) => [said, `${said} مدينة`])),
        ...en,
      ].map((word) => `${word} ${/[a-z]$/i.test(word) ? city.nameEn : city.nameAr}`);
      const { id: cityId, regionId } = city;
      const shown = { nameAr: `${ar[0]} ${city.nameAr}`, nameEn: `${en[0]} ${city.nameEn}` };
      add(names, { kind: 'side', cityId, regionId, neighborhoodIds, ...shown });
    }
  }
  for (const { rooms: id, phrases, ...shown } of saidRooms) add(phrases, { kind: 'rooms', id, ...shown });
  for (const { bathrooms: id, phrases, ...shown } of saidBathrooms)
    add(phrases, { kind: 'bathrooms', id, ...shown });
  for (const { category: id, phrases, ...shown } of saidCategories)
    add(phrases, { kind: 'category', id, ...shown });
  for (const { tenants: id, phrases, ...shown } of saidTenants)
    add(phrases, { kind: 'propertyType', id, ...shown });
  for (const { id, nameAr, nameEn } of featureRows) {
    const words = [nameAr, ...(FEATURE_WORDS[nameEn] ?? [])];
    add([...words, ...words.map((word) => `ب${word}`), nameEn], { kind: 'feature', id, nameAr, nameEn });
    for (const { textOnly, phrases } of NEARBY_WORDS[nameEn] ?? [])
      add(phrases, { kind: 'feature', id, nameAr, nameEn, textOnly });
  }

  return {
    typeIds: new Set(types.map(({ id }) => id)),
    featureIds: new Set(featureRows.map(({ id }) => id)),
    regionIds: new Set(regionRows.map(({ id }) => id)),
    regionOfCity,
    cityOfNeighborhood: new Map(neighborhoodRows.map(({ id, cityId }) => [id, cityId])),
    meanings,
  };
}

/** Swaps ض and ظ, which many users confuse: «الرياظ». */
function mixedUp(name: string): string {
  return name.replace(/[ضظ]/g, (letter) => (letter === 'ض' ? 'ظ' : 'ض'));
}

/** Folds a phrase for the lookup in `meanings`. */
export function foldPhrase(phrase: string): string {
  return foldText(phrase).trim().replace(/\s+/g, ' ');
}

/** Other names and spellings of a type, by its English name. */
const TYPE_WORDS: Record<string, string[] | undefined> = {
  Apartment: [
    'شقتين',
    'شقه سكنية',
    'flat',
    'flats',
    'apt',
    'apartement',
    'shaqa',
    'shaqqa',
    'shagga',
    'shuqqa',
  ],
  Villa: [
    'فلة',
    'فيلة',
    'فيله',
    'فلل',
    'فيلل',
    'فيلات',
    'فلا',
    'فلتين',
    'ويلا',
    'قيلا',
    'vila',
    'fella',
    'filla',
  ],
  Duplex: ['دبلكس', 'دوبليكس', 'دوبلوكس', 'دبلوكس', 'دبلكسات'],
  Townhouse: ['تاونهاوس', 'تاون هوس', 'تون هاوس', 'town house', 'town houses'],
  Floor: ['طابق', 'طوابق', 'دورين', 'dor', 'door'],
  Studio: ['استديو', 'ستوديو', 'ستديو', 'أستوديو', 'استديوهات', 'ستوديوهات'],
  Room: ['حجرة', 'ghorfa', 'ghurfa'],
  'Rest house': ['استراحه', 'إستراحة', 'استراحات', 'istiraha', 'estraha', 'resthouse'],
  Chalet: ['شالية', 'شاليهة', 'شالي', 'chalets', 'shaleh'],
  Farm: ['مزرعه', 'mazraa'],
  Building: ['عمارات', 'عماير', 'عمائر', 'بناية', 'بنايات', 'مبنى', 'مباني', 'عمارتين', 'emara', 'imara'],
  Land: [
    ...['أراضي', 'الأراضي', 'قطعة أرض', 'قطع أراضي', 'أرضين', 'اراظي', 'قطعة'],
    ...['lands', 'land plot', 'plot', 'plots', 'ard'],
  ],
  Office: ['مكتب إداري', 'مكاتب إدارية', 'office space', 'maktab'],
  Shop: ['محل تجاري', 'محلات تجارية', 'دكان', 'دكاكين', 'محلين', 'store', 'mahal'],
  Showroom: ['معرض تجاري', 'معارض تجارية', 'صالة عرض'],
  Warehouse: ['مخزن', 'مخازن', 'هنجر', 'هنقر', 'storehouse', 'mustawda'],
};

/** Other names and spellings of a city or region, by its English name. */
const PLACE_WORDS: Record<string, string[] | undefined> = {
  Riyadh: ['رياض', 'riyad', 'ar riyadh', 'al riyadh', 'ryad', 'riadh'],
  Jeddah: ['jedda', 'jiddah', 'jidda', 'gedda'],
  Makkah: ['مكة', 'مكه مكرمة', 'مكة مكرمة', 'mecca', 'mekkah', 'makkah al mukarramah'],
  Madinah: ['المدينة', 'مدينة منورة', 'المدينه منوره', 'medina', 'madina', 'al madinah', 'medinah'],
  Dammam: ['دمام', 'ad dammam', 'al dammam', 'damam'],
  Khobar: ['خبر', 'al khobar', 'alkhobar', 'khubar', 'al khubar'],
  Dhahran: ['ظهران', 'zahran'],
  Taif: ['طايف', 'الطايف', 'at taif', 'altaif'],
  'Khamis Mushait': ['خميس', 'الخميس', 'خميس مشيط', 'khamis', 'khamis mushayt'],
  Buraydah: ['buraidah', 'buraida', 'بريده'],
  Unayzah: ['unaizah', 'onaizah'],
  Hail: ['حايل', "ha'il"],
  Jubail: ['جبيل', 'al jubail'],
  Hofuf: ['هفوف', 'الأحساء', 'الاحسا', 'الحسا', 'احساء', 'al ahsa', 'alahsa', 'hasa', 'al hofuf'],
  Qatif: ['قطيف', 'al qatif'],
  Jazan: ['جيزان', 'jizan', 'gizan'],
  'Al Kharj': ['خرج', 'kharj'],
  'Al Bahah': ['باحة', 'baha', 'al baha'],
  'Hafar Al Batin': ['حفر باطن', 'الحفر', 'hafr al batin'],
  'Eastern Province': ['الشرقية', 'المنطقه الشرقيه', 'eastern region', 'sharqiyah'],
  Qassim: ['قصيم', 'al qassim', 'qaseem'],
  Asir: ['aseer'],
};

/** How long names are cached: they change with a release at most. */
const NAMES_FRESH_MS = 60_000;

/** The current names, from the cache of one server. */
export function cachedParserNames(db: Database): () => Promise<ParserNames> {
  const names = ttlCache(NAMES_FRESH_MS, (_all: 'all') => loadParserNames(db));
  return () => names('all');
}
