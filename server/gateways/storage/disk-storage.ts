import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StorageGateway } from './storage-gateway.ts';
import { requireKey } from './storage-key.ts';

/** A folder on disk; several servers that share a database must share it too. */
export function createDiskStorage(folder: string): StorageGateway {
  function pathOf(key: string): string {
    requireKey(key);
    return join(folder, key);
  }

  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Whoever reads meanwhile, or after a crash, finds the whole file or none.
      const draft = `${path}.${randomBytes(4).toString('hex')}.draft`;
      await writeFile(draft, content);
      await rename(draft, path);
    },
    async read(key) {
      try {
        const file = await open(pathOf(key));
        const { size } = await file.stat();
        return { bytes: size, stream: file.createReadStream() };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
