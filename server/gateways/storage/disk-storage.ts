import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ProviderError } from '../../lib/provider-error.ts';
import type { StorageGateway } from './storage-gateway.ts';
import { requireKey } from './storage-key.ts';

/**
 * Error codes of a disk that can't work now: full, over a quota, read-only, failing, or with too
 * many open files.
 */
const UNAVAILABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM']);

/** Files that are still being written; no key begins with a dot. */
const DRAFTS = '.drafts';
const DRAFT_AT_MOST_MS = 60 * 60_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Turns the disk's failures into ProviderError, as other storages throw. */
async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!UNAVAILABLE.has(codeOf(error))) throw error;
    throw new ProviderError(`The storage's disk can't do it (${codeOf(error)})`);
  }
}

/**
 * Stores files in a folder; servers that share a database must share it too. Throws ProviderError.
 */
export function createDiskStorage(folder: string): StorageGateway {
  function pathOf(key: string): string {
    requireKey(key);
    return join(folder, key);
  }

  const drafts = join(folder, DRAFTS);
  let tidied: Promise<void> | null = null;

  /** Removes drafts of processes that were killed. */
  async function tidy(): Promise<void> {
    for (const name of await readdir(drafts).catch(() => [])) {
      const draft = join(drafts, name);
      const { mtimeMs = Date.now() } = (await stat(draft).catch(() => null)) ?? {};
      if (Date.now() - mtimeMs > DRAFT_AT_MOST_MS) await rm(draft, { force: true });
    }
  }

  async function write(path: string, content: Buffer): Promise<void> {
    tidied ??= tidy();
    await tidied;
    await mkdir(drafts, { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    // Readers see the whole file or none, even during the write or after a crash.
    const draft = join(drafts, randomBytes(16).toString('hex'));
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
