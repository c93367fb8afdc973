import { banks, ibanCodesOf } from '../../../contract/banks.ts';
import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import { personName } from '../../plugins/session.ts';
import { nameOf } from '../places/presenter.ts';
import type { ProfileRow } from './repository.ts';

/** `name` is the editable name as the user wrote it; `userName` is in the given language. */
export function presentProfile(row: ProfileRow, language: Language): Answer<'profile.get'>['user'] {
  const { id, name, email, mobile, abshirMobile, identity, avatar } = row;
  return { id, name, userName: personName(row, language), email, mobile, abshirMobile, identity, avatar };
}

export function presentBanks(language: Language): Answer<'profile.get'>['banksList'] {
  return banks.map((bank) => ({
    key: bank.key,
    label: nameOf(bank, language),
    ibanCodes: ibanCodesOf(bank),
  }));
}
