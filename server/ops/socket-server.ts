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
 * A command is a few hundred bytes; one with an article in two languages holds a hundred thousand
 * and more.
 */
const MAX_BODY_BYTES = 512 * 1024;
const REQUEST_TIMEOUT_MS = 5_000;

/**
 * Only who may open the file gets here, so the names are taken as they come; the channel is this
 * one.
 */
const command = z.object({
  verb: z.string(),
  given: z.record(z.string(), z.string()),
  actor: z.object({ name: z.string().min(1), account: z.string().min(1) }),
});

interface Options {
  /** Whose lock this process holds. */
  dataDir: string;
  database: DatabaseHandle;
  /** Where uploads lie on disk, for backups; null where another service keeps them. */
  filesFolder: string | null;
  /** The app's: what is done through the socket is done at its time. */
  clock?: Clock;
  onError: (what: string) => void;
}

/**
 * Takes operators' commands for the database that this process alone may open: through a socket in
 * DATA_DIR, which only this user may use. Returns what closes it.
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
  // This process holds the lock: a process that left a socket here is dead.
  await rm(file, { force: true });
  await atShortPath(file, (path) => listen(server, path));
  return async () => {
    server.close();
    await once(server, 'close');
    // Under a borrowed path it doesn't take its own file away.
    await rm(file, { force: true });
  };
}

/** The file comes into being with mode 0600, not a moment later. */
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
