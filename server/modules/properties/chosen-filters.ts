import type { PropertyFilters } from '../../../contract/properties.ts';
import type { Meaning } from './known-names.ts';

/**
 * What a word of the text is beside the filters that are chosen: one more; the same again («شقة للإيجار» among
 * flats to rent); or overridden, as who typed «3 غرف» and then chose four wants four.
 */
export type Standing = 'new' | 'same' | 'overridden';

export function standingOf(meaning: Meaning, chosen: PropertyFilters): Standing {
  if (isSame(meaning, chosen)) return 'same';
  return isOverridden(meaning, chosen) ? 'overridden' : 'new';
}

function isSame(meaning: Meaning, chosen: PropertyFilters): boolean {
  if (meaning.kind === 'side') return false;
  if (meaning.kind === 'type') return chosen.typeId === meaning.id;
  if (meaning.kind === 'feature') return chosen.features?.includes(meaning.id) ?? false;
  if (meaning.kind === 'region') return chosen.regionId === meaning.id;
  if (meaning.kind === 'city') return chosen.cityId === meaning.id;
  if (meaning.kind === 'neighborhood') return chosen.neighborhoodId === meaning.id;
  return chosen[meaning.kind] === meaning.id;
}

function isOverridden(meaning: Meaning, chosen: PropertyFilters): boolean {
  // Features add up.
  if (meaning.kind === 'feature') return false;
  if (meaning.kind === 'type') return chosen.typeId !== undefined;
  if (isPlace(meaning)) return !liesWithinChosen(meaning, chosen);
  if (chosen[meaning.kind] !== undefined) return true;
  // A limit on the wrong side of the other one.
  const { priceFrom = 0, priceTo = Infinity, areaFrom = 0, areaTo = Infinity } = chosen;
  if (meaning.kind === 'priceTo') return priceFrom > meaning.id;
  if (meaning.kind === 'priceFrom') return priceTo < meaning.id;
  if (meaning.kind === 'areaTo') return areaFrom > meaning.id;
  return meaning.kind === 'areaFrom' && areaTo < meaning.id;
}

type Place = Extract<Meaning, { kind: 'region' | 'city' | 'neighborhood' | 'side' }>;

function isPlace(meaning: Meaning): meaning is Place {
  return ['region', 'city', 'neighborhood', 'side'].includes(meaning.kind);
}

/** A finer place within the chosen one narrows it; one elsewhere, or round it, gives way to it. */
function liesWithinChosen(place: Place, { regionId, cityId, neighborhoodId }: PropertyFilters): boolean {
  if (neighborhoodId !== undefined) return false;
  if (place.kind === 'region') return regionId === undefined && cityId === undefined;
  if (regionId !== undefined && regionId !== place.regionId) return false;
  if (cityId === undefined) return true;
  return place.kind !== 'city' && cityId === place.cityId;
}
