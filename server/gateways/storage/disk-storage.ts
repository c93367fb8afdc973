import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ProviderError } from '../../lib/provider-error.ts';
import type { StorageGateway } from './storage-gateway.ts';
import { requireKey } from './storage-key.ts';

/**
 * The disk can't serve this now: full, over a quota, read-only, failing, or too many files are
 * open.
 */
const UNAVAILABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Brings the disk's failures to the one that other storages have. */
async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!UNAVAILABLE.has(codeOf(error))) throw error;
    throw new ProviderError(`The storage's disk can't do it (${codeOf(error)})`);
  }
}

/**
 * A folder on disk; several servers that share a database must share it too. Fails with
 * ProviderError.
 */
export function createDiskStorage(folder: string): StorageGateway {
  function pathOf(key: string): string {
    requireKey(key);
    return join(folder, key);
  }

  async function write(path: string, content: Buffer): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    // A reader, meanwhile or after a crash, finds the whole file or none.
    const draft = `${path}.${randomBytes(4).toString('hex')}.draft`;
    try {
      await writeFile(draft, content);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async function read(path: string) {
    try {
      const file = await open(path);
      const { size } = await file.stat();
      return { bytes: size, stream: file.createReadStream() };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  return {
    async put(key, content) {
      const path = pathOf(key);
      await onDisk(() => write(path, content));
    },
    async read(key) {
      const path = pathOf(key);
      return onDisk(() => read(path));
    },
    async remove(key) {
      const path = pathOf(key);
      await onDisk(() => rm(path, { force: true }));
    },
  };
}
