import { buildApp } from './app.ts';
import { type Config, readConfig } from './config/config.ts';
import type { DatabaseHandle } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { oneLine, whyNotOpened } from './db/opening-error.ts';
import { filesFolderOf } from './gateways/gateways.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createMovableClock, systemClock } from './lib/clock.ts';
import { fromRoot } from './lib/paths.ts';
import { findByMobile } from './modules/access/session/repository.ts';
import { recordSeller } from './modules/payments/receipts/sellers.ts';
import { openOpsSocket } from './ops/socket-server.ts';
import { loadPages, pagesPlugin } from './pages/pages-plugin.ts';
import { demoPeople } from './seed/demo/people.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';

/** How long open requests may take to finish after SIGTERM or SIGINT. */
const DRAIN_LIMIT_MS = 10_000;

function exitWith(lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function whyNotListening(error: unknown, { host, port }: Config): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `PORT ${port} is taken by another process: stop it or set PORT`;
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user: set PORT to 1024 or more`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine`;
  return oneLine(error);
}

async function open(config: Config): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir } = config;
  const readUrl = config.readUrl ?? undefined;
  const onIdleError = (error: Error) => console.error(`A database connection was lost: ${oneLine(error)}`);
  const onReadsMove = (isReplica: boolean) =>
    console.error(
      isReplica
        ? 'Public reads go to the replica'
        : 'Public reads go to the primary: the replica is gone or late',
    );
  try {
    return await openDatabase({ databaseUrl, readUrl, dataDir, onIdleError, onReadsMove });
  } catch (error) {
    exitWith([whyNotOpened(error, config)]);
  }
}

function shownAddress({ host, port, publicUrl }: Config): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return publicUrl ?? `http://${name}:${port}`;
}

/** The demo's users who can sign in; empty in production or without the demo's data. */
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

const { config, errors } = readConfig(process.env);
if (errors) exitWith(errors);

const database = await open(config);
if (config.seller) await recordSeller(database.db, config.seller, new Date());
await seedIfEmpty(database, { demo: !config.isProduction });
const pages = await loadPages(fromRoot('dist'));
// In the sandbox, users may move the clock forward at /sandbox.
const clock = config.isSandbox && !config.isProduction ? createMovableClock() : systemClock;
const app = await buildApp({
  config,
  database,
  clock,
  ...(pages && {
    pages: (scope) => pagesPlugin(scope, pages, config),
    extraSources: { 'script-src': pages.template.scriptHashes },
  }),
});

/**
 * Listens for operators' commands. If that fails, the server still starts: an operator's command
 * then reports that another process uses the folder.
 */
async function takeCommands(config: Config): Promise<() => Promise<void>> {
  if (database.kind !== 'pglite') return async () => {};
  const onError = (what: string) => console.error(`npm run ops: ${what}`);
  try {
    const { dataDir } = config;
    return await openOpsSocket({ dataDir, database, filesFolder: filesFolderOf(config), clock, onError });
  } catch (error) {
    onError(`takes no commands while this server runs: ${oneLine(error)}`);
    return async () => {};
  }
}
const closeOpsSocket = await takeCommands(config);
const stopJobs = startJobs({ db: database.db, clock, log: app.log, ...app.timed });

async function stop(): Promise<never> {
  // A second signal, or a request still open after DRAIN_LIMIT_MS, ends the process at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
  app.startDraining();
  await Promise.all([app.close(), closeOpsSocket(), stopJobs()]);
  await database.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  await Promise.all([closeOpsSocket(), stopJobs()]);
  await database.close();
  exitWith([whyNotListening(error, config)]);
}

console.log(`Rukn is at ${shownAddress(config)}`);
for (const { mobile, password } of await demoAccounts(config)) {
  console.log(`Demo account: ${mobile} / ${password}`);
}
