const HALALAS_A_RIYAL = 100;

/** Converts SAR to whole halalas, the database's unit; null for null or undefined. */
export function inHalalas(sar: number): number;
export function inHalalas(sar: number | null | undefined): number | null;
export function inHalalas(sar: number | null | undefined): number | null {
  return sar == null ? null : Math.round(sar * HALALAS_A_RIYAL);
}

/** Converts halalas to SAR, the unit of API answers; null for null. */
export function inSar(halalas: number): number;
export function inSar(halalas: number | null): number | null;
export function inSar(halalas: number | null): number | null {
  return halalas === null ? null : halalas / HALALAS_A_RIYAL;
}
