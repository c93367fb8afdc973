import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { propertyTypes } from '../../server/seed/reference/property-types.ts';

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const pictures = here('../../server/seed/demo/pictures');
/** What all pictures of the demo may weigh together, in the repository and on a first start. */
const MOST_BYTES = 25_000_000;

interface Entry {
  id: string;
  scene: string;
  role: string;
  level: string;
  types: string[];
  purposes: string[];
  place?: string;
  alt: { ar: string; en: string };
}

async function entries() {
  const names = (await readdir(here('catalogue'))).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(names.map((name) => readFile(join(here('catalogue'), name), 'utf8')));
  return texts.flatMap((text) => JSON.parse(text) as Entry[]);
}

describe('the catalogue of photographs', () => {
  it('gives each picture an id of its own and a scene that exists', async () => {
    const all = await entries();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { scene } of all) {
      const file = here(`scenes/${scene.replace('.', '/')}.py`);
      expect((await stat(file)).isFile(), scene).toBe(true);
    }
  });

  it('describes each picture in both languages, in its own words', async () => {
    const all = await entries();
    for (const { id, alt } of all) {
      expect(alt.ar, id).toMatch(/[\u0600-\u06ff]{3}/);
      expect(alt.en, id).toMatch(/^[A-Z][^\u0600-\u06ff]+$/);
    }
    expect(new Set(all.map(({ alt }) => alt.ar)).size).toBe(all.length);
    expect(new Set(all.map(({ alt }) => alt.en)).size).toBe(all.length);
  });

  it('says which listings a picture fits', async () => {
    const keys = new Set<string>(propertyTypes.map(({ key }) => key));
    for (const { id, types, purposes, role, level, place } of await entries()) {
      expect(types.length, id).toBeGreaterThan(0);
      for (const type of types) expect(keys, id).toContain(type);
      expect(purposes.length, id).toBeGreaterThan(0);
      expect(['front', 'street', 'garden', 'interior'], id).toContain(role);
      expect(['modest', 'middle', 'high'], id).toContain(level);
      expect([undefined, 'coast', 'hijaz', 'centre', 'najdi', 'tower'], id).toContain(place);
    }
  });
});

describe('the encoded photographs', () => {
  it('are all there, of the catalogue, with nothing beside them, and light enough for the repository', async () => {
    const listed: { key: string; thumbhash: string }[] = JSON.parse(
      await readFile(join(pictures, 'photographs.json'), 'utf8'),
    );
    const ids = new Set((await entries()).map(({ id }) => id));
    const files = await readdir(pictures);
    const names = listed.flatMap(({ key }) =>
      [400, 800, 1200].flatMap((width) => ['avif', 'webp'].map((format) => `${key}-${width}.${format}`)),
    );
    for (const { key, thumbhash } of listed) {
      expect(ids).toContain(key);
      expect(thumbhash).not.toBe('');
    }
    expect(files.sort()).toEqual([...names, 'photographs.json'].sort());
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(pictures, name))).size));
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
  });
});
