import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What comes from others: the same bytes everywhere, no script, licences that allow it. */

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  inBundle?: boolean;
}

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pack: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** Only attribution is asked for, or, of the weaker copyleft ones, that the package stays apart. */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Zlib',
    'Unlicense',
  ],
  ...['CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1', 'MPL-2.0'],
  // libvips, a library of its own beside sharp.
  'LGPL-3.0-or-later',
]);
/** Their manifests name none, or in an old form: what their files say. */
const READ_BY_HAND: Record<string, string> = {
  '@mapbox/jsonlint-lines-primitives': 'MIT',
  busboy: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  streamsearch: 'MIT',
};
const partsOf = (licence: string) => licence.replace(/[()]/g, '').split(/ (?:AND|OR) /);

describe('the lock file', () => {
  it('is exact: each package by version and checksum, from the registry alone', () => {
    const bad = packages
      .filter(([, { version, integrity, inBundle }]) => !version || !(integrity || inBundle))
      .map(([path]) => path);
    expect(bad).toEqual([]);
    expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
    expect(packages.length).toBeGreaterThan(1_000);
  });

  it('is what package.json asks for, which names no ranges', () => {
    const wanted = Object.entries({ ...pack.dependencies, ...pack.devDependencies });
    for (const [name, version] of wanted) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});

describe('installation', () => {
  it('runs no script of a package', () => {
    const setting = ['config', 'get', 'ignore-scripts', '--prefix', root];
    expect(execFileSync('npm', setting, { cwd: root, encoding: 'utf8' }).trim()).toBe('true');
  });

  it('needs none of ours before or after another, which npm would leave out', () => {
    const names = Object.keys(pack.scripts ?? {});
    const around = names.filter((name) => /^(?:pre|post)/.test(name) || name === 'install');
    expect(around).toEqual([]);
  });
});

it('each package has a licence that we may use', () => {
  const licences = packages.map(
    ([path, { license }]) => [path, license ?? READ_BY_HAND[nameOf(path)] ?? 'none'] as const,
  );
  const others = licences.filter(([, licence]) => partsOf(licence).some((part) => !ALLOWED.has(part)));
  expect(others).toEqual([]);
});

describe('npm run sbom', () => {
  it('lists everything, with versions, checksums and licences', () => {
    const printed = execFileSync('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    });
    const { bomFormat, components } = JSON.parse(printed) as {
      bomFormat: string;
      components: { name: string; version: string; hashes?: object[]; licenses?: object[] }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const missing = packages
      .filter(([, { inBundle }]) => !inBundle)
      .map(([path, { version }]) => `${nameOf(path)}@${version}`)
      .filter((one) => !listed.has(one));
    expect(missing).toEqual([]);
    const bare = components.filter(({ name, licenses }) => !licenses && !(name in READ_BY_HAND));
    expect(bare).toEqual([]);
    expect(components.filter(({ hashes }) => hashes).length).toBeGreaterThan(1_000);
  });
});
