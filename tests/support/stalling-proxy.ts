import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy between a client and a server: passes everything on until the test calls `stall` or
 * `cut`, or a client sends the text `stallsAt`.
 */
export async function stallingProxy(to: { host: string; port: number }, stallsAt?: string) {
  const pairs = new Set<[Socket, Socket]>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(to.port, to.host);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, into] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => {
        if (from === near && stallsAt && bytes.includes(stallsAt)) isStalled = true;
        if (!isStalled) into.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        into.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /**
     * Keeps connections open but forwards nothing, like a firewall that has dropped their state.
     */
    stall(is: boolean) {
      isStalled = is;
    },
    cut() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
