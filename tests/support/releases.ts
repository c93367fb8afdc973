import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const TEXT = /\.(?:js|css|html|json|webmanifest|svg)$/;
const BUILD_MARK = /<meta name="build" content="([^"]+)"/;

/**
 * Releases of the same app as deploys would bring them: each with a build id and names of files of
 * its own.
 */
export interface Releases {
  /** A project folder whose dist is served. */
  root: string;
  /** The number of the one that is deployed: 1 at first. */
  readonly current: number;
  /**
   * Replaces the release and its files by the next one; returns its number. The server must be
   * restarted.
   */
  deployNext(): Promise<number>;
  dispose(): Promise<void>;
}

/** Which release a page or a file is of, by its build mark or its name. */
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
      // The server's own code names no file of the app's.
      if (!TEXT.test(path) || path.startsWith('server/')) await cp(join(ROOT, 'dist', path), target);
      else await writeFile(target, renamed(await readFile(join(ROOT, 'dist', path), 'utf8'), number));
    }
  }

  function renamed(text: string, number: number): string {
    const marked = text
      .replaceAll(build as string, releaseMark(number))
      // The precache's list identifies files with fixed names by their content.
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
