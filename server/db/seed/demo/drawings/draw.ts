/**
 * Draws the demo's pictures into ../pictures and lists them in pictures.json.
 * Run from the repository's root: npx tsx server/db/seed/demo/drawings/draw.ts [part of a key …]
 * With arguments only the matching pictures are redrawn; the others keep their files and entries.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allDrawings } from './all-drawings.ts';
import { renderDrawing } from './render.ts';

type Entry = Awaited<ReturnType<typeof renderDrawing>>;

const folder = fileURLToPath(new URL('../pictures', import.meta.url));
const list = path.join(folder, 'pictures.json');

async function main(wanted: readonly string[]) {
  const chosen = allDrawings.filter(
    ({ key }) => wanted.length === 0 || wanted.some((part) => key.includes(part)),
  );
  const known: Entry[] = wanted.length === 0 ? [] : JSON.parse(await readFile(list, 'utf8'));
  const entries = new Map(known.map((entry) => [entry.key, entry]));
  for (const drawing of chosen) entries.set(drawing.key, await renderDrawing(drawing, folder));
  const sorted = [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  await writeFile(list, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${chosen.length} drawn, ${sorted.length} listed`);
}

await main(process.argv.slice(2));
