import type { Answer } from '../../../contract/contract.ts';
import { ibanBankCode, ibanFault, normaliseIban } from '../../../contract/iban.ts';
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
export type BankError = 'required' | 'bankNotOfIban' | NonNullable<ReturnType<typeof ibanFault>>;
export type BankErrors<Value = BankError> = { [Field in keyof BankFields]?: Value };

/**
 * What a text for an IBAN holds, typed or pasted in any way: its letters and digits, 24 at most
 * (services §9).
 */
export function typedIban(input: string): string {
  return normaliseIban(input)
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, IBAN_MAX_LENGTH);
}

/** An IBAN in groups of four, as banks print it. */
export function groupedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The last of it, for a face that others may look at. */
export function hiddenIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;
}

/** The bank that an IBAN names; undefined while it says none of the list. */
export function bankOfIban(iban: string, banks: Banks) {
  const code = ibanBankCode(iban);
  return code === null ? undefined : banks.find(({ ibanCodes }) => ibanCodes.includes(code));
}

/**
 * services §2: all three are needed; the IBAN is held to its check digits, and to the bank that it
 * names.
 */
export function bankErrors({ iban, bankName, name }: BankFields, banks: Banks): BankErrors {
  const errors: BankErrors = {};
  const wrong = iban === '' ? 'required' : ibanFault(iban);
  if (wrong) errors.iban = wrong;
  const named = bankOfIban(iban, banks);
  if (bankName === '') errors.bankName = 'required';
  else if (!wrong && named && named.key !== bankName) errors.bankName = 'bankNotOfIban';
  if (name.trim() === '') errors.name = 'required';
  return errors;
}
