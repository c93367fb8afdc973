import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheStorage } from '../tests/support/cache-storage.ts';
import {
  cacheKey,
  forgetOtherBuilds,
  forgetPersons,
  GUEST_ANSWERS,
  PERSON_ANSWERS,
  PERSON_PICTURES,
  signOutCount,
} from './answer-caches.ts';

const dropped: string[] = [];
// Its lists of URLs and times are in IndexedDB, which only browsers have.
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
  // An answer under way belongs to the user who signed out.
  expect(signOutCount()).toBe(before + 1);
});

it('forgets the answers of other builds', async () => {
  await forgetOtherBuilds();
  expect(await caches.keys()).toEqual([GUEST_ANSWERS, PERSON_ANSWERS, PERSON_PICTURES, 'rukn-photos']);
});

const LIST = 'https://rukn.example/api/properties/list';

function request(url: string, headers: Record<string, string> = {}) {
  return { url, headers: new Headers(headers) };
}

describe('cacheKey', () => {
  it('keeps languages apart, Arabic being the default', async () => {
    const arabic = await cacheKey(request(LIST));
    expect(await cacheKey(request(LIST, { language: 'ar' }))).toBe(arabic);
    expect(await cacheKey(request(LIST, { language: 'en' }))).not.toBe(arabic);
  });

  it('keeps persons apart without writing their tokens', async () => {
    const one = await cacheKey(request(LIST, { 'session-token': 'secret-one' }));
    const two = await cacheKey(request(LIST, { 'session-token': 'secret-two' }));
    const guest = await cacheKey(request(LIST));
    expect(new Set([one, two, guest]).size).toBe(3);
    expect(one).not.toContain('secret');
    expect(one).toMatch(/__person=[0-9a-f]{16}$/);
    expect(guest).toMatch(/__person=guest$/);
    expect(await cacheKey(request(LIST, { 'session-token': 'secret-one' }))).toBe(one);
  });

  it('does not let an address speak for another person or language', async () => {
    const forged = await cacheKey(request(`${LIST}?__person=guest&__language=en`, { 'session-token': 'x' }));
    expect(forged).toBe(await cacheKey(request(LIST, { 'session-token': 'x' })));
  });

  it('is one for parameters in any order, and ignores the fragment', async () => {
    expect(await cacheKey(request(`${LIST}?page=2&cityId=1#top`))).toBe(
      await cacheKey(request(`${LIST}?cityId=1&page=2`)),
    );
    expect(await cacheKey(request(`${LIST}?page=2`))).not.toBe(await cacheKey(request(`${LIST}?page=3`)));
  });
});
