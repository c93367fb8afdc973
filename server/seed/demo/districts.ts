import { cities } from '../reference/cities.ts';
import { neighborhoods } from '../reference/neighborhoods.ts';
import { Weighted } from './prng.ts';

/**
 * Well-known roads and places near a neighbourhood, in Arabic and English, as an agent names them.
 */
const landmarks: Record<number, readonly [ar: string, en: string]> = {
  101: ['طريق أنس بن مالك', 'Anas ibn Malik Road'],
  102: ['طريق عثمان بن عفان', 'Uthman ibn Affan Road'],
  103: ['طريق أنس بن مالك', 'Anas ibn Malik Road'],
  104: ['طريق الملك فهد', 'King Fahd Road'],
  105: ['طريق الملك سلمان', 'King Salman Road'],
  107: ['طريق الملك فهد', 'King Fahd Road'],
  108: ['مركز الملك عبدالله المالي', 'King Abdullah Financial District'],
  111: ['طريق أبي بكر الصديق', 'Abi Bakr Al Siddiq Road'],
  115: ['طريق الملك عبدالعزيز', 'King Abdulaziz Road'],
  116: ['شارع الستين', 'Al Sitteen Street'],
  117: ['طريق العروبة', 'Al Urubah Road'],
  118: ['طريق العليا', 'Olaya Road'],
  120: ['الطريق الدائري الشمالي', 'the Northern Ring Road'],
  122: ['طريق الملك فهد', 'King Fahd Road'],
  124: ['وادي حنيفة', 'Wadi Hanifah'],
  125: ['وادي حنيفة', 'Wadi Hanifah'],
  126: ['حي الطريف التاريخي', 'historic At-Turaif'],
  130: ['الطريق الدائري الشرقي', 'the Eastern Ring Road'],
  133: ['طريق الشيخ جابر الأحمد الصباح', 'Sheikh Jaber Al Ahmad Road'],
  145: ['المتحف الوطني', 'the National Museum'],
  146: ['قصر الحكم', 'Qasr Al Hukm'],
  201: ['كورنيش جدة', 'Jeddah Corniche'],
  202: ['شارع الأمير سلطان', 'Prince Sultan Street'],
  203: ['شارع الأمير سلطان', 'Prince Sultan Street'],
  205: ['شارع حراء', 'Hira Street'],
  208: ['شرم أبحر', 'Obhur Creek'],
  209: ['شرم أبحر', 'Obhur Creek'],
  213: ['طريق المدينة', 'Madinah Road'],
  214: ['كورنيش الحمراء', 'Al Hamra Corniche'],
  216: ['جدة التاريخية', 'historic Jeddah'],
  217: ['شارع الأمير ماجد', 'Prince Majid Street'],
  401: ['الجامعة الإسلامية', 'the Islamic University'],
  404: ['مسجد قباء', 'Quba Mosque'],
  501: ['كورنيش الدمام', 'Dammam Corniche'],
  502: ['كورنيش الدمام', 'Dammam Corniche'],
  602: ['كورنيش الخبر', 'Khobar Corniche'],
  603: ['كورنيش الخبر', 'Khobar Corniche'],
  805: ['جبل الهدا', 'Mount Hada'],
  903: ['ممشى الضباب', 'the Fog Walkway'],
  904: ['قرية المفتاحة', 'Al Miftahah Village'],
  1501: ['كورنيش الفناتير', 'Al Fanateer Corniche'],
  2702: ['البلدة القديمة', 'the Old Town'],
};

/** What is mostly built in a district: determines its property types. */
export type DistrictCharacter = 'new' | 'rich' | 'centre' | 'old' | 'edge' | 'corniche' | 'sea';

/** A neighbourhood with its price level and its texts. */
export interface District {
  id: number;
  cityId: number;
  regionId: number;
  nameAr: string;
  nameEn: string;
  /** «شمال الرياض» in a large city; otherwise the city. */
  placeAr: string;
  placeEn: string;
  landmarkAr: string | null;
  landmarkEn: string | null;
  latitude: number;
  longitude: number;
  /** The radius around the centre in which listings are scattered, in metres; small by the sea. */
  scatter: number;
  /** Prices relative to the average of Riyadh, which is 100. */
  level: number;
  character: DistrictCharacter;
  najdi: boolean;
}

