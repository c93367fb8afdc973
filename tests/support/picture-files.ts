import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Blots at random: a picture unlike every other, still alike when shrunk or encoded again. */
export async function blotsAtRandom(width = 640, height = 480): Promise<Buffer> {
  const side = 6;
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A photograph as a phone gives one. */
export async function photoFile(name: string, { width = 1600, height = 1200 } = {}) {
  return { name, mimeType: 'image/jpeg', buffer: await blotsAtRandom(width, height) };
}

/**
 * A photograph for which the phone was held upright: written lying, with a word that it is to be
 * turned.
 */
export async function uprightPhoto(name: string, long: number, short: number) {
  const buffer = await sharp(await blotsAtRandom(long, short))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A photograph in a format that no decoder reads small. */
export async function pngOf(name: string, width: number, height: number) {
  const buffer = await sharp(await blotsAtRandom(width, height))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** A PDF that calls itself a photograph. */
export function renamedPdf(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n') };
}

/** A drawing with a script in it. */
export function scriptedDrawing(name: string) {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}
