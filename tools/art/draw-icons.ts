/**
 * Draws the application's icons into public/icons.
 * Run from the repository's root: npx tsx tools/art/draw-icons.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  fullBleedMark,
  roundedMark,
  shortcutMark,
  singleColourMark,
} from '../../server/modules/social-cards/brand.ts';

const folder = fileURLToPath(new URL('../../public/icons', import.meta.url));

const SEARCH = '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>';
const HEART =
  '<path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"/>';
const PLUS = '<path d="M5 12h14"/><path d="M12 5v14"/>';

const pngOf = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();

/**
 * Wraps one PNG as an ICO file: a 6-byte header, one 16-byte directory entry, the PNG itself.
 * All numbers little-endian. Windows has read PNG entries since Vista, browsers since long.
 */
function icoOf(png: Buffer, size: number) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // kind: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the PNG begins
  return Buffer.concat([head, png]);
}

const PICTURES: readonly [name: string, svg: string, size: number][] = [
  ['icon-192', roundedMark, 192],
  ['icon-512', roundedMark, 512],
  ['maskable-192', fullBleedMark, 192],
  ['maskable-512', fullBleedMark, 512],
  ['monochrome-512', singleColourMark('#000000', 0.94), 512],
  // iOS cuts the corners itself and paints transparency black, so this one is full-bleed.
  ['apple-touch-icon', fullBleedMark, 180],
  // Android shows a badge by its alpha alone.
  ['badge-96', singleColourMark('#ffffff', 1.3), 96],
  ['shortcut-search-96', shortcutMark(SEARCH), 96],
  ['shortcut-favourites-96', shortcutMark(HEART), 96],
  ['shortcut-add-96', shortcutMark(PLUS), 96],
];

await mkdir(folder, { recursive: true });
for (const [name, svg, size] of PICTURES)
  await writeFile(path.join(folder, `${name}.png`), await pngOf(svg, size));
await writeFile(path.join(folder, 'favicon.svg'), roundedMark);
await writeFile(path.join(folder, '..', 'favicon.ico'), icoOf(await pngOf(roundedMark, 32), 32));
console.log(`${PICTURES.length + 2} icons drawn`);
