import { expiredSessionPerson, sessionStore } from '../../device/session-store.ts';
import { dropFile, dropOtherFiles, readFile, storeFile } from '../../device/stored-files.ts';

/** A photograph that waits: as it was chosen, or shrunk and so as it is sent. */
export interface WaitingPhoto {
  photo: Blob;
  isAsChosen: boolean;
}

/** Where photographs wait on the device until the server has them. Nothing of it ever fails. */
export interface PhotoStore {
  /**
   * In the place of an older one of its key. False where there is no room for it, or nothing can be
   * kept.
   */
  put(key: string, waiting: WaitingPhoto): Promise<boolean>;
  /** Null where it is not there. */
  read(key: string): Promise<WaitingPhoto | null>;
  drop(key: string): Promise<void>;
  /** Drops what the form has beside these. */
  onlyContentTypes(keys: readonly string[]): Promise<void>;
}

/**
 * Keeps the photographs of a user's form, beside its draft, under its name. Where the session ends
 * meanwhile, a photograph that is still being shrunk is kept too, and nothing is dropped: the
 * draft, out of reach, still names them.
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
    async onlyContentTypes(keys) {
      const personId = sessionStore.personId();
      if (personId !== null) await dropOtherFiles(personId, form, keys).catch(() => undefined);
    },
  };
}
