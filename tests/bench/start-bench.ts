import { runServer } from '../support/running-server.ts';

export interface StartFigures {
  /** Seconds until /readyz, into an empty DATA_DIR: migrations and the demo's seed included. */
  firstStart: number;
  /** Seconds until /readyz, on the data of the first. */
  secondStart: number;
}

/** Starts the built server twice on one folder and times both. */
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
