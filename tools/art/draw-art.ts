/**
 * Draws the pictures of the interface into public/art.
 * Run from the repository's root: npx tsx tools/art/draw-art.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { heroPhone, heroWide, loginHeader, socialCardPanel } from './interface-art.ts';
import { photoMissing, SIGNS } from './interface-signs.ts';

const folder = fileURLToPath(new URL('../../public/art', import.meta.url));

/** Bytes a file may weigh: the phone's hero sits in the largest paint. */
type Budget = { avif: number; webp: number };

/** Encodes at the best quality that keeps within the budget. */
async function write(name: string, svg: string, width: number, height: number, budget: Budget) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  for (const format of ['avif', 'webp'] as const) {
    const encode = (quality: number) =>
      format === 'avif'
        ? source().avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer()
        : source().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    let bytes = await encode(12);
    for (const quality of [72, 66, 60, 54, 48, 42, 36, 30, 24, 18]) {
      const attempt = await encode(quality);
      if (attempt.length > budget[format]) continue;
      bytes = attempt;
      console.log(name, format, quality, attempt.length);
      break;
    }
    await writeFile(path.join(folder, `${name}.${format}`), bytes);
  }
}

const KB = 1024;
await mkdir(folder, { recursive: true });
for (const theme of ['dawn', 'night'] as const) {
  await write(`hero-${theme}`, heroPhone(theme), 780, 560, { avif: 14 * KB, webp: 24 * KB });
  await write(`hero-${theme}-wide`, heroWide(theme), 2432, 720, { avif: 45 * KB, webp: 45 * KB });
}
await write('login', loginHeader('golden'), 780, 500, { avif: 24 * KB, webp: 34 * KB });
await write('login-night', loginHeader('night'), 780, 500, { avif: 24 * KB, webp: 34 * KB });
for (const [name, svg] of Object.entries(SIGNS)) await writeFile(path.join(folder, `${name}.svg`), svg);
await writeFile(path.join(folder, 'photo-missing.svg'), photoMissing);
// The card of links without a picture of their own: a photograph of the demo beside the mark.
const photograph = fileURLToPath(
  new URL('../../server/seed/demo/pictures/villa-cantilever-golden-1200.avif', import.meta.url),
);
const house = await sharp(photograph)
  .resize(984)
  .extract({ left: 120, top: 96, width: 810, height: 630 })
  .toBuffer();
await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fbf8f3' } })
  .composite([{ input: house, left: 0, top: 0 }, { input: Buffer.from(socialCardPanel()) }])
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(path.join(folder, 'social-card.jpg'));
