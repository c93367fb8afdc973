import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { POSTGRES_HINT } from '../support/own-postgres.ts';
import { cpuSeconds, type HardServer, hardServer, openDatabases } from './hard-server.ts';
import { MixedWrites } from './mixed-writes.ts';
import type { HardOptions, Part } from './part.ts';
import { brokenIn, filesApart } from './whole.ts';

const WRITERS = 4;
/** As `saveCard` types it, with or without its blanks. */
const CARD_NUMBER = '4111 ?1111 ?1111 ?1111';
/** People book, upload and cancel up to limits of an hour: new ones come after so many rounds. */
const ROUNDS_EACH = 4;
/** Of CPU: what else a machine does delays a start, and is not the server's. */
const START_LIMIT_SECONDS = 5;
const LISTINGS = 100_000;

interface Story extends HardOptions {
  server: HardServer;
  writes: MixedWrites;
}

/** One kill at a random moment, and the start after it; returns the start's seconds of CPU. */
async function killOnce({ server, writes, random }: Story): Promise<number> {
  const writing = writes.until(() => false);
  await wait(random.between(0, 900));
  await server.kill();
  await writing;
  await server.start();
  return (await cpuSeconds(server.pid())) ?? 0;
}

/** Files that hold the number of the people's card; it may be nowhere, not even in a log. */
async function cardNumbersBelow(folder: string): Promise<string[]> {
  // grep exits with 1 where no file holds it.
  const search = promisify(execFile)('grep', ['-rlaE', CARD_NUMBER, folder]);
  const { stdout } = await search.catch(() => ({ stdout: '' }));
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((file) => `${file} holds a card number`);
}

async function killMany(options: HardOptions, database: string, databaseUrl?: string): Promise<string[]> {
  const { random, isShort, note } = options;
  const rounds = options.rounds ?? (isShort ? 1 : 50);
  const server = await hardServer({ databaseUrl, listings: isShort ? 0 : LISTINGS });
  const writes = new MixedWrites(server, random);
  try {
    const starts: number[] = [];
    for (let round = 0; round < rounds; round++) {
      if (round % ROUNDS_EACH === 0) await writes.invite(WRITERS);
      starts.push(await killOnce({ ...options, server, writes }));
      if (round % 10 === 9) note(`${database}: killed ${round + 1} times, ${writes.answered} answers`);
    }
    const { unanswered } = writes;
    await writes.finish();
    await server.stop();
    const apart = await server.look(async (db) => {
      const { missing, nameless } = await filesApart(db, server.dataDir, writes.acknowledged);
      const numbers = await cardNumbersBelow(server.dataDir);
      return [...(await brokenIn(db, writes.acknowledged)), ...missing, ...nameless, ...numbers];
    });
    const usual = starts.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    note(
      `${database}: ${writes.answered} answers, ${unanswered} calls repeated; starts took ${starts.join(', ')} s of CPU`,
    );
    const isSlow = !isShort && usual > START_LIMIT_SECONDS;
    const slow = isSlow ? [`half of the starts took over ${usual} s of CPU`] : [];
    return [...new Set(writes.odd), ...apart, ...slow].map((line) => `${database}: ${line}`);
  } finally {
    await server.dispose();
  }
}

export const kill: Part = {
  name: 'kill',
  what: 'SIGKILL at random moments under mixed writes: what was acknowledged is there, once',
  mended: [
    'pictures of people and deeds stayed as files that nothing named: modules/pictures/unclaimed-files.ts',
    'drafts of files stayed for ever: gateways/storage/disk-storage.ts',
  ],
  async run(options) {
    const rounds = options.rounds ?? (options.isShort ? 1 : 50);
    const failed = await killMany(options, 'PGlite');
    const databases = await openDatabases(options.isShort);
    if (!databases) return { tried: rounds, failed, notTried: POSTGRES_HINT };
    try {
      failed.push(...(await killMany(options, 'PostgreSQL', await databases.add('filled'))));
    } finally {
      await databases.dispose();
    }
    return { tried: 2 * rounds, failed };
  },
};
