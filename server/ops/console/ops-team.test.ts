import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../../../contract/contract.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { createBookingApp, postAs, read, type Visitor } from '../../../tests/support/bookings.ts';
import { addOperator } from '../../../tests/support/console.ts';
import { addWaiting } from '../../../tests/support/waiting.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { properties } from '../../db/schema/properties.ts';
import { addToLog } from '../base/operator-log.ts';

type Team = Answer<'ops.team'>;

const MINUTE_MS = 60_000;
let made: Awaited<ReturnType<typeof createBookingApp>>;
let noura: Visitor & { mobile: string };
let majed: Visitor & { mobile: string };

beforeAll(async () => {
  made = await createBookingApp({ env: { REVIEW_ADS: '1' } });
  noura = await addOperator(made.db, 'نورة العتيبي');
  majed = await addOperator(made.db, 'ماجد الحربي', 'reviewer');
  await addWaiting(made.db, { of: 5, everyMinutes: 45 });
});
afterAll(() => made.app.close());

const team = (): Promise<Team> => read(made.app, noura, '/api/ops/team');

it('is every entry of the log of today, by kind and by operator', async () => {
  const ads = await made.db
    .select()
    .from(properties)
    .where(inArray(properties.status, ['under_review']));
  const people = [
    { name: 'نورة العتيبي', channel: 'console', account: noura.mobile },
    { name: 'ماجد الحربي', channel: 'console', account: majed.mobile },
    { name: 'ops', channel: 'shell', account: 'ops' },
    { name: 'من غادر', channel: 'console', account: '0599999998' },
  ] as const;
  const verbs = [
    'ads approve',
    'ads reject',
    'ads hide',
    'orders assign',
    'requests answer',
    'articles edit',
  ];
  const entry = fc.record({
    actor: fc.constantFrom(...people),
    verb: fc.constantFrom(...verbs),
    ad: fc.constantFrom(...ads),
    ago: fc.integer({ min: 0, max: 40 * 60 }),
  });
  // Two days back; what would be before an ad was sent is no decision about it.
  for (const { actor, verb, ad, ago } of fc.sample(entry, 300)) {
    const at = new Date(Date.now() - ago * MINUTE_MS);
    await addToLog(made.db, { actor, verb, args: { id: ad.id }, at, before: null, after: null });
  }
  const lines = (await made.db.select().from(operatorLog)).filter(
    ({ at }) => riyadhDay(at) === riyadhDay(new Date()),
  );
  const groupOf = ({ verb }: { verb: string }) => verb.split(' ')[0] ?? '';
  const { kinds, operators } = await team();
  for (const { group, decided } of kinds) {
    expect([group, decided]).toEqual([group, lines.filter((line) => groupOf(line) === group).length]);
  }
  expect(kinds.reduce((sum, { decided }) => sum + decided, 0)).toBe(lines.length);
  expect(operators.reduce((sum, { decided }) => sum + decided, 0)).toBe(lines.length);
  for (const { name, channel, account } of people) {
    const own = lines.filter((line) => line.door === channel && line.account === account);
    const row = operators.find(({ who }) => who === name);
    expect([name, row?.decided ?? 0]).toEqual([name, own.length]);
    for (const { group, decided } of row?.groups ?? []) {
      expect(decided).toBe(own.filter((line) => groupOf(line) === group).length);
    }
    const last = own.map(({ at }) => at.getTime()).toSorted((one, other) => other - one)[0];
    expect(row?.seenAt ?? null).toBe(last === undefined ? null : new Date(last).toISOString());
    expect(row?.isOn ?? false).toBe(last !== undefined && Date.now() - last < 10 * MINUTE_MS);
  }
  const waits = lines.flatMap(({ verb, arguments: args, at }) => {
    const sent = ads.find(({ id }) => id === Number(args.id))?.submittedAt;
    const isDecision = verb === 'ads approve' || verb === 'ads reject';
    return isDecision && sent && sent <= at ? [at.getTime() - sent.getTime()] : [];
  });
  expect(kinds.find(({ group }) => group === 'ads')?.promise).toEqual({
    minutes: 120,
    of: waits.length,
    kept: waits.filter((ms) => ms <= 120 * MINUTE_MS).length,
    late: ads.filter(({ submittedAt }) => submittedAt && +submittedAt < Date.now() - 120 * MINUTE_MS).length,
  });
});

it('counts what waits as the queues do, and since when its oldest waits', async () => {
  const { queues } = (await read(made.app, noura, '/api/ops/overview')) as Answer<'ops.overview'>;
  const { kinds } = await team();
  for (const { group, waiting, oldestAt } of kinds) {
    const own = queues.filter(({ kind }) => kind.split('-')[0] === group);
    expect([group, waiting]).toEqual([group, own.reduce((sum, { count }) => sum + count, 0)]);
    expect(oldestAt).toBe(own.flatMap((queue) => queue.oldestAt ?? []).toSorted()[0] ?? null);
  }
});

it('says who holds items now: who only reads is on, too', async () => {
  const [ad] = await made.db
    .select()
    .from(properties)
    .where(inArray(properties.status, ['under_review']));
  const newcomer = await addOperator(made.db, 'لمى', 'reviewer');
  const before = (await team()).operators.find(({ who }) => who === 'لمى');
  expect(before).toMatchObject({ decided: 0, groups: [], seenAt: null, isOn: false, holds: 0 });
  await postAs(made.app, newcomer, '/api/ops/claim', { kind: 'ads', id: ad?.id });
  const after = (await team()).operators.find(({ who }) => who === 'لمى');
  expect(after).toMatchObject({ decided: 0, isOn: true, holds: 1 });
  expect(Date.now() - Date.parse(after?.seenAt ?? '')).toBeLessThan(MINUTE_MS);
});
