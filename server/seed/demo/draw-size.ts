import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { District, DistrictCharacter } from './districts.ts';
import type { Facts } from './facts.ts';
import type { Prng } from './prng.ts';

const villaPlots = [250, 300, 300, 312, 350, 360, 375, 400, 420, 450, 500, 600, 625, 750];
const residentialPlots: readonly (readonly [front: number, depth: number])[] = [
  [12, 25],
  [15, 20],
  [15, 25],
  [15, 30],
  [18, 25],
  [20, 25],
  [20, 30],
  [25, 25],
  [25, 30],
  [30, 30],
];
const commercialPlots: readonly (readonly [front: number, depth: number])[] = [
  [25, 40],
  [30, 40],
  [30, 50],
  [40, 50],
  [40, 60],
  [50, 60],
  [50, 80],
];

/** The percentage of flats in high-rises. */
const towers: Record<DistrictCharacter, number> = {
  new: 10,
  rich: 22,
  centre: 34,
  old: 8,
  edge: 0,
  corniche: 60,
  sea: 24,
};

/** The percentage in a district: only large cities have high-rises. */
const highRise = (district: District) => (district.cityId <= 7 ? towers[district.character] : 0);

/** Draws areas, storeys, floors, bathrooms and flats by type, from the rooms and the district. */
const sizes: Record<PropertyTypeKey, (f: Facts, prng: Prng) => void> = {
  apartment(f, prng) {
    f.area = 42 + f.rooms * 29 + prng.between(-9, 16) + (f.district.level > 120 ? 8 : 0);
    f.baths = f.rooms === 1 ? 1 : f.rooms - 1 + prng.below(2);
    f.tower = prng.chance(highRise(f.district));
    f.floors = f.tower ? prng.between(9, 22) : prng.between(3, 5);
    f.floor = f.tower ? prng.between(1, f.floors) : prng.between(0, f.floors - 1);
  },
  villa(f, prng) {
    f.area = prng.pick(villaPlots);
    if (f.rooms >= 8) f.area = Math.max(f.area, prng.pick([500, 600, 625, 750, 900]));
    f.baths = f.rooms + prng.below(2);
    f.floors = prng.chance(70) ? 2 : 3;
    f.najdi = f.district.najdi && prng.chance(55);
  },
  duplex(f, prng) {
    f.area = prng.pick([200, 200, 225, 240, 250, 250, 275, 300]);
    f.baths = f.rooms + prng.below(2);
    f.floors = 2;
  },
  townhouse(f, prng) {
    f.area = prng.pick([150, 160, 175, 180, 200, 210, 230]);
    f.baths = f.rooms;
    f.floors = prng.chance(60) ? 2 : 3;
  },
  floor(f, prng) {
    f.area = 70 + f.rooms * 42 + prng.between(-15, 25);
    f.baths = f.rooms - prng.below(2);
    f.floors = prng.between(2, 3);
    f.floor = prng.below(f.floors);
  },
  studio(f, prng) {
    f.area = prng.between(28, 52);
    f.baths = 1;
    f.tower = prng.chance(highRise(f.district));
    f.floors = f.tower ? prng.between(9, 18) : prng.between(2, 5);
    f.floor = f.tower ? prng.between(1, f.floors) : prng.below(f.floors);
  },
  room(f, prng) {
    f.area = prng.between(14, 26);
    f.baths = 1;
    f.floors = prng.between(2, 3);
    f.floor = prng.below(f.floors);
  },
  'rest-house'(f, prng) {
    f.area = prng.pick([500, 600, 625, 750, 800, 900, 1000, 1200, 1500]);
    f.baths = f.rooms === 1 ? 2 : f.rooms;
    f.floors = 1;
  },
  chalet(f, prng) {
    f.area = prng.between(10, 22) * 20;
    f.baths = f.rooms;
    f.floors = prng.between(1, 2);
  },
  farm(f, prng) {
    f.area = prng.between(20, 98) * 100;
    f.baths = 2;
    f.floors = 1;
  },
  building(f, prng) {
    f.area = prng.pick([400, 450, 500, 600, 600, 750, 900, 1000, 1200]);
    f.floors = prng.between(3, 5);
    f.units = Math.max(2, Math.round(f.area / 200)) * f.floors;
  },
  land(f, prng) {
    const [front, depth] = prng.pick(f.category === 'commercial' ? commercialPlots : residentialPlots);
    f.front = front;
    f.depth = depth;
    f.area = front * depth;
  },
  office(f, prng) {
    f.area = prng.pick([60, 75, 90, 110, 130, 150, 180, 220, 260, 320, 400, 550]);
    f.baths = prng.between(1, 2);
    f.tower = prng.chance(highRise(f.district) * 2);
    f.floors = f.tower ? prng.between(9, 20) : prng.between(3, 6);
    f.floor = prng.between(1, f.floors);
  },
  shop(f, prng) {
    f.area = prng.between(6, 38) * 4;
    f.baths = 1;
    f.floors = prng.between(2, 4);
    f.floor = 0;
  },
  showroom(f, prng) {
    f.area = prng.between(15, 70) * 10;
    f.baths = prng.between(1, 2);
    f.floors = prng.between(2, 3);
    f.floor = 0;
  },
  warehouse(f, prng) {
    f.area = prng.between(6, 70) * 50;
    f.baths = prng.between(1, 2);
    f.floors = 1;
  },
};

/** Sets areas, storeys, floors, bathrooms and flats of `f` from its type, rooms and district. */
export const drawSize = (f: Facts, prng: Prng) => sizes[f.type](f, prng);
