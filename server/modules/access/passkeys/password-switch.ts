import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { notify } from '../../notifications/notify.ts';
import { lockPerson } from '../session/repository.ts';
import { listPasskeys, removePasskey, setPasswordOn } from './repository.ts';

async function change(transaction: Database, userId: number, isOn: boolean): Promise<void> {
  if (!(await setPasswordOn(transaction, userId, isOn))) return;
  await notify(transaction, userId, { kind: isOn ? 'passwordOn' : 'passwordOff', params: {} });
}

/**
 * Switches signing in by the password on, or off while a passkey is left to sign in by, and
 * notifies the user. Repeating it changes nothing.
 */
export async function switchPassword(db: Database, userId: number, isOn: boolean): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    if (!isOn && (await listPasskeys(transaction, userId)).length === 0) throw new ApiError('passkeyNeeded');
    await change(transaction, userId, isOn);
  });
}

/** Removes a passkey; after the last one the password signs in again. Throws passkeyNotFound. */
export async function deletePasskey(db: Database, userId: number, id: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockPerson(transaction, userId);
    if (!(await removePasskey(transaction, { userId, id }))) throw new ApiError('passkeyNotFound');
    if ((await listPasskeys(transaction, userId)).length === 0) await change(transaction, userId, true);
  });
}
