import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * Opens a database in IndexedDB when it is first asked for, and answers the same from then on; another once the
 * browser has ended the connection, as iOS may behind a page that sleeps. Fails where the browser has
 * none or forbids it, and tries anew at the next call.
 */
export function keptOpen<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  return () => {
    if (opening) return opening;
    opening = openDB<Schema>(name, version, {
      upgrade,
      // A newer build in another tab, or a browser that clears the site: nobody waits for this page.
      blocking: (_current, _blocked, { target }) => {
        forget();
        (target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
}
