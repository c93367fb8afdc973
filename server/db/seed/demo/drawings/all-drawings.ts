/** Every drawing of the demo, in one list. */
import type { Drawing } from './kit/stage.ts';
import { apartmentComplexes } from './scenes/apartment-complexes.ts';
import { streetApartments } from './scenes/apartments.ts';
import { balconiesAndOffices } from './scenes/balconies-and-offices.ts';
import { bathrooms } from './scenes/bathrooms.ts';
import { bedrooms } from './scenes/bedrooms.ts';
import { boldTowers } from './scenes/bold-towers.ts';
import { coastSkylines } from './scenes/coast-skylines.ts';
import { courtyards } from './scenes/courtyards.ts';
import { diningRooms } from './scenes/dining-rooms.ts';
import { duplexes } from './scenes/duplexes.ts';
import { floorPlans } from './scenes/floor-plans.ts';
import { highlandSkylines } from './scenes/highland-skylines.ts';
import { kitchens } from './scenes/kitchens.ts';
import { najdiHouses } from './scenes/najdi-houses.ts';
import { officeBuildings } from './scenes/office-buildings.ts';
import { plots } from './scenes/plots.ts';
import { restHouses } from './scenes/rest-houses.ts';
import { riyadhSkylines } from './scenes/riyadh-skylines.ts';
import { shops } from './scenes/shops.ts';
import { sittingRooms } from './scenes/sitting-rooms.ts';
import { straightTowers } from './scenes/towers.ts';
import { villas } from './scenes/villas.ts';
import { warehouses } from './scenes/warehouses.ts';

export const allDrawings: Drawing[] = [
  ...villas,
  ...duplexes,
  ...streetApartments,
  ...apartmentComplexes,
  ...straightTowers,
  ...boldTowers,
  ...najdiHouses,
  ...courtyards,
  ...restHouses,
  ...shops,
  ...officeBuildings,
  ...warehouses,
  ...plots,
  ...sittingRooms,
  ...kitchens,
  ...diningRooms,
  ...bedrooms,
  ...bathrooms,
  ...balconiesAndOffices,
  ...floorPlans,
  ...riyadhSkylines,
  ...coastSkylines,
  ...highlandSkylines,
];
