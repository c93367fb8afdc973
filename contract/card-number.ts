import { foldDigits } from './digits.ts';
import { CARD_NUMBER_MAX_DIGITS } from './limits.ts';
import { riyadhDay } from './riyadh.ts';

/** Accepted card brands. mada comes first, since mada numbers also match Visa or Mastercard. */
export const CARD_BRANDS = ['mada', 'visa', 'mastercard'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Digits of the accepted brands, and of any other card: of those the brand is the error. */
const MIN_DIGITS = 16;
const MIN_DIGITS_OF_OTHERS = 12;

/** The first six digits of mada cards, as the gateways publish them. */
const MADA_PREFIXES = new Set(
  `400861 401757 403024 406136 406996 407197 407395 409201 410621 410685 410834 412565 417633 419593 420132
  421141 422817 422818 422819 422820 422821 422822 422823 428331 428671 428672 428673 431361 432328 434107
  439954 440533 440647 440795 445564 446393 446404 446672 455036 455708 457865 457997 458456 462220 468540
  468541 468542 468543 474491 483010 483011 483012 484783 486094 486095 486096 489317 489318 489319 493428
  504300 506968 508160 513213 515079 520058 521076 524130 524514 529415 529741 530060 530906 531095 531196
  532013 535825 535989 536023 537767 539931 543085 543357 549760 554180 557606 558848 585265 588845 588846
  588847 588848 588849 588850 588851 588982 588983 589005 589206 604906 605141 636120 968201 968202 968203
  968204 968205 968206 968207 968208 968209 968210 968211`.split(/\s+/),
);
const PREFIX_LENGTH = 6;

/** The digits of a typed or pasted card number, without spaces and hyphens. */
export function cardDigits(typed: string): string {
  return foldDigits(typed).replace(/[\s-]/g, '');
}

/** Luhn's check of a whole number (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * (1 + (index % 2));
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether the text, reduced to its digits, is a valid card number. */
export function isCardNumber(typed: string): boolean {
  const digits = cardDigits(typed);
  const { length } = digits;
  const least = brandOf(digits) ? MIN_DIGITS : MIN_DIGITS_OF_OTHERS;
  return /^\d+$/.test(digits) && length >= least && length <= CARD_NUMBER_MAX_DIGITS && passesLuhn(digits);
}

/** The brand by the first digits; null if they are too few, or of a brand that is not accepted. */
export function brandOf(typed: string): CardBrand | null {
  const digits = cardDigits(typed);
  if (MADA_PREFIXES.has(digits.slice(0, PREFIX_LENGTH))) return 'mada';
  if (digits.startsWith('4')) return 'visa';
  const four = Number(digits.slice(0, 4).padEnd(4, '0'));
  const isMastercard = /^5[1-5]/.test(digits) || (digits.length >= 4 && four >= 2221 && four <= 2720);
  return isMastercard ? 'mastercard' : null;
}

/** Month (1 to 12) and four-digit year of expiry. */
export interface CardExpiry {
  month: number;
  year: number;
}

/** Whether a card has expired: it is valid to the end of its month in Riyadh. */
export function isExpired({ month, year }: CardExpiry, now: Date): boolean {
  const [thisYear = 0, thisMonth = 0] = riyadhDay(now).split('-').map(Number);
  return year * 12 + month < thisYear * 12 + thisMonth;
}

/** MM/YYYY. */
export function writeExpiry({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}
