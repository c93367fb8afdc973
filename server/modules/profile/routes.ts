import type { FastifyInstance } from 'fastify';
import type { PrivatePictures } from '../pictures/private-pictures.ts';
import { findBankAccount, saveBankAccount } from './bank-account.ts';
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
