/**
 * Converts a picture to the files that the app requests (three widths, two formats) and a
 * thumbhash.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** Encoder qualities (1 to 100) of one width in pixels. */
interface Rendition {
  width: number;
  avif: number;
  webp: number;
}

/** Height to width: the demo's pictures are 4:3. */
const RATIO = 0.75;

/**
 * Writes `<key>-<width>.avif` and `.webp` into the folder for each rendition. `source` returns a
 * new pipeline over the whole picture at each call. Returns the thumbhash in base64.
 */
export async function writeRenditions(
  source: () => Sharp,
  folder: string,
  key: string,
  renditions: readonly Rendition[],
) {
  await mkdir(folder, { recursive: true });
  for (const { width, avif, webp } of renditions) {
    const height = width * RATIO;
    const file = path.join(folder, `${key}-${width}`);
    await writeFile(
      `${file}.avif`,
      await source()
        .resize(width, height)
        .avif({ quality: avif, effort: 4, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    );
    await writeFile(
      `${file}.webp`,
      await source()
        .resize(width, height)
        .webp({ quality: webp, effort: 5, smartSubsample: true })
        .toBuffer(),
    );
  }
  const thumb = await source().resize(100, 75).ensureAlpha().raw().toBuffer();
  return Buffer.from(rgbaToThumbHash(100, 75, thumb)).toString('base64');
}
