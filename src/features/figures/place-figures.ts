import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { amountText } from '../../../contract/amounts.ts';
import { foldDigits } from '../../../contract/digits.ts';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { PlaceFigures } from '../../../contract/figures.ts';
import { MAX_ID } from '../../../contract/limits.ts';
import type { Purpose } from '../../../contract/property-entities.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf, endpointQuery } from '../../api/endpoint-query.ts';
import { isKnownMissing } from '../../api/known-missing.ts';
import { loadQuery } from '../../api/load-query.ts';
import { stringifySearch } from '../../lib/search-params.ts';
import type { PageHead } from '../../shell/page-head.ts';
import { placeQueries } from '../places/queries.ts';

/** A neighbourhood or a whole city. */
export type FiguredPlace = { neighborhoodId: number } | { cityId: number };

type SearchValue = string | number | boolean | undefined;

/** The search of /district/{id} and /city/{id}, as in the address. */
export interface FiguresSearch {
  purpose?: SearchValue;
  typeId?: SearchValue;
  /** On /district: another neighbourhood to compare with. */
  with?: SearchValue;
}

const PURPOSES: readonly Purpose[] = ['for_rent', 'for_sale', 'for_investment'];

/** An id in an address, whose digits may be Arabic; undefined if it is none. */
function idOf(value: unknown): number | undefined {
  const text = foldDigits(String(value ?? '')).trim();
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
}

/** The readable part of a search; what can't be read counts as not given. */
export function readFiguresSearch(search: FiguresSearch) {
  return {
    purpose: PURPOSES.find((purpose) => purpose === search.purpose),
    typeId: idOf(search.typeId),
    with: idOf(search.with),
  };
}

interface AskedKind {
  purpose?: Purpose | undefined;
  typeId?: number | undefined;
}

/** The figures of a kind; where its type does not exist, those of the place's first kind. */
export function figuresQuery(place: FiguredPlace, { purpose, typeId }: AskedKind) {
  const query = endpointQuery('figures.get', { query: { ...place, purpose, typeId } });
  return queryOptions({
    ...query,
    queryFn: async ({ client, signal }): Promise<PlaceFigures> => {
      const ask = apiOf(client);
      try {
        return await ask('figures.get', { query: { ...place, purpose, typeId } }, { signal });
      } catch (error) {
        if ((error as ApiError).number !== errorNumbers.typeNotFound) throw error;
        return ask('figures.get', { query: { ...place, purpose } }, { signal });
      }
    },
  });
}

/** The place of an address; null if it can't be one. */
export function placeOf(kind: 'district' | 'city', id: string): FiguredPlace | null {
  const valid = idOf(id);
  if (valid === undefined) return null;
  return kind === 'district' ? { neighborhoodId: valid } : { cityId: valid };
}

/**
 * The loader of both pages: loads what the page shows, on the server also what stands beside it.
 * Returns the route's head; null where the place is known not to exist.
 */
export async function loadPlaceFigures(
  { queryClient, i18n }: { queryClient: QueryClient; i18n: i18n },
  place: FiguredPlace,
  search: FiguresSearch,
) {
  const asked = readFiguresSearch(search);
  const query = figuresQuery(place, asked);
  const isMissing = await isKnownMissing(queryClient, query.queryKey, {
    load: () => loadQuery(queryClient, query),
    isMissing: () => queryClient.getQueryState(query.queryKey)?.error?.status === 404,
  });
  if (isMissing) return null;
  const answer = knownFigures(queryClient, place, search);
  if (answer?.kind && asked.with !== undefined)
    await Promise.all([
      loadQuery(queryClient, placeQueries.neighborhoods(answer.city.id)),
      loadQuery(queryClient, besideQuery(asked.with, answer.kind)),
    ]);
  const { title, description, canonical } = figuresHead(i18n, answer);
  return {
    meta: [{ title }, { name: 'description', content: description }],
    links: canonical ? [{ rel: 'canonical', href: canonical }] : [],
  };
}

/** The figures of the neighbourhood to compare with, of the page's kind. */
export const besideQuery = (neighborhoodId: number, kind: PlaceFigures['kind']) =>
  figuresQuery({ neighborhoodId }, { purpose: kind?.purpose, typeId: kind?.type.id });

/** The cached answer for an address. */
export function knownFigures(
  client: QueryClient,
  place: FiguredPlace,
  search: FiguresSearch,
): PlaceFigures | null {
  return client.getQueryData(figuresQuery(place, readFiguresSearch(search)).queryKey) ?? null;
}

/** «شقق للبيع». Requires the `search` texts. */
export function kindName(i18n: i18n, { purpose, type }: NonNullable<PlaceFigures['kind']>): string {
  return i18n.getFixedT(null, 'search')(`list.titleTypes.${purpose}`, { types: type.plural });
}

/** «حي الياسمين، الرياض», «الرياض». Requires the `search` texts. */
export function placeName(
  i18n: i18n,
  { city, neighborhood }: Pick<PlaceFigures, 'city' | 'neighborhood'>,
): string {
  if (!neighborhood) return city.name;
  const named = { neighborhood: neighborhood.name, city: city.name };
  return i18n.getFixedT(null, 'search')('list.neighborhoodAndCity', named);
}

/** The path of a place's page with one of its kinds; of its first kind, without. */
export function figuresAddress({ city, neighborhood, kind, kinds }: PlaceFigures): string {
  const path = neighborhood ? `/district/${neighborhood.id}` : `/city/${city.id}`;
  const [first] = kinds;
  if (!kind || (first?.purpose === kind.purpose && first.type.id === kind.type.id)) return path;
  return path + stringifySearch({ purpose: kind.purpose, typeId: kind.type.id });
}

/** Title, description and canonical address of a place's page; general ones while it loads. */
export function figuresHead(i18n: i18n, answer: PlaceFigures | null): PageHead {
  const t = i18n.getFixedT(null, ['figures', 'properties']);
  if (!answer?.kind) return { title: t('head.title'), description: t('head.description') };
  const named = { kind: kindName(i18n, answer.kind), place: placeName(i18n, answer) };
  const shown = answer.own ?? answer.ofCity;
  return {
    title: t('head.titleOf', named),
    description: shown
      ? t('head.descriptionOf', {
          ...named,
          amount: amountText(Math.round(shown.perMetre.median), t('properties:price.currency')),
          count: shown.count,
        })
      : t('head.description'),
    canonical: figuresAddress(answer),
  };
}
