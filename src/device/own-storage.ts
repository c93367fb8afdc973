import { storage } from '../lib/storage.ts';

const PREFIX = 'rukn.own.';
/** Prefix of the names of drafts (draft-store.ts). */
export const DRAFT = 'draft.';
const GUEST = 'guest';

/** A signed-in user's id, null for a guest. */
type Owner = number | null;

const keyOf = (name: string, owner: Owner) => `${PREFIX}${name}.${owner ?? GUEST}`;

/**
 * localStorage entries of one user: never read by another, and removed with their saved answers at
 * sign-out. A guest's entries stay on the device; a user's drafts stay after the session has
 * expired, until another user signs in.
 */
export const ownStorage = {
  get: (name: string, owner: Owner): string | null => storage.get(keyOf(name, owner)),
  set: (name: string, owner: Owner, value: string): boolean => storage.set(keyOf(name, owner), value),
  remove: (name: string, owner: Owner): void => storage.remove(keyOf(name, owner)),
  /** Removes the entries of all signed-in users, except the drafts of `typist`. */
  forgetPersons(typist: Owner = null): void {
    for (const key of storage.keys(PREFIX)) {
      const isTyped = key.startsWith(PREFIX + DRAFT) && key.endsWith(`.${typist}`);
      if (!isTyped && !key.endsWith(`.${GUEST}`)) storage.remove(key);
    }
  },
};
