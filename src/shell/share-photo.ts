/** A system's share sheet must follow the press: what has not come by then goes without. */
const PATIENCE_MS = 2_000;
const JPEG_QUALITY = 0.86;

/**
 * A photo of ours as a file that messengers show as a picture: JPEG, since they take WebP for a
 * sticker. Null where it can't be had in time, or the system shares no files.
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
