import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../tests/support/test-app.ts';
import { openDatabase } from '../db/open-database.ts';
import { properties } from '../db/schema/properties.ts';
import { reservations } from '../db/schema/reservations.ts';

const forget = vi.fn();
let made: Awaited<ReturnType<typeof createTestApp>>;
let publicId: number;
let cityId: number;
let hiddenId: number;

beforeAll(async () => {
  made = await createTestApp({ pages: async (app) => app.whenListingsChange(forget) });
  const rows = await made.db.select().from(properties);
  const shown = rows.find(({ status }) => status === 'published');
  publicId = shown?.id ?? 0;
  cityId = shown?.cityId ?? 0;
  hiddenId = rows.find(({ status }) => status === 'hidden')?.id ?? 0;
});
afterAll(() => made.app.close());
beforeEach(() => forget.mockClear());

const set = (id: number, change: Partial<typeof properties.$inferInsert>) =>
  made.db.update(properties).set(change).where(eq(properties.id, id));
const forgotten = () => expect.poll(() => forget).toHaveBeenCalled();

/** Long enough for a notice to arrive if one was sent. */
const NOTICE_MS = 150;

describe('a change of what the public sees', () => {
  it('sends a notice when a listing is hidden, shown or edited in any field', async () => {
    for (const change of [
      { status: 'hidden' },
      { status: 'published' },
      { adLicenseExpiresAt: '2020-01-01' },
      { adLicenseExpiresAt: null },
      { priceHalalas: 123_400 },
      { title: 'اسم آخر' },
      { area: 321 },
    ] as const) {
      forget.mockClear();
      await set(publicId, change);
      await forgotten();
    }
  });

  it('sends a notice when a listing is held, paid for or free again', async () => {
    const now = new Date();
    const held = {
      userId: 2,
      propertyId: publicId,
      amountHalalas: 1,
      payBefore: now,
      createdAt: now,
    } as const;
    const [{ id } = { id: 0 }] = await made.db
      .insert(reservations)
      .values({ ...held, status: 'waiting_payment' })
      .returning();
    await forgotten();
    for (const change of [
      { status: 'reserved', executeBefore: now },
      { status: 'expired', closedAt: now },
    ] as const) {
      forget.mockClear();
      await made.db.update(reservations).set(change).where(eq(reservations.id, id));
      await forgotten();
    }
  });

  it('sends one notice for a transaction, however many listings it changes', async () => {
    await made.db.transaction(async (transaction) => {
      for (const status of ['reserved', 'published'] as const) {
        await transaction.update(properties).set({ status }).where(eq(properties.id, publicId));
      }
    });
    await wait(NOTICE_MS);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('sends no notice of an unpublished listing, an equal value or a rollback', async () => {
    await set(hiddenId, { status: 'rejected' });
    await set(publicId, { title: 'اسم آخر' });
    await made.db
      .transaction(async (transaction) => {
        await transaction.update(properties).set({ status: 'hidden' }).where(eq(properties.id, publicId));
        throw new Error('taken back');
      })
      .catch(() => {});
    await wait(NOTICE_MS);
    expect(forget).not.toHaveBeenCalled();
  });

  it('is seen at once in the counts that are remembered', async () => {
    const counted = async () => {
      const home = await made.app.inject({ method: 'POST', url: '/api/home', payload: {} });
      const places = await made.app.inject({ url: `/api/neighborhoods/list?cityId=${cityId}` });
      const listings: { propertiesCount: number }[] = places.json().neighborhoods;
      return [
        home.json().propertiesCount,
        listings.reduce((sum, { propertiesCount }) => sum + propertiesCount, 0),
      ];
    };
    const [all = 0, inCity = 0] = await counted();
    await set(publicId, { status: 'hidden' });
    await forgotten();
    expect(await counted()).toEqual([all - 1, inCity - 1]);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('a change by another process (TEST_DATABASE_URL)', () => {
  it('sends a notice, also after a lost connection, and then one for what was missed', async () => {
    const { rows } = await made.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    const other = await openDatabase({ databaseUrl: url.href, dataDir: null });
    const change = (status: 'published' | 'hidden') =>
      other.db.update(properties).set({ status }).where(eq(properties.id, publicId));
    await change('published');
    await forgotten();

    forget.mockClear();
    await other.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_notify%' and pid <> pg_backend_pid()`,
    );
    await expect.poll(() => forget).toHaveBeenCalled();
    forget.mockClear();
    await change('hidden');
    await forgotten();
    await other.close();
  });
});
