import type { Sharp } from 'sharp';

/** One column more than there are comparisons in a row. */
const COLUMNS = 9;
const ROWS = 8;
const PART_BITS = 16;
/** Greys (of 255) by which a picture must differ from its mean: a blank wall has no fingerprint. */
const LEAST_SPREAD = 3;

export interface Fingerprint {
  /** 64 zeros and ones. */
  bits: string;
  /**
   * Its quarters, each with its place, so that two photos share one where that quarter is the same.
   */
  parts: number[];
}

function spreadOf(greys: Uint8Array): number {
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
}

/**
 * What a photo looks like (a difference hash): of each of 8 × 8 fields, whether it is darker than
 * the one beside it. Other sizes, formats and qualities of one photo differ in a few bits. Null for
 * one that shows too little.
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
