import { AD_STATES, AD_TABLE, type AdDecision, type AdState, adStateOf } from '../../../contract/ad-rules.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { type AdStanding, findAdvertiser, lockAd, setAdState } from './moderation-repository.ts';
import { startFeature } from './repository.ts';

export type Moderated =
  | { outcome: 'missing' }
  | { outcome: 'wrongStatus'; state: AdState; allowed: AdState[] }
  | { outcome: 'done'; before: AdStanding; after: AdStanding };

interface Step {
  id: number;
  decision: AdDecision;
  change: (before: AdStanding) => Partial<AdStanding>;
  /**
   * When it is taken: from then on the days count for which the ad is featured, where it shows the
   * ad.
   */
  at: Date;
  /** The notification of the advertiser, with any reason; an approval's comes from the database. */
  notice?: 'adRejected' | 'adHidden' | 'adShownAgain';
}

async function notifyAdvertiser(
  db: Database,
  id: number,
  kind: NonNullable<Step['notice']>,
  reason: string | null,
) {
  const found = await findAdvertiser(db, id);
  if (!found) return;
  const { userId, ...words } = found;
  const listing = { propertyId: id, ...words };
  if (kind === 'adShownAgain') await notify(db, userId, { kind, params: listing });
  else await notify(db, userId, { kind, params: { ...listing, reason: reason ?? '' } });
}

/**
 * Takes a step in an ad's life (DESIGN §6); needs a transaction, so that two operators don't take
 * it both.
 */
async function moderate(db: Database, { id, decision, change, at, notice }: Step): Promise<Moderated> {
  const before = await lockAd(db, id);
  if (!before) return { outcome: 'missing' };
  const mayFrom = (state: AdState) => AD_TABLE[state].operator.includes(decision);
  const state = adStateOf({ ...before, deletedAt: null }, riyadhDay(at));
  if (!mayFrom(state)) return { outcome: 'wrongStatus', state, allowed: AD_STATES.filter(mayFrom) };
  const after = { ...before, ...change(before) };
  await setAdState(db, id, after);
  if (decision !== 'hide' && after.status === 'published') await startFeature(db, id, at);
  if (notice) await notifyAdvertiser(db, id, notice, after.statusReason);
  return { outcome: 'done', before, after };
}

interface Licence {
  number: string;
  /** The last day of its validity, YYYY-MM-DD in Riyadh. */
  expiresAt: string;
  /** When the ad is published under it. */
  at: Date;
}

/**
 * Publishes an ad that waits for review, under its licence; one whose licence has ended gets a new
 * one.
 */
export function approveAd(db: Database, id: number, licence: Licence): Promise<Moderated> {
  return moderate(db, {
    id,
    at: licence.at,
    decision: 'approve',
    change: ({ status }) => ({
      status: status === 'under_review' ? 'published' : status,
      statusReason: null,
      adLicenseNumber: licence.number,
      adLicenseExpiresAt: licence.expiresAt,
    }),
  });
}

interface Decided {
  /** For the advertiser to read. */
  reason: string;
  at: Date;
}

/** Refuses an ad that waits for review; its advertiser reads why. */
export function rejectAd(db: Database, id: number, { reason, at }: Decided): Promise<Moderated> {
  return moderate(db, {
    id,
    at,
    decision: 'reject',
    change: () => ({ status: 'rejected', statusReason: reason }),
    notice: 'adRejected',
  });
}

/** Takes a public ad out of the public's sight. */
export function hideAd(db: Database, id: number, { reason, at }: Decided): Promise<Moderated> {
  return moderate(db, {
    id,
    at,
    decision: 'hide',
    change: ({ status }) => ({
      status: 'hidden',
      statusReason: reason,
      hiddenFrom: status === 'reserved' ? 'reserved' : 'published',
    }),
    notice: 'adHidden',
  });
}

/** Brings a hidden ad back to where it was; one that its advertiser hid is published. */
export function publishAd(db: Database, id: number, at: Date): Promise<Moderated> {
  return moderate(db, {
    id,
    at,
    decision: 'publish',
    change: ({ hiddenFrom }) => ({
      status: hiddenFrom ?? 'published',
      statusReason: null,
      hiddenFrom: null,
    }),
    notice: 'adShownAgain',
  });
}
