import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folders that determine the shape of a stored answer. */
const SOURCES = ['contract', 'src', 'sw'];

/**
 * Returns the build id, a hash of the sources: an unchanged source gives the same id on every
 * machine, so that a rebuild keeps all saved pages.
 */
export function buildId(root: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of SOURCES) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(?<!\.test|\.gen)\.(?:tsx?|json|css)$/.test(name)).sort()) {
      hash.update(file).update(readFileSync(join(root, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Writes the build's id into the head of every page, where `buildOfPage` (build-id.ts) reads it.
 */
export function buildMark(build: string): Plugin {
  return {
    name: 'rukn-build-mark',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }],
  };
}
