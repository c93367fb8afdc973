import type { PropertyStatus } from '../../../contract/property-entities.ts';
import type { Database } from '../../db/database.ts';
import { type AdState, lockAd, setAdState } from './moderation-repository.ts';

export type Moderated =
  | { outcome: 'missing' }
  | { outcome: 'wrongStatus'; status: PropertyStatus; allowed: PropertyStatus[] }
  | { outcome: 'done'; before: AdState; after: AdState };

interface Step {
  id: number;
  /** From which statuses it can be taken. */
  allowed: PropertyStatus[];
  change: (before: AdState) => Partial<AdState>;
}

/** Takes a step in an ad's life (DESIGN §6); needs a transaction, so that two operators don't take it both. */
async function moderate(db: Database, { id, allowed, change }: Step): Promise<Moderated> {
  const before = await lockAd(db, id);
  if (!before) return { outcome: 'missing' };
  const { status } = before;
  if (!allowed.includes(status)) return { outcome: 'wrongStatus', status, allowed };
  const after = { ...before, ...change(before) };
  await setAdState(db, id, after);
  return { outcome: 'done', before, after };
}

interface Licence {
  number: string;
  /** The last day of its validity, YYYY-MM-DD in Riyadh. */
  expiresAt: string;
}

/** Publishes an ad that waits for review, under its licence. */
export function approveAd(db: Database, id: number, licence: Licence): Promise<Moderated> {
  return moderate(db, {
    id,
    allowed: ['under_review'],
    change: () => ({
      status: 'published',
      statusReason: null,
      adLicenseNumber: licence.number,
      adLicenseExpiresAt: licence.expiresAt,
    }),
  });
}

/** Refuses an ad that waits for review; its advertiser reads why. */
export function rejectAd(db: Database, id: number, reason: string): Promise<Moderated> {
  return moderate(db, {
    id,
    allowed: ['under_review'],
    change: () => ({ status: 'rejected', statusReason: reason }),
  });
}

/** Takes a public ad out of the public's sight. */
export function hideAd(db: Database, id: number, reason: string): Promise<Moderated> {
  return moderate(db, {
    id,
    allowed: ['published', 'reserved'],
    change: ({ status }) => ({
      status: 'hidden',
      statusReason: reason,
      hiddenFrom: status === 'reserved' ? 'reserved' : 'published',
    }),
  });
}

/** Brings a hidden ad back to where it was; one that its advertiser hid is published. */
export function publishAd(db: Database, id: number): Promise<Moderated> {
  return moderate(db, {
    id,
    allowed: ['hidden'],
    change: ({ hiddenFrom }) => ({
      status: hiddenFrom ?? 'published',
      statusReason: null,
      hiddenFrom: null,
    }),
  });
}
