import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '../../server/lib/paths.ts';
import { freePort } from '../support/running-server.ts';
import { median } from './timing.ts';

const ROUNDS = 5;
const REQUESTS = 300;
const CONNECTIONS = 20;
/** Length of a kernel tick in /proc/<pid>/stat, ms. */
const TICK_MS = 10;

/** Every request differs, so that no cache answers. */
const CALLS = {
  list: (at: number) => `/api/properties/list?priceFrom=${100_000 + at * 37}`,
  near: (at: number) =>
    `/api/properties/nearYou?latitude=${(24.5 + (at % 97) / 200).toFixed(4)}&longitude=${(46.5 + (at % 89) / 200).toFixed(4)}`,
};

export interface ApiCost {
  /** ms of server CPU time per request, of Rukn and of the floor. */
  rukn: number;
  floor: number;
  /** The floor's cost divided by Rukn's: 1 means as cheap as bare Fastify and pg. */
  ratio: number;
  /** Bytes of a response, Rukn's and the floor's. */
  bytes: [number, number];
}

interface Served {
  url: string;
  child: ChildProcess;
}

/**
 * Measures the server's cost per request, compared with bare Fastify and pg on the same database in
 * the same run (api-floor.ts). Uses the process's CPU time, so that other work on the machine does
 * not count, and alternates between the two. Needs Linux's /proc.
 */
export async function benchApi(databaseUrl: string): Promise<Record<string, ApiCost>> {
  const environment = { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
  const rukn = await serve([fromRoot('dist', 'server', 'main.js')], {
    ...environment,
    ALLOW_SANDBOX: '1',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    MAP_STYLE_URL: 'none',
    REQUESTS_PER_MINUTE: '1000000',
  });
  const floor = await serve(['--import', 'tsx', join(import.meta.dirname, 'api-floor.ts')], environment);
  try {
    const figures: Record<string, ApiCost> = {};
    for (const [name, pathOf] of Object.entries(CALLS)) {
      const costs = { rukn: [] as number[], floor: [] as number[] };
      let at = 0;
      for (let round = 0; round <= ROUNDS; round++)
        for (const [kind, server] of Object.entries({ rukn, floor })) {
          const cost = await costOf(server, (request) => pathOf(at + request));
          at += REQUESTS;
          // The first round is a warm-up.
          if (round > 0) costs[kind as keyof typeof costs].push(cost);
        }
      const [ours, bare] = [median(costs.rukn), median(costs.floor)];
      const bytes = [await read(rukn.url + pathOf(1)), await read(floor.url + pathOf(1))];
      figures[name] = { rukn: ours, floor: bare, ratio: bare / ours, bytes: bytes as [number, number] };
    }
    return figures;
  } finally {
    for (const { child } of [rukn, floor]) child.kill('SIGKILL');
  }
}

async function serve(argv: string[], env: NodeJS.ProcessEnv): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, argv, { env: { ...env, PORT: String(port) }, stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, child };
    await wait(100);
  }
  throw new Error(`${argv.at(-1)} ended before it was ready`);
}

/** ms of CPU time per request. */
async function costOf({ url, child }: Served, pathOf: (request: number) => string): Promise<number> {
  const before = cpuMs(child.pid);
  let next = 0;
  const worker = async () => {
    while (next < REQUESTS) await read(url + pathOf(next++));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return (cpuMs(child.pid) - before) / REQUESTS;
}

function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Bytes of the response; throws unless its status is 200. */
async function read(url: string): Promise<number> {
  const [response] = await once(get(url, { agent, headers: { language: 'ar' } }), 'response');
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return bytes;
}
