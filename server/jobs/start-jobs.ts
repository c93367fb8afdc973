import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { JobFigures } from '../metrics/job-figures.ts';
import { endFeatures, notifyOfExpiries } from '../modules/advertising/expiries.ts';
import type { Ads } from '../modules/advertising/service.ts';
import type { ViewCounter } from '../modules/advertising/view-counter.ts';
import { writePlaceFigures } from '../modules/figures/writing.ts';
import type { Payments } from '../modules/payments/service.ts';
import type { Wallet } from '../modules/payments/wallet/service.ts';
import type { AccountDeletion } from '../modules/personal-data/deletion.ts';
import type { Photos } from '../modules/photos/service.ts';
import type { PushDelivery } from '../modules/push/delivery.ts';
import { remindOfTenancies } from '../modules/rentals/reminders.ts';
import { matchPublished } from '../modules/requests/matching.ts';
import type { Reservations } from '../modules/reservations/service.ts';
import { sendDigests } from '../modules/searches/matching.ts';
import { remindOfViewings } from '../modules/viewings/reminders.ts';
import type { Viewings } from '../modules/viewings/service.ts';
import { carryOutDue } from '../ops/console/hold.ts';
import { deleteExpired } from './delete-expired.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The services that the app passes to the jobs. */
export interface TimedServices {
  payments: Payments;
  viewings: Viewings;
  reservations: Reservations;
  wallet: Wallet;
  sendCardRefunds: () => Promise<number>;
  forgetRemovedCards: () => Promise<number>;
  collectUnclaimed: () => Promise<number>;
  photos: Photos;
  ads: Ads;
  deletion: AccountDeletion;
  views: ViewCounter;
  pushes: PushDelivery;
  jobFigures: JobFigures;
}

interface Services extends TimedServices {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

/**
 * Starts the scheduled jobs. Every server runs them, and may stop at any moment: a job records its
 * work in the same transaction, so that it happens once, and later catches up on what was missed.
 * Returns a function that stops them and resolves when no job is running.
 */
export function startJobs({ db, clock, log, ...services }: Services): () => Promise<void> {
  const { payments, viewings, reservations, wallet, photos, ads, deletion, views, pushes, jobFigures } =
    services;
  const jobs: [name: string, everyMs: number, work: () => Promise<unknown>][] = [
    ['forgetting what is old', 60 * MINUTE_MS, () => deleteExpired(db)],
    ['carrying out decisions', SECOND_MS, () => carryOutDue(db, { clock, log })],
    ['asking about payments', 30 * SECOND_MS, payments.sweep],
    ['releasing unpaid viewings', 10 * SECOND_MS, viewings.releaseUnpaid],
    ['releasing unpaid reservations', 10 * SECOND_MS, reservations.releaseUnpaid],
    ['forfeiting overdue reservations', 10 * SECOND_MS, reservations.forfeitOverdue],
    ['reminding of reservations', MINUTE_MS, reservations.remindOfDeadlines],
    ['closing abandoned top-ups', MINUTE_MS, wallet.releaseAbandoned],
    ['giving back to cards', 30 * SECOND_MS, services.sendCardRefunds],
    ['forgetting removed cards', MINUTE_MS, services.forgetRemovedCards],
    ['ending what is featured', MINUTE_MS, () => endFeatures(db, clock)],
    ['telling of expired licences', 10 * MINUTE_MS, () => notifyOfExpiries(db, clock)],
    ['erasing deleted ads', MINUTE_MS, ads.eraseDeleted],
    ['deleting accounts', 10 * MINUTE_MS, deletion.eraseDue],
    ['collecting loose photos', 60 * MINUTE_MS, photos.collectLoose],
    ['removing files without a row', 10 * MINUTE_MS, services.collectUnclaimed],
    ['adding up what was opened', 5 * SECOND_MS, views.flush],
    ['matching new ads with requests and searches', 2 * SECOND_MS, () => matchPublished(db)],
    ['writing what homes cost', 10 * MINUTE_MS, () => writePlaceFigures(db, clock)],
    ['sending digests of searches', MINUTE_MS, () => sendDigests(db, clock)],
    ['sending news to devices', 2 * SECOND_MS, pushes.deliver],
    ['reminding of tenancies', 10 * MINUTE_MS, () => remindOfTenancies(db, clock)],
    ['reminding of viewings', 10 * SECOND_MS, () => remindOfViewings(db, clock)],
  ];
  const stops = jobs.map(([name, everyMs, work]) =>
    runEvery({ name, everyMs, work, log, figures: jobFigures }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

interface Job {
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
  log: FastifyBaseLogger;
  figures: JobFigures;
}

/**
 * Runs a job at an interval, never twice at once; logs a failure, and the next run retries. Returns
 * a function that stops it and resolves when the job is no longer running.
 */
function runEvery({ name, everyMs, work, log, figures }: Job): () => Promise<void> {
  let running: Promise<void> | null = null;
  const turn = () => {
    if (running) return;
    const startedAt = performance.now();
    const note = (isFine: boolean) =>
      figures.note(name, { isFine, seconds: (performance.now() - startedAt) / 1000 });
    running = work()
      .then(() => note(true))
      .catch((error: unknown) => {
        note(false);
        log.error({ err: error, job: name }, 'a job failed');
      })
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(turn, everyMs);
  timer.unref();
  turn();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
