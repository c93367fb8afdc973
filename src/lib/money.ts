import { formatCount } from './digits.ts';

/**
 * Formats an amount in riyals: comma thousands, Western digits in both languages, halalas only if
 * there are any (core §5). Without sign or currency, which `Money` of src/ui adds.
 */
export function formatAmount(sar: number): string {
  return formatCount(sar, 2);
}

/**
 * The same as non-breaking text with the currency («78,000 ريال»), for sentences, descriptions and
 * shared text.
 */
export function amountText(sar: number, riyal: string): string {
  return `${formatAmount(sar)}\u00a0${riyal}`;
}
