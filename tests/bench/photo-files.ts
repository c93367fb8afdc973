import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The size of a 12-megapixel photo of a phone's main camera. */
const WIDTH = 4032;
const HEIGHT = 3024;
/** Sensor noise in a dim room, in 256 shades. */
const GRAIN = 30;

/**
 * A 12-megapixel JPEG of 3 to 5 MB like a phone's photo: soft shapes and light with sensor noise.
 * Each `seed` produces a different picture.
 */
export async function phonePhoto(seed: number): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width: WIDTH / 4,
      height: HEIGHT / 4,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: GRAIN },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(scene(seed), { density: 72 })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Writes `count` photos to a folder; returns their paths and sizes. */
export async function takePhotos(folder: string, count: number) {
  const paths: string[] = [];
  const megabytes: number[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const photo = await phonePhoto(seed);
    const path = join(folder, `IMG_${seed}.jpg`);
    await writeFile(path, photo);
    paths.push(path);
    megabytes.push(Math.round(photo.length / 100_000) / 10);
  }
  return { paths, megabytes };
}

/** An SVG of a room's walls, window and furniture; colours depend on `seed`. */
function scene(seed: number): Buffer {
  const hue = (seed * 47) % 360;
  const shapes = Array.from({ length: 60 }, (_, at) => {
    const x = (at * 137 + seed * 61) % 1000;
    const y = (at * 89 + seed * 43) % 750;
    const size = 20 + ((at * 31 + seed * 17) % 120);
    const tone = 20 + ((at * 13) % 60);
    return `<rect x="${x}" y="${y}" width="${size}" height="${size * 0.7}" rx="6" fill="hsl(${(hue + at * 11) % 360} 40% ${tone}%)" opacity="0.6"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750">
      <defs><linearGradient id="light" x2="1" y2="1"><stop stop-color="hsl(${hue} 30% 85%)"/><stop offset="1" stop-color="hsl(${hue} 35% 25%)"/></linearGradient></defs>
      <rect width="1000" height="750" fill="url(#light)"/>${shapes.join('')}
    </svg>`,
  );
}
