import { endpointTable } from 'virtual:endpoint-table';
import { pushEndpointTable } from 'virtual:push-endpoint-table';
import type { DBSchema } from 'idb';
import { openDatabase } from './open-database.ts';

/**
 * The subscription that the server knows: its name there is the endpoint, its proof the secret. The
 * worker needs it where the browser replaces the subscription by itself, since some browsers don't
 * say what the old one was.
 */
export interface StoredAddress {
  endpoint: string;
  auth: string;
  /** Our server's key that it was made for. */
  publicKey: string;
}

interface Schema extends DBSchema {
  address: { key: string; value: StoredAddress };
}

const NAME = 'rukn.push';
const VERSION = 1;
const ONE = 'own';

const using = openDatabase<Schema>(NAME, VERSION, (database) => void database.createObjectStore('address'));

/** Fails, as the next two, where the browser has no IndexedDB, forbids it or does not answer. */
export async function storeAddress(address: StoredAddress): Promise<void> {
  await using((database) => database.put('address', address, ONE));
}

export async function storedAddress(): Promise<StoredAddress | null> {
  return (await using((database) => database.get('address', ONE))) ?? null;
}

export async function removeAddress(): Promise<void> {
  await using((database) => database.delete('address', ONE));
}

/** A subscription as the server takes it (`push.save`). */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Fails where the browser has made a subscription without keys: nothing could be encrypted for it.
 */
export function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('The browser gave a subscription without keys');
  return { endpoint, keys: { p256dh, auth } };
}

/**
 * Lets the api make the calls of notifications on the device, which the app's first load does not
 * name.
 */
export function knowPushCalls(): void {
  Object.assign(endpointTable, pushEndpointTable);
}
