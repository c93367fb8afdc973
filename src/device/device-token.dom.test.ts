import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const load = async () => (await import('./device-token.ts')).deviceToken;

it('is 256 random bits that outlive a reload', async () => {
  const token = (await load())();
  expect(token).toMatch(/^[\w-]{43}$/);
  vi.resetModules();
  expect((await load())()).toBe(token);
  localStorage.clear();
  vi.resetModules();
  expect((await load())()).not.toBe(token);
});

it('stays the same for as long as the page does where nothing can be kept', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const deviceToken = await load();
  expect(deviceToken()).toBe(deviceToken());
  vi.restoreAllMocks();
});
