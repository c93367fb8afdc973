import { formatCount } from './digits.ts';

/**
 * An amount in riyals as listings write it: comma thousands, Western digits in both languages,
 * halalas only where there are any (core §5). Without a sign or currency: `Money` of src/ui draws
 * those.
 */
export function formatAmount(sar: number): string {
  return formatCount(sar, 2);
}

/**
 * The same as unbreakable text with the currency's word («78,000 ريال»), for sentences,
 * descriptions and shared text.
 */
export function amountText(sar: number, riyal: string): string {
  return `${formatAmount(sar)}\u00a0${riyal}`;
}
