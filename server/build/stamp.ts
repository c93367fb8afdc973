import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.ts';

/** Written when a build has ended well. */
export const STAMP = fromRoot('dist', 'built-at');

const INPUTS = [
  'contract',
  'public',
  'server',
  'src',
  'sw',
  'index.html',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Whether dist/ is missing or older than anything that it is built from. */
export async function isBuildStale(): Promise<boolean> {
  const built = await modifiedAt(STAMP);
  if (built === null) return true;
  for (const input of INPUTS) {
    if ((await newestIn(fromRoot(input))) > built) return true;
  }
  return false;
}

async function modifiedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return null;
  }
}

/** Newest modification below a path, in ms; tests and generated files are no inputs. */
async function newestIn(path: string): Promise<number> {
  const own = (await modifiedAt(path)) ?? 0;
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const times = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !/\.(test|gen)\.tsx?$/.test(entry.name))
      .map((entry) => modifiedAt(join(entry.parentPath, entry.name))),
  );
  return Math.max(entries.length > 0 ? 0 : own, ...times.map((time) => time ?? 0));
}
