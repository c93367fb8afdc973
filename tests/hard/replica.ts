import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createPerson } from '../support/api-person.ts';
import { findPostgres, type OwnPostgres, POSTGRES_HINT, startPostgres } from '../support/own-postgres.ts';
import { type HardServer, hardServer } from './hard-server.ts';
import { MixedWrites } from './mixed-writes.ts';
import type { HardOptions, Part } from './part.ts';
import { brokenIn } from './whole.ts';

const WRITERS = 3;
const TOKEN = 'the token of the scrapes';
const READS = ['/api/properties/list', '/api/properties/nearYou', '/api/cities/list', '/sitemap.xml'];
const PATIENCE_MS = 30_000;

interface Stage extends HardOptions {
  primary: OwnPostgres;
  standby: OwnPostgres;
  servers: [HardServer, HardServer];
  /** Where people go: nginx would lead them past a server that is down. */
  front: { url: string };
}

async function askStandby<Row extends object>({ standby }: Stage, query: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: standby.url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows[0];
  } finally {
    await client.end();
  }
}

/** Scans of the table of listings that the standby has counted. */
async function scansOf(stage: Stage): Promise<number> {
  const row = await askStandby<{ scans: string }>(
    stage,
    `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'properties'`,
  );
  return Number(row?.scans ?? 0);
}

async function isUsedBy({ url }: HardServer): Promise<boolean> {
  const scrape = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return /^rukn_replica_used 1$/m.test(await scrape.text());
}

/** Waits until both servers read from the replica, or neither does; says so if they never do. */
async function untilUsed({ servers }: Stage, wanted: boolean): Promise<string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const used = await Promise.all(servers.map(isUsedBy));
    if (used.every((each) => each === wanted)) return [];
    await wait(100);
  }
  return [`the replica was never ${wanted ? 'read' : 'left'}`];
}

/** The status of an answer that came whole. */
async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Reads one page after the other; each must be answered, by the other server if one is down. */
async function readOn({ front }: Stage, isOver: () => boolean): Promise<string[]> {
  const failed: string[] = [];
  for (let turn = 0; !isOver(); turn++) {
    const path = READS[turn % READS.length] ?? '';
    const ask = () => statusOf(front.url + path).catch(() => null);
    // The first may have been under way in a server that was killed.
    const status = (await ask()) ?? (await ask());
    if (status !== 200) failed.push(`${path} answered ${status ?? 'nothing'}`);
  }
  return failed;
}

/** A favourite is in the list that the other server answers, before the replica has it. */
async function readsBack(stage: Stage): Promise<string[]> {
  const [first, second] = stage.servers;
  const person = await createPerson(first);
  const list = async (headers: Record<string, string>) => {
    const answer = await fetch(`${second.url}/api/properties/list`, { headers });
    const { properties } = (await answer.json()) as { properties: { id: number; Favorites: object[] }[] };
    return properties[0];
  };
  const shown = await list({});
  await askStandby(stage, 'select pg_wal_replay_pause()');
  await person.call('POST', '/api/favorites/add', { propertyId: shown?.id });
  const own = await list({ 'session-token': person.token });
  await askStandby(stage, 'select pg_wal_replay_resume()');
  return own?.Favorites.length === 1 ? [] : ['a favourite was not read back'];
}

async function isLeftWhenLate(stage: Stage): Promise<string[]> {
  await askStandby(stage, 'select pg_wal_replay_pause()');
  // Something to be late with.
  await createPerson(stage.front);
  const left = await untilUsed(stage, false);
  await askStandby(stage, 'select pg_wal_replay_resume()');
  return [...left, ...(await untilUsed(stage, true))];
}

/** What is done while people write and read. */
async function suffer(stage: Stage): Promise<string[]> {
  const { servers, front, standby, random } = stage;
  const [first, second] = servers;
  front.url = second.url;
  await first.kill();
  await wait(random.between(500, 2_000));
  await first.start();
  const back = await untilUsed(stage, true);
  await standby.stop('immediate');
  const gone = await untilUsed(stage, false);
  await wait(random.between(500, 2_000));
  await standby.start();
  const again = await untilUsed(stage, true);
  standby.freeze();
  const frozen = await untilUsed(stage, false);
  standby.thaw();
  return [...back, ...gone, ...again, ...frozen, ...(await untilUsed(stage, true))];
}

async function play(stage: Stage, rounds: number): Promise<string[]> {
  const { front, servers, random, note } = stage;
  const failed = await untilUsed(stage, true);
  const before = await scansOf(stage);
  let isOver = false;
  const reading = readOn(stage, () => isOver);
  await wait(1_000);
  isOver = true;
  failed.push(...(await reading));
  if ((await scansOf(stage)) <= before) failed.push('the replica was not read');
  failed.push(...(await readsBack(stage)), ...(await isLeftWhenLate(stage)));
  const writes = new MixedWrites(front, random);
  for (let round = 0; round < rounds; round++) {
    front.url = servers[0].url;
    await writes.invite(WRITERS);
    isOver = false;
    // A writer stops where its server is killed, and goes on with the other.
    const writing = (async () => {
      while (!isOver) await writes.until(() => isOver);
    })();
    const work = [readOn(stage, () => isOver), writing] as const;
    await wait(random.between(300, 900));
    failed.push(...(await suffer(stage)));
    isOver = true;
    failed.push(...(await work[0]));
    await work[1];
    note(`round ${round + 1}: ${writes.answered} answers, ${writes.unanswered} calls to be repeated`);
  }
  await writes.finish();
  for (const server of servers) await server.stop();
  return [...failed, ...writes.odd, ...(await servers[1].look((db) => brokenIn(db, writes.acknowledged)))];
}

export const replica: Part = {
  name: 'replica',
  what: 'two servers, a primary and its replica; a server, then the replica is killed, late or frozen: reads go on',
  mended: [],
  async run(options) {
    if (findPostgres() === null) return { tried: 0, failed: [], notTried: POSTGRES_HINT };
    if (options.isShort)
      return { tried: 0, failed: [], notTried: 'two servers and a replica: in npm run hard' };
    const rounds = options.rounds ?? 3;
    const primary = await startPostgres();
    const standby = await primary.standby();
    const server = () =>
      hardServer({
        databaseUrl: primary.url,
        environment: { DATABASE_READ_URL: standby.url, METRICS_TOKEN: TOKEN, LOG_LEVEL: 'fatal' },
      });
    const servers: [HardServer, HardServer] = [await server(), await server()];
    const stage = { ...options, primary, standby, servers, front: { url: servers[0].url } };
    try {
      const failed = await play(stage, rounds);
      return { tried: 3 * rounds + 2, failed: [...new Set(failed)] };
    } finally {
      for (const each of servers) await each.dispose();
      await standby.dispose();
      await primary.dispose();
    }
  },
};
