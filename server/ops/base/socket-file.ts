import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * What the address of a socket holds of a path, without the zero at its end: 104 bytes on macOS,
 * 108 on Linux.
 */
const MAX_PATH_BYTES = 103;

/** Where a server that runs on a DATA_DIR takes commands. */
export function socketFile(dataDir: string): string {
  return resolve(dataDir, 'ops.sock');
}

/**
 * Lets `use` reach a socket under a path that an address can hold: its own, or, where that is too
 * long, one through a link to its folder, which is gone when `use` is done.
 */
export async function atShortPath<Result>(
  file: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  if (Buffer.byteLength(file) <= MAX_PATH_BYTES) return use(file);
  const folder = await mkdtemp(join(tmpdir(), 'rukn-'));
  try {
    await symlink(dirname(file), join(folder, 'd'));
    return await use(join(folder, 'd', basename(file)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
