import { storage } from './storage.ts';

const PREFIX = 'rukn.own.';
const GUEST = 'guest';

/** Whose it is: a signed-in person's id, null for a guest. */
type Owner = number | null;

const keyOf = (name: string, owner: Owner) => `${PREFIX}${name}.${owner ?? GUEST}`;

/**
 * What the device keeps for one person, beside his saved answers: never read across persons, and gone with
 * the rest when he signs out. What a guest has left on the device stays with it.
 */
export const ownStorage = {
  get: (name: string, owner: Owner): string | null => storage.get(keyOf(name, owner)),
  set: (name: string, owner: Owner, value: string): boolean => storage.set(keyOf(name, owner), value),
  remove: (name: string, owner: Owner): void => storage.remove(keyOf(name, owner)),
  /** Removes what is kept for any signed-in person. */
  forgetPersons(): void {
    for (const key of storage.keys(PREFIX)) if (!key.endsWith(`.${GUEST}`)) storage.remove(key);
  },
};
