import type { Answer } from '../../../contract/contract.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';

type ProfileUser = Answer<'profile.get'>['user'];

/** The values of the form. */
export interface ProfileFields {
  name: string;
  email: string;
  abshirMobile: string;
  /** A new picture as a data: URL, '' to remove it, null if it is unchanged. */
  avatar: string | null;
}

/** The user's changes; null where a field equals the server's value. */
type ProfileDraft = { [Field in keyof ProfileFields]: string | null };

const UNCHANGED: ProfileDraft = { name: null, email: null, abshirMobile: null, avatar: null };

/** The user's changes to the profile, until they save, discard or sign out. */
export const profileDraft = createDraftStore<ProfileDraft>({
  name: 'profile',
  empty: UNCHANGED,
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
  bulky: 'avatar',
});

/** The form with the server's values. */
export function savedFields({ name, email, abshirMobile }: ProfileUser): ProfileFields {
  return { name, email: email ?? '', abshirMobile: abshirMobile ?? '', avatar: null };
}

/** The form with the user's changes. */
export function draftedFields(saved: ProfileFields, draft: ProfileDraft): ProfileFields {
  return {
    name: draft.name ?? saved.name,
    email: draft.email ?? saved.email,
    abshirMobile: draft.abshirMobile ?? saved.abshirMobile,
    avatar: draft.avatar,
  };
}

/** The fields of a form that differ from the server's values. */
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
