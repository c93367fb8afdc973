/** SVG in, picture files out. */
import sharp from 'sharp';
import { writeRenditions } from '../renditions.ts';
import type { Drawing } from './kit/stage.ts';

/** Qualities found by eye: flat colour shows blotches early. */
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
  // One large raster feeds all sizes: rendering the paths is the slow part.
  const { data, info } = await raster(svg, 2400, 1800, 216).raw().toBuffer({ resolveWithObject: true });
  const source = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  return {
    key: drawing.key,
    subject: drawing.subject,
    width: 1200,
    height: 900,
    thumbhash: await writeRenditions(source, folder, drawing.key, RENDITIONS),
    alt: drawing.alt,
  };
}
