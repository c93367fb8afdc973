/**
 * The system's share sheet must open soon after the press: a photo that takes longer is left out.
 */
const PATIENCE_MS = 2_000;
const JPEG_QUALITY = 0.86;

/**
 * Fetches a photo as a JPEG file for sharing: messengers show WebP as a sticker. Returns null if it
 * does not load in time, or the system shares no files.
 */
export async function photoFile(path: string, name: string): Promise<File | null> {
  const probe = new File([], `${name}.jpg`, { type: 'image/jpeg' });
  if (!navigator.canShare?.({ files: [probe] })) return null;
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return null;
    const jpeg = await toJpeg(await response.blob());
    return jpeg && new File([jpeg], `${name}.jpg`, { type: 'image/jpeg' });
  } catch {
    return null;
  }
}

async function toJpeg(photo: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
