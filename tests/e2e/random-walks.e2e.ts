import { Prng } from '../../server/seed/demo/prng.ts';
import type { Person } from '../support/api-person.ts';
import { bookViewing, order, publishAd, topUp } from '../support/by-calls.ts';
import { isHard, patience, runsOf } from '../support/hard-runs.ts';
import { test } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { RandomWalk, type Walker } from '../support/random-walk.ts';
import { allRoutes, idsFor } from '../support/routes.ts';
import type { RunningServer } from '../support/running-server.ts';

// Walkers book and publish: other files must not see it.
test.use({ serverSettings: { environment: { OWN_SERVER: 'walks' } } });

/** `npm run hard -- --only browser` draws others. */
const SEED = Number(process.env.HARD_SEED ?? 7);
const WALKS = runsOf(2, 300);
const STEPS = isHard ? 30 : 10;

async function walkerOf(server: RunningServer, person: Person, sar: number): Promise<Walker> {
  await topUp(server, person, sar);
  await order(server, person);
  const balance = String(sar);
  const shown = balance.replace(/(?=(?:\d{3})+$)/, ',');
  return { person, secrets: [person.name, person.mobile, person.token, balance, shown] };
}

for (let walk = 0; walk < WALKS; walk++) {
  test(`random walk ${walk}: no error, no blank screen, no lost draft, nothing left after a sign-out`, async ({
    visit,
    person,
    server,
  }) => {
    test.setTimeout(patience(120_000));
    const random = new Prng();
    random.restart(SEED, walk);
    const [one, two] = [await person({ name: 'كناري الوادي' }), await person({ name: 'بلبل الهضبة' })];
    const walkers = [await walkerOf(server, one, 7_391), await walkerOf(server, two, 8_264)];
    await bookViewing(one, await publishAd(await person()));
    const ids = await idsFor(server.url, one);
    const paths = allRoutes().map((path) => path.replace(/\$\w*$/, String(ids[path] ?? 0)));
    const hasWorker = walk % 2 === 1;
    const desktop = random.chance(25);
    const language = random.pick(['ar', 'en'] as const);
    const visited = await visit({ as: one, worker: hasWorker, desktop, language });
    const randomWalk = new RandomWalk({ visit: visited, random, walkers, paths, hasWorker });
    await visited.open('/');
    if (hasWorker) await workerInCharge(visited.page);
    await randomWalk.take(STEPS).catch((error: Error) => {
      error.message += `\n\n${randomWalk.trail.join('\n')}`;
      throw error;
    });
  });
}
