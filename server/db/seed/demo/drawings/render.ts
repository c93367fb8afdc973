/** SVG in, picture files out. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Drawing } from './kit/stage.ts';

/** Widths of the three renditions, in pixels, with qualities found by eye: flat colour shows blotches early. */
const RENDITIONS = [
  { width: 400, avif: 56, webp: 74 },
  { width: 800, avif: 54, webp: 72 },
  { width: 1200, avif: 52, webp: 70 },
] as const;

const raster = (svg: string, width: number, height: number, density: number) =>
  sharp(Buffer.from(svg), { density }).resize(width, height, { fit: 'cover' }).removeAlpha();

/** Writes the six files of a drawing and returns its entry for pictures.json. */
export async function renderDrawing(drawing: Drawing, folder: string) {
  const svg = drawing.svg();
  await mkdir(folder, { recursive: true });
  // One large raster feeds all sizes: rendering the paths is the slow part.
  const { data, info } = await raster(svg, 2400, 1800, 216).raw().toBuffer({ resolveWithObject: true });
  const source = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  for (const { width, avif, webp } of RENDITIONS) {
    const height = width * 0.75;
    const file = path.join(folder, `${drawing.key}-${width}`);
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
  return {
    key: drawing.key,
    subject: drawing.subject,
    width: 1200,
    height: 900,
    thumbhash: Buffer.from(rgbaToThumbHash(100, 75, thumb)).toString('base64'),
    alt: drawing.alt,
  };
}
