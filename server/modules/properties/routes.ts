import type { FastifyInstance } from 'fastify';
import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { refreshingCache } from '../../db/refreshing-cache.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { presentPlace } from '../places/presenter.ts';
import { listRegions } from '../places/repository.ts';
import { type CardRow, loadCardRows, selectFavouriteIds } from './card-rows.ts';
import { findMarketPrice, findSimilarIds } from './comparison-repository.ts';
import { readHistory } from './history.ts';
import { createMapCache } from './map-cache.ts';
import { findMapCells } from './map-repository.ts';
import { cellsOfRollup, loadMapRollup } from './map-rollup.ts';
import { positionOr } from './position.ts';
import {
  type Management,
  presentCard,
  presentDetail,
  presentDuration,
  presentedCountedIcons,
  presentFeatureGroup,
  presentMap,
  presentMarketPrice,
  presentStatusChoices,
  presentType,
  presentUnderstood,
  withFavourites,
} from './presenter.ts';
import { findPriceShape } from './price-repository.ts';
import { buildFavouriteIdsQuery, buildNearbyIdsQuery } from './queries.ts';
import type { ParserNames } from './query-parser/names.ts';
import { countMatches, listDurations, listFeatureGroups, listTypes } from './repository.ts';
import {
  findList,
  findOtherSpellings,
  readProperty,
  readSearch,
  type SearchQuery,
  type SearchReading,
  type TenancyRole,
} from './service.ts';

/** How long maps are cached: the map of a million listings may be a minute old. */
const REMEMBER_MS = 60_000;

interface Options {
  db: Database;
  /** The names that a search's words are read with. */
  names: () => Promise<ParserNames>;
  clock: Clock;
  /** Returns what an advertiser edits of a listing; null if it no longer exists. */
  findManagement: (
    db: Database,
    id: number,
    shown: { language: Language; now: Date },
  ) => Promise<Management | null>;
  findTenancyRole: TenancyRole;
}

/** Calls `readSearch` with the current names. */
type Read = (db: Database, search: SearchQuery, language: Language) => Promise<SearchReading>;

/**
 * Listings (core §7). An unknown id in a filter is 404: an empty list would suggest that it exists.
 */
export async function propertiesModule(app: FastifyInstance, options: Options) {
  const { names } = options;
  const read: Read = async (db, search, language) =>
    readSearch(db, search, { names: await names(), language });
  addSearch(app, read, names);
  addMap(app, read, options.db);
  addNearYou(app, read);
  addChoices(app);
  addDetail(app, options);
}

/** Cards with the labels that the app needs; `distances` in metres by id. */
function presentCards(rows: CardRow[], language: Language, distances?: Map<number, number | null>) {
  return {
    properties: rows.map((row) => presentCard(row, language, distances?.get(row.id))),
    statusChoices: presentStatusChoices(language),
    countedIcons: presentedCountedIcons,
  };
}

function addSearch(app: FastifyInstance, read: Read, names: () => Promise<ParserNames>): void {
  app.endpoint('properties.list', async ({ db, query, person, language }) => {
    const { filters, meant, setAside, leftOut } = await read(db, query, language);
    const { price, sort, page } = query;
    const { totals, rows } = await findList(db, { ...filters, price, sort, page }, person?.id ?? null);
    return {
      ...presentCards(rows, language),
      ...totals,
      page: page ?? 1,
      understood: presentUnderstood(meant, language),
      setAside,
      didYouMean:
        totals.total === 0 || setAside.length > 0
          ? await findOtherSpellings(db, query, { names: await names(), language })
          : [],
      leftOut,
    };
  });

  app.endpoint('properties.count', async ({ db, query, language }) =>
    countMatches(db, (await read(db, query, language)).filters),
  );

  app.endpoint('properties.prices', async ({ db, query, language }) =>
    findPriceShape(db, (await read(db, query, language)).filters),
  );
}

