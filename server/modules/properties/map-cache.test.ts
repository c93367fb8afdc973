import { describe, expect, it, vi } from 'vitest';
import { COUNT_CAP } from '../../../contract/limits.ts';
import { createMapCache } from './map-cache.ts';

describe('recent maps', () => {
  it('find a wide search once a minute, also for those who ask at the same time', async () => {
    let now = 0;
    const recent = createMapCache(() => now);
    const find = vi.fn(async () => ({ total: COUNT_CAP + 1 }));
    await Promise.all([recent('a', find), recent('a', find)]);
    await recent('a', find);
    expect(find).toHaveBeenCalledTimes(1);
    now = 60_001;
    await recent('a', find);
    await recent('b', find);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('are all dropped by `forget`', async () => {
    const recent = createMapCache(() => 0);
    const find = vi.fn(async () => ({ total: COUNT_CAP + 1 }));
    await recent('a', find);
    recent.forget();
    await recent('a', find);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('never keep what is small, or what failed', async () => {
    const recent = createMapCache<{ total: number }>();
    const find = vi.fn(async () => ({ total: 3 }));
    await recent('a', find);
    await recent('a', find);
    expect(find).toHaveBeenCalledTimes(2);
    const fail = vi.fn(() => Promise.reject(new Error('no database')));
    await expect(recent('b', fail)).rejects.toThrow('no database');
    await expect(recent('b', fail)).rejects.toThrow('no database');
    expect(fail).toHaveBeenCalledTimes(2);
  });
});
