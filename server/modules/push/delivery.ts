import type { FastifyBaseLogger } from 'fastify';
import { QUIET_HOURS } from '../../../contract/limits.ts';
import { NOTIFICATION_KINDS } from '../../../contract/notification-kinds.ts';
import { riyadhClock } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import type { Push, PushGateway } from '../../gateways/push/push-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { putOff, type TakenPush, takeDue, takeOff, unreadOf } from './outbox.ts';
import { presentPush } from './presenter.ts';
import { forgetAddress } from './repository.ts';
import { MARKET_NEWS } from './topics.ts';

/** The number of devices that are sent to concurrently. */
const DEVICES_AT_ONCE = 20;
/** A run takes no more rows after this: the next run does, so that a server can stop soon. */
const TURN_MS = 3_000;
/** Seconds before each retry; after the last, the user sees the notification in the app only. */
const WAITS_SECONDS = [30, 120, 600, 1_800, 3_600];

interface Services {
  db: Database;
  /** Null if push is not configured. */
  gateway: PushGateway | null;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  clock: Clock;
}

function isQuiet(now: Date): boolean {
  const time = riyadhClock(now);
  return time >= QUIET_HOURS.from || time < QUIET_HOURS.to;
}

interface ToSend {
  row: TakenPush;
  push: Push;
}

/** Keeps only the newest of a device's pushes with one tag: it would replace the others at once. */
function newestOfEach(pushes: ToSend[]): { sent: ToSend[]; passedOver: TakenPush[] } {
  const newest = new Map<string, ToSend>();
  for (const one of pushes) {
    const key = `${one.row.subscriptionId} ${one.push.topic}`;
    const other = newest.get(key);
    if (!other || other.row.notificationId < one.row.notificationId) newest.set(key, one);
  }
  const sent = [...newest.values()].sort((one, other) => one.row.notificationId - other.row.notificationId);
  const kept = new Set(sent.map(({ row }) => row));
  return { sent, passedOver: pushes.map(({ row }) => row).filter((row) => !kept.has(row)) };
}

function byDevice(sent: ToSend[]): ToSend[][] {
  const devices = new Map<number, ToSend[]>();
  for (const one of sent) {
    const { subscriptionId } = one.row;
    devices.set(subscriptionId, [...(devices.get(subscriptionId) ?? []), one]);
  }
  return [...devices.values()];
}

/**
 * Runs the work for each item, at most `limit` at the same time. Throws once all have finished if
 * any failed.
 */
async function inParallel<Item>(items: Item[], limit: number, work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await work(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: limit }, worker));
  if (failures.length > 0) throw failures[0];
}

/**
 * Sends the outbox's pushes to users' devices, each once if possible; news of the market not at
 * night. A transaction leases a row, the push is sent outside of it, and the row is deleted once
 * the push service has accepted it. If the process dies in between, the push is sent again, and the
 * device silently replaces the first one (sw/push.ts).
 */
export function createPushDelivery({ db, gateway, log, clock }: Services) {
  async function settle({ row, push }: ToSend, service: PushGateway): Promise<void> {
    const outcome = await service.send(row, push);
    if (outcome.kind === 'gone') {
      await forgetAddress(db, row.subscriptionId, row.endpoint);
      return takeOff(db, row);
    }
    if (outcome.kind === 'sent') return takeOff(db, row);
    const facts = { service: new URL(row.endpoint).host, reason: outcome.reason, tries: row.tries };
    const wait = outcome.kind === 'later' ? WAITS_SECONDS[row.tries - 1] : undefined;
    if (outcome.kind === 'later' && wait !== undefined) {
      log.warn(facts, 'a push is tried again later');
      return putOff(db, row, Math.max(wait, outcome.afterSeconds ?? 0));
    }
    log.error(facts, 'a push is given up');
    return takeOff(db, row);
  }

  async function sendSome(service: PushGateway): Promise<number> {
    const now = clock.now();
    const taken = await takeDue(db, service.publicKey, isQuiet(now) ? MARKET_NEWS : []);
    const unread = await unreadOf(db, [...new Set(taken.map(({ userId }) => userId))], NOTIFICATION_KINDS);
    const worded = taken.map((row) => {
      const { notificationId: id, language, userId } = row;
      const counted = { language, unread: unread.get(userId) ?? 0, now };
      // The user has read it in the app meanwhile.
      return { row, push: row.isRead ? null : presentPush({ ...row, id }, counted) };
    });
    const { sent, passedOver } = newestOfEach(
      worded.flatMap(({ row, push }) => (push ? [{ row, push }] : [])),
    );
    for (const row of [...passedOver, ...worded.flatMap(({ row, push }) => (push ? [] : [row]))])
      await takeOff(db, row);
    await inParallel(byDevice(sent), DEVICES_AT_ONCE, async (ofDevice) => {
      // In order: the badge must end with the last number.
      for (const one of ofDevice) await settle(one, service);
    });
    return taken.length;
  }

  return {
    /** Sends what is due; returns the number of outbox rows taken. */
    async deliver(): Promise<number> {
      if (!gateway) return 0;
      const endsAt = performance.now() + TURN_MS;
      let all = 0;
      for (;;) {
        const taken = await sendSome(gateway);
        all += taken;
        if (taken === 0 || performance.now() > endsAt) return all;
      }
    },
  };
}

export type PushDelivery = ReturnType<typeof createPushDelivery>;
