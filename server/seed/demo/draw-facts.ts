import type { PropertyStatus, Purpose, TenantKind } from '../../../contract/property-entities.ts';
import type { PropertyTypeKey } from '../reference/property-types.ts';
import { type District, type DistrictCharacter, districtDraw } from './districts.ts';
import { drawFeatures } from './draw-features.ts';
import { drawSize } from './draw-size.ts';
import type { Facts } from './facts.ts';
import { setPrice } from './prices.ts';
import { type Prng, Weighted } from './prng.ts';
import { purposeDraw, typeDraw } from './type-mix.ts';

/** Facts that a caller may fix; the others are drawn to match. */
export interface FixedFacts {
  district?: District;
  type?: PropertyTypeKey;
  purpose?: Purpose;
  status?: PropertyStatus;
  kind?: TenantKind;
  rooms?: number;
}

const statusDraw = new Weighted<PropertyStatus>([
  ['published', 930],
  ['reserved', 30],
  ['draft', 5],
  ['pending_payment', 3],
  ['under_review', 6],
  ['rented', 9],
  ['sold', 7],
  ['hidden', 6],
  ['rejected', 4],
]);

const roomsDraw: Partial<Record<PropertyTypeKey, Weighted<number>>> = {
  apartment: new Weighted([
    [1, 7],
    [2, 21],
    [3, 37],
    [4, 21],
    [5, 10],
    [6, 4],
  ]),
  villa: new Weighted([
    [4, 14],
    [5, 32],
    [6, 26],
    [7, 14],
    [8, 8],
    [9, 3],
    [10, 2],
    [11, 1],
  ]),
  duplex: new Weighted([
    [3, 8],
    [4, 44],
    [5, 36],
    [6, 12],
  ]),
  townhouse: new Weighted([
    [3, 34],
    [4, 50],
    [5, 16],
  ]),
  floor: new Weighted([
    [3, 24],
    [4, 42],
    [5, 26],
    [6, 8],
  ]),
  studio: new Weighted([[1, 1]]),
  room: new Weighted([[1, 1]]),
  'rest-house': new Weighted([
    [1, 20],
    [2, 40],
    [3, 28],
    [4, 12],
  ]),
  chalet: new Weighted([
    [2, 34],
    [3, 44],
    [4, 22],
  ]),
  farm: new Weighted([
    [2, 34],
    [3, 36],
    [4, 20],
    [5, 10],
  ]),
};

const singlesDraw = new Weighted([
  [1, 42],
  [2, 40],
  [3, 18],
]);

/**
 * Ages by the district's character: the newest and oldest usual ones, in years, and the percentage
 * of new homes.
 */
const ages: Record<DistrictCharacter, [low: number, high: number, newShare: number]> = {
  new: [1, 9, 38],
  rich: [1, 16, 26],
  centre: [4, 24, 8],
  old: [3, 26, 10],
  edge: [1, 14, 16],
  corniche: [1, 14, 22],
  sea: [1, 12, 26],
};

function kindOf(f: Facts, prng: Prng): TenantKind | null {
  if (f.category === 'commercial' || f.type === 'land') return null;
  if (f.purpose !== 'for_rent') return f.type === 'studio' && prng.chance(50) ? 'singles' : 'families';
  const singles = f.type === 'room' ? 92 : f.type === 'studio' ? 66 : f.type === 'apartment' ? 13 : 0;
  return prng.chance(singles) ? 'singles' : 'families';
}

function statusOf(status: PropertyStatus, purpose: Purpose): PropertyStatus {
  if (status === 'rented' && purpose !== 'for_rent') return 'sold';
  if (status === 'sold' && purpose === 'for_rent') return 'rented';
  return status;
}

const commercialTypes = new Set<PropertyTypeKey>(['building', 'office', 'shop', 'showroom', 'warehouse']);

function isCommercial(type: PropertyTypeKey, purpose: Purpose, prng: Prng): boolean {
  return (
    commercialTypes.has(type) || (type === 'land' && prng.chance(purpose === 'for_investment' ? 85 : 18))
  );
}

/** The percentage of furnished homes to rent; for flats, of those with at most four rooms. */
const furnishedShares: Partial<Record<PropertyTypeKey, number>> = {
  chalet: 100,
  studio: 60,
  room: 70,
  apartment: 15,
};

/** Decides whether a home to rent is furnished, and let by the month. */
function drawLetting(f: Facts, prng: Prng): void {
  const isLargeFlat = f.type === 'apartment' && f.rooms > 4;
  f.furnished = prng.chance(isLargeFlat ? 0 : (furnishedShares[f.type] ?? 0));
  const isForShort = f.type === 'room' || f.type === 'chalet';
  f.monthly = isForShort ? prng.chance(86) : f.furnished && prng.chance(56);
}

/**
 * Draws a listing's facts: sizes, age, features and price are consistent with each other and with
 * the district.
 */
export function drawFacts(prng: Prng, fixed: FixedFacts): Facts {
  const district = fixed.district ?? districtDraw.draw(prng);
  const type = fixed.type ?? typeDraw[district.character].draw(prng);
  const purpose = fixed.purpose ?? purposeDraw[type].draw(prng);
  const commercial = isCommercial(type, purpose, prng);
  const f: Facts = {
    type,
    purpose,
    status: statusOf(fixed.status ?? statusDraw.draw(prng), purpose),
    kind: null,
    category: commercial ? 'commercial' : 'residential',
    district,
    rooms: 0,
    baths: 0,
    area: 0,
    age: -1,
    floors: 0,
    floor: -1,
    front: 0,
    depth: 0,
    streetWidth: commercial ? prng.pick([30, 36, 40, 60]) : prng.pick([12, 15, 15, 15, 18, 20, 20, 25, 30]),
    facing: prng.below(4),
    corner: prng.chance(16),
    furnished: false,
    monthly: false,
    tower: false,
    najdi: false,
    units: 0,
    income: 0,
    price: null,
    level: 'middle',
    features: [],
  };
  f.kind = fixed.kind ?? kindOf(f, prng);
  const draw = f.kind === 'singles' && type === 'apartment' ? singlesDraw : roomsDraw[type];
  f.rooms = fixed.rooms ?? draw?.draw(prng) ?? 0;
  drawSize(f, prng);
  if (type !== 'land') {
    const [low, high, newShare] = ages[district.character];
    f.age = prng.chance(newShare) ? 0 : prng.between(low, high);
  }
  if (purpose === 'for_rent') drawLetting(f, prng);
  drawFeatures(f, prng);
  setPrice(f, prng);
  return f;
}
