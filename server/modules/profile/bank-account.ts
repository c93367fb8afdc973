import { eq } from 'drizzle-orm';
import { bankKeyOfIban } from '../../../contract/banks.ts';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { Database } from '../../db/database.ts';
import { bankAccounts } from '../../db/schema/bank-accounts.ts';
import { ApiError } from '../../http/api-error.ts';
import { notify } from '../notifications/notify.ts';

/** A person's bank account; null where he saved none. Told to him alone. */
export async function findBankAccount(db: Database, userId: number): Promise<Answer<'profile.get'>['bank']> {
  const [found] = await db.select().from(bankAccounts).where(eq(bankAccounts.userId, userId));
  return found ? { iban: found.iban, name: found.holderName, bankName: found.bankKey } : null;
}

/** Saves a person's bank account in the place of the one before, and tells him that it was. */
export async function saveBankAccount(
  db: Database,
  userId: number,
  body: Body<'profile.setBank'>,
): Promise<void> {
  const { iban, name, bankName } = body;
  // The IBAN names its bank; one of a bank that is not on the list leaves it to the person. The contract asks for either.
  const bankKey = bankKeyOfIban(iban) ?? bankName;
  if (!bankKey) throw new ApiError('bankRequired', { field: 'bankName' });
  const account = { iban, holderName: name, bankKey, savedAt: new Date() };
  await db.transaction(async (transaction) => {
    await transaction
      .insert(bankAccounts)
      .values({ userId, ...account })
      .onConflictDoUpdate({ target: bankAccounts.userId, set: account });
    await notify(transaction, userId, { kind: 'bankSaved', params: {} });
  });
}
