import type { PropertyStatus } from '../../../contract/property-entities.ts';
import type { Database } from '../../db/database.ts';
import { startFeature } from '../advertising/repository.ts';
import { notify } from '../notifications/notify.ts';
import { type AdState, findAdvertiser, lockAd, setAdState } from './moderation-repository.ts';

export type Moderated =
  | { outcome: 'missing' }
  | { outcome: 'wrongStatus'; status: PropertyStatus; allowed: PropertyStatus[] }
  | { outcome: 'done'; before: AdState; after: AdState };

interface Step {
  id: number;
  /** From which statuses it can be taken. */
  allowed: PropertyStatus[];
  change: (before: AdState) => Partial<AdState>;
  /** When it is taken: from then on the days count for which the ad is featured. Of a step that shows it. */
  at?: Date;
  /** What its advertiser hears, with the reason where there is one; of an approval the database tells him. */
  told?: 'adRejected' | 'adHidden' | 'adShownAgain';
}

async function tell(db: Database, id: number, kind: NonNullable<Step['told']>, reason: string | null) {
  const found = await findAdvertiser(db, id);
  if (!found) return;
  const { userId, ...words } = found;
  const listing = { propertyId: id, ...words };
  if (kind === 'adShownAgain') await notify(db, userId, { kind, params: listing });
  else await notify(db, userId, { kind, params: { ...listing, reason: reason ?? '' } });
}

/** Takes a step in an ad's life (DESIGN §6); needs a transaction, so that two operators don't take it both. */
async function moderate(db: Database, { id, allowed, change, at, told }: Step): Promise<Moderated> {
  const before = await lockAd(db, id);
  if (!before) return { outcome: 'missing' };
  const { status } = before;
  if (!allowed.includes(status)) return { outcome: 'wrongStatus', status, allowed };
  const after = { ...before, ...change(before) };
  await setAdState(db, id, after);
  if (at && after.status === 'published') await startFeature(db, id, at);
  if (told) await tell(db, id, told, after.statusReason);
  return { outcome: 'done', before, after };
}

interface Licence {
  number: string;
  /** The last day of its validity, YYYY-MM-DD in Riyadh. */
  expiresAt: string;
  /** When the ad is published under it. */
  at: Date;
}

/** Publishes an ad that waits for review, under its licence. */
export function approveAd(db: Database, id: number, licence: Licence): Promise<Moderated> {
  return moderate(db, {
    id,
    at: licence.at,
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
    told: 'adRejected',
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
    told: 'adHidden',
  });
}

/** Brings a hidden ad back to where it was; one that its advertiser hid is published. */
export function publishAd(db: Database, id: number, at: Date): Promise<Moderated> {
  return moderate(db, {
    id,
    at,
    allowed: ['hidden'],
    change: ({ hiddenFrom }) => ({
      status: hiddenFrom ?? 'published',
      statusReason: null,
      hiddenFrom: null,
    }),
    told: 'adShownAgain',
  });
}
