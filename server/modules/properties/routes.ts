import type { FastifyInstance } from 'fastify';
import type { Answer } from '../../../contract/contract.ts';
import { ApiError } from '../../http/api-error.ts';
import { presentPlace } from '../places/presenter.ts';
import { listRegions } from '../places/repository.ts';
import { loadCardRows } from './card-rows.ts';
import { findMarketPrice, findSimilarIds } from './comparison-repository.ts';
import { findMapCells } from './map-repository.ts';
import { positionOr } from './position.ts';
import {
  presentCard,
  presentDetail,
  presentDuration,
  presentedCountedIcons,
  presentFeatureGroup,
  presentMap,
  presentMarketPrice,
  presentStatusChoices,
  presentType,
} from './presenter.ts';
import { buildFavouriteIdsQuery, buildListIdsQuery, buildNearbyIdsQuery } from './queries.ts';
import { createRecentMaps } from './recent-maps.ts';
import { countMatches, listDurations, listFeatureGroups, listTypes } from './repository.ts';
import { readProperty } from './service.ts';

/** Listings (core §7). A filter by an id that doesn't exist matches nothing: an empty list, 200. */
export async function propertiesModule(app: FastifyInstance) {
  app.endpoint('properties.list', async ({ db, query, person, language }) => {
    const [ids, totals] = await Promise.all([buildListIdsQuery(db, query), countMatches(db, query)]);
    const rows = await loadCardRows(
      db,
      ids.map(({ id }) => id),
      person?.id ?? null,
    );
    return {
      properties: rows.map((row) => presentCard(row, language)),
      statusChoices: presentStatusChoices(language),
      countedIcons: presentedCountedIcons,
      ...totals,
      page: query.page ?? 1,
    };
  });

  app.endpoint('properties.count', ({ db, query }) => countMatches(db, query));

  const recentMap = createRecentMaps<Answer<'properties.pins'>>();
  app.whenListingsChange(recentMap.forget);
  app.endpoint('properties.pins', async ({ db, query }) => {
    const find = async () => presentMap(await findMapCells(db, query));
    return query.bounds ? find() : recentMap(JSON.stringify(query), find);
  });

  app.endpoint('properties.nearYou', async ({ db, query, person, language }) => {
    const { typeId, page } = query;
    if (query.favorites && !person) throw new ApiError('sessionRequired');
    const found =
      query.favorites && person
        ? await buildFavouriteIdsQuery(db, { personId: person.id, typeId, page })
        : await buildNearbyIdsQuery(db, { position: positionOr(query), typeId, page });
    const distances = new Map(
      found.map((each) => [each.id, 'distance' in each ? Number(each.distance) : null]),
    );
    const rows = await loadCardRows(db, [...distances.keys()], person?.id ?? null);
    return {
      properties: rows.map((row) => presentCard(row, language, distances.get(row.id))),
      statusChoices: presentStatusChoices(language),
      countedIcons: presentedCountedIcons,
      page: page ?? 1,
    };
  });

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

  app.endpoint(
    'properties.retrieve',
    async ({ db, params, query, person, language }) => {
      const isForManagement = query.management ?? false;
      const row = await readProperty(db, { id: params.id, person, isForManagement });
      return {
        property: presentDetail(row, language, person === null),
        statusChoices: presentStatusChoices(language),
        countedIcons: presentedCountedIcons,
        marketPrice: presentMarketPrice(await findMarketPrice(db, row)),
      };
    },
    { notFound: 'propertyNotFound' },
  );

  app.endpoint(
    'properties.similar',
    async ({ db, params, person, language }) => {
      const row = await readProperty(db, { id: params.id, person, isForManagement: false });
      const found = await findSimilarIds(db, row);
      const distances = new Map(found.map(({ id, distance }) => [id, Number(distance)]));
      const rows = await loadCardRows(db, [...distances.keys()], person?.id ?? null);
      return {
        properties: rows.map((each) => presentCard(each, language, distances.get(each.id))),
        statusChoices: presentStatusChoices(language),
        countedIcons: presentedCountedIcons,
      };
    },
    { notFound: 'propertyNotFound' },
  );
}
