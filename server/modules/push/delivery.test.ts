import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { riyadhMoment } from '../../../contract/riyadh.ts';
import { addVisitors, type Visitor } from '../../../tests/support/bookings.ts';
import { newSubscription, recordingPush } from '../../../tests/support/recording-push.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { notifications, sessions } from '../../db/schema/people.ts';
import { pushOutbox, pushSubscriptions } from '../../db/schema/push.ts';
import { deleteExpired } from '../../jobs/delete-expired.ts';
import { notify } from '../notifications/notify.ts';
import { createPushDelivery } from './delivery.ts';

const recording = recordingPush();
const { gateway, sent } = recording;
const logged: unknown[][] = [];
const log = {
  warn: (...line: unknown[]) => logged.push(line),
  error: (...line: unknown[]) => logged.push(line),
};
let now: Date | null = null;
const clock = { now: () => now ?? new Date() };
let made: Awaited<ReturnType<typeof createTestApp>>;
let deliver: () => Promise<number>;
let who: Visitor;

beforeAll(async () => {
  made = await createTestApp({ gateways: { push: gateway } });
  deliver = createPushDelivery({ db: made.db, gateway, log: log as never, clock }).deliver;
});
afterAll(() => made.app.close());
beforeEach(async () => {
  await made.db.delete(pushOutbox);
  await made.db.delete(pushSubscriptions);
  sent.length = 0;
  logged.length = 0;
  recording.answerWith(() => ({ kind: 'sent' }));
  [who] = (await addVisitors(made.db, 1)) as [Visitor];
});

async function switchOn({ headers }: Visitor, language = 'ar') {
  const subscription = newSubscription();
  const payload = subscription;
  const url = '/api/users/push';
  await made.app.inject({ method: 'POST', url, headers: { ...headers, language }, payload });
  return subscription;
}
const flat = { propertyId: 7, title: 'شقة في الملقا', titleEn: 'A flat in Al Malqa' };
const approved = () => notify(made.db, who.id, { kind: 'adApproved', params: flat });
const hidden = () => notify(made.db, who.id, { kind: 'adHidden', params: { ...flat, reason: 'مخالفة' } });
const waiting = async () => (await made.db.select().from(pushOutbox)).length;
/** Makes all postponed pushes due. */
const passTime = () => made.db.update(pushOutbox).set({ dueAt: sql`now() - interval '1 second'` });

describe('a notification', () => {
  it('reaches each device of its person once, in the device’s language, with what the bell counts', async () => {
    const phone = await switchOn(who);
    const [guestOfOther] = (await addVisitors(made.db, 1)) as [Visitor];
    const foreign = await switchOn(guestOfOther);
    await notify(made.db, who.id, { kind: 'welcome', params: {} });
    await deliver();
    sent.length = 0;
    await approved();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(recording.to(foreign)).toEqual([]);
    expect(recording.to(phone)).toMatchObject([
      {
        message: {
          title: 'إعلانك',
          text: 'نُشر إعلانك: شقة في الملقا',
          path: '/propertydetails/7',
          tag: 'ad-7',
          language: 'ar',
          unread: 2,
        },
        topic: 'ad-7',
        urgency: 'normal',
      },
    ]);
    expect(await waiting()).toBe(0);
  });

  it('in English for a device that reads English', async () => {
    const device = await switchOn(who, 'en');
    await approved();
    await deliver();
    expect(recording.to(device)[0]?.message).toMatchObject({
      title: 'Your listing',
      text: 'Your listing is published: A flat in Al Malqa',
      language: 'en',
    });
  });

  it('of a transaction that fails is not sent', async () => {
    await switchOn(who);
    const failing = made.db.transaction(async (transaction) => {
      await notify(transaction, who.id, { kind: 'passwordChanged', params: {} });
      throw new Error('it did not happen');
    });
    await expect(failing).rejects.toThrow();
    expect([await deliver(), sent]).toEqual([0, []]);
  });

  it('that was read meanwhile, or is older than its news, is not sent any more', async () => {
    await switchOn(who);
    await approved();
    await made.db.update(notifications).set({ readAt: sql`now()` }).where(eq(notifications.userId, who.id));
    await deliver();
    await approved();
    await made.db
      .update(notifications)
      .set({ readAt: null, createdAt: sql`now() - interval '4 days'` })
      .where(eq(notifications.userId, who.id));
    await deliver();
    expect([sent, await waiting()]).toEqual([[], 0]);
  });

  it('that this version can’t word keeps nothing up', async () => {
    const device = await switchOn(who);
    await made.db.execute(sql`insert into notifications (user_id, kind, params)
      values (${who.id}, 'of tomorrow', '{}'), (${who.id}, 'adApproved', '{"title": 5}')`);
    await approved();
    await deliver();
    expect(recording.to(device).map(({ message }) => message.tag)).toEqual(['ad-7']);
    expect(await waiting()).toBe(0);
  });

  it('of many at once about one topic only the newest is sent', async () => {
    const device = await switchOn(who);
    await approved();
    await hidden();
    await notify(made.db, who.id, { kind: 'walletToppedUp', params: { amountHalalas: 5_000 } });
    await deliver();
    expect(recording.to(device).map(({ message }) => message.text)).toEqual([
      'أخفينا إعلانك: شقة في الملقا. السبب في حسابك',
      'أُضيف مبلغ إلى محفظتك',
    ]);
    expect(await waiting()).toBe(0);
  });

  it('for thousands is written down by one statement, and by none for people without a device', async () => {
    await switchOn(who);
    await made.db.execute(sql`insert into notifications (user_id, kind, params)
      select id, 'welcome', '{}' from users`);
    expect(await waiting()).toBe(1);
  });
});

