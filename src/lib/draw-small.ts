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

/** On a page or in a worker. */
function canvasOf(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function jpegOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  return new Promise((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
}

/**
 * By a decoder that reads a JPEG at down to an eighth of its sides; null where the browser has
 * none, or it can't read the file.
 */
async function decodeRoughly(file: Blob, side: number): Promise<Decoded | null> {
  if (typeof ImageDecoder === 'undefined') return null;
  try {
    const data = file.stream();
    const decoder = new ImageDecoder({ data, type: file.type, desiredWidth: side, desiredHeight: side });
    const { image } = await decoder.decode().finally(() => decoder.close());
    // Only a JPEG is decoded small.
    return { image, ...fitted({ width: image.displayWidth, height: image.displayHeight }, side) };
  } catch {
    return null;
  }
}

/**
 * The right way up, and at its size in the drawing: it is never given out at its full size. Null
 * where it is none.
 */
async function decode(file: Blob, longestSide: number): Promise<Decoded | null> {
  try {
    const full = await imageDimensionsFromStream(file.stream()).catch(() => undefined);
    const scale = full ? Math.min(1, longestSide / Math.max(full.width, full.height)) : 1;
    // One side alone, so that what the camera held upright, and wrote lying, keeps its proportions.
    const resized = full && { resizeWidth: Math.max(1, Math.round(full.width * scale)) };
    const image = await createImageBitmap(file, { ...resized, resizeQuality: 'high' });
    const drawn = full ? Math.max(full.width, full.height) * scale : longestSide;
    return { image, ...fitted(image, drawn) };
  } catch {
    return null;
  }
}

/** Proportions as they are, the longer side as long as this at most; px. */
function fitted({ width, height }: { width: number; height: number }, longestSide: number) {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * A picture redrawn as a JPEG, the right way up, without its metadata. `notPhoto` where it is none,
 * `tooLarge` where there is no memory for it.
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
    // JPEG knows no transparency: what shines through is white, not black.
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
