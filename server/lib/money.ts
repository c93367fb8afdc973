const HALALAS_A_RIYAL = 100;

/** The whole halalas of an amount in SAR, as the database keeps money; null of nothing. */
export function inHalalas(sar: number): number;
export function inHalalas(sar: number | null | undefined): number | null;
export function inHalalas(sar: number | null | undefined): number | null {
  return sar == null ? null : Math.round(sar * HALALAS_A_RIYAL);
}

/** The SAR of an amount in halalas, for users and API answers; null of nothing. */
export function inSar(halalas: number): number;
export function inSar(halalas: number | null): number | null;
export function inSar(halalas: number | null): number | null {
  return halalas === null ? null : halalas / HALALAS_A_RIYAL;
}
