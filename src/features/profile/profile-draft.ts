import type { Answer } from '../../../contract/contract.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';

type ProfileUser = Answer<'profile.get'>['user'];

/** What stands in the form. */
export interface ProfileFields {
  name: string;
  email: string;
  abshirMobile: string;
  /** A new picture as a data: address, '' for none at all, null while it stays as it is. */
  avatar: string | null;
}

/** What a person has changed; null where a field is as the server knows it. */
type ProfileDraft = { [Field in keyof ProfileFields]: string | null };

const UNCHANGED: ProfileDraft = { name: null, email: null, abshirMobile: null, avatar: null };

/** What users have changed of their profile, until they save it, discard it or sign out. */
export const profileDraft = createDraftStore<ProfileDraft>({
  name: 'profile',
  empty: UNCHANGED,
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
  bulky: 'avatar',
});

/** The form as the server knows the person. */
export function savedFields({ name, email, abshirMobile }: ProfileUser): ProfileFields {
  return { name, email: email ?? '', abshirMobile: abshirMobile ?? '', avatar: null };
}

/** The form with what was changed in it. */
export function draftedFields(saved: ProfileFields, draft: ProfileDraft): ProfileFields {
  return {
    name: draft.name ?? saved.name,
    email: draft.email ?? saved.email,
    abshirMobile: draft.abshirMobile ?? saved.abshirMobile,
    avatar: draft.avatar,
  };
}

/** What of a form differs from what the server knows. */
export function changedFields(fields: ProfileFields, saved: ProfileFields): ProfileDraft {
  const changed = (field: keyof ProfileFields) => (fields[field] === saved[field] ? null : fields[field]);
  return {
    name: changed('name'),
    email: changed('email'),
    abshirMobile: changed('abshirMobile'),
    avatar: fields.avatar,
  };
}

export function isChanged(draft: ProfileDraft): boolean {
  return Object.values(draft).some((value) => value !== null);
}
