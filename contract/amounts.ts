/** Positions between digits where a multiple of three digits follows. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * Writes an amount of SAR without currency: comma thousands, Western digits in both languages,
 * halalas in two digits or none (core §5). It does not use Intl: a browser's first number formatter
 * takes 40 ms on a slow phone, on every first load.
 */
export function formatAmount(sar: number): string {
  const halalas = Math.round(Math.abs(sar) * 100);
  const riyals = String(Math.floor(halalas / 100)).replace(THOUSANDS, ',');
  const rest = halalas % 100;
  const sign = sar < 0 && halalas > 0 ? '\u2212' : '';
  return `${sign}${riyals}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/**
 * The one way to write an amount in text, such as «78,000 ر.س»: the number, then the label of the
 * riyal (SAR label, DESIGN §6), never parted at a line's end. `Money` of src/ui draws it.
 */
export function amountText(sar: number, label: string): string {
  return `${formatAmount(sar)}\u00a0${label}`;
}

/** By how many percent a price was cut, at least 1; null if it was not (a card's `reducedFrom`). */
export function cutPercent(price: number | null, reducedFrom: number | null): number | null {
  return price !== null && reducedFrom ? Math.max(1, Math.round((1 - price / reducedFrom) * 100)) : null;
}
