const TYPE = 'image/jpeg';
const QUALITY = 0.82;

/**
 * A chosen file as a picture that can be sent over a slow network: a JPEG, the right way up, its longer side
 * `longestSide` px at most. Null where it is none, whatever its name says; a drawing is none.
 */
export async function shrinkPhoto(file: Blob, longestSide: number): Promise<Blob | null> {
  // A drawing can hold a script, and a browser would draw it all the same.
  if (file.type === 'image/svg+xml') return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG knows no transparency: what shines through is white, not black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  } finally {
    bitmap.close();
  }
}
