import { AD_STATES, AD_TABLE, type AdDecision, type AdState, adStateOf } from '../../../contract/ad-rules.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { findActive } from '../reservations/repository.ts';
import { type AdStanding, findAdvertiser, lockAd, setAdState } from './moderation-repository.ts';
import { startFeature } from './repository.ts';

export type Moderated =
  | { outcome: 'missing' }
  | { outcome: 'wrongStatus'; state: AdState; allowed: AdState[] }
  | { outcome: 'held'; reservationId: number }
  | { outcome: 'done'; before: AdStanding; after: AdStanding };

interface Step {
  id: number;
  decision: AdDecision;
  change: (before: AdStanding) => Partial<AdStanding>;
  /** When the step is taken. If it publishes the ad, the featured days start then. */
  at: Date;
  /** The advertiser's notification, with any reason; an approval's comes from a trigger. */
  notice?: 'adRejected' | 'adHidden' | 'adShownAgain' | 'adReopened';
  /** The reason in the notification; by default the one that the ad keeps. */
  reason?: string;
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
 * Applies an operator's decision to an ad (DESIGN §6). Must be called in a transaction, so that two
 * operators can't both apply one.
 */
async function moderate(
  db: Database,
  { id, decision, change, at, notice, reason }: Step,
): Promise<Moderated> {
  const before = await lockAd(db, id);
  if (!before) return { outcome: 'missing' };
  const mayFrom = (state: AdState) => AD_TABLE[state].operator.includes(decision);
  const state = adStateOf({ ...before, deletedAt: null }, riyadhDay(at));
  if (!mayFrom(state)) return { outcome: 'wrongStatus', state, allowed: AD_STATES.filter(mayFrom) };
  // A hold is paid or released on a published ad, so it does not return to review meanwhile.
  const hold = decision === 'reopen' ? await findActive(db, id) : undefined;
  if (hold) return { outcome: 'held', reservationId: hold.id };
  const after = { ...before, ...change(before) };
  await setAdState(db, id, after);
  if (decision !== 'hide' && after.status === 'published') await startFeature(db, id, at);
  if (notice) await notifyAdvertiser(db, id, notice, reason ?? after.statusReason);
  return { outcome: 'done', before, after };
}

interface Licence {
  number: string;
  /** The licence's last valid day, YYYY-MM-DD in Riyadh. */
  expiresAt: string;
  /** When the ad is published under it. */
  at: Date;
}

/**
 * Publishes an ad under review with its licence, or gives an ad whose licence has ended a new one.
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
  /** The advertiser reads it. */
  reason: string;
  at: Date;
}

/** Refuses an ad under review, with a reason for its advertiser. */
export function rejectAd(db: Database, id: number, { reason, at }: Decided): Promise<Moderated> {
  return moderate(db, {
    id,
    at,
    decision: 'reject',
    change: () => ({ status: 'rejected', statusReason: reason }),
    notice: 'adRejected',
  });
}

/** Hides a public ad from the public. */
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

/** Returns a rejected or published ad to review, with a reason for its advertiser. */
export function reopenAd(db: Database, id: number, { reason, at }: Decided): Promise<Moderated> {
  return moderate(db, {
    id,
    at,
    decision: 'reopen',
    change: () => ({ status: 'under_review', statusReason: null }),
    notice: 'adReopened',
    reason,
  });
}

/** Restores a hidden ad's earlier status; publishes one that its advertiser hid. */
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
