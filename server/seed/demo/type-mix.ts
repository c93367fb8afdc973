import type { Purpose } from '../../../contract/property-entities.ts';
import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { DistrictCharacter } from './districts.ts';
import { Weighted } from './prng.ts';

type Mix = Partial<Record<PropertyTypeKey, number>>;

const mixes: Record<DistrictCharacter, Mix> = {
  new: {
    apartment: 30,
    villa: 24,
    duplex: 11,
    townhouse: 7,
    floor: 9,
    studio: 4,
    land: 8,
    shop: 2,
    office: 2,
    showroom: 1,
    building: 2,
    'rest-house': 1,
  },
  rich: {
    apartment: 26,
    villa: 32,
    duplex: 9,
    townhouse: 6,
    floor: 7,
    studio: 4,
    land: 7,
    office: 4,
    shop: 2,
    showroom: 1,
    building: 2,
  },
  centre: {
    apartment: 38,
    office: 16,
    studio: 9,
    shop: 8,
    showroom: 4,
    floor: 6,
    villa: 7,
    building: 6,
    room: 4,
    land: 2,
  },
  old: {
    apartment: 40,
    floor: 16,
    villa: 14,
    building: 6,
    shop: 6,
    room: 4,
    studio: 4,
    duplex: 4,
    land: 4,
    warehouse: 1,
    showroom: 1,
  },
  edge: {
    'rest-house': 26,
    land: 22,
    villa: 14,
    farm: 12,
    warehouse: 12,
    duplex: 5,
    apartment: 6,
    floor: 3,
  },
  corniche: {
    apartment: 46,
    villa: 16,
    studio: 10,
    townhouse: 6,
    floor: 4,
    land: 4,
    office: 6,
    shop: 5,
    building: 3,
  },
  sea: {
    apartment: 34,
    villa: 18,
    chalet: 22,
    studio: 8,
    townhouse: 8,
    land: 6,
    office: 4,
    shop: 4,
    duplex: 4,
  },
};

/** The property types in a district, by its character. */
export const typeDraw = Object.fromEntries(
  Object.entries(mixes).map(([character, mix]) => [
    character,
    new Weighted(Object.entries(mix) as [PropertyTypeKey, number][]),
  ]),
) as Record<DistrictCharacter, Weighted<PropertyTypeKey>>;

/** The percentages for rent and for sale; the rest is for investment. */
const purposes: Record<PropertyTypeKey, [rent: number, sale: number]> = {
  apartment: [64, 34],
  villa: [26, 72],
  duplex: [26, 74],
  townhouse: [26, 74],
  floor: [46, 54],
  studio: [92, 8],
  room: [100, 0],
  'rest-house': [60, 36],
  chalet: [66, 28],
  farm: [26, 60],
  building: [10, 34],
  land: [0, 86],
  office: [84, 8],
  shop: [80, 8],
  showroom: [80, 8],
  warehouse: [76, 14],
};

/** The purposes of each type. */
export const purposeDraw = Object.fromEntries(
  Object.entries(purposes).map(([type, [rent, sale]]) => [
    type,
    new Weighted<Purpose>([
      ['for_rent', rent],
      ['for_sale', sale],
      ['for_investment', 100 - rent - sale],
    ]),
  ]),
) as Record<PropertyTypeKey, Weighted<Purpose>>;
