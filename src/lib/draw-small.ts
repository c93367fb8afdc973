const TYPE = 'image/jpeg';
const QUALITY = 0.85;

export interface Size {
  width: number;
  height: number;
}

/** On a page or in a worker. */
function canvasOf({ width, height }: Size): HTMLCanvasElement | OffscreenCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function jpegOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  return new Promise((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
}

/**
 * A picture drawn anew as a JPEG of this size (px), the right way up, without whatever was written beside it. It is
 * decoded small, so that it is never held in memory at its full size. `notPhoto` where it is none, `tooLarge` where
 * there is no memory for it.
 */
export async function drawSmall(
  file: Blob,
  { width, height }: Size,
): Promise<Blob | 'notPhoto' | 'tooLarge'> {
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
  const bitmap = await createImageBitmap(file, options).catch(() => null);
  if (!bitmap) return 'notPhoto';
  try {
    const canvas = canvasOf(bitmap);
    const context = canvas.getContext('2d') as
      | CanvasRenderingContext2D
      | OffscreenCanvasRenderingContext2D
      | null;
    if (!context) return 'tooLarge';
    // JPEG knows no transparency: what shines through is white, not black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    return (await jpegOf(canvas)) ?? 'tooLarge';
  } catch {
    return 'tooLarge';
  } finally {
    bitmap.close();
  }
}