describe('a device', () => {
  it('that is gone is forgotten, with what waits for it', async () => {
    const device = await switchOn(who);
    recording.answerWith(() => ({ kind: 'gone' }));
    await approved();
    await deliver();
    await approved();
    await deliver();
    expect(recording.to(device)).toHaveLength(1);
    const state = await made.app.inject({ url: '/api/users/push', headers: who.headers });
    expect(state.json().isOn).toBe(false);
  });

  it('that has a new address by then is not', async () => {
    await switchOn(who);
    let next = newSubscription();
    recording.answerWith(async () => {
      next = await switchOn(who);
      return { kind: 'gone' };
    });
    await approved();
    await deliver();
    const rows = await made.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, next.endpoint));
    expect(rows).toHaveLength(1);
  });

  it('of a session that is over gets nothing, and what waited is forgotten in a day', async () => {
    await switchOn(who);
    await approved();
    await made.db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, who.id));
    await deliver();
    await approved();
    expect([sent, await waiting()]).toEqual([[], 1]);
    await made.db.update(pushOutbox).set({ dueAt: sql`now() - interval '2 days'` });
    await deleteExpired(made.db);
    expect(await waiting()).toBe(0);
  });

  it('that another person has by now gets nothing of the first one’s', async () => {
    const [other] = (await addVisitors(made.db, 1)) as [Visitor];
    const device = await switchOn(who);
    await approved();
    const url = '/api/users/push';
    await made.app.inject({ method: 'POST', url, headers: other.headers, payload: device });
    await deliver();
    expect(recording.to(device)).toEqual([]);
  });

  it('that subscribed under another key of ours is left to who has that key', async () => {
    await switchOn(who);
    await made.db.update(pushSubscriptions).set({ serverKey: 'of yesterday' });
    await approved();
    await deliver();
    expect([sent, await waiting()]).toEqual([[], 1]);
  });

  it('whose session ends meanwhile fails no transaction', async () => {
    await switchOn(who);
    await made.db.transaction(async (transaction) => {
      await notify(transaction, who.id, { kind: 'welcome', params: {} });
      await transaction.delete(sessions).where(eq(sessions.userId, who.id));
    });
    await deliver();
    expect(sent).toEqual([]);
  });
});

