/*
 * Reads a drawn QR code by the standard (ISO/IEC 18004): for what the house draws, which is error
 * correction L of versions 1 to 9, in bytes, without damage.
 */

/** Codewords with data at level L, by version; from version 6 on in two equal blocks. */
const DATA_CODEWORDS = [0, 19, 34, 55, 80, 108, 136, 156, 194, 232];
const TOTAL_CODEWORDS = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292];
/** The mask of the format bits. */
const FORMAT_MASK = 0b101010000010010;

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark cells of an SVG path of unit squares (`M3 4h1v1h-1z`), without the quiet zone. */
export function cellsOf(path: string, size: number, border: number): boolean[][] {
  const side = size - 2 * border;
  const cells = Array.from({ length: side }, () => new Array<boolean>(side).fill(false));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = cells[Number(y) - border];
    if (row) row[Number(x) - border] = true;
  }
  return cells;
}

/** Centres of the alignment patterns, on each axis. */
function alignments(version: number, side: number): number[] {
  return version === 1 ? [] : version < 7 ? [6, side - 7] : [6, Math.floor((side - 1) / 2), side - 7];
}

/** Whether a cell belongs to a pattern of the code, and carries no data. */
function isFunction(x: number, y: number, version: number, side: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x >= side - 8 && y < 9) || (x < 9 && y >= side - 8);
  const isVersion = version >= 7 && ((x < 6 && y >= side - 11) || (y < 6 && x >= side - 11));
  const centres = alignments(version, side);
  const isCorner = (a: number, b: number) =>
    (a === 6 && b === 6) || (a === 6 && b === side - 7) || (a === side - 7 && b === 6);
  const isAligned = centres.some((cx) =>
    centres.some((cy) => !isCorner(cx, cy) && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2),
  );
  return isFinder || isVersion || isAligned || x === 6 || y === 6;
}

/** The data bits in the order of the standard: pairs of columns from the right, up and down. */
function readBits(cells: boolean[][], version: number, mask: (x: number, y: number) => boolean): number[] {
  const side = cells.length;
  const bits: number[] = [];
  let isUp = true;
  for (let right = side - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < side; step += 1) {
      const y = isUp ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFunction(x, y, version, side)) bits.push(Number(cells[y]?.[x] !== mask(x, y)));
      }
    }
    isUp = !isUp;
  }
  return bits;
}

const numberOf = (bits: readonly number[]) => bits.reduce((sum, bit) => sum * 2 + bit, 0);

/** The text of a QR code's cells. */
export function readQr(cells: boolean[][]): string {
  const side = cells.length;
  const version = (side - 17) / 4;
  const format = numberOf([0, 1, 2, 3, 4, 5, 7, 8].map((x) => Number(cells[8]?.[x])));
  const [level, mask] = [((format ^ (FORMAT_MASK >> 7)) >> 6) & 3, ((format ^ (FORMAT_MASK >> 7)) >> 3) & 7];
  if (level !== 1) throw new Error('The code has another error correction than L');
  const bits = readBits(cells, version, MASKS[mask] ?? (() => false));
  const words = Array.from({ length: TOTAL_CODEWORDS[version] ?? 0 }, (_, index) =>
    numberOf(bits.slice(index * 8, index * 8 + 8)),
  ).slice(0, DATA_CODEWORDS[version]);
  const blocks = version < 6 ? 1 : 2;
  const ordered = Array.from({ length: blocks }, (_, block) =>
    words.filter((_, index) => index % blocks === block),
  ).flat();
  const data = ordered.flatMap((word) => Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1));
  if (numberOf(data.slice(0, 4)) !== 0b0100) throw new Error('The code holds no bytes');
  const length = numberOf(data.slice(4, 12));
  const bytes = Array.from({ length }, (_, index) => numberOf(data.slice(12 + index * 8, 20 + index * 8)));
  return Buffer.from(bytes).toString('utf8');
}