/** City → price level, share of all listings (per mille), character. */
const cityProfiles: Record<number, [level: number, share: number, character: DistrictCharacter]> = {
  1: [85, 450, 'new'],
  2: [75, 200, 'old'],
  3: [75, 70, 'old'],
  4: [62, 60, 'old'],
  5: [60, 50, 'new'],
  6: [72, 46, 'new'],
  7: [75, 24, 'rich'],
  8: [46, 10, 'old'],
  9: [50, 9, 'old'],
  10: [44, 8, 'new'],
  11: [43, 10, 'new'],
  12: [41, 4, 'new'],
  13: [42, 7, 'new'],
  14: [38, 6, 'old'],
  15: [52, 7, 'new'],
  16: [43, 7, 'old'],
  17: [48, 4, 'old'],
  18: [43, 5, 'new'],
  19: [38, 4, 'old'],
  20: [40, 5, 'old'],
  21: [38, 3, 'edge'],
  22: [33, 2, 'new'],
  23: [32, 2, 'new'],
  24: [40, 4, 'old'],
  25: [33, 2, 'new'],
  26: [33, 3, 'old'],
  27: [52, 2, 'edge'],
  28: [35, 2, 'edge'],
  29: [35, 2, 'new'],
  30: [38, 2, 'edge'],
};

/**
 * Districts that differ from their city: price level, weight within the city (default 4),
 * character.
 */
const districtProfiles: Record<number, [level: number, weight: number, character: DistrictCharacter]> = {
  101: [150, 10, 'rich'],
  102: [122, 11, 'new'],
  103: [130, 9, 'new'],
  104: [128, 7, 'centre'],
  105: [136, 6, 'new'],
  106: [165, 6, 'rich'],
  107: [136, 6, 'rich'],
  108: [142, 5, 'centre'],
  109: [138, 4, 'rich'],
  110: [124, 3, 'rich'],
  111: [128, 4, 'rich'],
  112: [128, 3, 'rich'],
  113: [112, 2, 'rich'],
  114: [152, 3, 'rich'],
  115: [108, 4, 'centre'],
  116: [82, 5, 'centre'],
  117: [118, 3, 'centre'],
  118: [124, 3, 'rich'],
  119: [116, 3, 'rich'],
  120: [118, 3, 'rich'],
  121: [110, 2, 'new'],
  122: [118, 3, 'centre'],
  123: [126, 2, 'rich'],
  124: [160, 1, 'rich'],
  125: [132, 3, 'rich'],
  126: [120, 3, 'rich'],
  127: [112, 6, 'new'],
  128: [66, 6, 'new'],
  129: [106, 5, 'rich'],
  130: [108, 3, 'centre'],
  131: [78, 4, 'old'],
  132: [86, 5, 'new'],
  133: [84, 5, 'new'],
  134: [100, 3, 'rich'],
  135: [86, 4, 'old'],
  136: [74, 3, 'old'],
  137: [58, 4, 'old'],
  138: [62, 2, 'old'],
  139: [58, 4, 'old'],
  140: [64, 5, 'new'],
  141: [56, 5, 'new'],
  142: [60, 4, 'old'],
  143: [58, 4, 'old'],
  144: [54, 4, 'new'],
  145: [80, 2, 'centre'],
  146: [52, 1, 'centre'],
  147: [68, 3, 'old'],
  148: [62, 4, 'new'],
  149: [36, 2, 'edge'],
  201: [132, 6, 'corniche'],
  202: [112, 6, 'rich'],
  203: [108, 6, 'rich'],
  204: [92, 6, 'rich'],
  205: [98, 4, 'rich'],
  206: [108, 4, 'rich'],
  207: [112, 4, 'rich'],
  208: [80, 5, 'sea'],
  209: [88, 4, 'sea'],
  210: [110, 3, 'rich'],
  211: [98, 3, 'rich'],
  212: [114, 3, 'rich'],
  213: [106, 3, 'centre'],
  214: [108, 4, 'centre'],
  215: [66, 2, 'centre'],
  216: [54, 2, 'centre'],
  224: [54, 6, 'new'],
  227: [56, 4, 'old'],
  228: [52, 4, 'new'],
  229: [58, 3, 'old'],
  301: [98, 5, 'centre'],
  303: [82, 5, 'rich'],
  305: [56, 5, 'new'],
  402: [64, 4, 'new'],
  403: [70, 4, 'rich'],
  405: [78, 4, 'centre'],
  501: [76, 5, 'corniche'],
  506: [60, 3, 'centre'],
  601: [74, 4, 'centre'],
  602: [86, 3, 'rich'],
  603: [84, 4, 'corniche'],
  606: [68, 4, 'centre'],
  607: [50, 3, 'old'],
  609: [46, 4, 'sea'],
  805: [52, 4, 'edge'],
  903: [58, 4, 'centre'],
  1501: [64, 4, 'corniche'],
};

