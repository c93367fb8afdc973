import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

async function open(): Promise<IDBPDatabase<Schema>> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(NAME, VERSION, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore('address');
    },
    // A newer build in another tab, or a browser that clears the site: nobody waits for this one.
    blocking: () => database.close(),
  });
  return database;
}

async function using<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Fails, as the other two, where the browser has no IndexedDB or forbids it. */
export async function keepAddress(address: KeptAddress): Promise<void> {
  await using((database) => database.put('address', address, ONE));
}

export async function keptAddress(): Promise<KeptAddress | null> {
  return (await using((database) => database.get('address', ONE))) ?? null;
}

export async function forgetKeptAddress(): Promise<void> {
  await using((database) => database.delete('address', ONE));
}
