import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, demoAccount, signIn } from '../../tests/support/test-app.ts';
import { operatorLog } from '../db/schema/operators.ts';
import { users } from '../db/schema/people.ts';
import { properties } from '../db/schema/properties.ts';
import { idOf } from './base/arguments.ts';
import { type Actor, changingVerb, RefusedError } from './base/verb.ts';
import { tryCommand } from './run-command.ts';

const huda: Actor = { name: 'Huda', channel: 'shell', account: 'root' };
const nextYear = `${new Date().getFullYear() + 1}-06-30`;
const licence = { licence: '7200000001', expires: nextYear };

let made: Awaited<ReturnType<typeof createTestApp>>;
let ids: { waiting: number; shown: number; reserved: number; draft: number };
beforeAll(async () => {
  made = await createTestApp();
  const rows = await made.db.select().from(properties).orderBy(properties.id);
  const idIn = (status: string) => rows.find((row) => row.status === status)?.id ?? 0;
  ids = {
    waiting: idIn('under_review'),
    shown: idIn('published'),
    reserved: idIn('reserved'),
    draft: idIn('draft'),
  };
});
afterAll(() => made.app.close());

const ask = (verb: string, given: Record<string, string | number> = {}, actor = huda) =>
  tryCommand(made.db, {
    verb,
    given: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])),
    actor,
  });
const refused = (...lines: string[]) => ({ refused: lines, code: 1 });

async function rowsOf(verb: string, given: Record<string, string | number> = {}) {
  const found = await ask(verb, given);
  if (!('rows' in found)) throw new Error(`${verb} answered no rows`);
  return found.rows;
}
const lastLogged = async () => (await rowsOf('log'))[0];
const stateOf = async (id: number) =>
  (await made.db.select().from(properties).where(eq(properties.id, id)))[0];
const statusInPublic = async (id: number) =>
  (await made.app.inject(`/api/properties/retrieve/${id}`)).statusCode;