describe('a push service that can’t take it now', () => {
  it('is retried, later each time, and finally given up', async () => {
    const device = await switchOn(who);
    recording.answerWith(() => ({ kind: 'later', reason: 'HTTP 503', afterSeconds: null }));
    await approved();
    const waits: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      await deliver();
      // It is not retried at once.
      await deliver();
      const [row] = await made.db
        .select({ seconds: sql<number>`extract(epoch from ${pushOutbox.dueAt} - now())::float8` })
        .from(pushOutbox);
      if (row) waits.push(Math.round(row.seconds / 10) * 10);
      await passTime();
    }
    expect(recording.to(device)).toHaveLength(6);
    expect(waits).toEqual([30, 120, 600, 1_800, 3_600]);
    expect(await waiting()).toBe(0);
    expect(JSON.stringify(logged)).toContain('HTTP 503');
    expect(JSON.stringify(logged)).not.toMatch(/device-|الملقا/);
  });

  it('is left alone for as long as it asks', async () => {
    await switchOn(who);
    recording.answerWith(() => ({ kind: 'later', reason: 'HTTP 429', afterSeconds: 900 }));
    await approved();
    await deliver();
    const [row] = await made.db
      .select({ seconds: sql<number>`extract(epoch from ${pushOutbox.dueAt} - now())::float8` })
      .from(pushOutbox);
    expect(row?.seconds).toBeGreaterThan(890);
  });

  it('for ever is tried once', async () => {
    await switchOn(who);
    recording.answerWith(() => ({ kind: 'refused', reason: 'HTTP 413' }));
    await approved();
    await deliver();
    expect([sent.length, await waiting()]).toEqual([1, 0]);
  });
});

describe('at night in Riyadh', () => {
  const dropped = () =>
    notify(made.db, who.id, {
      kind: 'favouritePriceDropped',
      params: { ...flat, fromHalalas: 6_000_000, toHalalas: 5_500_000 },
    });
  const at = (time: string) => {
    now = riyadhMoment('2026-03-10', time);
  };
  afterAll(() => {
    now = null;
  });

  it.each([
    ['21:59', '22:00'],
    ['08:00', '07:59'],
  ])(
    'news of the market comes at %s and waits at %s; a message about the person comes',
    async (day, night) => {
      const phone = await switchOn(who);
      at(night);
      await dropped();
      await approved();
      await deliver();
      expect(recording.to(phone).map(({ topic }) => topic)).toEqual(['ad-7']);
      expect(await waiting()).toBe(1);
      at(day);
      await deliver();
      expect(recording.to(phone).map(({ topic }) => topic)).toEqual(['ad-7', 'favourite-7']);
      expect(await waiting()).toBe(0);
    },
  );
});

describe('two servers', () => {
  it('send each to each device once', async () => {
    const people = await addVisitors(made.db, 12);
    const devices = await Promise.all(people.map((one) => switchOn(one)));
    recording.answerWith(async () => {
      await wait(20);
      return { kind: 'sent' };
    });
    for (const { id } of people)
      await notify(made.db, id, { kind: 'walletToppedUp', params: { amountHalalas: 100 } });
    const another = createPushDelivery({ db: made.db, gateway, log: log as never, clock });
    await Promise.all([deliver(), another.deliver(), deliver(), another.deliver()]);
    expect(devices.map((device) => recording.to(device).length)).toEqual(devices.map(() => 1));
  });

  it('one that dies in the middle is followed by the other, once its time is over', async () => {
    const device = await switchOn(who);
    recording.answerWith(() => {
      throw new Error('the process is gone');
    });
    await approved();
    await expect(deliver()).rejects.toThrow('the process is gone');
    recording.answerWith(() => ({ kind: 'sent' }));
    expect(await deliver()).toBe(0);
    await passTime();
    await deliver();
    const [first, second] = recording.to(device);
    // With the same tag and id, the device replaces the first one silently.
    expect(second?.message).toEqual(first?.message);
    expect(await waiting()).toBe(0);
  });
});

it('a server without keys sends nothing', async () => {
  await switchOn(who);
  await approved();
  expect(await createPushDelivery({ db: made.db, gateway: null, log: log as never, clock }).deliver()).toBe(
    0,
  );
});
