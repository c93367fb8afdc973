import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ListenOptions } from './database.ts';

const RETRY_MS = 1_000;
/** How often a connection proves that notices still arrive by it, and how long one may take. */
const PROOF_EVERY_MS = 1_000;
const PROOF_TIMEOUT_MS = 1_000;
/**
 * For a server to take a statement: where it freezes after it has let us in, a start must not wait
 * for it.
 */
const ANSWER_TIMEOUT_MS = 5_000;
/** The payload of a notice that proves a connection; each process ignores the others'. */
const PROOF = 'proof ';

/**
 * Listens on a connection of its own, and reconnects until it succeeds when that breaks. Notices
 * sent in between are lost, so `onNotice` is called after each new connection as well. A connection
 * that is silently dead, or a pooler that passes no notices on, is found within two seconds: it
 * sends itself one each second. Resolves once it listens or the first attempt has failed; answers
 * what ends it.
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
      // An outage is reported once, not with every retry.
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
