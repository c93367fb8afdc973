import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bankKeyOfIban } from '../../../contract/banks.ts';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { Database } from '../../db/database.ts';
import { bankAccounts } from '../../db/schema/bank-accounts.ts';
import { ApiError } from '../../http/api-error.ts';
import { notify } from '../notifications/notify.ts';
import type { PrivatePictures } from '../pictures/private-pictures.ts';
import { presentBanks, presentProfile } from './presenter.ts';
import { findProfile } from './repository.ts';
import { saveProfile } from './service.ts';

/** The profile, its picture and the bank account (core §2 and §7, services §7). */
export async function profileModule(app: FastifyInstance, { avatars }: { avatars: PrivatePictures }) {
  app.endpoint('profile.get', async ({ person, language, db }) => ({
    user: presentProfile(await findProfile(db, person.id), language),
    bank: await findBankAccount(db, person.id),
    banksList: presentBanks(language),
  }));

  app.endpoint('profile.save', async ({ body, person, language, request, db }) => {
    const upload = request.uploads.get('avatar');
    const row = await saveProfile(db, avatars, { userId: person.id, fields: body, upload });
    return { user: presentProfile(row, language) };
  });

  app.endpoint('profile.setBank', async ({ body, person, db }) => {
    await saveBankAccount(db, person.id, body);
    return { success: true };
  });
  avatars.serve(app);
}

/** A user's bank account, only for that user; null if they saved none. */
async function findBankAccount(db: Database, userId: number): Promise<Answer<'profile.get'>['bank']> {
  const [found] = await db.select().from(bankAccounts).where(eq(bankAccounts.userId, userId));
  return found ? { iban: found.iban, name: found.holderName, bankName: found.bankKey } : null;
}

/** Replaces a user's bank account, and notifies them. */
async function saveBankAccount(db: Database, userId: number, body: Body<'profile.setBank'>): Promise<void> {
  const { iban, name, bankName } = body;
  // Most IBANs identify their bank; for a bank not on the list, the user chooses it. The contract
  // requires either.
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
