import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * The project's TypeScript files and their imports, for the architecture tests and `npm run house`.
 */

const root = join(import.meta.dirname, '../..');

/** Every file that git tracks or would add, as a path from the project's root. */
export const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));

/** TypeScript files, without generated ones and declarations. */
export const code = tracked.filter(
  (path) => /^(contract|src|sw|server|tests|tools)\/.*\.(ts|tsx)$/.test(path) && !/\.(gen|d)\.ts$/.test(path),
);
export const textOf = new Map(code.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
export const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path);

/** `target` is a project path for a relative import, a name for a package. */
export interface Import {
  target: string;
  isTypeOnly: boolean;
  isLazy: boolean;
}
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?[^;'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g;
function importsOf(path: string): Import[] {
  return [...(textOf.get(path) ?? '').matchAll(IMPORT)].map(([, isType, from, lazy, bare]) => {
    const name = from ?? lazy ?? bare ?? '';
    const target = name.startsWith('.') ? (normalize(join(dirname(path), name)).split('?')[0] ?? '') : name;
    return { target, isTypeOnly: Boolean(isType), isLazy: lazy !== undefined };
  });
}
export const imports = new Map(code.map((path) => [path, importsOf(path)]));

/**
 * Pairs of folders, two and three levels deep, that import each other; counts type imports, ignores
 * tests.
 */
export function twoWayFolders(): string[] {
  return ['src', 'server'].flatMap((room) =>
    [2, 3].flatMap((depth) => {
      const folderOf = (path: string) => path.split('/').slice(0, -1).slice(0, depth).join('/');
      const pairs = new Set(
        code
          .filter((path) => path.startsWith(`${room}/`) && !isTest(path))
          .flatMap((path) =>
            (imports.get(path) ?? [])
              .filter(({ target }) => target.startsWith(`${room}/`) && folderOf(target) !== folderOf(path))
              .map(({ target }) => `${folderOf(path)} ${folderOf(target)}`),
          ),
      );
      return [...pairs]
        .map((pair) => pair.split(' ') as [string, string])
        .filter(([from, to]) => from < to && pairs.has(`${to} ${from}`))
        .map(([from, to]) => `${from} and ${to}`);
    }),
  );
}
