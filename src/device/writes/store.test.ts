import { afterEach, expect, it, vi } from 'vitest';
import { openWriteStore } from './store.ts';

afterEach(() => vi.unstubAllGlobals());

const write = {
  id: 'a',
  personId: 1,
  call: { name: 'favourites.add' as const, input: { body: { propertyId: 1 } } },
  madeAt: 0,
  failure: null,
};

it.each([
  ['there is no IndexedDB', { value: undefined }],
  ['it never answers', { value: { open: () => ({ addEventListener: () => undefined }) } }],
  [
    'its very name is forbidden',
    {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('takes nothing to keep where %s, and forgets without a fault', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', undefined);
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...indexedDB });
  const store = await openWriteStore();
  await expect(store.add(write)).rejects.toThrow();
  expect(await store.all()).toEqual([]);
  await store.clear();
});
