import { SIDED_CITY_MIN_NEIGHBORHOODS } from '../../../../contract/limits.ts';
import type { City, Neighborhood, Place } from '../../../../contract/places.ts';
import type { PropertyType } from '../../../../contract/property-entities.ts';
import { foldText } from '../../../lib/fold-text.ts';
import type { ListQuery } from './list-parameters.ts';

/** The data of the suggestions; empty lists until loaded. */
export interface SearchSources {
  regions: readonly Place[];
  cities: readonly City[];
  neighborhoods: readonly Neighborhood[];
  types: readonly PropertyType[];
  /** Names of a city's sides: «شمال الرياض». */
  sidesOf: (city: string) => readonly string[];
}

export interface SearchSuggestion {
  kind: 'region' | 'city' | 'side' | 'neighborhood' | 'type';
  id: number;
  name: string;
  /** The wider place that holds it. */
  within: string | null;
  /** The filters that choosing it sets; a side of a city has none and goes into `q`. */
  set: Pick<ListQuery, 'regionId' | 'cityId' | 'neighborhoodId' | 'typeId' | 'q'>;
}

interface Candidate extends SearchSuggestion {
  /** Names to match. */
  folded: string[];
}

const MOST = 12;
/** What people write before a name («حي الملقا»), folded. */
const LEAD = /^(?:حي|مدينه|منطقه|the|city of|region of)\s+/;
const ARTICLE = /^ال/;

/**
 * Places and types that a text may mean, the likeliest first: names that start with it, then those
 * with a word that does, then those that contain it. Both sides are folded («جده» finds «جدة»), and
 * «رياض» starts «الرياض». Without a text: the regions and the types.
 */
export function suggest(text: string, sources: SearchSources): SearchSuggestion[] {
  const wanted = foldText(text).trim().replace(LEAD, '').replace(/\s+/g, ' ');
  const all = candidates(sources);
  if (wanted === '') return all.filter(({ kind }) => kind === 'region' || kind === 'type').map(bare);
  return all
    .map((candidate) => ({
      candidate,
      rank: Math.min(...candidate.folded.map((name) => rankOf(name, wanted))),
    }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ candidate }) => bare(candidate));
}

function bare({ folded: _, ...suggestion }: Candidate): SearchSuggestion {
  return suggestion;
}

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted) || name.replace(ARTICLE, '').startsWith(wanted)) return 1;
  if (name.split(' ').some((word) => word.replace(ARTICLE, '').startsWith(wanted))) return 2;
  return name.includes(wanted) ? 3 : Number.POSITIVE_INFINITY;
}

/** In the order of equal ranks: wider places first, types last. */
function candidates({ regions, cities, neighborhoods, types, sidesOf }: SearchSources): Candidate[] {
  const regionNames = new Map(regions.map(({ id, name }) => [id, name]));
  const cityById = new Map(cities.map((city) => [city.id, city]));
  const isSided = ({ id }: City) =>
    neighborhoods.filter(({ cityId }) => cityId === id).length >= SIDED_CITY_MIN_NEIGHBORHOODS;
  return [
    ...cities.map(({ id, name, regionId }) => ({
      kind: 'city' as const,
      id,
      name,
      within: regionNames.get(regionId) ?? null,
      set: { regionId, cityId: id },
      folded: [foldText(name)],
    })),
    ...cities.filter(isSided).flatMap(({ id, name: city, regionId }) =>
      sidesOf(city).map((name) => ({
        kind: 'side' as const,
        id,
        name,
        within: city,
        set: { regionId, cityId: id, q: name },
        folded: [foldText(name)],
      })),
    ),
    ...regions.map(({ id, name }) => ({
      kind: 'region' as const,
      id,
      name,
      within: null,
      set: { regionId: id },
      folded: [foldText(name)],
    })),
    ...neighborhoods.map(({ id, name, cityId }) => ({
      kind: 'neighborhood' as const,
      id,
      name,
      within: cityById.get(cityId)?.name ?? null,
      set: { regionId: cityById.get(cityId)?.regionId, cityId, neighborhoodId: id },
      folded: [foldText(name)],
    })),
    ...types.map(({ id, name, plural }) => ({
      kind: 'type' as const,
      id,
      name,
      within: null,
      set: { typeId: id },
      folded: [foldText(name), foldText(plural)],
    })),
  ];
}
