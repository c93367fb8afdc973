import { foldDigits } from './digits.ts';
import type { ErrorName } from './error-numbers.ts';
import { isIdentity } from './identity.ts';
import {
  AGENCY_NUMBER_LENGTH,
  LICENSE_MAX_DIGITS,
  LICENSE_MIN_DIGITS,
  RECEIPT_NUMBER_MAX_DIGITS,
  RECEIPT_NUMBER_MIN_DIGITS,
} from './limits.ts';
import { isMobile } from './mobile.ts';

/** services §3: who advertises. */
export const OWNER_TYPES = ['owner', 'agent', 'broker'] as const;
export type OwnerType = (typeof OWNER_TYPES)[number];

/** What an advertiser may do with an ad in each state (DESIGN §6). */
export const AD_ACTIONS = [
  'pay',
  'renew',
  'reprice',
  'edit',
  'confirm',
  'hide',
  'show',
  'rented',
  'sold',
  'delete',
  'restore',
] as const;
export type AdAction = (typeof AD_ACTIONS)[number];

/** What an operator may do with an ad: the verbs `ads approve` and so on. */
export const AD_DECISIONS = ['approve', 'reject', 'hide', 'publish', 'reopen'] as const;
export type AdDecision = (typeof AD_DECISIONS)[number];

/**
 * An ad's state: its status (DESIGN §6), unless its licence, an operator or its deletion override
 * it. `licence_ended`: hidden until its licence is renewed. `taken_down`: an operator hid it.
 */
export const AD_STATES = [
  'draft',
  'pending_payment',
  'under_review',
  'published',
  'licence_ended',
  'reserved',
  'rented',
  'sold',
  'hidden',
  'taken_down',
  'rejected',
  'deleted',
] as const;
export type AdState = (typeof AD_STATES)[number];

interface AdRow {
  advertiser: readonly AdAction[];
  /** Replaces `advertiser` where the licence has ended and the state does not show it. */
  advertiserWithoutLicence?: readonly AdAction[];
  operator: readonly AdDecision[];
}

/**
 * What advertiser and operator may do with an ad in each state, in the menu's order; server and app
 * both use it.
 */
export const AD_TABLE: Record<AdState, AdRow> = {
  draft: { advertiser: ['pay', 'edit', 'delete'], operator: [] },
  pending_payment: { advertiser: ['pay', 'edit', 'delete'], operator: [] },
  under_review: { advertiser: ['pay', 'reprice', 'edit', 'delete'], operator: ['approve', 'reject'] },
  published: {
    advertiser: ['pay', 'reprice', 'edit', 'confirm', 'hide', 'rented', 'sold', 'delete'],
    operator: ['hide', 'reopen'],
  },
  licence_ended: { advertiser: ['renew', 'rented', 'sold', 'delete'], operator: ['approve'] },
  // A buyer or tenant has paid for it.
  reserved: { advertiser: [], operator: ['hide'] },
  rented: { advertiser: ['show', 'delete'], advertiserWithoutLicence: ['renew', 'delete'], operator: [] },
  sold: { advertiser: ['show', 'delete'], advertiserWithoutLicence: ['renew', 'delete'], operator: [] },
  hidden: {
    advertiser: ['pay', 'reprice', 'edit', 'show', 'rented', 'sold', 'delete'],
    operator: ['publish'],
  },
  // Only an operator can show again what an operator hid; an edit requests that.
  taken_down: { advertiser: ['pay', 'edit', 'delete'], operator: ['publish'] },
  rejected: {
    advertiser: ['pay', 'edit', 'delete'],
    advertiserWithoutLicence: ['renew', 'edit', 'delete'],
    operator: ['reopen'],
  },
  deleted: { advertiser: ['restore'], operator: [] },
};

export interface AdStanding {
  status: Exclude<AdState, 'licence_ended' | 'taken_down' | 'deleted'>;
  purpose: 'for_rent' | 'for_sale' | 'for_investment';
  /** The status that it had before an operator hid it; null if its advertiser hid it. */
  hiddenFrom: string | null;
  /** The last day of its licence, YYYY-MM-DD; null without a licence that ends. */
  adLicenseExpiresAt: string | null;
  deletedAt: Date | null;
}

/** Whether the last day of an ad's licence is over. `today` is Riyadh's, YYYY-MM-DD. */
export function isLicenceEnded(
  { adLicenseExpiresAt }: Pick<AdStanding, 'adLicenseExpiresAt'>,
  today: string,
) {
  return adLicenseExpiresAt !== null && adLicenseExpiresAt < today;
}

export function adStateOf(ad: Omit<AdStanding, 'purpose'>, today: string): AdState {
  const { status } = ad;
  if (ad.deletedAt) return 'deleted';
  if (status === 'hidden' && ad.hiddenFrom) return 'taken_down';
  return (status === 'published' || status === 'hidden') && isLicenceEnded(ad, today)
    ? 'licence_ended'
    : status;
}

/** How an ad may end, by its purpose; an investment may end either way. */
const ENDS: Record<AdStanding['purpose'], readonly AdAction[]> = {
  for_rent: ['rented'],
  for_sale: ['sold'],
  for_investment: ['rented', 'sold'],
};

/**
 * What the advertiser may do with the ad. `isUnpaid`: the chosen duration is not paid for. `today`
 * is Riyadh's, YYYY-MM-DD.
 */
