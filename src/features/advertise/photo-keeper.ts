import { dropFile, dropOtherFiles, keepFile, readFile } from '../../pwa/kept-files.ts';
import { sessionStore } from '../session/session-store.ts';

/** Where photographs wait on the device until the server has them. Nothing of it ever fails. */
export interface PhotoKeeper {
  /** False where there is no room for it, or nothing can be kept. */
  keep(key: string, photo: Blob): Promise<boolean>;
  /** Null where it is not there. */
  read(key: string): Promise<Blob | null>;
  drop(key: string): Promise<void>;
  /** Drops what the form has beside these. */
  keepOnly(keys: readonly string[]): Promise<void>;
}

/** Keeps the photographs of a person's form, beside its draft, under its name. */
export function photoKeeper(form: string): PhotoKeeper {
  return {
    async keep(key, content) {
      const personId = sessionStore.personId();
      if (personId === null) return false;
      const isWanted = () => sessionStore.isStill(personId);
      return keepFile({ key, personId, form, content, keptAt: Date.now() }, isWanted).then(
        () => true,
        () => false,
      );
    },
    read: (key) => readFile(key).catch(() => null),
    drop: (key) => dropFile(key).catch(() => undefined),
    async keepOnly(keys) {
      const personId = sessionStore.personId();
      if (personId !== null) await dropOtherFiles(personId, form, keys).catch(() => undefined);
    },
  };
}
