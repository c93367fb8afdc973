import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { oversizedBodiesPlugin } from './oversized-bodies.ts';

const LIMIT = 1_000;
const MEGABYTE = 1024 * 1024;

const app = fastify({ bodyLimit: LIMIT });
app.register(oversizedBodiesPlugin);
app.post('/', async () => ({ ok: true }));
const sockets: ReturnType<typeof connect>[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterEach(() => app.close());

/** A client that has announced its body's length, and the response so far. */
async function announce(bytes: number) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let answered = '';
  socket.on('data', (chunk) => {
    answered += chunk;
  });
  const closed = once(socket, 'close');
  socket.write(
    `POST / HTTP/1.1\r\nhost: rukn\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  return { socket, closed, answered: () => answered };
}

it('reads a body that is too large to its end, then refuses it; a huge one is cut off at once', async () => {
  const client = await announce(2 * MEGABYTE);
  client.socket.write(Buffer.alloc(MEGABYTE));
  await wait(100);
  expect(client.answered()).toBe('');
  client.socket.write(Buffer.alloc(MEGABYTE));
  await client.closed;
  expect(client.answered()).toMatch(/^HTTP\/1\.1 413 /);

  const absurd = await announce(17 * MEGABYTE);
  await absurd.closed;
  expect(absurd.answered()).toMatch(/^HTTP\/1\.1 413 /);
});
