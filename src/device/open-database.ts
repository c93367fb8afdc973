import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A database that has not answered by then is given up: in some browsers it never answers. */
const LIMIT_MS = 2_500;

/**
 * Works on a database, and answers as the work does. Fails where the browser has none, forbids it
 * or does not answer.
 */
export type UseDatabase<Schema extends DBSchema> = <Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result>;

/**
 * Opens an IndexedDB database at the first use and keeps the connection; opens it again once the
 * browser has ended the connection, as iOS may for a sleeping page. Where opening fails, the next
 * use tries again. While a database does not answer, each use fails at once, until it answers after
 * all.
 */
export function openDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): UseDatabase<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  let isSilent = false;
  const forget = () => {
    opening = null;
  };
  const open = () => {
    if (opening) return opening;
    opening = openDB<Schema>(name, version, {
      upgrade,
      // A newer build in another tab, or a browser that clears the site: neither waits for this
      // page.
      blocking: (_current, _blocked, { target }) => {
        forget();
        (target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
  return async (work) => {
    if (isSilent) throw new Error(`${name} does not answer`);
    const working = open().then(work);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isSilent = true;
        const hear = () => {
          isSilent = false;
        };
        working.then(hear, hear);
        reject(new Error(`${name} does not answer`));
      }, LIMIT_MS);
    });
    return Promise.race([working, silence]).finally(() => clearTimeout(timer));
  };
}
