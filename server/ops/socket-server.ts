import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { z } from 'zod';
import type { Database, DatabaseHandle } from '../db/database.ts';
import { loggableError } from '../http/database-error.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { BACKUP_PATH, backupSender } from './base/socket-backup.ts';
import { atShortPath, socketFile } from './base/socket-file.ts';
import { type Outcome, tryCommand } from './run-command.ts';

/**
 * Most commands have a few hundred bytes; one with an article in two languages has over a hundred
 * thousand.
 */
const MAX_BODY_BYTES = 512 * 1024;
const REQUEST_TIMEOUT_MS = 5_000;

/** Only users who may open the socket get here, so the names are trusted; the channel is fixed. */
const command = z.object({
  verb: z.string(),
  given: z.record(z.string(), z.string()),
  actor: z.object({ name: z.string().min(1), account: z.string().min(1) }),
});

interface Options {
  /** The folder that this process has locked. */
  dataDir: string;
  database: DatabaseHandle;
  /** The folder of uploads, for backups; null if another service stores them. */
  filesFolder: string | null;
  /** The app's clock, which timestamps the commands. */
  clock?: Clock;
  onError: (what: string) => void;
}

/**
 * Accepts operators' commands for the database that only this process can open, through a socket in
 * DATA_DIR that only this operating system user can use. Returns a function that closes it.
 */
export async function openOpsSocket({
  dataDir,
  database,
  filesFolder,
  clock = systemClock,
  onError,
}: Options): Promise<() => Promise<void>> {
  const file = socketFile(dataDir);
  const sendBackup = backupSender({ database, dataDir, filesFolder, clock, onError });
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, async (request, response) => {
    if (request.url === BACKUP_PATH) return sendBackup(request, response);
    const outcome = await answer(request, { db: database.db, clock, onError });
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(outcome));
  });
  // This process holds the lock, so a socket that exists belongs to a dead process.
  await rm(file, { force: true });
  await atShortPath(file, (path) => listen(server, path));
  return async () => {
    server.close();
    await once(server, 'close');
    // After listening through a link, `close` does not remove the socket file.
    await rm(file, { force: true });
  };
}

/** Listens under a umask, so that the socket file has mode 0600 from the start. */
async function listen(server: Server, path: string): Promise<void> {
  const usual = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(usual);
  }
  await once(server, 'listening');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    body += chunk;
    if (body.length > MAX_BODY_BYTES) throw new Error('the command is too long');
  }
  return body;
}

interface Answering extends Pick<Options, 'onError'> {
  db: Database;
  clock: Clock;
}

async function answer(request: IncomingMessage, { db, clock, onError }: Answering): Promise<Outcome> {
  let received: z.output<typeof command>;
  try {
    received = command.parse(JSON.parse(await bodyOf(request)));
  } catch {
    return { refused: ['The server does not understand this command: is it of the same version?'], code: 2 };
  }
  try {
    return await tryCommand(db, { ...received, actor: { ...received.actor, channel: 'shell' } }, { clock });
  } catch (error) {
    const { message } = loggableError(error);
    onError(`${received.verb} failed: ${message}`);
    return { refused: [`The server failed: ${message}`], code: 1 };
  }
}
