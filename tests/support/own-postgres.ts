import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './running-server.ts';

const DEBIAN = '/usr/lib/postgresql';
/**
 * Without fsync, as only the process ends here and never the machine; a commit still waits until
 * its log is written.
 */
const SETTINGS = { listen_addresses: '127.0.0.1', fsync: 'off', autovacuum: 'off' };

/** The folder of PostgreSQL's programs; null where no server is installed. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    '/usr/local/bin',
    '/opt/homebrew/bin',
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

export const POSTGRES_HINT = 'No PostgreSQL server found: install it (Debian: apt-get install postgresql)';

/** `smart` is left out: it waits for clients, which the server never ends. */
type Stop = 'fast' | 'immediate';

export interface OwnPostgres {
  /** Of its database `postgres`, as superuser. */
  url: string;
  port: number;
  folder: string;
  start(): Promise<void>;
  stop(how: Stop): Promise<void>;
  /** Stops all of its processes without ending them, as a machine does that hangs. */
  freeze(): void;
  thaw(): void;
  /** A second server that follows this one, and only reads until it is promoted. */
  standby(): Promise<OwnPostgres>;
  promote(): Promise<void>;
  dispose(): Promise<void>;
}

interface Options {
  settings?: Record<string, string | number>;
  /** Where its folder is made; by default the temporary folder. */
  within?: string;
}

interface Place {
  bin: string;
  folder: string;
  port: number;
}

/** PostgreSQL refuses to run as root; Debian's package creates the user postgres. */
const asOwner = (words: string[]): [string, string[]] =>
  userInfo().uid === 0 ? ['runuser', ['-u', 'postgres', '--', ...words]] : [words[0] ?? '', words.slice(1)];

async function run({ bin, folder }: Place, program: string, ...words: string[]): Promise<void> {
  const [command, all] = asOwner([join(bin, program), ...words]);
  // What pg_ctl starts keeps its output open: the log receives it.
  await promisify(execFile)(command, all, { cwd: folder });
}

/** Starts a PostgreSQL server of the caller's own, which it may stop, freeze and fill. */
export async function startPostgres({
  settings = {},
  within = tmpdir(),
}: Options = {}): Promise<OwnPostgres> {
  const place = await makePlace(within);
  const data = join(place.folder, 'data');
  await run(
    place,
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  await configure(place, { ...SETTINGS, ...settings });
  return serverAt(place);
}

async function makePlace(within: string): Promise<Place> {
  const bin = findPostgres();
  if (bin === null) throw new Error(POSTGRES_HINT);
  const folder = await mkdtemp(join(within, 'rukn-postgres-'));
  if (userInfo().uid === 0) execFileSync('chown', ['postgres', folder]);
  return { bin, folder, port: await freePort() };
}

async function configure({ folder, port }: Place, settings: Record<string, string | number>): Promise<void> {
  const all = { ...settings, port, unix_socket_directories: folder };
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(join(folder, 'data/postgresql.conf'), lines.join(''));
}

async function serverAt(place: Place): Promise<OwnPostgres> {
  const { folder, port } = place;
  const data = join(folder, 'data');
  const control = (...words: string[]) =>
    run(place, 'pg_ctl', '-D', data, '-l', join(folder, 'log'), '-s', '-w', ...words);
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesOf(data)) process.kill(pid, signal);
  };
  await control('start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    folder,
    start: () => control('start'),
    stop: (how) => control('stop', '-m', how),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async standby() {
      const copy = await makePlace(join(folder, '..'));
      const from = `host=127.0.0.1 port=${port} user=postgres`;
      await run(
        copy,
        'pg_basebackup',
        '-D',
        join(copy.folder, 'data'),
        '-d',
        from,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
      );
      await configure(copy, {});
      return serverAt(copy);
    },
    promote: () => control('promote'),
    async dispose() {
      try {
        signalAll('SIGCONT');
      } catch {
        // It is stopped already.
      }
      await control('stop', '-m', 'immediate').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The postmaster and its children. */
function processesOf(data: string): number[] {
  const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ');
  return [postmaster, ...children].filter(Boolean).map(Number);
}
