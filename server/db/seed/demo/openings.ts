import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { Phrase } from './facts.ts';
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

/** The first sentence of a description: what it is, how large, how it is laid out. */
export const openings: Record<PropertyTypeKey, Phrase[]> = {
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
