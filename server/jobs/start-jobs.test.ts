import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAd } from '../../tests/support/ads.ts';
import { addVisitors, postAs, read, type Visitor } from '../../tests/support/bookings.ts';
import { createTestApp } from '../../tests/support/test-app.ts';
import { systemClock } from '../lib/clock.ts';
import { startJobs } from './start-jobs.ts';

/** The longest time until a new ad appears in the notifications of a user whose request it fits. */
const BELL_WITHIN_MS = 5_000;

let made: Awaited<ReturnType<typeof createTestApp>>;
let stop: () => Promise<void>;
beforeAll(async () => {
  made = await createTestApp();
  stop = startJobs({ db: made.db, clock: systemClock, log: made.app.log, ...made.app.timed });
});
afterAll(async () => {
  await stop();
  await made.app.close();
});

it(`tells of a new ad that fits within ${BELL_WITHIN_MS / 1_000} seconds`, { timeout: 30_000 }, async () => {
  const [seeker, advertiser] = (await addVisitors(made.db, 2)) as [Visitor, Visitor];
  await postAs(made.app, seeker, '/api/propertyRequests/create', { neighborhoodId: 101, typeId: 1 });
  const before = (await read(made.app, seeker, '/api/users/notifications')).unreadCount;
  await createAd(made.app, advertiser.headers);
  const publishedAt = performance.now();
  let unread = before;
  while (unread === before && performance.now() - publishedAt < 2 * BELL_WITHIN_MS) {
    await wait(50);
    unread = (await read(made.app, seeker, '/api/users/notifications')).unreadCount;
  }
  expect({ unread, isInTime: performance.now() - publishedAt < BELL_WITHIN_MS }).toEqual({
    unread: before + 1,
    isInTime: true,
  });
});
