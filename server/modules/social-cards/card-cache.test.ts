import { describe, expect, it } from 'vitest';
import { createCardCache } from './card-cache.ts';

describe('kept cards', () => {
  it('are drawn once for all who ask meanwhile, and again only once they had to leave', async () => {
    const cardOf = createCardCache(250);
    let drawn = 0;
    const draw = async () => {
      drawn += 1;
      return Buffer.alloc(100);
    };
    await Promise.all([cardOf('a', draw), cardOf('a', draw)]);
    await cardOf('b', draw);
    expect(drawn).toBe(2);
    await cardOf('a', draw);
    await cardOf('c', draw);
    expect(drawn).toBe(3);
    await cardOf('a', draw);
    expect(drawn).toBe(3);
    await cardOf('b', draw);
    expect(drawn).toBe(4);
  });

  it('are drawn one at a time, and who would wait behind twenty comes again', async () => {
    const cardOf = createCardCache();
    let [atOnce, most] = [0, 0];
    const draw = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 1));
      atOnce -= 1;
      return Buffer.alloc(1);
    };
    const drawn = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => cardOf(`${at}`, draw)));
    expect(most).toBe(1);
    const refused = drawn.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ reason: { statusCode: 503, headers: { 'retry-after': '5' } } });
    await expect(cardOf('after', draw)).resolves.toHaveLength(1);
  });

  it('a drawing that fails is tried again', async () => {
    const cardOf = createCardCache();
    await expect(cardOf('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(cardOf('a', async () => Buffer.alloc(1))).resolves.toHaveLength(1);
  });
});
