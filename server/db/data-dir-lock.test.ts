import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirLockedError, lockDataDir } from './data-dir-lock.ts';

let folder: string;
let children: ChildProcess[] = [];
const lockFile = () => join(folder, 'lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-lock-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that locks the folder, prints the result and keeps running. */
async function holder(): Promise<{ child: ChildProcess; answer: string }> {
  const module = join(import.meta.dirname, 'data-dir-lock.ts');
  const program = `
    const { lockDataDir } = await import(${JSON.stringify(module)});
    try { lockDataDir(${JSON.stringify(folder)}); console.log('held'); } catch (error) { console.log(error.message); }
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [chunk] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  return { child, answer: String(chunk).trim() };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

it('refuses a folder that another process has, in one line that names it', async () => {
  const { child, answer } = await holder();
  expect(answer).toBe('held');
  expect(() => lockDataDir(folder)).toThrow(DataDirLockedError);
  expect(() => lockDataDir(folder)).toThrow(
    `DATA_DIR ${folder} is in use by process ${child.pid}: stop it, or set DATA_DIR or DATABASE_URL`,
  );
});

it('lets another process have it once it is given back', async () => {
  const release = lockDataDir(folder);
  expect((await holder()).answer).toContain(`in use by process ${process.pid}`);
  release();
  expect((await holder()).answer).toBe('held');
});

it('takes over from a process that was killed', async () => {
  const { child } = await holder();
  await end(child, 'SIGKILL');
  expect(existsSync(lockFile())).toBe(true);
  const release = lockDataDir(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid);
  release();
  expect(existsSync(lockFile())).toBe(false);
});

it('lets exactly one of several take over', async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 4_000_000, startedAt: null, namespace: null }));
  const before = new Date(Date.now() - 60_000);
  utimesSync(lockFile(), before, before);
  const answers = await Promise.all([holder(), holder(), holder(), holder()]);
  expect(answers.filter(({ answer }) => answer === 'held')).toHaveLength(1);
});

it('refuses the same process a second time', () => {
  const release = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(DataDirLockedError);
  release();
  lockDataDir(folder)();
});

it('takes over a lock whose process id belongs to another process by now', async () => {
  const { child } = await holder();
  const owner = JSON.parse(readFileSync(lockFile(), 'utf8'));
  await end(child, 'SIGKILL');
  writeFileSync(lockFile(), JSON.stringify({ ...owner, pid: process.ppid }));
  lockDataDir(folder)();
});

it('waits for a sign of life from an owner in another container', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 1, startedAt: null, namespace: 'pid:[1]' }));
  expect(() => lockDataDir(folder)).toThrow(DataDirLockedError);
  const before = new Date(Date.now() - 60_000);
  utimesSync(lockFile(), before, before);
  lockDataDir(folder)();
});
