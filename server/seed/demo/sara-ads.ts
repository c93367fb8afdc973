import type { OwnerType } from '../../../contract/ad-rules.ts';
import type { propertyAds } from '../../db/schema/advertising.ts';
import { demoIdentity, demoPeople } from './people.ts';
import { saraId, saraListings } from './sara-listings.ts';

type Ad = typeof propertyAds.$inferInsert;

/**
 * Those of her listings that she owns (demo/rentals.ts), and those that she advertises with an
 * owner's power of attorney; the others as a broker.
 */
const OWN_LISTINGS = [3, 11];
const AGENCY_LISTINGS = [2, 12];

const sara = demoPeople.find(({ id }) => id === saraId);

/** The owner in the n-th ad, who has no account. */
const ownerOf = (n: number) => ({
  ownerIdentity: demoIdentity(60 + n),
  ownerDOB: `19${60 + n}-03-${String(10 + n).padStart(2, '0')}`,
  ownerMobile: `05000009${String(n).padStart(2, '0')}`,
});
const herself = { agentIdentity: sara?.identity, agentDOB: '1988-05-17', agentMobile: sara?.mobile };

function detailsOf(ownerType: OwnerType, n: number): Omit<Ad, 'propertyId'> {
  const deed = { receiptNumber: `31010${String(400_000 + n * 37)}`, receiptDate: '2021-09-12' };
  const agency = { agencyNumber: `45${String(1_000_000 + n * 113)}0`, agencyDate: '2024-02-18' };
  if (ownerType === 'owner') {
    return { ...deed, ownerIdentity: sara?.identity, ownerDOB: herself.agentDOB, ownerMobile: sara?.mobile };
  }
  if (ownerType === 'agent') return { ...deed, ...agency, ...ownerOf(n), ...herself };
  return {
    ...deed,
    ...agency,
    ...ownerOf(n),
    ...herself,
    falLicense: sara?.falLicense,
    adLicenseNumber: `72001${10_000 + n}`,
  };
}

function ownerTypeOf(listing: number): OwnerType {
  if (OWN_LISTINGS.includes(listing)) return 'owner';
  return AGENCY_LISTINGS.includes(listing) ? 'agent' : 'broker';
}

/**
 * The first demo account's ads as submitted (services §3), so that the form to edit one is filled
 * in.
 */
export const saraAds: Ad[] = saraListings.map((_, index) => {
  const ownerType = ownerTypeOf(index + 1);
  return { propertyId: index + 1, ownerType, ...detailsOf(ownerType, index + 1) };
});
