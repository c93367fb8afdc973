import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ApiError } from '../../http/api-error.ts';
import { createSemaphore } from '../../http/semaphore.ts';

const KEEP_MS = 10 * 60_000;
/** The most files kept; a part of 25,000 listings takes about half a megabyte. */
const MOST = 60;
const WAITING_MOST = 10;
/** The gzip level: URLs differ by a few digits, so a higher one saves little. */
const LEVEL = 2;

interface KeptFile {
  gzipped: Buffer;
  etag: string;
  until: number;
}

/**
 * Caches slow texts for ten minutes, compressed while they are generated, so that none is ever in
 * memory uncompressed. Generates one at a time; beyond WAITING_MOST waiting requests, throws a 503.
 */
export function createFileCache(now: () => number = Date.now) {
  const files = new Map<string, KeptFile>();
  const written = new Map<string, Promise<KeptFile>>();
  const withPermit = createSemaphore(1);

  async function write(key: string, pieces: () => AsyncIterable<string>): Promise<KeptFile> {
    const gzipped = await pipeline(pieces(), createGzip({ level: LEVEL }), (packed) => buffer(packed));
    const etag = `"${createHash('sha256').update(gzipped).digest('base64url').slice(0, 22)}"`;
    const file = { gzipped, etag, until: now() + KEEP_MS };
    files.delete(key);
    files.set(key, file);
    if (files.size > MOST) files.delete(files.keys().next().value as string);
    return file;
  }

  return async function fileOf(key: string, pieces: () => AsyncIterable<string>): Promise<KeptFile> {
    const known = files.get(key);
    if (known && known.until > now()) return known;
    const underWay = written.get(key);
    if (underWay) return underWay;
    if (written.size >= WAITING_MOST)
      throw new ApiError('serviceUnavailable', { headers: { 'retry-after': '10' } });
    const file = withPermit(() => write(key, pieces));
    written.set(key, file);
    try {
      return await file;
    } finally {
      written.delete(key);
    }
  };
}
