import { type ErrorName, errorNumbers } from '../../../contract/error-numbers.ts';
import { errorTable } from '../../../contract/errors.ts';
import type { Language } from '../../../contract/language.ts';
import type { LeftOut, PropertyFilters } from '../../../contract/properties.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SearchFilters } from './filters.ts';
import type { Meaning, ParserNames } from './query-parser/names.ts';
import { parseQuery } from './query-parser/parse-query.ts';

export interface ReadFilters {
  filters: SearchFilters;
  meant: Meaning[];
  leftOut: LeftOut | null;
}

/**
 * Resolves a request's filters against the reference data: words that are names become filters,
 * only the finest place is kept, and unknown ids are refused, or dropped with `forgive`. Throws
 * placeNotFound, typeNotFound or featureNotFound; `errors` names every wrong field.
 */
export function readFilters(
  { forgive = false, ...query }: PropertyFilters & { forgive?: boolean | undefined },
  names: ParserNames,
  language: Language,
): ReadFilters {
  const unknown = unknownOf(query, names);
  const fields = Object.fromEntries(unknown.map(([field, error]) => [field, errorTable[error][language]]));
  const [first] = unknown;
  if (first && !forgive) throw new ApiError(first[1], { errors: fields });
  const leftOut = first ? { fields, number: errorNumbers[first[1]] } : null;
  const input: PropertyFilters = { ...query };
  for (const [field] of unknown) delete input[field];
  const { regionId: _, cityId: __, neighborhoodId: ___, ...others } = input;
  const { meant, rest } = parseQuery(input.q ?? '', names, input);
  return {
    filters: {
      ...others,
      q: rest || undefined,
      ...Object.assign({}, ...meant.map(filterOf)),
      ...featuresOf(input, meant),
      ...placesOf(input, names, meant),
    },
    meant,
    leftOut,
  };
}

/** The chosen features and those named in the text; a meaning with `textOnly` stays text. */
function featuresOf({ features = [] }: PropertyFilters, meant: readonly Meaning[]): SearchFilters {
  const named = meant.flatMap((one) => (one.kind === 'feature' && one.textOnly === undefined ? one.id : []));
  return named.length > 0 ? { features: [...new Set([...features, ...named])] } : {};
}

/** The filter of a meaning; none for a place (`placesOf`) or a feature (`featuresOf`). */
function filterOf(meaning: Meaning): SearchFilters {
  if (meaning.kind === 'type') return { typeId: meaning.id };
  const isElsewhere = ['region', 'city', 'neighborhood', 'side', 'feature'].includes(meaning.kind);
  return isElsewhere || !('id' in meaning) ? {} : { [meaning.kind]: meaning.id };
}

/** The filters with unknown ids, in the order of the request's fields. */
function unknownOf(input: PropertyFilters, names: ParserNames): [keyof PropertyFilters, ErrorName][] {
  const unknown: [keyof PropertyFilters, ErrorName][] = [];
  const { regionId, cityId, neighborhoodId, typeId, features = [] } = input;
  if (regionId !== undefined && !names.regionIds.has(regionId)) unknown.push(['regionId', 'placeNotFound']);
  if (cityId !== undefined && !names.regionOfCity.has(cityId)) unknown.push(['cityId', 'placeNotFound']);
  if (neighborhoodId !== undefined && !names.cityOfNeighborhood.has(neighborhoodId))
    unknown.push(['neighborhoodId', 'placeNotFound']);
  if (typeId !== undefined && !names.typeIds.has(typeId)) unknown.push(['typeId', 'typeNotFound']);
  if (features.some((id) => !names.featureIds.has(id))) unknown.push(['features', 'featureNotFound']);
  return unknown;
}

type Places = Pick<SearchFilters, 'cityId' | 'neighborhoodId' | 'cityIds' | 'neighborhoodIds'>;

/**
 * The place filter, by the finest place given: a city implies its region and a neighbourhood its
 * city, so an index on the finest place is enough. Places that exclude each other match nothing.
 */
function placesOf(input: PropertyFilters, names: ParserNames, meant: readonly Meaning[]): Places {
  const neighborhoodIds = input.neighborhoodId
    ? [input.neighborhoodId]
    : meant.flatMap((one) =>
        one.kind === 'neighborhood' ? one.id : one.kind === 'side' ? one.neighborhoodIds : [],
      );
  const cityId = input.cityId ?? meant.find((one) => one.kind === 'city')?.id;
  const regionId = input.regionId ?? meant.find((one) => one.kind === 'region')?.id;
  const liesIn = (city: number | undefined) =>
    city !== undefined &&
    (cityId === undefined || cityId === city) &&
    (regionId === undefined || names.regionOfCity.get(city) === regionId);
  if (neighborhoodIds.length > 0) {
    const inside = neighborhoodIds.filter((id) => liesIn(names.cityOfNeighborhood.get(id)));
    const [only] = inside;
    return inside.length === 1 ? { neighborhoodId: only } : { neighborhoodIds: inside };
  }
  if (cityId !== undefined) return liesIn(cityId) ? { cityId } : { cityIds: [] };
  if (regionId === undefined) return {};
  return { cityIds: [...names.regionOfCity.keys()].filter(liesIn) };
}
