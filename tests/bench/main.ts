import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../server/build/build.ts';
import { isBuildStale } from '../../server/build/stamp.ts';
import { benchApi } from './api-bench.ts';
import { benchDatabase, printDatabaseFigures } from './database-bench.ts';
import { benchFloor, printFloorFigures } from './floor-bench.ts';
import { benchHead } from './head-bench.ts';
import { benchMaps, printMapsFigures } from './maps-bench.ts';
import { benchPhotos, printPhotoFigures } from './photos-bench.ts';
import { benchScreens } from './screen-bench.ts';
import { benchSearches } from './searches-bench.ts';
import { benchSecondVisit } from './second-visit-bench.ts';
import { benchStart } from './start-bench.ts';
import { benchWizard, printWizardFigures } from './wizard-bench.ts';
import { benchWrites } from './writes-bench.ts';

/*
 * `npm run bench`: times the first and second start and the screens with a speed limit in the
 * design, and measures the seeded database at DATABASE_URL; prints tables and writes the figures to
 * tests/.output/bench.json (`-- --output <file>`). `-- --only near` measures only the database
 * cases of that name, `-- --only screens` the screens, `-- --only second-visit` how fast home opens
 * again, online and offline; `-- --only maps` the data and panning of a map with ten thousand
 * listings; `-- --only head` times the first byte of pages compared with the plain file, and the
 * sitemaps of 50,000 listings; `-- --only photos` adds eight photos to an ad over 4G; `-- --only
 * wizard` fills in the whole ad form on a slow phone, three times; `-- --only floor` compares the
 * CPU time of a first visit with a bare page of the same libraries; `-- --only api` that of API
 * requests with bare Fastify and pg; `-- --only writes` a change of prices with that of a table
 * with three indexes; `-- --only searches` matches a listing with 100,000 saved searches, and sends
 * digests.
 */

const { values } = parseArgs({
  options: { only: { type: 'string' }, output: { type: 'string', default: 'tests/.output/bench.json' } },
});

async function startFigures() {
  if (await isBuildStale()) await build();
  const figures = await benchStart();
  console.table({ seconds: figures });
  return figures;
}

async function screenFigures() {
  if (await isBuildStale()) await build();
  const figures = await benchScreens();
  if (figures) console.table({ ms: figures });
  return figures;
}

async function secondVisitFigures() {
  if (await isBuildStale()) await build();
  const figures = await benchSecondVisit();
  if (figures) console.table({ ms: figures });
  return figures;
}

async function mapsFigures() {
  if (await isBuildStale()) await build();
  const figures = await benchMaps();
  if (figures) printMapsFigures(figures);
  return figures;
}

async function photoFigures() {
  if (await isBuildStale()) await build();
  const figures = await benchPhotos();
  if (figures) printPhotoFigures(figures);
  return figures;
}

async function wizardFigures() {
  if (await isBuildStale()) await build();
  const figures = await benchWizard();
  if (figures) printWizardFigures(figures);
  return figures;
}

async function floorFigures() {
  if (await isBuildStale()) await build();
  const figures = await benchFloor();
  if (figures) printFloorFigures(figures);
  return figures;
}

async function headFigures() {
  if (await isBuildStale()) await build();
  const figures = await benchHead();
  console.table(figures.pages);
  console.table(figures.sitemaps);
  return figures;
}

const { DATABASE_URL: databaseUrl } = process.env;
if (!databaseUrl && [undefined, 'api', 'writes', 'searches', 'near', 'list'].includes(values.only))
  console.log(
    'Calls and database were not measured: DATABASE_URL must name a PostgreSQL server that was seeded (npm run seed -- --properties 1000000)',
  );

async function apiFigures() {
  if (!databaseUrl) return null;
  if (await isBuildStale()) await build();
  const figures = await benchApi(databaseUrl);
  console.table(figures);
  return figures;
}

async function writeFigures() {
  if (!databaseUrl) return null;
  const figures = await benchWrites(databaseUrl);
  console.table(figures);
  return figures;
}

async function searchFigures() {
  if (!databaseUrl) return null;
  const figures = await benchSearches(databaseUrl);
  console.table(figures);
  return figures;
}

async function databaseFigures() {
  if (!databaseUrl) return null;
  const figures = await benchDatabase(databaseUrl, values.only === undefined ? {} : { only: values.only });
  printDatabaseFigures(figures);
  return figures;
}

const figures = {
  measuredAt: new Date().toISOString(),
  start: values.only === undefined ? await startFigures() : null,
  screens: values.only === undefined || values.only === 'screens' ? await screenFigures() : null,
  secondVisit: [undefined, 'second-visit'].includes(values.only) ? await secondVisitFigures() : null,
  maps: [undefined, 'maps'].includes(values.only) ? await mapsFigures() : null,
  photos: values.only === 'photos' ? await photoFigures() : null,
  wizard: values.only === 'wizard' ? await wizardFigures() : null,
  floor: values.only === 'floor' ? await floorFigures() : null,
  head: values.only === 'head' ? await headFigures() : null,
  api: [undefined, 'api'].includes(values.only) ? await apiFigures() : null,
  writes: values.only === 'writes' ? await writeFigures() : null,
  searches: values.only === 'searches' ? await searchFigures() : null,
  database: ['api', 'writes', 'searches'].includes(values.only ?? '') ? null : await databaseFigures(),
};
await mkdir(dirname(values.output), { recursive: true });
await writeFile(values.output, `${JSON.stringify(figures, null, 2)}\n`);
console.log(`Written to ${values.output}`);
