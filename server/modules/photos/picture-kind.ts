const startsWith = (content: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => content[at + index] === byte);
const says = (content: Buffer, text: string, at: number) =>
  content.subarray(at, at + text.length).toString('latin1') === text;

/** Brands of ISO files that hold a still picture. */
const STILL_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

/**
 * Whether the first bytes are those of a photo of a kind that we take: JPEG, PNG, WebP, GIF, AVIF or HEIC. Its
 * name and what it says of itself are nothing to go by; a drawing (SVG), a document or a page is none of them,
 * and never reaches a decoder.
 */
export function isPhoto(content: Buffer): boolean {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return true;
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return true;
  if (says(content, 'RIFF', 0) && says(content, 'WEBP', 8)) return true;
  if (says(content, 'GIF87a', 0) || says(content, 'GIF89a', 0)) return true;
  return says(content, 'ftyp', 4) && STILL_BRANDS.has(content.subarray(8, 12).toString('latin1'));
}
