import type { Answer } from '../../../contract/contract.ts';
import { ibanBankCode, ibanError, normaliseIban } from '../../../contract/iban.ts';
import { IBAN_MAX_LENGTH } from '../../../contract/limits.ts';

export interface BankFields {
  /** In its electronic form, as far as it was typed. */
  iban: string;
  /** A key of the banks list; '' while none is chosen. */
  bankName: string;
  name: string;
}
export type Banks = Answer<'profile.get'>['banksList'];

/** What is wrong with a field: the key of its message under `bank:faults`. */
export type BankError = 'required' | 'bankNotOfIban' | NonNullable<ReturnType<typeof ibanError>>;
export type BankErrors<Value = BankError> = { [Field in keyof BankFields]?: Value };

/** Letters and digits of an IBAN that was typed or pasted in any form, 24 at most (services §9). */
export function typedIban(input: string): string {
  return normaliseIban(input)
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, IBAN_MAX_LENGTH);
}

/** An IBAN in groups of four, as banks print it. */
export function groupedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Its first and last four characters, for a screen that others may see. */
export function hiddenIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;
}

/** The bank that an IBAN names; undefined if it names none of the list. */
export function bankOfIban(iban: string, banks: Banks) {
  const code = ibanBankCode(iban);
  return code === null ? undefined : banks.find(({ ibanCodes }) => ibanCodes.includes(code));
}

/**
 * services §2: all three are required; the IBAN's check digits must be right, and its bank the
 * chosen one.
 */
export function bankErrors({ iban, bankName, name }: BankFields, banks: Banks): BankErrors {
  const errors: BankErrors = {};
  const wrong = iban === '' ? 'required' : ibanError(iban);
  if (wrong) errors.iban = wrong;
  const named = bankOfIban(iban, banks);
  if (bankName === '') errors.bankName = 'required';
  else if (!wrong && named && named.key !== bankName) errors.bankName = 'bankNotOfIban';
  if (name.trim() === '') errors.name = 'required';
  return errors;
}
