import { features } from '../reference/features.ts';
import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { Facts } from './facts.ts';
import type { Prng } from './prng.ts';

const idOf = (nameEn: string) => {
  const feature = features.find((candidate) => candidate.nameEn === nameEn);
  if (!feature) throw new Error(`No feature ${nameEn}`);
  return feature.id;
};

/** Ids of the features that texts mention, by name. */
export const featureIds = {
  majlis: idOf('Separate majlis'),
  maidRoom: idOf('Maid’s room'),
  driverRoom: idOf('Driver’s room'),
  laundry: idOf('Laundry room'),
  storage: idOf('Storage room'),
  balcony: idOf('Balcony'),
  roof: idOf('Private roof'),
  courtyard: idOf('Courtyard'),
  garden: idOf('Garden'),
  basement: idOf('Basement'),
  annex: idOf('Annex'),
  centralAir: idOf('Central air conditioning'),
  splitAir: idOf('Split air conditioning'),
  kitchen: idOf('Fitted kitchen'),
  furnished: idOf('Furnished'),
  wardrobes: idOf('Built-in wardrobes'),
  smartHome: idOf('Smart home'),
  doubleGlazing: idOf('Double glazing'),
  solarHeater: idOf('Solar water heater'),
  lift: idOf('Lift'),
  parking: idOf('Private parking'),
  carEntrance: idOf('Car entrance'),
  pool: idOf('Swimming pool'),
  gym: idOf('Gym'),
  court: idOf('Sports court'),
  playArea: idOf('Children’s play area'),
  stepFree: idOf('Step-free access'),
  charger: idOf('EV charger'),
  cameras: idOf('Security cameras'),
  guard: idOf('Guard'),
  smartLock: idOf('Smart lock'),
  fireSystem: idOf('Fire-fighting system'),
  fibre: idOf('Fibre internet'),
  meter: idOf('Separate electricity meter'),
  tank: idOf('Separate water tank'),
  sewage: idOf('Mains sewage'),
  threePhase: idOf('Three-phase power'),
  mosque: idOf('Mosque'),
  schools: idOf('Schools'),
  clinic: idOf('Health centre'),
  shops: idOf('Shops'),
  park: idOf('Public park'),
  station: idOf('Train station'),
  metro: idOf('Metro station'),
};

type FeatureName = keyof typeof featureIds;
type Chances = Partial<Record<FeatureName, number>>;

const nearHome: Chances = { mosque: 62, schools: 48, shops: 40, park: 32, clinic: 16 };
const house: Chances = {
  ...nearHome,
  majlis: 74,
  maidRoom: 66,
  driverRoom: 34,
  laundry: 44,
  storage: 42,
  courtyard: 66,
  kitchen: 50,
  wardrobes: 26,
  roof: 34,
  carEntrance: 70,
  fibre: 60,
  cameras: 30,
  sewage: 42,
  tank: 30,
};

/** The percentage of each type's listings that have a feature. */
const chances: Record<PropertyTypeKey, Chances> = {
  apartment: {
    ...nearHome,
    kitchen: 56,
    wardrobes: 20,
    majlis: 30,
    maidRoom: 20,
    laundry: 26,
    storage: 20,
    balcony: 32,
    lift: 56,
    parking: 66,
    cameras: 42,
    guard: 30,
    smartLock: 24,
    fibre: 62,
    meter: 66,
    tank: 30,
    fireSystem: 16,
  },
  villa: {
    ...house,
    annex: 22,
    garden: 26,
    pool: 20,
    basement: 8,
    lift: 16,
    smartHome: 20,
    doubleGlazing: 26,
    charger: 6,
    solarHeater: 8,
  },
  duplex: { ...house, driverRoom: 10, annex: 14, smartHome: 18, doubleGlazing: 24, pool: 5, garden: 12 },
  townhouse: {
    ...house,
    driverRoom: 0,
    maidRoom: 52,
    courtyard: 40,
    parking: 50,
    playArea: 24,
    guard: 36,
    gym: 14,
  },
  floor: {
    ...nearHome,
    majlis: 70,
    maidRoom: 40,
    laundry: 30,
    storage: 34,
    kitchen: 44,
    carEntrance: 40,
    meter: 72,
    tank: 50,
    fibre: 52,
  },
  studio: {
    mosque: 44,
    shops: 44,
    station: 8,
    kitchen: 46,
    lift: 50,
    parking: 46,
    cameras: 48,
    guard: 30,
    smartLock: 36,
    fibre: 70,
    gym: 12,
  },
  room: { mosque: 44, shops: 42, fibre: 64, cameras: 30, splitAir: 80, parking: 30, smartLock: 20 },
  'rest-house': {
    pool: 74,
    garden: 66,
    majlis: 76,
    kitchen: 60,
    court: 34,
    playArea: 48,
    parking: 60,
    splitAir: 70,
    storage: 22,
    cameras: 20,
  },
  chalet: {
    pool: 74,
    garden: 40,
    kitchen: 80,
    balcony: 44,
    parking: 70,
    splitAir: 80,
    playArea: 36,
    guard: 40,
    fibre: 46,
  },
  farm: {
    garden: 60,
    majlis: 70,
    pool: 48,
    storage: 44,
    driverRoom: 40,
    kitchen: 46,
    threePhase: 40,
    parking: 50,
    tank: 60,
  },
  building: {
    lift: 60,
    parking: 66,
    guard: 36,
    cameras: 54,
    fireSystem: 56,
    meter: 76,
    mosque: 46,
    shops: 44,
    sewage: 60,
    fibre: 44,
  },
  land: { sewage: 52, mosque: 36, schools: 28, park: 22, fibre: 30, shops: 24 },
  office: {
    centralAir: 60,
    lift: 84,
    parking: 74,
    fibre: 82,
    guard: 50,
    cameras: 66,
    fireSystem: 66,
    stepFree: 52,
    smartLock: 24,
    charger: 8,
    station: 8,
  },
  shop: {
    splitAir: 66,
    parking: 60,
    meter: 74,
    cameras: 34,
    fibre: 50,
    fireSystem: 36,
    stepFree: 46,
    storage: 24,
    mosque: 30,
  },
  showroom: {
    centralAir: 54,
    parking: 82,
    meter: 66,
    cameras: 44,
    fibre: 52,
    fireSystem: 56,
    stepFree: 60,
    threePhase: 44,
    storage: 36,
    doubleGlazing: 30,
  },
  warehouse: { threePhase: 66, fireSystem: 70, guard: 46, cameras: 60, parking: 70, meter: 54, storage: 10 },
};

