import { foldDigits } from '../../../contract/digits.ts';
import { MOBILE_LENGTH } from '../../../contract/limits.ts';
import { normaliseMobile } from '../../../contract/mobile.ts';

/**
 * Normalises a mobile while it is typed or pasted: to 05XXXXXXXX first, then cut to the limit of
 * core §9, so that a pasted +966… loses its prefix and not its end.
 */
export function typedMobile(input: string): string {
  return wholeMobile(input).slice(0, MOBILE_LENGTH);
}

/** Whether the field cuts off digits: the rest may be another person's number. */
export function isMobileCut(input: string): boolean {
  return wholeMobile(input).length > MOBILE_LENGTH;
}

function wholeMobile(input: string): string {
  // Also drops words before the number, such as «جوال:».
  return normaliseMobile(foldDigits(input).replace(/[^\d+]/g, ''));
}
