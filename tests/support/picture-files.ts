import sharp from 'sharp';

/** A photograph as a phone gives one: noise of its own, so that no two are alike. */
export async function photoFile(name: string, { width = 1600, height = 1200 } = {}) {
  const background = { r: 180, g: 140, b: 90 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const buffer = await sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A photograph for which the phone was held upright: written lying, with a word that it is to be turned. */
export async function uprightPhoto(name: string, long: number, short: number) {
  const { buffer } = await photoFile(name, { width: long, height: short });
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp(buffer).withMetadata({ orientation: 6 }).toBuffer(),
  };
}

/** A photograph in a format that no decoder reads small. */
export async function pngOf(name: string, width: number, height: number) {
  const { buffer } = await photoFile(name, { width, height });
  return { name, mimeType: 'image/png', buffer: await sharp(buffer).png({ compressionLevel: 1 }).toBuffer() };
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
