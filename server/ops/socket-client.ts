import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { atShortPath, socketFile } from './base/socket-file.ts';
import { RefusedError } from './base/verb.ts';
import { type Command, type Outcome, outcome as outcomeSchema } from './run-command.ts';

const ANSWER_TIMEOUT_MS = 30_000;

/**
 * Sends a command to the server that runs on this DATA_DIR; null if none listens. Throws
 * RefusedError if the server can't be reached or does not respond.
 */
export async function askServer(dataDir: string, command: Command): Promise<Outcome | null> {
  const file = socketFile(dataDir);
  try {
    const answer = await atShortPath(file, (path) => send(path, JSON.stringify(command)));
    return outcomeSchema.parse(JSON.parse(answer));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    if (code === 'EACCES' || code === 'EPERM') {
      throw new RefusedError(`${file} is not yours to use: run this as the user that runs the server`);
    }
    throw new RefusedError(
      'The server broke off before it answered: the command `log` says whether it was done',
    );
  }
}

function send(socketPath: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method: 'POST', path: '/', timeout: ANSWER_TIMEOUT_MS }, (response) =>
      text(response).then(resolve, reject),
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.end(body);
  });
}
