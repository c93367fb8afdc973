import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/**
 * A JPEG of random blots, unlike any other picture, and still recognisable when shrunk or
 * re-encoded.
 */
export async function blotsAtRandom(width = 640, height = 480): Promise<Buffer> {
  const side = 6;
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A JPEG file for upload, like a phone's photo. */
export async function photoFile(name: string, { width = 1600, height = 1200 } = {}) {
  return { name, mimeType: 'image/jpeg', buffer: await blotsAtRandom(width, height) };
}

/**
 * A photo taken with the phone upright: stored in landscape, with an EXIF orientation to rotate it.
 */
export async function uprightPhoto(name: string, long: number, short: number) {
  const buffer = await sharp(await blotsAtRandom(long, short))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A PNG photo: decoders can't shrink it while reading. */
export async function pngOf(name: string, width: number, height: number) {
  const buffer = await sharp(await blotsAtRandom(width, height))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** A PDF that claims to be a JPEG. */
export function renamedPdf(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n') };
}

/** An SVG with a script. */
export function scriptedDrawing(name: string) {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}
