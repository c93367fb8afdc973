import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../tests/support/test-app.ts';
import { properties } from '../db/schema/properties.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { systemClock } from '../lib/clock.ts';

const TOKEN = 'a-token-of-the-tests';
let made: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  made = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => made.app.close());

async function scrape(): Promise<string> {
  const answer = await made.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
  return answer.body;
}

/** The value of a series in the exposition; null if it is missing. */
async function figureOf(series: string): Promise<number | null> {
  const line = (await scrape()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

describe('/metrics', () => {
  it('is not there for a client without the token', async () => {
    const nowhere = await made.app.inject('/no-such-path');
    for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`]) {
      const answer = await made.app.inject({ url: '/metrics', headers: { authorization } });
      expect([answer.statusCode, answer.body]).toEqual([404, nowhere.body]);
    }
    expect((await made.app.inject({ method: 'POST', url: '/metrics' })).statusCode).toBe(404);
  });

  it('is not there at all without a token in the settings', async () => {
    const without = await createTestApp();
    const answer = await without.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });
    expect(answer.statusCode).toBe(404);
    await without.app.close();
  });

  it('counts requests by the pattern of their route, never by what was asked', async () => {
    const count = 'rukn_http_request_duration_seconds_count';
    const found = `${count}{method="GET",route="/api/properties/retrieve/:id",status="200"}`;
    const before = (await figureOf(found)) ?? 0;
    const [listing] = await made.db
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.status, 'published'))
      .limit(1);
    await made.app.inject(`/api/properties/retrieve/${listing?.id}`);
    expect(await figureOf(found)).toBe(before + 1);
    await made.app.inject('/wp-login.php?secret=1');
    const text = await scrape();
    expect(text).not.toContain('wp-login');
    expect(text).not.toContain('secret');
    expect(await figureOf(`${count}{method="GET",route="none",status="404"}`)).toBeGreaterThan(0);
  });

  it('writes what Prometheus reads: each family once, buckets that add up', async () => {
    const lines = (await scrape()).trimEnd().split('\n');
    const names = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
    expect(new Set(names).size).toBe(names.length);
    for (const line of lines.filter((each) => !each.startsWith('#'))) {
      expect(line).toMatch(/^[a-z_]+(?:\{[a-z_]+="[^"]*"(?:,[a-z_]+="[^"]*")*\})? -?[\d.e+-]+$/);
    }
    const buckets = lines.filter((line) => line.includes('_bucket{method="GET",route="none",status="404"'));
    const counts = buckets.map((line) => Number(line.split(' ').at(-1)));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(0);
  });

  it('shows what waits, and for how long', async () => {
    const items = 'rukn_queue_items{queue="ads"}';
    const before = (await figureOf(items)) ?? -1;
    const [ad] = await made.db
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.status, 'published'))
      .limit(1);
    const hourAgo = new Date(Date.now() - 3_600_000 * 24 * 400);
    await made.db
      .update(properties)
      .set({ status: 'under_review', createdAt: hourAgo })
      .where(eq(properties.id, ad?.id ?? 0));
    expect(await figureOf(items)).toBe(before + 1);
    expect(await figureOf('rukn_queue_oldest_seconds{queue="ads"}')).toBeGreaterThan(3_600 * 24 * 399);
    expect(await figureOf('rukn_database_up')).toBe(1);
  });

  it('shows when each job last failed at nothing, and how often it failed', async () => {
    const fail = async () => {
      throw new Error('no gateway');
    };
    const log = { error: () => {} } as never;
    const { app, db } = made;
    const stop = startJobs({ db, clock: systemClock, log, ...app.timed, sendCardRefunds: fail });
    await stop();
    expect(await figureOf('rukn_job_runs_total{job="giving back to cards",result="failed"}')).toBe(1);
    expect(await figureOf('rukn_job_last_success_timestamp_seconds{job="giving back to cards"}')).toBeNull();
    const last = await figureOf('rukn_job_last_success_timestamp_seconds{job="forgetting what is old"}');
    expect(last).toBeGreaterThan(Date.now() / 1000 - 60);
    expect(await figureOf('rukn_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  });
});
