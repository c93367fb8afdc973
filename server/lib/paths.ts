import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The nearest parent folder with a package.json: the project root both when run from source and
 * from the bundle, which is in another folder.
 */
function findProjectRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from)
    throw new Error('No package.json found above the server: it must run inside its project');
  return findProjectRoot(parent);
}

/** Absolute path of the project's root folder. */
export const projectRoot = findProjectRoot(dirname(fileURLToPath(import.meta.url)));

/** Absolute path of a file or folder of the project, such as `fromRoot('dist', 'app')`. */
export function fromRoot(...parts: string[]): string {
  return join(projectRoot, ...parts);
}

/** The demo photos, computed and stored with the source (DESIGN §7). */
export const demoPicturesFolder = fromRoot('server', 'seed', 'demo', 'pictures');
