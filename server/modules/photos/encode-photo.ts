import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '../../../contract/limits.ts';
import type { PhotoFormat, PhotoWidth } from '../../../contract/photo-url.ts';
import { ApiError } from '../../http/api-error.ts';
import { pictureError } from '../pictures/picture-queue.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';

const DECODE_SECONDS = 15;
/** Greatest height of a photo, as a multiple of its width. */
const TALLEST = 4 / 3;
/**
 * Qualities were chosen by eye. AVIF's lowest effort is ten times as fast as 4, with files half as
 * large again.
 */
const RENDITIONS: { width: PhotoWidth; avif: number; webp: number }[] = [
  { width: 1200, avif: 44, webp: 60 },
  { width: 800, avif: 46, webp: 62 },
  { width: 400, avif: 50, webp: 66 },
];
const AVIF_EFFORT = 0;
const WEBP_EFFORT = 3;
const THUMB_SIDE = 100;
const WHITE = '#ffffff';

export interface EncodedPhoto {
  /** Width of the widest file in px. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  fingerprint: Fingerprint | null;
  files: { width: PhotoWidth; format: PhotoFormat; content: Buffer }[];
}

function open(content: Buffer) {
  return sharp(content, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: DECODE_SECONDS,
  });
}

/**
 * Decodes a photo to upright sRGB pixels, at most `width` wide, without anything else in the file
 * (place, camera, a second file behind it). `field` is the upload's field name. Throws
 * photoTooLarge, photoTooManyPixels, pictureUnreadable or, if it takes too long, picturesBusy.
 */
async function decodePhoto(content: Buffer, width: number, field: string) {
  if (content.length > PHOTO_MAX_BYTES) throw new ApiError('photoTooLarge', { field });
  if (!isPhoto(content)) throw new ApiError('pictureUnreadable', { field });
  try {
    // Reads only the header: a small file may claim a picture that would fill the memory.
    const header = await sharp(content, { limitInputPixels: false }).metadata();
    if (header.width * header.height > PHOTO_MAX_PIXELS) throw new ApiError('photoTooManyPixels', { field });
    const { data, info } = await open(content)
      .autoOrient()
      .resize(width, Math.round(width * TALLEST), { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: WHITE })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: wide, height, channels } = info;
    return { width: wide, height, picture: () => sharp(data, { raw: { width: wide, height, channels } }) };
  } catch (error) {
    throw pictureError(error, field);
  }
}

/** Encodes a photo of an ad to AVIF and WebP at three widths, without the original's metadata. */
export async function encodePhoto(content: Buffer): Promise<EncodedPhoto> {
  const [widest] = RENDITIONS;
  const { width, height, picture } = await decodePhoto(content, widest?.width ?? 0, 'file');
  const files: EncodedPhoto['files'] = [];
  let encoded: Record<PhotoFormat, Buffer> | null = null;
  for (const { width: wide, avif, webp } of RENDITIONS) {
    const tall = Math.round(wide * TALLEST);
    // A photo smaller than a width uses the same file for it.
    if (!encoded || width > wide || height > tall) {
      const sized = () => picture().resize(wide, tall, { fit: 'inside', withoutEnlargement: true });
      encoded = {
        avif: await sized().avif({ quality: avif, effort: AVIF_EFFORT }).toBuffer(),
        webp: await sized().webp({ quality: webp, effort: WEBP_EFFORT, smartSubsample: true }).toBuffer(),
      };
    }
    for (const format of ['avif', 'webp'] as const) {
      files.push({ width: wide, format, content: encoded[format] });
    }
  }
  const thumb = await picture()
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(thumb.info.width, thumb.info.height, thumb.data);
  return {
    width,
    height,
    thumbhash: Buffer.from(hash).toString('base64'),
    fingerprint: await fingerprintOf(picture()),
    files,
  };
}

const DEED_WIDTH = 1600;
const DEED_QUALITY = 80;

/** Encodes a picture of a deed, for operators to read, to one WebP. */
export async function encodeDeed(content: Buffer): Promise<Buffer> {
  const { picture } = await decodePhoto(content, DEED_WIDTH, 'receiptImage');
  return picture().webp({ quality: DEED_QUALITY }).toBuffer();
}

const startsWith = (content: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => content[at + index] === byte);
const says = (content: Buffer, text: string, at: number) =>
  content.subarray(at, at + text.length).toString('latin1') === text;

/** Brands of ISO files that hold a still picture. */
const STILL_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

/**
 * Whether the first bytes are those of JPEG, PNG, WebP, GIF, AVIF or HEIC. The file's name and
 * content type are not trusted. SVG drawings, documents and web pages fail this check and never
 * reach a decoder.
 */
function isPhoto(content: Buffer): boolean {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return true;
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return true;
  if (says(content, 'RIFF', 0) && says(content, 'WEBP', 8)) return true;
  if (says(content, 'GIF87a', 0) || says(content, 'GIF89a', 0)) return true;
  return says(content, 'ftyp', 4) && STILL_BRANDS.has(content.subarray(8, 12).toString('latin1'));
}
