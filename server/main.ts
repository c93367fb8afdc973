import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type DatabaseHandle, openDatabase } from './db/database.ts';
import { demoPeople } from './db/seed/demo/people.ts';
import { seedIfEmpty } from './db/seed/seed-if-empty.ts';
import { forgetOld } from './jobs/forget-old.ts';
import { runEvery } from './jobs/run-every.ts';
import { findByMobile } from './modules/session/repository.ts';
import { loadPages, pagesPlugin } from './pages/pages-plugin.ts';
import { fromRoot } from './paths.ts';

/** How long open requests may take to finish once the server is told to stop. */
const DRAIN_LIMIT_MS = 10_000;
const FORGET_EVERY_MS = 60 * 60_000;

function exitWith(lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** The query builder wraps the database's own error, which says what is the matter. */
function oneLine(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return oneLine(error.cause);
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}

function whyNotListening(error: unknown, { host, port }: Config): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `PORT ${port} is taken by another process: stop it or set PORT`;
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user: set PORT to 1024 or more`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine`;
  return oneLine(error);
}

/** The address may hold a password: only the cause is told. */
function whyNotOpened(error: unknown, { databaseUrl }: Config): string {
  if (!databaseUrl) return oneLine(error);
  const { code } = error as NodeJS.ErrnoException;
  return `The server of DATABASE_URL can't be used: ${oneLine(error) || code || 'it does not answer'}`;
}

async function open(config: Config): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir } = config;
  const onIdleError = (error: Error) => console.error(`A database connection was lost: ${oneLine(error)}`);
  try {
    return await openDatabase({ databaseUrl, dataDir, onIdleError });
  } catch (error) {
    exitWith([whyNotOpened(error, config)]);
  }
}

function shownAddress({ host, port, publicUrl }: Config): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return publicUrl ?? `http://${name}:${port}`;
}

/** The demo's people who can sign in, where the database holds the demo. */
async function demoAccounts({ isProduction }: Config) {
  if (isProduction) return [];
  const found = await Promise.all(
    demoPeople.map(async ({ mobile, password }) => {
      const person = password ? await findByMobile(database.db, mobile) : undefined;
      return password && person ? [{ mobile, password }] : [];
    }),
  );
  return found.flat();
}

const { config, faults } = readConfig(process.env);
if (faults) exitWith(faults);

const database = await open(config);
await seedIfEmpty(database, { demo: !config.isProduction });
const pages = await loadPages(fromRoot('dist'));
const app = await buildApp({
  config,
  database,
  ...(pages && {
    pages: (scope) => pagesPlugin(scope, pages),
    extraSources: { 'script-src': pages.template.scriptHashes },
  }),
});

const stopForgetting = runEvery({
  name: 'forgetting what is old',
  everyMs: FORGET_EVERY_MS,
  work: () => forgetOld(database.db),
  log: app.log,
});

async function stop(): Promise<never> {
  // A second signal, or a request that never ends, doesn't hold up the stop.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
  app.startDraining();
  await app.close();
  await stopForgetting();
  await database.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  await database.close();
  exitWith([whyNotListening(error, config)]);
}

console.log(`Rukn is at ${shownAddress(config)}`);
for (const { mobile, password } of await demoAccounts(config)) {
  console.log(`Demo account: ${mobile} / ${password}`);
}
