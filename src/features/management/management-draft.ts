import type { Body } from '../../../contract/contract.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';

export interface ManagementFields {
  name: string;
  /** 05XXXXXXXX, perhaps incomplete. */
  mobile: string;
  /** Ids as texts. */
  regionId: string;
  cityId: string;
  description: string;
}

/** Name and mobile are null until the user types: the fields show the user's own. */
type ManagementDraft = Omit<ManagementFields, 'name' | 'mobile'> & Record<'name' | 'mobile', string | null>;

const NO_REQUEST: ManagementDraft = { name: null, mobile: null, regionId: '', cityId: '', description: '' };

/** services §3: an unsent request for property management. */
export const managementDraft = createDraftStore<ManagementDraft>({
  name: 'management',
  empty: NO_REQUEST,
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

/** The form's values. */
export function managementFields(
  draft: ManagementDraft,
  own: Pick<ManagementFields, 'name' | 'mobile'>,
): ManagementFields {
  return { ...draft, name: draft.name ?? own.name, mobile: draft.mobile ?? own.mobile };
}

/** services §3: the payload; leaves out an empty description. */
export function managementBody(fields: ManagementFields): Body<'management.requestManagement'> {
  const { name, mobile, regionId, cityId } = fields;
  const description = fields.description.trim();
  return {
    name: name.trim(),
    mobile,
    regionId: Number(regionId),
    cityId: Number(cityId),
    ...(description && { description }),
  };
}
