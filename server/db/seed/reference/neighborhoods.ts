import { centreNorthNeighborhoods } from './neighborhoods-centre-north.ts';
import { eastNeighborhoods } from './neighborhoods-east.ts';
import { jeddahNeighborhoods } from './neighborhoods-jeddah.ts';
import { riyadhNeighborhoods } from './neighborhoods-riyadh.ts';
import { southNeighborhoods } from './neighborhoods-south.ts';
import { westNeighborhoods } from './neighborhoods-west.ts';

/**
 * Every neighbourhood: { id, cityId, nameAr, nameEn, latitude, longitude, coverKind }.
 * Names are without the word "حي", which the screens add; points are approximate centres (degrees, WGS 84).
 */
export const neighborhoods = [
  ...riyadhNeighborhoods,
  ...jeddahNeighborhoods,
  ...westNeighborhoods,
  ...eastNeighborhoods,
  ...centreNorthNeighborhoods,
  ...southNeighborhoods,
];
