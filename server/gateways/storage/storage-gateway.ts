import type { Readable } from 'node:stream';

interface StoredFile {
  bytes: number;
  stream: Readable;
}

/**
 * Stores uploaded files under keys such as `avatars/3f….webp`: lower-case letters, digits, hyphens,
 * dots and slashes. A key's content never changes, so it may be cached for ever.
 */
export interface StorageGateway {
  put(key: string, content: Buffer): Promise<void>;
  /** Null where there is no such file. */
  read(key: string): Promise<StoredFile | null>;
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>;
}
