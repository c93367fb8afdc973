import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const TEXT = /\.(?:js|css|html|json|webmanifest|svg)$/;
const BUILD_MARK = /<meta name="build" content="([^"]+)"/;

/**
 * Successive releases of the same app, as deploys produce them: each with its own build id and file
 * names.
 */
export interface Releases {
  /** The project folder to serve `dist` from. */
  root: string;
  /** The number of the deployed release, starting at 1. */
  readonly current: number;
  /**
   * Deploys the next release in place of the current one; returns its number. Restart the server
   * afterwards.
   */
  deployNext(): Promise<number>;
  dispose(): Promise<void>;
}

/** Identify the release of a page (by its build mark) and of a file (by its name). */
export const releaseMark = (number: number) => `release-${number}`;
export const RELEASE_OF_FILE = /\/assets\/r(\d+)-/;

export async function createReleases(): Promise<Releases> {
  const root = await mkdtemp(join(tmpdir(), 'rukn-releases-'));
  for (const name of ['node_modules', 'package.json', 'server'])
    await symlink(join(ROOT, name), join(root, name));
  const files = (await readdir(join(ROOT, 'dist'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br') && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + '/dist/'.length));
  const build = BUILD_MARK.exec(await readFile(join(ROOT, 'dist/app/index.html'), 'utf8'))?.[1];
  if (!build) throw new Error('The built index.html bears no build mark');
  const assets = files.filter((path) => path.startsWith('app/assets/')).map((path) => basename(path));

  async function deploy(number: number): Promise<void> {
    await rm(join(root, 'dist'), { recursive: true, force: true });
    for (const path of files) {
      const name = path.startsWith('app/assets/') ? join('app/assets', `r${number}-${basename(path)}`) : path;
      const target = join(root, 'dist', name);
      await mkdir(dirname(target), { recursive: true });
      // The server's code has no names of the app's files.
      if (!TEXT.test(path) || path.startsWith('server/')) await cp(join(ROOT, 'dist', path), target);
      else await writeFile(target, renamed(await readFile(join(ROOT, 'dist', path), 'utf8'), number));
    }
  }

  function renamed(text: string, number: number): string {
    const marked = text
      .replaceAll(build as string, releaseMark(number))
      // The precache identifies files with fixed names by a content hash.
      .replace(/("?revision"?:\s*")[0-9a-f]{8}/g, `$1${String(number).padStart(8, '0')}`);
    return assets.reduce((all, name) => all.replaceAll(name, `r${number}-${name}`), marked);
  }

  let current = 1;
  await deploy(current);
  return {
    root,
    get current() {
      return current;
    },
    async deployNext() {
      current += 1;
      await deploy(current);
      return current;
    },
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}
