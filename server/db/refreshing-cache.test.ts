import { expect, it, vi } from 'vitest';
import { refreshingCache } from './refreshing-cache.ts';

it('hands out its value and refetches it in the background once it is old', async () => {
  let time = 0;
  const find = vi.fn<() => Promise<number>>();
  find.mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const { current, settled } = refreshingCache(
    60,
    find,
    () => undefined,
    () => time,
  );
  expect(current()).toBeNull();
  expect(current()).toBeNull();
  await settled();
  expect(find).toHaveBeenCalledTimes(1);
  expect(current()).toBe(1);
  time = 60;
  expect(current()).toBe(1);
  await settled();
  expect(current()).toBe(2);
  expect(find).toHaveBeenCalledTimes(2);
});

it('keeps the last answer when the next fails, and waits its time before it asks again', async () => {
  let time = 0;
  const fault = new Error('gone');
  const find = vi.fn<() => Promise<number>>();
  find.mockResolvedValueOnce(1).mockRejectedValueOnce(fault);
  const onFailure = vi.fn();
  const { current, settled } = refreshingCache(60, find, onFailure, () => time);
  current();
  await settled();
  time = 60;
  current();
  await settled();
  expect(onFailure).toHaveBeenCalledWith(fault);
  expect(current()).toBe(1);
  expect(find).toHaveBeenCalledTimes(2);
});
