import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import { banks, mergedIbanCodes } from '../../db/seed/reference/banks.ts';
import { nameOf } from '../places/presenter.ts';
import { personName } from '../session/presenter.ts';
import type { ProfileRow } from './repository.ts';

/** `name` is what the person wrote and may change; `userName` is how he is called in the reader's language. */
export function presentProfile(row: ProfileRow, language: Language): Answer<'profile.get'>['user'] {
  const { id, name, email, mobile, abshirMobile, identity, avatar } = row;
  return { id, name, userName: personName(row, language), email, mobile, abshirMobile, identity, avatar };
}

/** By which an IBAN names a bank: its own code, and those of banks that are part of it now. */
export function ibanCodesOf({ key, ibanCode }: (typeof banks)[number]): string[] {
  const merged = Object.entries(mergedIbanCodes).flatMap(([code, into]) => (into === key ? [code] : []));
  return [ibanCode, ...merged];
}

export function presentBanks(language: Language): Answer<'profile.get'>['banksList'] {
  return banks.map((bank) => ({
    key: bank.key,
    label: nameOf(bank, language),
    ibanCodes: ibanCodesOf(bank),
  }));
}
