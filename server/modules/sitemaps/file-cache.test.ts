import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createFileCache } from './file-cache.ts';

describe('a kept file', () => {
  it('is written once in ten minutes, however many ask meanwhile', async () => {
    let [now, written] = [0, 0];
    const fileOf = createFileCache(() => now);
    const pieces = async function* () {
      written += 1;
      yield 'one';
      yield 'two';
    };
    const [first] = await Promise.all([fileOf('a', pieces), fileOf('a', pieces)]);
    expect(gunzipSync(first?.gzipped ?? '').toString()).toBe('onetwo');
    now = 599_999;
    await fileOf('a', pieces);
    expect(written).toBe(1);
    now = 600_000;
    await fileOf('a', pieces);
    expect(written).toBe(2);
  });

  it('that can’t be written fails, and is tried again', async () => {
    const fileOf = createFileCache();
    // biome-ignore lint/correctness/useYield: it fails before its first piece
    const broken = async function* (): AsyncGenerator<string> {
      throw new Error('no database');
    };
    await expect(fileOf('a', broken)).rejects.toThrow('no database');
    const fine = async function* () {
      yield 'x';
    };
    await expect(fileOf('a', fine)).resolves.toBeTruthy();
  });
});
