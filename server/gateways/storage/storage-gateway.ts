import type { Readable } from 'node:stream';

interface StoredFile {
  bytes: number;
  stream: Readable;
}

/**
 * Keeps files that people upload, under keys such as `avatars/3f….webp`: lower-case letters,
 * digits, hyphens, dots and slashes. A key never changes its content, so that copies of it may be
 * kept for ever.
 */
export interface StorageGateway {
  put(key: string, content: Buffer): Promise<void>;
  /** Null where there is no such file. */
  read(key: string): Promise<StoredFile | null>;
  /** A file that is not there has been removed already. */
  remove(key: string): Promise<void>;
}
