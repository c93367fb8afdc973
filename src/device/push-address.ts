import { endpointTable } from 'virtual:endpoint-table';
import { pushEndpointTable } from 'virtual:push-endpoint-table';
import type { DBSchema } from 'idb';
import { openDatabase } from './open-database.ts';

/**
 * The subscription that the server has stored: the endpoint identifies it, the secret proves
 * ownership. The worker needs it when the browser replaces the subscription by itself, since some
 * browsers do not pass the old one.
 */
export interface StoredAddress {
  endpoint: string;
  auth: string;
  /** The server's public key that it was created with. */
  publicKey: string;
}

interface Schema extends DBSchema {
  address: { key: string; value: StoredAddress };
}

const NAME = 'rukn.push';
const VERSION = 1;
const ONE = 'own';

const using = openDatabase<Schema>(NAME, VERSION, (database) => void database.createObjectStore('address'));

/**
 * Rejects, like the next two, where the browser has no IndexedDB, forbids it or does not answer.
 */
export async function storeAddress(address: StoredAddress): Promise<void> {
  await using((database) => database.put('address', address, ONE));
}

export async function storedAddress(): Promise<StoredAddress | null> {
  return (await using((database) => database.get('address', ONE))) ?? null;
}

export async function removeAddress(): Promise<void> {
  await using((database) => database.delete('address', ONE));
}

/** The body of `push.save`. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Throws if the browser created a subscription without keys: no message can be encrypted for it.
 */
export function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('The browser gave a subscription without keys');
  return { endpoint, keys: { p256dh, auth } };
}

/** Adds the push endpoints to the api's table; the app's first load leaves them out. */
export function knowPushCalls(): void {
  Object.assign(endpointTable, pushEndpointTable);
}
