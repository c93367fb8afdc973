import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ListenOptions } from './database.ts';

const RETRY_MS = 1_000;
/** How often a connection checks that it still receives notices, and how long a check may take. */
const PROOF_EVERY_MS = 1_000;
const PROOF_TIMEOUT_MS = 1_000;
/**
 * How long the server may take for a statement: it may accept a connection and then freeze, which
 * must not delay the start.
 */
const ANSWER_TIMEOUT_MS = 5_000;
/** Prefix of the notices that check a connection; each process ignores those of others. */
const PROOF = 'proof ';

/**
 * Listens on a separate connection, and reconnects when that breaks until it succeeds. Notices sent
 * in between are lost, so each new connection calls `onNotice` as well. The connection sends itself
 * a notice each second: a dead one, or a pooler that forwards no notices, is detected within two
 * seconds. Resolves once it listens or the first attempt has failed, to a function that stops it.
 */
export async function listenOnServer(
  connection: pg.ClientConfig,
  { channel, onNotice, onLost }: ListenOptions,
): Promise<() => Promise<void>> {
  let isOver = false;
  let isDown = false;
  let current: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let proving: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({ query_timeout: ANSWER_TIMEOUT_MS, ...connection });
    current = client;
    let isLost = false;
    const proof = `${PROOF}${randomUUID()}`;
    let onProof = () => {};
    const lose = (error: Error) => {
      if (isLost || isOver) return;
      isLost = true;
      clearTimeout(proving);
      // Report an outage once, not with every retry.
      if (!isDown) onLost?.(error);
      isDown = true;
      client.connection.stream.destroy();
      retry = setTimeout(connect, RETRY_MS);
      retry.unref();
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('the server closed it')));
    client.on('notification', ({ payload = '' }) => {
      if (payload === proof) onProof();
      else if (!payload.startsWith(PROOF)) onNotice();
    });
    const arrives = () =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('no notice arrives')), PROOF_TIMEOUT_MS);
        onProof = () => {
          clearTimeout(timer);
          resolve();
        };
        client.query('select pg_notify($1, $2)', [channel, proof]).catch(reject);
      });
    const keepProving = () => {
      proving = setTimeout(() => {
        arrives().then(keepProving, lose);
      }, PROOF_EVERY_MS);
      proving.unref();
    };
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      await arrives();
      isDown = false;
      onNotice();
      keepProving();
    } catch (error) {
      lose(error as Error);
    }
  }

  await connect();
  return async () => {
    isOver = true;
    clearTimeout(retry);
    clearTimeout(proving);
    await current?.end().catch(() => {});
  };
}
