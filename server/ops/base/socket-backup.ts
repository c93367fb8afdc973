import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { DatabaseHandle } from '../../db/database.ts';
import { loggableError } from '../../http/database-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { loggedBackup } from './logged-backup.ts';
import { atShortPath, socketFile } from './socket-file.ts';
import { type Actor, RefusedError } from './verb.ts';

/*
 * Backup of a database opened by a running server on DATA_DIR: the server takes it, the client
 * writes the file.
 */

export const BACKUP_PATH = '/backup';
const SIZE_HEADER = 'x-backup-size';

const backupRequest = z.object({
  file: z.string().min(1),
  actor: z.object({ name: z.string().min(1), account: z.string().min(1) }),
});
const backupSize = z.object({ tables: z.int(), rows: z.int(), files: z.int(), bytes: z.int() });

interface Options {
  database: DatabaseHandle;
  dataDir: string;
  filesFolder: string | null;
  clock: Clock;
  onError: (what: string) => void;
}

/**
 * Returns the handler of backup requests, one at a time. The server writes each backup to disk
 * before sending it: reading rows blocks the database for other queries, and the client may be
 * slow.
 */
export function backupSender({ database, dataDir, filesFolder, clock, onError }: Options) {
  const draft = join(dataDir, 'backup.draft');
  let isBusy = false;

  return async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (refused: string) => {
      response.writeHead(503, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify({ refused }));
    };
    if (isBusy) return refuse('Another backup is being taken');
    isBusy = true;
    try {
      const { file, actor } = backupRequest.parse(await json(incoming));
      // A draft left by a server that was killed.
      await rm(draft, { force: true });
      const by: Actor = { ...actor, channel: 'shell' };
      const at = clock.now();
      const size = await loggedBackup({ database, filesFolder, to: draft, name: file, actor: by, at });
      response.writeHead(200, {
        'content-type': 'application/gzip',
        'content-length': size.bytes,
        [SIZE_HEADER]: JSON.stringify(size),
        connection: 'close',
      });
      await pipeline(createReadStream(draft), response);
    } catch (error) {
      const { message } = loggableError(error);
      onError(`backup failed: ${message}`);
      if (response.headersSent) response.destroy();
      else refuse(`The server failed: ${message}`);
    } finally {
      await rm(draft, { force: true }).catch(() => {});
      isBusy = false;
    }
  };
}

function askFor(socketPath: string, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method: 'POST', path: BACKUP_PATH }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Requests a backup from the server on this DATA_DIR and writes it to `file`; null if none listens.
 */
export async function fetchBackup(dataDir: string, file: string, { name, account }: Actor) {
  try {
    return await atShortPath(socketFile(dataDir), async (path) => {
      const response = await askFor(path, JSON.stringify({ file, actor: { name, account } }));
      if (response.statusCode !== 200) {
        const { refused } = z.object({ refused: z.string() }).parse(await json(response));
        throw new RefusedError(refused);
      }
      await pipeline(response, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
      return backupSize.parse(JSON.parse(String(response.headers[SIZE_HEADER])));
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw error;
  }
}

/** Calls `write` with a draft name, and renames the file once it is complete. */
export async function whenWhole<Result>(
  file: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  const draft = `${file}.${randomBytes(4).toString('hex')}.draft`;
  try {
    const result = await write(draft);
    await rename(draft, file);
    return result;
  } finally {
    await rm(draft, { force: true });
  }
}
