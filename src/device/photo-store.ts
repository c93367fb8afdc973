import { expiredSessionPerson, sessionStore } from './session-store.ts';
import { dropFile, dropOtherFiles, readFile, storeFile } from './stored-files.ts';

/** A photograph to upload: the original file, or shrunk and ready to send. */
export interface WaitingPhoto {
  photo: Blob;
  isAsChosen: boolean;
}

/** Stores photographs on the device until the server has them. Its methods never reject. */
export interface PhotoStore {
  /**
   * Replaces an older one with the same key. False where there is no room, or storage is
   * unavailable.
   */
  put(key: string, waiting: WaitingPhoto): Promise<boolean>;
  /** Null where it is missing. */
  read(key: string): Promise<WaitingPhoto | null>;
  drop(key: string): Promise<void>;
  /** Drops the form's photos but these. */
  keepOnly(keys: readonly string[]): Promise<void>;
}

/**
 * Stores a user's photographs with the form's draft, under its name. If the session expires
 * meanwhile, it still stores a photograph being shrunk and drops nothing: the draft, out of reach,
 * still lists them.
 */
export function photoStore(form: string): PhotoStore {
  return {
    async put(key, { photo: content, isAsChosen }) {
      const personId = sessionStore.personId() ?? expiredSessionPerson();
      if (personId === null) return false;
      const isWanted = () => sessionStore.isStill(personId) || expiredSessionPerson() === personId;
      return storeFile({ key, personId, form, content, isAsChosen, keptAt: Date.now() }, isWanted).then(
        () => true,
        () => false,
      );
    },
    async read(key) {
      const stored = await readFile(key).catch(() => null);
      return stored && { photo: stored.content, isAsChosen: stored.isAsChosen === true };
    },
    async drop(key) {
      if (sessionStore.personId() !== null) await dropFile(key).catch(() => undefined);
    },
    async keepOnly(keys) {
      const personId = sessionStore.personId();
      if (personId !== null) await dropOtherFiles(personId, form, keys).catch(() => undefined);
    },
  };
}