describe('ads', () => {
  beforeEach(async () => {
    const set = (id: number, status: 'under_review' | 'published' | 'reserved') =>
      made.db
        .update(properties)
        .set({ status, statusReason: null, hiddenFrom: null, adLicenseExpiresAt: null })
        .where(eq(properties.id, id));
    await set(ids.waiting, 'under_review');
    await set(ids.shown, 'published');
    await set(ids.reserved, 'reserved');
  });

  it('list every status newest first, those under review by their wait', async () => {
    const all = (await rowsOf('ads list')).map(({ id }) => Number(id));
    expect(all).toHaveLength(30);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect((await rowsOf('ads list', { page: 2 }))[0]?.id).toBeLessThan(all[29] ?? 0);

    await made.db.update(properties).set({ status: 'under_review' }).where(eq(properties.id, ids.draft));
    const waiting = await rowsOf('ads list', { status: 'under_review' });
    const since = waiting.map((row) => String(row.since));
    expect(since.length).toBeGreaterThan(1);
    expect(since).toEqual(since.toSorted());
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['under_review']));
    await made.db.update(properties).set({ status: 'draft' }).where(eq(properties.id, ids.draft));
  });

  it('show one with its advertiser, or say that it is not there', async () => {
    expect(await ask('ads show', { id: ids.waiting })).toMatchObject({
      item: {
        id: ids.waiting,
        status: 'under_review',
        mobile: expect.stringMatching(/^05/),
        href: null,
      },
    });
    expect(await ask('ads show', { id: 999_999 })).toEqual(refused('There is no ad 999999'));
  });

  it('are published under their licence once approved', async () => {
    expect(await statusInPublic(ids.waiting)).toBe(404);
    expect(await ask('ads approve', { id: ids.waiting, ...licence })).toMatchObject({
      message: `Ad ${ids.waiting} is published, under licence 7200000001 until ${nextYear}`,
    });
    expect(await stateOf(ids.waiting)).toMatchObject({
      status: 'published',
      adLicenseNumber: '7200000001',
      adLicenseExpiresAt: nextYear,
    });
    expect(await statusInPublic(ids.waiting)).toBe(200);
    expect(await lastLogged()).toMatchObject({
      who: 'Huda',
      door: 'shell',
      account: 'root',
      verb: 'ads approve',
      arguments: { id: ids.waiting, ...licence },
      before: { status: 'under_review', adLicenseExpiresAt: null },
      after: { status: 'published', adLicenseNumber: '7200000001', adLicenseExpiresAt: nextYear },
    });
  });

  it('are rejected with a reason, which goes when they come back and are approved', async () => {
    await ask('ads reject', { id: ids.waiting, reason: ' الصور ليست للعقار ' });
    expect(await stateOf(ids.waiting)).toMatchObject({
      status: 'rejected',
      statusReason: 'الصور ليست للعقار',
    });
    await made.db.update(properties).set({ status: 'under_review' }).where(eq(properties.id, ids.waiting));
    await ask('ads approve', { id: ids.waiting, ...licence });
    expect(await stateOf(ids.waiting)).toMatchObject({ status: 'published', statusReason: null });
  });

  it.each(['shown', 'reserved'] as const)(
    'that are %s are hidden, and come back as they were',
    async (which) => {
      const id = ids[which];
      const before = await stateOf(id);
      await ask('ads hide', { id, reason: 'Reported' });
      expect(await stateOf(id)).toMatchObject({ status: 'hidden', statusReason: 'Reported' });
      expect(await statusInPublic(id)).toBe(404);
      expect(await ask('ads publish', { id, reason: 'x' })).toMatchObject({
        message: `Ad ${id} is ${before?.status}`,
      });
      expect(await stateOf(id)).toEqual(before);
      expect(await statusInPublic(id)).toBe(200);
    },
  );

  it('that come back under a licence that has expired are said to be out of sight', async () => {
    await ask('ads hide', { id: ids.shown, reason: 'Reported' });
    await made.db
      .update(properties)
      .set({ adLicenseExpiresAt: '2020-01-31' })
      .where(eq(properties.id, ids.shown));
    expect(await ask('ads publish', { id: ids.shown, reason: 'x' })).toMatchObject({
      message: `Ad ${ids.shown} is published, but nobody sees it: its licence expired on 2020-01-31`,
    });
  });

  it('are left alone in the wrong status, and nothing is logged', async () => {
    const logged = await lastLogged();
    const { waiting, shown, draft } = ids;
    const forWaiting = 'this is for ads that are under_review';
    expect(await ask('ads approve', { id: draft, ...licence })).toEqual(
      refused(`Ad ${draft} is draft: ${forWaiting} or licence_ended`),
    );
    expect(await ask('ads reject', { id: shown, reason: 'x' })).toEqual(
      refused(`Ad ${shown} is published: ${forWaiting}`),
    );
    expect(await ask('ads hide', { id: waiting, reason: 'x' })).toEqual(
      refused(`Ad ${waiting} is under_review: this is for ads that are published or reserved`),
    );
    expect(await ask('ads publish', { id: shown, reason: 'x' })).toEqual(
      refused(`Ad ${shown} is published: this is for ads that are hidden or taken_down`),
    );
    expect(await ask('ads hide', { id: 999_999, reason: 'x' })).toEqual(refused('There is no ad 999999'));
    expect(await lastLogged()).toEqual(logged);
  });

  it('are decided once when two operators decide at a time', async () => {
    const given = { id: ids.waiting, reason: 'x' };
    const both = await Promise.all([
      ask('ads reject', given),
      ask('ads approve', { id: ids.waiting, ...licence }, { ...huda, name: 'Saad' }),
    ]);
    expect(both.filter((each) => 'message' in each)).toHaveLength(1);
    expect(both.filter((each) => 'refused' in each)).toHaveLength(1);
  });
});

