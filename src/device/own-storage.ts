import { storage } from '../lib/storage.ts';

const PREFIX = 'rukn.own.';
/** Begins the name of what was typed and is not sent yet (draft-store.ts). */
export const DRAFT = 'draft.';
const GUEST = 'guest';

/** Whose it is: a signed-in person's id, null for a guest. */
type Owner = number | null;

const keyOf = (name: string, owner: Owner) => `${PREFIX}${name}.${owner ?? GUEST}`;

/**
 * What the device keeps for one user, beside their saved answers: never read across users, and
 * removed with the rest when the user signs out. What a guest has left on the device stays with it,
 * and so do a user's drafts after the session has expired, until another user signs in.
 */
export const ownStorage = {
  get: (name: string, owner: Owner): string | null => storage.get(keyOf(name, owner)),
  set: (name: string, owner: Owner, value: string): boolean => storage.set(keyOf(name, owner), value),
  remove: (name: string, owner: Owner): void => storage.remove(keyOf(name, owner)),
  /**
   * Removes what is kept for signed-in persons, all but what one of them, if any, has typed and not
   * sent.
   */
  forgetPersons(typist: Owner = null): void {
    for (const key of storage.keys(PREFIX)) {
      const isTyped = key.startsWith(PREFIX + DRAFT) && key.endsWith(`.${typist}`);
      if (!isTyped && !key.endsWith(`.${GUEST}`)) storage.remove(key);
    }
  },
};
