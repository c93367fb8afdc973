import { IDENTITY_LENGTH, SMS_CODE_LENGTH } from '../../../contract/limits.ts';
import { normaliseCode } from '../../../contract/sms-code.ts';
import { onlyDigits } from '../../lib/digits.ts';

/**
 * An identity number as it stands in its field while it is typed or pasted (core §5: numeric
 * input).
 */
export function typedIdentity(input: string): string {
  return onlyDigits(input, IDENTITY_LENGTH);
}

/**
 * A code as it stands in its field (core §5: 4 characters), pasted with spaces, Arabic digits or in
 * any case.
 */
export function typedCode(input: string): string {
  return normaliseCode(input)
    .replace(/[^A-Z\d]/g, '')
    .slice(0, SMS_CODE_LENGTH);
}
