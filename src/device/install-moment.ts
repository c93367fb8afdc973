import { storage } from '../lib/storage.ts';

const KEY = 'rukn.install-asked';
const DAY_MS = 24 * 60 * 60_000;
/** Nobody is asked twice within this time, whatever he answered. */
const REST_MS = 30 * DAY_MS;

interface Moment {
  /** How often the device has been here, this time included. */
  visits: number;
  hasKeptHome: boolean;
  /** When it was last asked, ms since the epoch; 0 for never. */
  askedAt: number;
  now: number;
}

/** Whether to offer installing now: to whom it is of use, since he came back or keeps a home; and rarely. */
export function isGoodMoment({ visits, hasKeptHome, askedAt, now }: Moment): boolean {
  const isRested = askedAt === 0 || Math.abs(now - askedAt) > REST_MS;
  return isRested && (visits >= 2 || hasKeptHome);
}

export function lastAskedAt(): number {
  return Number(storage.get(KEY)) || 0;
}

/** It has been offered: seen counts, answered or not. */
export function noteAsked(now: number): void {
  storage.set(KEY, String(now));
}

/** Safari on iPhone and iPad installs by its own menu alone, and only where the app is not opened from it. */
export function isInstalledByHand({
  userAgent,
  maxTouchPoints,
  standalone,
}: {
  userAgent: string;
  maxTouchPoints: number;
  /** Apple's `navigator.standalone`; undefined elsewhere. */
  standalone?: boolean;
}): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && standalone === false;
}
