import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy between a client and a server: passes everything on until the test calls `stall`,
 * `delay` or `cut`, or a client sends the text `stallsAt`.
 */
export async function stallingProxy(to: { host: string; port: number }, stallsAt?: string) {
  const pairs = new Set<[Socket, Socket]>();
  const late = new Set<() => void>();
  let isStalled = false;
  let delayMs = 0;
  let target = to;
  /** Writes later, in the order of the calls: timers of one length fire in turn. */
  function writeLate(into: Socket, bytes: Buffer): void {
    const write = () => {
      clearTimeout(timer);
      late.delete(write);
      if (!into.destroyed) into.write(bytes);
    };
    const timer = setTimeout(write, delayMs);
    late.add(write);
  }
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, into] of [pair, [far, near] as const]) {
      from.on('data', (bytes: Buffer) => {
        if (from === near && stallsAt && bytes.includes(stallsAt)) isStalled = true;
        if (isStalled) return;
        if (delayMs > 0 && from === far) writeLate(into, bytes);
        else into.write(bytes);
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
    /** Answers arrive so much later from now on; 0 delivers at once what is on its way. */
    delay(ms: number) {
      delayMs = ms;
      if (ms === 0) for (const write of late) write();
    },
    /** New connections go to this port, as after a failover. */
    leadTo(port: number) {
      target = { ...target, port };
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
