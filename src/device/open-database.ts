import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Opening fails after this time: in some browsers it never completes. */
const LIMIT_MS = 2_500;

/**
 * Runs `work` on the database and returns its result. Rejects where the browser has no IndexedDB,
 * forbids it or does not answer.
 */
export type UseDatabase<Schema extends DBSchema> = <Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result>;

/**
 * Opens an IndexedDB database at the first use and keeps the connection; reopens it when the
 * browser has closed it, as iOS does for a sleeping page. If opening fails, the next use tries
 * again. While an opening has not answered, each use fails at once, until it answers.
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
      // Close at once, so that a newer build in another tab, or clearing the site's data, need not
      // wait.
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
