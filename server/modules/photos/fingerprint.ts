import type { Sharp } from 'sharp';

/** One column more than there are comparisons in a row. */
const COLUMNS = 9;
const ROWS = 8;
const PART_BITS = 16;
/** Least standard deviation of the greys (0 to 255): a blank wall has no fingerprint. */
const LEAST_SPREAD = 3;

export interface Fingerprint {
  /** 64 zeros and ones. */
  bits: string;
  /**
   * Its quarters, each with its position, so that two photos with an equal quarter share a value.
   */
  parts: number[];
}

function spreadOf(greys: Uint8Array): number {
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
}

/**
 * A difference hash of a photo: for each of 8 × 8 fields, whether it is darker than the next one.
 * Other sizes, formats and qualities of a photo differ in a few bits. Null if it has too little
 * contrast.
 */
export async function fingerprintOf(photo: Sharp): Promise<Fingerprint | null> {
  const greys = await photo.greyscale().resize(COLUMNS, ROWS, { fit: 'fill' }).raw().toBuffer();
  if (spreadOf(greys) < LEAST_SPREAD) return null;
  let bits = '';
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS; column += 1) {
      const at = row * COLUMNS + column;
      bits += (greys[at - 1] ?? 0) < (greys[at] ?? 0) ? '1' : '0';
    }
  }
  const parts = Array.from({ length: bits.length / PART_BITS }, (_, place) => {
    const quarter = bits.slice(place * PART_BITS, (place + 1) * PART_BITS);
    return place * 2 ** PART_BITS + Number.parseInt(quarter, 2);
  });
  return { bits, parts };
}
