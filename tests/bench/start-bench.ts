import { runServer } from '../support/running-server.ts';

export interface StartFigures {
  /** Seconds until /readyz with an empty DATA_DIR, including migrations and the demo's seed. */
  firstStart: number;
  /** Seconds until /readyz with the data of the first start. */
  secondStart: number;
}

/** Times two starts of the built server with the same folder. */
export async function benchStart(): Promise<StartFigures> {
  const before = performance.now();
  const server = await runServer();
  const firstStart = secondsSince(before);
  await server.stop();
  const again = performance.now();
  await server.start();
  const secondStart = secondsSince(again);
  await server.dispose();
  return { firstStart, secondStart };
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 100) / 10;
}
