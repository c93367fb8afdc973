import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * The longest path in a socket's address, without the terminating zero: 104 bytes with it on macOS,
 * 108 on Linux.
 */
const MAX_PATH_BYTES = 103;

/** The socket where a server on this DATA_DIR accepts commands. */
export function socketFile(dataDir: string): string {
  return resolve(dataDir, 'ops.sock');
}

/**
 * Calls `use` with a path short enough for a socket's address: the file's own, or one through a
 * temporary link to its folder, removed afterwards.
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
