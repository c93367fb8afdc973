import type { AdField, AdKind, AdStep } from './ad-fields.ts';
import { NO_FIELDS } from './ad-fields.ts';

const OF_ADVERTISER: readonly string[] = [
  'receiptNumber',
  'receiptDate',
  'agencyDate',
  'ownerIdentity',
  'ownerDOB',
  'ownerMobile',
  'agentIdentity',
  'agentDOB',
  'agentMobile',
  'agencyNumber',
  'falLicense',
  'adLicenseNumber',
  'receiptImage',
];

/** The step that shows a field. */
export function stepOf(field: AdField, kind: AdKind | ''): AdStep {
  if (field === 'ownerType') return 'kind';
  if (OF_ADVERTISER.includes(field)) return kind === 'broker' ? 'broker' : 'identity';
  return field === 'isFeatured' || field === 'adDuration' ? 'feature' : 'property';
}

/** The server's messages by the form's fields; the server may prefix a name («owner.ownerDOB»). */
export function ownErrors(fields: Record<string, string>): Partial<Record<AdField, string>> {
  const errors: Partial<Record<AdField, string>> = {};
  for (const [wireName, message] of Object.entries(fields)) {
    const last = wireName.split('.').findLast((part) => part in NO_FIELDS || part === 'mediaIds');
    const name = last === 'mediaIds' ? 'photos' : (last as AdField | undefined);
    if (name) errors[name] ??= message;
  }
  return errors;
}
