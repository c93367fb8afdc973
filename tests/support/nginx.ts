import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './running-server.ts';

const SAMPLE = join(import.meta.dirname, '../../deploy/nginx.conf');
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const START_LIMIT_MS = 10_000;

export function findNginx(): string | null {
  return PLACES.find((path) => existsSync(path)) ?? null;
}

export const NGINX_HINT = 'No nginx found: install it (Debian: apt-get install nginx-light)';

/** Replaces text that must occur; throws if the sample has changed so that it does not. */
function replaced(text: string, [from, to]: [string | RegExp, string]): string {
  if (text.search(from) === -1) throw new Error(`deploy/nginx.conf does not say ${from}`);
  return text.replaceAll(from, to);
}

interface Site {
  /** The committed sample, with this run's ports and files. */
  config: string;
  folder: string;
}

async function writeSite(site: Site): Promise<string> {
  const file = join(site.folder, 'nginx.conf');
  const own = (name: string) => join(site.folder, name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(own('site.conf'), site.config);
  await writeFile(
    file,
    `pid ${own('pid')};
error_log ${own('error.log')};
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${own(name)};`).join('\n  ')}
  include ${own('site.conf')};
}
`,
  );
  return file;
}

async function makeCertificate(folder: string): Promise<void> {
  const made = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const of = ['-subj', '/CN=rukn.example', '-addext', 'subjectAltName=DNS:rukn.example'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...made, ...of], { stdio: 'pipe' });
}

async function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
}

export interface RunningNginx {
  httpPort: number;
  httpsPort: number;
  stop(): Promise<void>;
}

/**
 * Runs nginx with the sample config of deploy/ on free ports, with a new certificate, in front of
 * the servers on the two given ports.
 */
export async function runNginx([first, second]: [number, number]): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'rukn-nginx-'));
  // When started as root, nginx's workers run as another user.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'www'));
  await makeCertificate(folder);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const changes: [string | RegExp, string][] = [
    ['127.0.0.1:3001', `127.0.0.1:${first}`],
    ['127.0.0.1:3002', `127.0.0.1:${second}`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    [/^.*listen \[::\].*\n/gm, ''],
    ['/etc/letsencrypt/live/rukn.example/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/letsencrypt/live/rukn.example/privkey.pem', join(folder, 'key.pem')],
    ['/var/www/html;', `${join(folder, 'www')};`],
  ];
  const config = changes.reduce(replaced, readFileSync(SAMPLE, 'utf8'));
  const file = await writeSite({ config, folder });
  const child: ChildProcess = spawn(findNginx() ?? '', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await listens(httpsPort))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start:\n${output}`);
    }
    await wait(50);
  }
  return { httpPort, httpsPort, stop };
}
