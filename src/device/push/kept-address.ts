import type { DBSchema } from 'idb';
import { keptOpen } from '../kept-open.ts';

/**
 * The subscription that the server knows: its name there is the endpoint, its proof the secret. The worker needs it
 * where the browser replaces the subscription by itself, since some browsers don't say what the old one was.
 */
export interface KeptAddress {
  endpoint: string;
  auth: string;
  /** Our server's key that it was made for. */
  publicKey: string;
}

interface Schema extends DBSchema {
  address: { key: string; value: KeptAddress };
}

const NAME = 'rukn.push';
const VERSION = 1;
const ONE = 'own';

const using = keptOpen<Schema>(NAME, VERSION, (database) => void database.createObjectStore('address'));

/** Fails, as the other two, where the browser has no IndexedDB, forbids it or does not answer. */
export async function keepAddress(address: KeptAddress): Promise<void> {
  await using((database) => database.put('address', address, ONE));
}

export async function keptAddress(): Promise<KeptAddress | null> {
  return (await using((database) => database.get('address', ONE))) ?? null;
}

export async function forgetKeptAddress(): Promise<void> {
  await using((database) => database.delete('address', ONE));
}
