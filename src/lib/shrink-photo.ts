const TYPE = 'image/jpeg';
const QUALITY = 0.85;
/** Above this a phone is not asked to open it at all. */
export const FILE_MAX_MEGABYTES = 64;

/** Why a chosen file can't become a photograph. */
export type FileFault = 'notPhoto' | 'drawing' | 'tooLarge';

export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

/**
 * A chosen file as the photograph that is sent: a JPEG, the right way up, its longer side `longestSide` px
 * at most, without whatever the camera wrote beside it. The browser reads and shrinks it away from the page's own
 * thread. Throws FileRefused for what is no photograph, whatever its name says.
 */
export async function shrinkPhoto(file: Blob, longestSide: number): Promise<Blob> {
  if (file.size > FILE_MAX_MEGABYTES * 1024 * 1024) throw new FileRefused('tooLarge');
  // A drawing can hold a script, and a browser would draw it all the same.
  if (file.type === 'image/svg+xml') throw new FileRefused('drawing');
  const bitmap = await open(file, longestSide);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) throw new FileRefused('tooLarge');
    // JPEG knows no transparency: what shines through is white, not black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
    const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
    if (!photo) throw new FileRefused('tooLarge');
    return photo;
  } finally {
    bitmap.close();
  }
}

/** Its size is known before it is decoded, so that it is never held in memory at its full one. */
async function open(file: Blob, longestSide: number): Promise<ImageBitmap> {
  const { width, height } = await sizeOf(file);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  try {
    return await createImageBitmap(file, {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'high',
    });
  } catch {
    throw new FileRefused('notPhoto');
  }
}

function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const address = URL.createObjectURL(file);
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new FileRefused('notPhoto'));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address)) as Promise<{ width: number; height: number }>;
}
