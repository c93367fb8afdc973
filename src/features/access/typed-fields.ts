import { IDENTITY_LENGTH, SMS_CODE_LENGTH } from '../../../contract/limits.ts';
import { normaliseCode } from '../../../contract/sms-code.ts';
import { onlyDigits } from '../../lib/digits.ts';

/** Normalises an identity number while it is typed or pasted (core §5: numeric input). */
export function typedIdentity(input: string): string {
  return onlyDigits(input, IDENTITY_LENGTH);
}

/**
 * Normalises a code while it is typed or pasted (core §5: 4 characters): drops spaces, folds Arabic
 * digits and case.
 */
export function typedCode(input: string): string {
  return normaliseCode(input)
    .replace(/[^A-Z\d]/g, '')
    .slice(0, SMS_CODE_LENGTH);
}
