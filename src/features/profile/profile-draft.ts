import type { Answer } from '../../../contract/contract.ts';
import { ownStorage } from '../../lib/own-storage.ts';

type ProfileUser = Answer<'profile.get'>['user'];

/** What stands in the form. */
export interface ProfileFields {
  name: string;
  email: string;
  abshirMobile: string;
  /** A new picture as a data: address, '' for none at all, null while it stays as it is. */
  avatar: string | null;
}

const NAME = 'profile-draft';
const KEYS = ['name', 'email', 'abshirMobile', 'avatar'] as const;

/** The form as the server knows the person. */
export function savedFields({ name, email, abshirMobile }: ProfileUser): ProfileFields {
  return { name, email: email ?? '', abshirMobile: abshirMobile ?? '', avatar: null };
}

/** What differs from what the server knows. */
export function changedFields(fields: ProfileFields, saved: ProfileFields): Partial<ProfileFields> {
  return Object.fromEntries(KEYS.flatMap((key) => (fields[key] === saved[key] ? [] : [[key, fields[key]]])));
}

/**
 * What a person has changed and not saved yet: kept on the device for him alone, through errors, reloads, a
 * change of language and no network, until it is saved, discarded, or he signs out.
 */
export const profileDraft = {
  /** The kept changes; none where there are none, or somebody else wrote them. */
  read(personId: number): Partial<ProfileFields> {
    try {
      const kept: unknown = JSON.parse(ownStorage.get(NAME, personId) ?? '{}');
      if (typeof kept !== 'object' || kept === null) return {};
      const texts = Object.entries(kept).filter(
        ([key, value]) => KEYS.some((known) => known === key) && typeof value === 'string',
      );
      return Object.fromEntries(texts);
    } catch {
      return {};
    }
  },
  keep(personId: number, changes: Partial<ProfileFields>): void {
    if (Object.keys(changes).length === 0) ownStorage.remove(NAME, personId);
    else if (!ownStorage.set(NAME, personId, JSON.stringify(changes))) {
      // No room for the picture: the words at least.
      const { avatar: _, ...words } = changes;
      ownStorage.set(NAME, personId, JSON.stringify(words));
    }
  },
  drop: (personId: number): void => ownStorage.remove(NAME, personId),
};