export function adActionsOf(ad: AdStanding & { isUnpaid: boolean }, today: string): AdAction[] {
  const { advertiser, advertiserWithoutLicence = advertiser } = AD_TABLE[adStateOf(ad, today)];
  return (isLicenceEnded(ad, today) ? advertiserWithoutLicence : advertiser).filter((action) => {
    if (action === 'pay') return ad.isUnpaid;
    return (action !== 'rented' && action !== 'sold') || ENDS[ad.purpose].includes(action);
  });
}

/** The error of an action that is not allowed in this state. */
export function adRefusalOf(state: AdState): ErrorName {
  if (state === 'deleted') return 'propertyNotFound';
  if (state === 'reserved') return 'adReserved';
  return state === 'licence_ended' ? 'adLicenceEnded' : 'adNotInStatus';
}

/** How far ahead the last day of an ad's licence may be. */
export const LICENCE_MAX_YEARS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a licence may end on that day: today at the earliest. Days are YYYY-MM-DD of Riyadh. */
export function isLicenceDay(day: string, today: string): boolean {
  const last = new Date(Date.parse(today) + LICENCE_MAX_YEARS * 366 * DAY_MS).toISOString().slice(0, 10);
  return day >= today && day <= last;
}

/** The reasons for reporting an ad. */
export const REPORT_REASONS = [
  'notAvailable',
  'wrongPrice',
  'wrongPhotos',
  'wrongPlace',
  'duplicate',
  'fraud',
  'other',
] as const;
export const REPORT_STATUSES = ['open', 'upheld', 'dismissed'] as const;

/** services §5: required fields of each kind of advertiser. */
export const REQUIRED_OWNER_FIELDS = {
  owner: ['ownerIdentity', 'ownerDOB', 'ownerMobile'],
  agent: ['ownerIdentity', 'ownerDOB', 'agentIdentity', 'agentDOB', 'agencyNumber', 'agentMobile'],
  broker: [
    'falLicense',
    'adLicenseNumber',
    'ownerDOB',
    'ownerMobile',
    'agentIdentity',
    'agencyNumber',
    'agentMobile',
    'agentDOB',
  ],
} as const satisfies Record<OwnerType, readonly string[]>;

function hasDigits(min: number, max = min) {
  const form = new RegExp(`^\\d{${min},${max}}$`);
  return (typed: string) => form.test(typed);
}

export const isLicence = hasDigits(LICENSE_MIN_DIGITS, LICENSE_MAX_DIGITS);

/**
 * services §5: the format of each number, normalised, and the error of another format. Identities
 * and mobiles follow their own rules (DESIGN §6: check digits), with the specification's messages.
 */
const OWNER_FORMS = {
  ownerMobile: { fits: isMobile, error: 'ownerMobileNotValid' },
  ownerIdentity: { fits: isIdentity, error: 'ownerIdentityNotValid' },
  receiptNumber: {
    fits: hasDigits(RECEIPT_NUMBER_MIN_DIGITS, RECEIPT_NUMBER_MAX_DIGITS),
    error: 'receiptNumberNotValid',
  },
  agentIdentity: { fits: isIdentity, error: 'agentIdentityNotValid' },
  agencyNumber: { fits: hasDigits(AGENCY_NUMBER_LENGTH), error: 'agencyNumberNotValid' },
  agentMobile: { fits: isMobile, error: 'agentMobileNotValid' },
  falLicense: { fits: isLicence, error: 'falLicenseNotValid' },
  adLicenseNumber: { fits: isLicence, error: 'adLicenseNotValid' },
} as const satisfies Record<string, { fits: (typed: string) => boolean; error: ErrorName }>;

type OwnerNumber = keyof typeof OWNER_FORMS;
type RequiredOwnerField = (typeof REQUIRED_OWNER_FIELDS)[OwnerType][number];

type Owner = { ownerType: OwnerType } & { [Field in OwnerNumber | RequiredOwnerField]?: string | undefined };

/** The required fields that are missing, in the form's order. */
export function missingOwnerFields(owner: Owner): RequiredOwnerField[] {
  return REQUIRED_OWNER_FIELDS[owner.ownerType].filter((field) => !owner[field]);
}

/** The given numbers with a wrong format, each with its error. */
export function misshapenOwnerNumbers(owner: Owner): [OwnerNumber, ErrorName][] {
  return (Object.keys(OWNER_FORMS) as OwnerNumber[]).flatMap((field) => {
    const typed = owner[field];
    const { fits, error } = OWNER_FORMS[field];
    return typed && !fits(typed) ? [[field, error] satisfies [OwnerNumber, ErrorName]] : [];
  });
}

/** Normalises a pasted number: digits folded, without spaces, hyphens and thousands separators. */
export function bareDigits(typed: string): string {
  return foldDigits(typed).replace(/[\s,،٬_-]/g, '');
}

/**
 * services §5: keeps the Arabic and Latin letters and spaces of a name; everything else is dropped.
 */
export function lettersOf(typed: string): string {
  return typed
    .replace(/\s/g, ' ')
    .replace(/[^\p{Script=Arabic}\p{Script=Latin}\p{Mark} ]|[\p{Nd}\p{P}\p{S}\p{Cf}]/gu, '')
    .replace(/ {2,}/g, ' ');
}
