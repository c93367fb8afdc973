import { afterEach, expect, it, vi } from 'vitest';
import { openWriteStore } from './write-store.ts';

afterEach(() => vi.unstubAllGlobals());

const write = {
  id: 'a',
  personId: 1,
  call: { name: 'favourites.add' as const, input: { body: { propertyId: 1 } } },
  madeAt: 0,
  failure: null,
};

it('keeps writes in memory where there is no IndexedDB', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const store = await openWriteStore();
  await store.add(write);
  expect(await store.all()).toHaveLength(1);
});

it('and where its very name is forbidden', async () => {
  vi.stubGlobal('indexedDB', undefined);
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const store = await openWriteStore();
  await store.add(write);
  expect(await store.all()).toHaveLength(1);
});
