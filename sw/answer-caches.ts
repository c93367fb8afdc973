import { CacheExpiration } from 'workbox-expiration';

declare const __BUILD_ID__: string;

const PREFIX = 'rukn-answers-';

/** Answers are read by the build that saved them only (DESIGN §9). */
export const GUEST_ANSWERS = `${PREFIX}guest-${__BUILD_ID__}`;
/** Everything that was asked with a session's token: dropped as a whole at sign-out. */
export const PERSON_ANSWERS = `${PREFIX}person-${__BUILD_ID__}`;

/** Pictures of people, the signed-in person's own among them: whatever the build, dropped at sign-out too. */
export const PERSON_PICTURES = 'rukn-person-pictures';

let generation = 0;

/** Counts the sign-outs: an answer that was on its way during one must not be kept. */
export function signOutCount(): number {
  return generation;
}

async function drop(name: string): Promise<void> {
  await caches.delete(name);
  // Its list of addresses and times in IndexedDB.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

/** Removes all that was kept for signed-in persons. */
export async function forgetPersons(): Promise<void> {
  generation += 1;
  const names = await caches.keys();
  const isPersonal = (name: string) => name.startsWith(`${PREFIX}person-`) || name === PERSON_PICTURES;
  await Promise.all(names.filter(isPersonal).map(drop));
}

/** Removes what other builds kept. */
export async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const isStrange = (name: string) =>
    name.startsWith(PREFIX) && name !== GUEST_ANSWERS && name !== PERSON_ANSWERS;
  await Promise.all(names.filter(isStrange).map(drop));
}
