import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VIEWINGS_COMING_MOST } from '../../../contract/limits.ts';
import {
  addVisitors,
  book,
  createBookingApp,
  freeTimes,
  untilDecided,
} from '../../../tests/support/bookings.ts';
import { statusCounts } from '../../../tests/support/test-app.ts';
import { viewings } from '../../db/schema/viewings.ts';

/**
 * RACE_TIMES=100 is the full run of docs/decisions/0011; the default covers the same in seconds.
 */
const TIMES = Number(process.env.RACE_TIMES ?? 3);
const CALLS = 200;
const VISITORS = 50;

let made: Awaited<ReturnType<typeof createBookingApp>>;

beforeAll(async () => {
  made = await createBookingApp();
});
afterAll(() => made.app.close());

async function someVisitors(count: number) {
  const [first, ...others] = await addVisitors(made.db, count);
  if (!first) throw new Error('nobody was added');
  return [first, ...others] as const;
}

it(`books one of ${CALLS} who want the same time at once, for ${TIMES} times`, {
  timeout: 1_200_000,
}, async () => {
  const propertyId = made.listings[0]?.id ?? 0;
  const [first] = await someVisitors(1);
  const times = (await freeTimes(made.app, propertyId, first)).slice(0, TIMES);
  expect(times).toHaveLength(TIMES);
  for (const time of times) {
    // New visitors each time: the same ones would reach a user's limit.
    const visitors = await someVisitors(VISITORS);
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, index) =>
        untilDecided((key) =>
          book(
            made.app,
            visitors[index % VISITORS] ?? first,
            { propertyId, ...time, fancyReview: index % 5 === 0 },
            key,
          ),
        ),
      ),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: CALLS - 1 });
  }
  expect(await made.db.$count(viewings, eq(viewings.propertyId, propertyId))).toBe(TIMES);
  const { rows } = await made.db.execute(sql`
    select starts_at from ${viewings} where status in ('waiting_payment', 'confirmed')
    group by property_id, starts_at having count(*) > 1`);
  expect(rows).toEqual([]);
});

it('lets no user have more viewings ahead than the limit, however many they book at once', async () => {
  const [greedy] = await someVisitors(1);
  const propertyId = made.listings[1]?.id ?? 0;
  const times = (await freeTimes(made.app, propertyId, greedy)).slice(0, VIEWINGS_COMING_MOST + 5);
  const answers = await Promise.all(
    times.map((time, index) => book(made.app, greedy, { propertyId, ...time, fancyReview: index % 5 === 0 })),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json());
  expect(refused.map(({ error_number }) => error_number)).toEqual([4033, 4033, 4033, 4033, 4033]);
  expect(await made.db.$count(viewings, eq(viewings.userId, greedy.id))).toBe(VIEWINGS_COMING_MOST);
});
