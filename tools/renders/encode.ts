/**
 * Makes the committed files of each master: ../pictures/<id>-<400|800|1200>.<avif|webp>, listed
 * with thumbhash, alternative text and what the catalogue knows in ../pictures/photographs.json.
 * Run from the repository's root: npx tsx tools/renders/encode.ts <folder of masters> [part of an
 * id …] A master that is not newer than its files is skipped; entries without master keep their
 * files. Prints the bytes.
 */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeRenditions } from '../../server/seed/demo/renditions.ts';

interface CatalogueEntry {
  id: string;
  subject: string;
  home: string | null;
  role: 'front' | 'street' | 'garden' | 'interior';
  level: 'modest' | 'middle' | 'high';
  types: string[];
  purposes: string[];
  place?: string;
  time: string;
  style: string;
  alt: { ar: string; en: string };
}

/** Qualities found by eye at arm's length: leaves and asphalt hide more than flat colour does. */
const RENDITIONS = [
  { width: 400, avif: 48, webp: 54 },
  { width: 800, avif: 42, webp: 46 },
  { width: 1200, avif: 40, webp: 42 },
] as const;

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const folder = here('../../server/seed/demo/pictures');
const list = path.join(folder, 'photographs.json');

async function catalogue(): Promise<CatalogueEntry[]> {
  const files = (await readdir(here('catalogue'))).filter((name) => name.endsWith('.json')).sort();
  const parts = await Promise.all(files.map((name) => readFile(path.join(here('catalogue'), name), 'utf8')));
  return parts.flatMap((text) => JSON.parse(text) as CatalogueEntry[]);
}

const changedAt = async (file: string) => (await stat(file).catch(() => null))?.mtimeMs ?? 0;

/** What the list says of a photograph: the catalogue's words, and the thumbhash of its files. */
const listed = (entry: CatalogueEntry, thumbhash: string) => ({
  key: entry.id,
  subject: entry.subject,
  width: 1200,
  height: 900,
  thumbhash,
  alt: entry.alt,
  home: entry.home,
  role: entry.role,
  level: entry.level,
  types: entry.types,
  purposes: entry.purposes,
  place: entry.place ?? null,
  time: entry.time,
  style: entry.style,
});

type Photograph = ReturnType<typeof listed>;

async function main(masters: string | undefined, wanted: readonly string[]) {
  if (!masters) throw new Error('Which folder holds the masters? See the head of this file.');
  const known: Photograph[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'));
  const byKey = new Map(known.map((photograph) => [photograph.key, photograph]));
  const entries = await catalogue();
  let encoded = 0;
  for (const entry of entries) {
    if (wanted.length > 0 && !wanted.some((part) => entry.id.includes(part))) continue;
    const master = path.join(masters, `${entry.id}.png`);
    const made = await changedAt(path.join(folder, `${entry.id}-400.avif`));
    const taken = await changedAt(master);
    if (taken === 0) continue;
    const before = byKey.get(entry.id);
    // Words and tags may have changed without the picture.
    if (before && made >= taken) byKey.set(entry.id, listed(entry, before.thumbhash));
    else {
      const source = () => sharp(master).removeAlpha();
      byKey.set(entry.id, listed(entry, await writeRenditions(source, folder, entry.id, RENDITIONS)));
      encoded++;
    }
  }
  const ids = new Set(entries.map(({ id }) => id));
  const sorted = [...byKey.values()]
    .filter(({ key }) => ids.has(key))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  await writeFile(list, `${JSON.stringify(sorted, null, 2)}\n`);
  await report(sorted.length, encoded);
}

/** Prints how many there are and what the whole folder weighs, by width and format. */
async function report(listed: number, encoded: number) {
  const weights = new Map<string, number>();
  for (const name of await readdir(folder)) {
    const kind = /-(\d+\.(?:avif|webp))$/.exec(name)?.[1];
    if (kind) weights.set(kind, (weights.get(kind) ?? 0) + (await stat(path.join(folder, name))).size);
  }
  const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(`${encoded} encoded, ${listed} listed, ${total} bytes in all`);
  for (const [kind, bytes] of [...weights].sort()) console.log(`${kind}: ${bytes}`);
}

const [masters, ...wanted] = process.argv.slice(2);
await main(masters, wanted);
