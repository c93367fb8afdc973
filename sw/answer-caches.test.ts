import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheStorage } from '../tests/support/cache-storage.ts';
import {
  forgetOtherBuilds,
  forgetPersons,
  GUEST_ANSWERS,
  PERSON_ANSWERS,
  PERSON_PICTURES,
  signOutCount,
} from './answer-caches.ts';

const dropped: string[] = [];
// Its lists of addresses and times lie in IndexedDB, which is the browser's.
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    constructor(private readonly name: string) {}
    async delete() {
      dropped.push(this.name);
    }
  },
}));

const OLD_PERSON = 'rukn-answers-person-older';
const OLD_GUEST = 'rukn-answers-guest-older';

beforeEach(async () => {
  vi.stubGlobal('caches', cacheStorage());
  for (const name of [GUEST_ANSWERS, PERSON_ANSWERS, PERSON_PICTURES, OLD_PERSON, OLD_GUEST, 'rukn-photos'])
    await caches.open(name);
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropped.length = 0;
});

it('forgets everything of persons, whatever the build, and nothing else', async () => {
  const before = signOutCount();
  await forgetPersons();
  expect(await caches.keys()).toEqual([GUEST_ANSWERS, OLD_GUEST, 'rukn-photos']);
  expect(dropped.toSorted()).toEqual([OLD_PERSON, PERSON_ANSWERS, PERSON_PICTURES].toSorted());
  // An answer that was on its way belongs to who is gone.
  expect(signOutCount()).toBe(before + 1);
});

it('forgets the answers of other builds', async () => {
  await forgetOtherBuilds();
  expect(await caches.keys()).toEqual([GUEST_ANSWERS, PERSON_ANSWERS, PERSON_PICTURES, 'rukn-photos']);
});