function addMap(app: FastifyInstance, read: Read, database: Database): void {
  const mapRollup = refreshingCache(
    REMEMBER_MS,
    () => loadMapRollup(database),
    (error) => app.log.warn({ err: error }, 'the map was not gathered'),
  );
  app.addHook('onReady', async () => void mapRollup.current());
  app.addHook('preClose', () => mapRollup.settled());
  const mapCache = createMapCache<Answer<'properties.pins'>>();
  app.whenListingsChange(mapCache.forget);
  app.endpoint('properties.pins', async ({ db, query: { favorites, ...query }, person, language }) => {
    const { filters: searched, leftOut } = await read(db, query, language);
    if (favorites && !person) throw new ApiError('sessionRequired');
    const filters = favorites && person ? { ...searched, favouriteOf: person.id } : searched;
    const rollup = mapRollup.current();
    const finest = rollup && cellsOfRollup(rollup, filters);
    const find = async () => ({
      ...presentMap(await findMapCells(db, { ...filters, columns: query.columns }, finest)),
      leftOut,
    });
    // `leftOut` is in the request's language.
    const key = JSON.stringify(leftOut ? [query, language] : query);
    const isEverybodys = !finest && !query.bounds && !favorites;
    const map = await (isEverybodys ? mapCache(key, find) : find());
    const ids = map.pins.map((pin) => pin.id);
    return withFavourites(map, await selectFavouriteIds(db, ids, person?.id ?? null));
  });
}

function addNearYou(app: FastifyInstance, read: Read): void {
  app.endpoint('properties.nearYou', async ({ db, query, person, language }) => {
    const { bounds, page, forgive } = query;
    const { filters, leftOut } = await read(db, { typeId: query.typeId, forgive }, language);
    const { typeId } = filters;
    if (query.favorites && !person) throw new ApiError('sessionRequired');
    const found =
      query.favorites && person
        ? await buildFavouriteIdsQuery(db, { personId: person.id, typeId, bounds, page })
        : await buildNearbyIdsQuery(db, { position: positionOr(query, language), typeId, bounds, page });
    const distances = new Map(
      found.map((each) => [each.id, 'distance' in each ? Number(each.distance) : null]),
    );
    const rows = await loadCardRows(db, [...distances.keys()], person?.id ?? null);
    return { ...presentCards(rows, language, distances), page: page ?? 1, leftOut };
  });
}

function addChoices(app: FastifyInstance): void {
  app.endpoint('properties.init', async ({ db, language }) => {
    const [regions, types, groups, durations] = await Promise.all([
      listRegions(db),
      listTypes(db),
      listFeatureGroups(db),
      listDurations(db),
    ]);
    return {
      regionsList: regions.map((row) => presentPlace(row, language)),
      typesList: types.map((row) => presentType(row, language)),
      featuresList: groups.map((group) => presentFeatureGroup(group, language)),
      durations: durations.map((row) => presentDuration(row, language)),
    };
  });
}

function addDetail(app: FastifyInstance, { clock, findManagement, findTenancyRole }: Options): void {
  app.endpoint(
    'properties.retrieve',
    async ({ db, params, query, person, language, reply }) => {
      const isForManagement = query.management ?? false;
      const { row, bond } = await readProperty(db, {
        id: params.id,
        person,
        isForManagement,
        now: clock.now(),
        findTenancyRole,
      });
      const management = isForManagement
        ? await findManagement(db, row.id, { language, now: clock.now() })
        : null;
      if (management) reply.header('cache-control', 'private, no-store');
      return {
        property: presentDetail(row, { language, isGuest: person === null, bond, management }),
        statusChoices: presentStatusChoices(language),
        countedIcons: presentedCountedIcons,
        marketPrice: presentMarketPrice(await findMarketPrice(db, row)),
      };
    },
    { notFound: 'propertyNotFound' },
  );

  app.endpoint(
    'properties.history',
    async ({ db, params, person }) => {
      const now = clock.now();
      const { row } = await readProperty(db, {
        id: params.id,
        person,
        isForManagement: false,
        now,
        findTenancyRole,
      });
      return readHistory(db, row.id, now);
    },
    { notFound: 'propertyNotFound' },
  );

  app.endpoint(
    'properties.similar',
    async ({ db, params, person, language }) => {
      const { row } = await readProperty(db, {
        id: params.id,
        person,
        isForManagement: false,
        now: clock.now(),
        findTenancyRole,
      });
      const found = await findSimilarIds(db, row);
      const distances = new Map(found.map(({ id, distance }) => [id, Number(distance)]));
      const rows = await loadCardRows(db, [...distances.keys()], person?.id ?? null);
      return presentCards(rows, language, distances);
    },
    { notFound: 'propertyNotFound' },
  );
}
