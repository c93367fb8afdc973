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

/** What an advertiser may do with an ad as it stands (DESIGN §6); the server says which. */
export const AD_ACTIONS = ['edit', 'pay', 'confirm', 'hide', 'show', 'rented', 'sold', 'delete'] as const;
export type AdAction = (typeof AD_ACTIONS)[number];

/** Why a reader reports an ad. */
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

/** services §5: what each kind of advertiser must give. */
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

const isLicence = hasDigits(LICENSE_MIN_DIGITS, LICENSE_MAX_DIGITS);

/**
 * services §5: the form of each number, normalised, and the error of one that is not of it. Identities and
 * mobiles are held to their own rules (DESIGN §6: check digits), under the specification's messages.
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

/** What is missing of an advertiser's details, in the order of the form. */
export function missingOwnerFields(owner: Owner): RequiredOwnerField[] {
  return REQUIRED_OWNER_FIELDS[owner.ownerType].filter((field) => !owner[field]);
}

/** The numbers that are given and not in their form, with the error of each. */
export function misshapenOwnerNumbers(owner: Owner): [OwnerNumber, ErrorName][] {
  return (Object.keys(OWNER_FORMS) as OwnerNumber[]).flatMap((field) => {
    const typed = owner[field];
    const { fits, error } = OWNER_FORMS[field];
    return typed && !fits(typed) ? [[field, error] satisfies [OwnerNumber, ErrorName]] : [];
  });
}

/** A number as it is pasted: folded, without spaces, hyphens and what separates its thousands. */
export function bareDigits(typed: string): string {
  return foldDigits(typed).replace(/[\s,،٬_-]/g, '');
}

/** services §5: a name holds Arabic and Latin letters and spaces; everything else is left out. */
export function lettersOf(typed: string): string {
  return typed
    .replace(/\s/g, ' ')
    .replace(/[^\p{Script=Arabic}\p{Script=Latin}\p{Mark} ]|[\p{Nd}\p{P}\p{S}\p{Cf}]/gu, '')
    .replace(/ {2,}/g, ' ');
}