describe('operators', () => {
  it('are added, listed and removed', async () => {
    const { mobile } = demoAccount;
    expect(await ask('operator list')).toMatchObject({ rows: [] });
    expect(await ask('operator add', { mobile: '+966500000001', role: 'reviewer' })).toMatchObject({
      message: expect.stringMatching(/^0500000001 \(.+\) is reviewer$/),
      before: { role: 'user' },
      after: { role: 'reviewer' },
    });
    expect(await ask('operator add', { mobile, role: 'reviewer' })).toEqual(
      refused('0500000001 is reviewer already'),
    );
    expect(await rowsOf('operator list')).toMatchObject([{ mobile, role: 'reviewer' }]);
    expect(await ask('operator remove', { mobile })).toMatchObject({ after: { role: 'user' } });
    expect(await ask('operator remove', { mobile })).toEqual(refused('0500000001 is no operator'));
    expect(await lastLogged()).toMatchObject({ verb: 'operator remove', arguments: { mobile } });
  });

  it('are made of registered people only', async () => {
    expect(await ask('operator add', { mobile: '0599999999' })).toEqual(
      refused('Nobody is registered under 0599999999'),
    );
  });

  it('are not made by operators in the console', async () => {
    const inConsole: Actor = { name: 'Saad', channel: 'console', account: '0500000002' };
    const { mobile } = demoAccount;
    expect(await ask('operator add', { mobile }, inConsole)).toEqual(
      refused('operator add is done on the machine itself only'),
    );
    await ask('sessions end', { mobile }, inConsole);
    expect(await lastLogged()).toMatchObject({ who: 'Saad', door: 'console', account: '0500000002' });
  });
});

describe('sessions', () => {
  it('all end at once', async () => {
    const [first, second] = [await signIn(made.app), await signIn(made.app)];
    const current = async (headers: Record<string, string>) =>
      (await made.app.inject({ url: '/api/users/currentUser', headers })).statusCode;
    expect([await current(first), await current(second)]).toEqual([200, 200]);
    expect(await ask('sessions end', { mobile: demoAccount.mobile })).toMatchObject({
      message: expect.stringMatching(/is signed out; sessions ended: 2$/),
    });
    expect([await current(first), await current(second)]).toEqual([401, 401]);
  });

  it('of nobody are none', async () => {
    expect(await ask('sessions end', { mobile: '0599999999' })).toEqual(
      refused('Nobody is registered under 0599999999'),
    );
  });
});

describe('the log', () => {
  it('lists the latest first, by verb or by its first word, page by page', async () => {
    const rows = Array.from({ length: 31 }, (_, index) => ({
      who: 'Huda',
      door: 'shell' as const,
      account: 'root',
      verb: 'tests run',
      arguments: { index },
    }));
    await made.db.insert(operatorLog).values(rows);
    expect(await ask('log', { verb: 'tests' })).toMatchObject({ page: 1, hasMore: true });
    expect((await rowsOf('log', { verb: 'tests run' }))[0]?.arguments).toEqual({ index: 30 });
    expect(await rowsOf('log', { verb: 'tests', page: 2 })).toHaveLength(1);
    expect(await rowsOf('log', { verb: 'test' })).toEqual([]);
    expect(await rowsOf('log', { verb: '%' })).toEqual([]);
  });
});

describe('a verb', () => {
  const failing = (error: Error) =>
    changingVerb({
      name: 'ads burn',
      summary: 'For this test',
      args: z.object({ id: idOf('an ad') }),
      label: { ar: 'حرق إعلان', en: 'Burnt an ad' },
      async run({ db }) {
        await db.update(users).set({ name: 'someone else' });
        throw error;
      },
    });

  it.each([
    ['is refused', new RefusedError('Not today')],
    ['breaks', new Error('broken')],
  ])('that %s has changed nothing', async (_how, error) => {
    const logged = await lastLogged();
    const running = tryCommand(
      made.db,
      { verb: 'ads burn', given: { id: '1' }, actor: huda },
      {
        verbs: [failing(error)],
      },
    );
    if (error instanceof RefusedError) expect(await running).toEqual(refused('Not today'));
    else await expect(running).rejects.toThrow('broken');
    expect(await made.db.$count(users, eq(users.name, 'someone else'))).toBe(0);
    expect(await lastLogged()).toEqual(logged);
  });

  it('is checked wherever it comes from', async () => {
    expect(await ask('ads show', { id: 'x' })).toEqual({
      refused: ['ID must be the number of an ad, not "x"'],
      code: 2,
    });
    for (const expires of ['2020-01-01', '2199-01-01']) {
      expect(await ask('ads approve', { id: '0', licence: '7200000001', expires })).toEqual({
        refused: [
          'ID must be the number of an ad, not "0"',
          `--expires must be a day from today to 10 years ahead, as YYYY-MM-DD, not "${expires}"`,
        ],
        code: 2,
      });
    }
    expect(await ask('ads fly')).toMatchObject({ code: 2 });
    expect(await ask('constructor')).toMatchObject({ code: 2 });
  });
});
