import { imageDimensionsFromStream } from 'image-dimensions';

const TYPE = 'image/jpeg';
const QUALITY = 0.85;

export interface Drawing {
  /** px; a smaller picture is not enlarged. */
  longestSide: number;
  /** A rough preview: decoded with as little work and memory as possible. */
  isRough?: boolean;
}

interface Decoded {
  image: ImageBitmap | VideoFrame;
  width: number;
  height: number;
}

/** Works on a page and in a worker. */
function canvasOf(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function jpegOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  return new Promise((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
}

/**
 * Decodes with ImageDecoder, which can read a JPEG at down to an eighth of its size; null where the
 * browser lacks it or it can't read the file.
 */
async function decodeRoughly(file: Blob, side: number): Promise<Decoded | null> {
  if (typeof ImageDecoder === 'undefined') return null;
  try {
    const data = file.stream();
    const decoder = new ImageDecoder({ data, type: file.type, desiredWidth: side, desiredHeight: side });
    const { image } = await decoder.decode().finally(() => decoder.close());
    // Only a JPEG is decoded at a reduced size.
    return { image, ...fitted({ width: image.displayWidth, height: image.displayHeight }, side) };
  } catch {
    return null;
  }
}

/**
 * Decodes upright and at the drawing's size, so that it never takes memory for the full size. Null
 * if the file is not a picture.
 */
async function decode(file: Blob, longestSide: number): Promise<Decoded | null> {
  try {
    const full = await imageDimensionsFromStream(file.stream()).catch(() => undefined);
    const scale = full ? Math.min(1, longestSide / Math.max(full.width, full.height)) : 1;
    // Only one side, so that a photo stored rotated keeps its proportions.
    const resized = full && { resizeWidth: Math.max(1, Math.round(full.width * scale)) };
    const image = await createImageBitmap(file, { ...resized, resizeQuality: 'high' });
    const drawn = full ? Math.max(full.width, full.height) * scale : longestSide;
    return { image, ...fitted(image, drawn) };
  } catch {
    return null;
  }
}

/** Scales to `longestSide` px at most, keeping the proportions. */
function fitted({ width, height }: { width: number; height: number }, longestSide: number) {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * Redraws a picture as a JPEG, upright and without metadata. `notPhoto` if it is not a picture,
 * `tooLarge` if memory runs out.
 */
export async function drawSmall(
  file: Blob,
  { longestSide, isRough = false }: Drawing,
): Promise<Blob | 'notPhoto' | 'tooLarge'> {
  const rough = isRough ? await decodeRoughly(file, longestSide) : null;
  const decoded = rough ?? (await decode(file, longestSide));
  if (!decoded) return 'notPhoto';
  const { image, width, height } = decoded;
  try {
    const canvas = canvasOf(width, height);
    const context = canvas.getContext('2d') as
      | CanvasRenderingContext2D
      | OffscreenCanvasRenderingContext2D
      | null;
    if (!context) return 'tooLarge';
    // JPEG has no transparency: transparent parts become white, not black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return (await jpegOf(canvas)) ?? 'tooLarge';
  } catch {
    return 'tooLarge';
  } finally {
    image.close();
  }
}
