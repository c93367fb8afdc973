import { eq } from 'drizzle-orm';
import type { Answer, Body } from '../../../contract/contract.ts';
import { ibanBankCode } from '../../../contract/iban.ts';
import type { Database } from '../../db/database.ts';
import { bankAccounts } from '../../db/schema/bank-accounts.ts';
import { banks } from '../../db/seed/reference/banks.ts';
import { ApiError } from '../../http/api-error.ts';
import { notify } from '../notifications/notify.ts';
import { ibanCodesOf } from './presenter.ts';

/** A person's bank account; null where he saved none. Told to him alone. */
export async function findBankAccount(db: Database, userId: number): Promise<Answer<'profile.get'>['bank']> {
  const [found] = await db.select().from(bankAccounts).where(eq(bankAccounts.userId, userId));
  return found ? { iban: found.iban, name: found.holderName, bankName: found.bankKey } : null;
}

/**
 * The key of an account's bank. The IBAN names it, and a choice that says otherwise is refused, since one of the two
 * is a slip; an IBAN of a bank that is not on the list leaves the choice to the person.
 */
function bankKeyOf({ iban, bankName }: Pick<Body<'profile.setBank'>, 'iban' | 'bankName'>): string {
  if (bankName && !banks.some(({ key }) => key === bankName)) {
    throw new ApiError('bankNotFound', { field: 'bankName' });
  }
  const code = ibanBankCode(iban);
  const named = banks.find((bank) => code !== null && ibanCodesOf(bank).includes(code))?.key;
  if (named && bankName && bankName !== named) throw new ApiError('bankNotOfIban', { field: 'bankName' });
  const key = named ?? bankName;
  if (!key) throw new ApiError('bankRequired', { field: 'bankName' });
  return key;
}

/** Saves a person's bank account in the place of the one before, and tells him that it was. */
export async function saveBankAccount(
  db: Database,
  userId: number,
  body: Body<'profile.setBank'>,
): Promise<void> {
  const account = { iban: body.iban, holderName: body.name, bankKey: bankKeyOf(body), savedAt: new Date() };
  await db.transaction(async (transaction) => {
    await transaction
      .insert(bankAccounts)
      .values({ userId, ...account })
      .onConflictDoUpdate({ target: bankAccounts.userId, set: account });
    await notify(transaction, userId, { kind: 'bankSaved', params: {} });
  });
}
