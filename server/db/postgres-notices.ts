import pg from 'pg';
import type { ListenOptions } from './database.ts';

const RETRY_MS = 1_000;

/**
 * Listens on a connection of its own, and opens it anew for as long as it takes when it breaks. What was
 * sent in between is lost, so `onNotice` is called after each new connection as well. Resolves once it
 * listens or the first attempt has failed; answers what ends it.
 */
export async function listenOnServer(
  connection: pg.ClientConfig,
  { channel, onNotice, onLost }: ListenOptions,
): Promise<() => Promise<void>> {
  let isOver = false;
  let isDown = false;
  let current: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client(connection);
    current = client;
    let isLost = false;
    const lose = (error: Error) => {
      if (isLost || isOver) return;
      isLost = true;
      // An outage is told once, not with every attempt to mend it.
      if (!isDown) onLost?.(error);
      isDown = true;
      client.end().catch(() => {});
      retry = setTimeout(connect, RETRY_MS);
      retry.unref();
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('the server closed it')));
    client.on('notification', onNotice);
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      isDown = false;
      onNotice();
    } catch (error) {
      lose(error as Error);
    }
  }

  await connect();
  return async () => {
    isOver = true;
    clearTimeout(retry);
    await current?.end().catch(() => {});
  };
}
