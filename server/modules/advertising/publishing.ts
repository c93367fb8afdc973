import { type AdAction, adActionsOf, adRefusalOf, adStateOf } from '../../../contract/ad-rules.ts';
import type { PropertyStatus } from '../../../contract/property-entities.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
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
  /** The sandbox publishes at once (DESIGN §6); otherwise an operator reviews each ad first. */
  publishesAtOnce: boolean;
}

/** Throws unless the contract's table allows the action in the ad's state. */
export function requireAction(property: PropertyFields, action: AdAction, now: Date): void {
  const today = riyadhDay(now);
  if (adActionsOf({ ...property, isUnpaid: true }, today).includes(action)) return;
  throw new ApiError(adRefusalOf(adStateOf(property, today)));
}

const listingOf = ({ id, title, titleEn }: PropertyFields) => ({ propertyId: id, title, titleEn });

interface Submission extends PublishingRules {
  at: Date;
}

/**
 * Submits an ad for review, or publishes it at once if ads are not reviewed. Notifies its
 * advertiser; of a publication, the database's trigger does (migrations/0008). Returns the ad's
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

/** Features an ad for the chosen duration, now paid: its days begin once the ad is public. */
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

/** Whether the ad was never submitted: a draft, or one that waits for its first payment. */
export const isUnsent = ({ status }: PropertyFields) => status === 'draft' || status === 'pending_payment';

/** The rules for submitting an edited ad; null if it is not submitted, or must be paid first. */
export function submissionOf(
  before: PropertyFields,
  { isChanged, isToPay }: { isChanged: boolean; isToPay: boolean },
  rules: PublishingRules,
): PublishingRules | null {
  const { status, hiddenFrom } = before;
  // An operator must review again what an operator refused.
  const isRefused = status === 'rejected' || (status === 'hidden' && hiddenFrom !== null);
  const needsLook = isRefused || (status === 'published' && isChanged && !rules.publishesAtOnce);
  if (needsLook) return { publishesAtOnce: false };
  return isUnsent(before) && !isToPay ? rules : null;
}