/** Districts by the water, where a wide scatter would place a villa in the sea. */
const onTheWater = new Set([201, 203, 206, 207, 208, 209, 210, 214, 501, 502, 602, 603, 1501, 1701]);

function sideOf(cityId: number, latitude: number, longitude: number): [string, string] | null {
  if (cityId === 1) {
    if (longitude >= 46.735) return ['شرق', 'east'];
    if (latitude >= 24.745) return ['شمال', 'north'];
    if (latitude < 24.61 && longitude > 46.6) return ['جنوب', 'south'];
    if (longitude < 46.6) return ['غرب', 'west'];
    return ['وسط', 'central'];
  }
  if (cityId === 2) {
    if (latitude >= 21.6) return ['شمال', 'north'];
    if (longitude >= 39.2) return ['شرق', 'east'];
    return ['وسط', 'central'];
  }
  return null;
}

/** All districts with the data that the generator needs. */
export const districts: District[] = neighborhoods.map((row) => {
  const city = cities.find((candidate) => candidate.id === row.cityId);
  const profile = cityProfiles[row.cityId];
  if (!city || !profile) throw new Error(`No profile for the city of neighbourhood ${row.id}`);
  const [level, , character] = districtProfiles[row.id] ?? [profile[0], 4, profile[2]];
  const side = sideOf(row.cityId, row.latitude, row.longitude);
  const landmark = landmarks[row.id];
  return {
    id: row.id,
    cityId: row.cityId,
    regionId: city.regionId,
    nameAr: row.nameAr,
    nameEn: row.nameEn,
    placeAr: side ? `${side[0]} ${city.nameAr}` : city.nameAr,
    placeEn: side ? `${side[1]} ${city.nameEn}` : city.nameEn,
    landmarkAr: landmark?.[0] ?? null,
    landmarkEn: landmark?.[1] ?? null,
    latitude: row.latitude,
    longitude: row.longitude,
    scatter: onTheWater.has(row.id) ? 450 : 1150,
    level,
    character,
    najdi: row.coverKind === 'najdi-house' && [1, 11, 12, 14, 29].includes(row.cityId),
  };
});

const weightInCity = (id: number) => districtProfiles[id]?.[1] ?? 4;
const cityWeight = new Map<number, number>();
for (const { id, cityId } of districts) {
  cityWeight.set(cityId, (cityWeight.get(cityId) ?? 0) + weightInCity(id));
}

/**
 * Districts weighted by their number of listings: the city's share, divided by weight within the
 * city.
 */
export const districtDraw = new Weighted(
  districts.map((district) => {
    const share = cityProfiles[district.cityId]?.[1] ?? 0;
    return [district, (share * weightInCity(district.id)) / (cityWeight.get(district.cityId) ?? 1)] as const;
  }),
);

/** The district with a neighbourhood's id; throws if there is none. */
export function districtById(id: number) {
  const district = districts.find((candidate) => candidate.id === id);
  if (!district) throw new Error(`No district ${id}`);
  return district;
}
