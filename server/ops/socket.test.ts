import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInMemory } from '../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { socketFile } from './base/socket-file.ts';
import { askServer } from './socket-client.ts';
import { openOpsSocket } from './socket-server.ts';

let database: DatabaseHandle;
let folder: string;
let open: (() => Promise<void>)[] = [];
const onError = vi.fn();

beforeAll(async () => {
  database = await createInMemory();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rukn-socket-'));
});
afterEach(async () => {
  await Promise.all(open.map((close) => close()));
  open = [];
  await rm(folder, { recursive: true, force: true });
});

async function serve(dataDir = folder, db = database.db) {
  const close = await openOpsSocket({ dataDir, database: { ...database, db }, filesFolder: null, onError });
  open.push(close);
  return close;
}
const command = (verb: string, given: Record<string, string> = {}) => ({
  verb,
  given,
  actor: { name: 'Huda', channel: 'shell' as const, account: 'root' },
});
const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

/** The socket's response to an arbitrary body. */
function post(body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: socketFile(folder), method: 'POST' }, (response) =>
      text(response).then(resolve, reject),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('the socket', () => {
  it('carries a command and what came of it, and the channel that it came by', async () => {
    await serve();
    expect(await askServer(folder, command('ads show', { id: '999999' }))).toEqual({
      refused: ['There is no ad 999999'],
      code: 1,
    });
    const forged = { ...command('operator list'), actor: { name: 'x', channel: 'console', account: 'y' } };
    expect(JSON.parse(await post(JSON.stringify(forged)))).toEqual({ rows: [], page: 1, hasMore: false });
  });

  it('is for its own user alone, under whatever umask', async () => {
    const usual = process.umask(0);
    await serve();
    expect(process.umask(usual)).toBe(0);
    expect(await modeOf(socketFile(folder))).toBe('600');
  });

  it.skipIf(process.getuid?.() !== 0)('is refused to another user (as root only)', async () => {
    await serve();
    await chmod(folder, 0o755);
    const program = `require('node:net').connect(${JSON.stringify(socketFile(folder))}).on('error', (error) => console.log(error.code)).on('connect', () => process.exit(3))`;
    const tried = spawnSync(process.execPath, ['-e', program], {
      uid: 65_534,
      gid: 65_534,
      encoding: 'utf8',
    });
    expect(tried.stdout.trim()).toBe('EACCES');
  });

  it('goes when it is closed, and one that was left behind makes room', async () => {
    const close = await serve();
    await close();
    open = [];
    expect(await readdir(folder)).toEqual([]);
    await writeFile(socketFile(folder), '');
    expect(await askServer(folder, command('log'))).toBeNull();
    await serve();
    expect(await askServer(folder, command('log'))).toMatchObject({ page: 1 });
  });

  it('is reached in a folder whose path no address holds', async () => {
    const deep = join(folder, 'a'.repeat(100), 'ب'.repeat(60));
    await mkdir(deep, { recursive: true });
    const links = join(folder, 't');
    await mkdir(links);
    vi.stubEnv('TMPDIR', links);
    await serve(deep);
    expect(await modeOf(socketFile(deep))).toBe('600');
    expect(await askServer(deep, command('log'))).toMatchObject({ page: 1 });
    expect(await readdir(links)).toEqual([]);
    await Promise.all(open.map((close) => close()));
    open = [];
    expect(await readdir(deep)).toEqual([]);
    expect(await askServer(deep, command('log'))).toBeNull();
    vi.unstubAllEnvs();
  });

  it('is not there where no server runs', async () => {
    expect(await askServer(folder, command('log'))).toBeNull();
    expect(await askServer(join(folder, 'nowhere'), command('log'))).toBeNull();
  });

  it.each([
    '',
    '{',
    '[]',
    '{"verb":"log"}',
    '{"verb":"log","given":{"page":1},"actor":{"name":"x","account":"y"}}',
  ])('answers %j, which is no command', async (body) => {
    await serve();
    expect(JSON.parse(await post(body))).toEqual({
      refused: ['The server does not understand this command: is it of the same version?'],
      code: 2,
    });
  });

  it('outlives bytes that are no HTTP, bodies without end and callers that leave', async () => {
    await serve();
    for (const bytes of [
      '\u0000\u0001\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{',
    ]) {
      const caller = connect(socketFile(folder));
      await new Promise((resolve) => caller.end(bytes, () => resolve(null)));
      caller.destroy();
    }
    await post('x'.repeat(200_000)).catch(() => {});
    expect(await askServer(folder, command('log'))).toMatchObject({ page: 1 });
  });

  it('says that the database failed, without the values of the query', async () => {
    const broken = await createInMemory();
    await broken.close();
    await serve(folder, broken.db);
    const given = { mobile: '0500000001' };
    const answer = await askServer(folder, command('sessions end', given));
    expect(answer).toMatchObject({ refused: [expect.stringMatching(/^The server failed: /)], code: 1 });
    expect(JSON.stringify(answer)).not.toContain('0500000001');
    expect(onError).toHaveBeenCalledWith(expect.stringMatching(/^sessions end failed: /));
  });
});
