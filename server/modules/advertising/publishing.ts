import type { PropertyStatus } from '../../../contract/property-entities.ts';
import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import {
  changeProperty,
  findAdFields,
  findDuration,
  keepAdFields,
  type PropertyFields,
  startFeature,
} from './repository.ts';

export interface PublishingRules {
  /** The sandbox publishes at once (DESIGN §6); else an operator looks at each ad first. */
  publishesAtOnce: boolean;
}

const listingOf = ({ id, title, titleEn }: PropertyFields) => ({ propertyId: id, title, titleEn });

interface Submission extends PublishingRules {
  at: Date;
}

/**
 * Hands an ad to the operators, or publishes it where ads are not reviewed. Its advertiser is
 * notified, of the publication by the database's trigger (migrations/0008). Returns the ad's
 * status.
 */
export async function submitAd(
  transaction: Database,
  property: PropertyFields,
  { publishesAtOnce, at }: Submission,
): Promise<PropertyStatus> {
  const { id, advertiserId } = property;
  await changeProperty(transaction, id, { status: 'under_review', statusReason: null, hiddenFrom: null });
  if (!publishesAtOnce) {
    await notify(transaction, advertiserId, { kind: 'adReceived', params: listingOf(property) });
    return 'under_review';
  }
  const { adLicenseNumber, adLicenseExpiresAt } = (await findAdFields(transaction, id)) ?? {};
  const licence = {
    ...(adLicenseNumber && { adLicenseNumber }),
    ...(adLicenseExpiresAt && { adLicenseExpiresAt }),
  };
  await changeProperty(transaction, id, { status: 'published', ...licence });
  await startFeature(transaction, id, at);
  return 'published';
}

/** Takes the duration that was chosen and is paid now: its days begin once the ad is public. */
export async function featureAd(
  transaction: Database,
  property: PropertyFields,
  { durationId, ...submission }: Submission & { durationId: number },
): Promise<void> {
  const { id, advertiserId, status } = property;
  const duration = await findDuration(transaction, durationId);
  if (!duration) throw new Error(`There is no duration ${durationId}`);
  const { days } = duration;
  await keepAdFields(transaction, id, { wantedDurationId: null, featuredDays: days });
  await changeProperty(transaction, id, { isFeatured: true });
  await notify(transaction, advertiserId, { kind: 'adFeatured', params: { ...listingOf(property), days } });
  if (status === 'pending_payment') await submitAd(transaction, property, submission);
  else if (status === 'published' || status === 'reserved')
    await startFeature(transaction, id, submission.at);
}

/** It was never handed in, or waits for its first payment. */
export const isUnsent = ({ status }: PropertyFields) => status === 'draft' || status === 'pending_payment';

/** By which rules an edited ad is submitted; null where it is not, or is to be paid first. */
export function submissionOf(
  before: PropertyFields,
  { isChanged, isToPay }: { isChanged: boolean; isToPay: boolean },
  rules: PublishingRules,
): PublishingRules | null {
  const { status, hiddenFrom } = before;
  // What a person has refused, a person looks at again.
  const isRefused = status === 'rejected' || (status === 'hidden' && hiddenFrom !== null);
  const needsLook = isRefused || (status === 'published' && isChanged && !rules.publishesAtOnce);
  if (needsLook) return { publishesAtOnce: false };
  return isUnsent(before) && !isToPay ? rules : null;
}
