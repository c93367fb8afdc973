import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { POSTGRES_HINT } from '../support/own-postgres.ts';
import { type HardServer, hardServer, openDatabases } from './hard-server.ts';
import { MixedWrites } from './mixed-writes.ts';
import type { HardOptions, Part } from './part.ts';
import { Probes } from './probes.ts';
import { brokenIn } from './whole.ts';

/** Twice what one process works on at once (server/plugins/load-shedding.ts). */
const READERS = 400;
const WORKED_ON = 200;
const WRITERS = 4;
const READS = [
  '/api/properties/list?purpose=for_rent',
  '/api/properties/list?page=2',
  '/api/properties/list?regionId=1',
];
const MEGABYTE = 1024 * 1024;

interface Answer {
  status: number;
  ms: number;
  hasRetryAfter: boolean;
}

/** One read; undefined where the connection was refused or cut. */
async function read({ url }: HardServer, path: string): Promise<Answer | undefined> {
  const startedAt = performance.now();
  try {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    const hasRetryAfter = Number(answer.headers.get('retry-after')) > 0;
    return { status: answer.status, ms: performance.now() - startedAt, hasRetryAfter };
  } catch {
    return undefined;
  }
}

async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

const quantile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

interface Story extends HardOptions {
  server: HardServer;
  writes: MixedWrites;
}

/**
 * Readers ask without a pause until `isOver`, over connections that are open already, as a proxy
 * keeps them: Node accepts one new connection in a turn of its event loop, and counts none before.
 */
async function crowd({ server, random }: Story, isOver: () => boolean): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = [];
  await Promise.all(Array.from({ length: READERS }, () => read(server, '/robots.txt')));
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver()) answers.push(await read(server, random.pick(READS)));
  });
  await Promise.all(readers);
  return answers;
}

/** What is wrong with the answers to a crowd. */
function judge(answers: (Answer | undefined)[], aloneMs: number, note: HardOptions['note']): string[] {
  const all = answers.filter((answer) => answer !== undefined);
  const accepted = all.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const shed = all.filter(({ status }) => status === 503);
  const slow = quantile(accepted, 0.99);
  // Those before it take their time each, and the crowd itself runs on the same machine.
  const limit = 1_000 + 3 * WORKED_ON * aloneMs;
  note(
    `${accepted.length} reads answered, 0.99 of them within ${Math.round(slow)} ms (${Math.round(aloneMs)} alone); ${shed.length} refused`,
  );
  const odd = all.filter(({ status }) => status !== 200 && status !== 503);
  return [
    ...(accepted.length === 0 ? ['no read was answered'] : []),
    ...(shed.length === 0 ? ['nothing was refused'] : []),
    ...(shed.every(({ hasRetryAfter }) => hasRetryAfter) ? [] : ['a refusal did not say when to come back']),
    ...(slow > limit ? [`0.99 of the reads were answered within ${slow} ms, and the limit is ${limit}`] : []),
    ...odd.slice(0, 3).map(({ status }) => `a read was answered with ${status}`),
    ...(all.length < answers.length ? [`${answers.length - all.length} reads got no answer`] : []),
  ];
}

/** Twice what the server can carry, for a while; then it is left alone. */
async function overload(story: Story): Promise<string[]> {
  const { server, writes, random, isShort, note } = story;
  const alone = [];
  for (let n = 0; n < 20; n++) alone.push((await read(server, random.pick(READS)))?.ms ?? 0);
  const probes = await Probes.at(server);
  const healthyMs = (await probes.wellAgain(60_000)) ?? 0;
  let isOver = false;
  const money = writes.answered;
  const work = Promise.all([crowd(story, () => isOver), writes.until(() => isOver)]);
  const sizes: number[] = [];
  for (let second = 0; second < (isShort ? 4 : 60); second++) {
    await wait(1_000);
    sizes.push(await memoryOf(server.pid()));
  }
  isOver = true;
  const [answers] = await work;
  const wellMs = await probes.wellAgain(60_000);
  const [early, late] = [Math.max(...sizes.slice(0, Math.ceil(sizes.length / 2))), sizes.at(-1) ?? 0];
  note(
    `${writes.answered - money} writes answered meanwhile; ${Math.round(late / MEGABYTE)} MB; all was well after ${wellMs} ms`,
  );
  return [
    ...judge(answers, quantile(alone, 0.5), note),
    ...(writes.answered === money ? ['no money was taken meanwhile'] : []),
    ...(late > early * 1.2 + 50 * MEGABYTE ? [`memory grew from ${early} to ${late} bytes`] : []),
    ...(wellMs === null || wellMs > 3_000 + 4 * healthyMs ? [`all was well again after ${wellMs} ms`] : []),
  ];
}

/** SIGTERM in the middle of it, and the next start. */
async function stopInTheMiddle(story: Story): Promise<void> {
  const { server, writes, random } = story;
  let isOver = false;
  const work = Promise.all([crowd(story, () => isOver), writes.until(() => isOver)]);
  await wait(random.between(500, 2_000));
  // The readers' connections are refused from now on.
  const stopping = server.stop();
  await wait(200);
  isOver = true;
  await Promise.all([stopping, work]);
  await server.start();
}

export const load: Part = {
  name: 'load',
  what: 'twice what the server can carry: it refuses in time, money last, and loses nothing when stopped',
  mended: ['nothing was refused, and every answer came later and later: server/plugins/load-shedding.ts'],
  async run(options) {
    const databases = await openDatabases(options.isShort);
    if (!databases) return { tried: 0, failed: [], notTried: POSTGRES_HINT };
    const databaseUrl = await databases.add('filled');
    const server = await hardServer({ databaseUrl, environment: { LOG_LEVEL: 'error' } });
    const writes = new MixedWrites(server, options.random);
    const story = { ...options, server, writes };
    const rounds = options.rounds ?? (options.isShort ? 1 : 3);
    const failed: string[] = [];
    try {
      for (let round = 0; round < rounds; round++) {
        await writes.invite(WRITERS);
        failed.push(...(await overload(story)));
        await stopInTheMiddle(story);
      }
      await writes.finish();
      await server.stop();
      failed.push(...(await server.look((db) => brokenIn(db, writes.acknowledged))), ...writes.odd);
    } finally {
      await server.dispose();
      await databases.dispose();
    }
    return { tried: 2 * rounds, failed: [...new Set(failed)] };
  },
};
