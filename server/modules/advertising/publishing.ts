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
 * Hands an ad to the operators, or publishes it where nobody looks at it. Its advertiser is told: of the
 * publication by the database's trigger (migrations/0008). Answers the ad's status.
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

/** Whether an edit leaves an ad to the operators, apart from what is paid for it. */
export function needsLook(
  { status, hiddenFrom }: PropertyFields,
  isChanged: boolean,
  { publishesAtOnce }: PublishingRules,
): boolean {
  // What a person has refused, a person looks at again.
  if (status === 'rejected' || (status === 'hidden' && hiddenFrom !== null)) return true;
  return status === 'published' && isChanged && !publishesAtOnce;
}