/** Features found only in a home of some value (by the district's price level). */
const finer = new Set<FeatureName>(['smartHome', 'pool', 'gym', 'doubleGlazing', 'charger', 'basement']);

const table = Object.fromEntries(
  Object.entries(chances).map(([type, entries]) => [
    type,
    (Object.entries(entries) as [FeatureName, number][])
      .map(([name, percent]) => ({ id: featureIds[name], percent, finer: finer.has(name) }))
      .sort((a, b) => a.id - b.id),
  ]),
) as Record<PropertyTypeKey, { id: number; percent: number; finer: boolean }[]>;

const airConditioned = new Set<PropertyTypeKey>([
  'apartment',
  'villa',
  'duplex',
  'townhouse',
  'floor',
  'studio',
]);
/** Cities with a passenger railway station. */
const railCities = new Set([1, 2, 3, 4, 5, 16]);

const residences = new Set<PropertyTypeKey>(['villa', 'apartment', 'duplex', 'townhouse']);

/** Whether a listing can have a feature at all. */
function mayHave(f: Facts, { id, finer: isFiner }: { id: number; finer: boolean }): boolean {
  if (id === featureIds.station) return railCities.has(f.district.cityId);
  // A ground floor has no balcony, and a bachelor's or one-room flat no majlis or maid's room.
  if (id === featureIds.balcony) return f.floor !== 0;
  if (!residences.has(f.type)) return true;
  if (id === featureIds.majlis || id === featureIds.maidRoom) return f.rooms === 0 || f.rooms >= 3;
  return !isFiner || f.district.level >= 70;
}

/** A home's air conditioning; null if the listing mentions none. */
function drawCooling(f: Facts, prng: Prng): number | null {
  if (f.age <= 6 && prng.chance(f.district.level > 110 ? 42 : 14)) return featureIds.centralAir;
  return f.furnished || prng.chance(62) ? featureIds.splitAir : null;
}

/**
 * Sets `f.features` (ascending), consistent with the other facts: a high-rise has a lift, a
 * furnished flat a kitchen.
 */
export function drawFeatures(f: Facts, prng: Prng) {
  const drawn = table[f.type].filter((feature) => mayHave(f, feature) && prng.chance(feature.percent));
  const ids = new Set(drawn.map(({ id }) => id));
  const cooling = airConditioned.has(f.type) ? drawCooling(f, prng) : null;
  if (cooling !== null) ids.add(cooling);
  if (f.type === 'floor') {
    if (f.floor === 0 && prng.chance(70)) ids.add(featureIds.courtyard);
    if (f.floor === f.floors - 1 && prng.chance(60)) ids.add(featureIds.roof);
  }
  if (f.furnished) {
    ids.add(featureIds.furnished);
    if (f.type === 'apartment' || f.type === 'chalet') ids.add(featureIds.kitchen);
  }
  if (f.tower || (f.type === 'apartment' && f.floor >= 3)) ids.add(featureIds.lift);
  f.features = [...ids].sort((a, b) => a - b);
}
