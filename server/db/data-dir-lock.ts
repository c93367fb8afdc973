import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** Two processes on one PGlite folder corrupt it; the second gets this one-line error instead. */
export class DataDirLockedError extends Error {
  override name = 'DataDirLockedError';

  constructor(dataDir: string, pid: number | null) {
    const who = pid === null ? 'another process' : `process ${pid}`;
    super(`DATA_DIR ${dataDir} is in use by ${who}: stop it, or set DATA_DIR or DATABASE_URL`);
  }
}

interface Owner {
  pid: number;
  /** Boot id and clock ticks at its start: process ids are reused, but not with the same start. */
  startedAt: string | null;
  /** Process ids mean nothing beyond their namespace, such as a container. */
  namespace: string | null;
}

const BEAT_MS = 5_000;
/**
 * An owner in another container, which this process can't check, counts as dead once its file has
 * not been touched for this long.
 */
const SILENCE_MS = 15_000;
/** A takeover file older than this was left by a process that died. */
const TAKEOVER_MS = 10_000;

/**
 * Folders locked by this process: its own id in a lock file would otherwise look like that of an
 * earlier process with the same id.
 */
const held = new Set<string>();

/**
 * Locks the folder for this process, by a file `lock` in it. Returns the function that unlocks it.
 * Throws DataDirLockedError if another living process has locked it; takes over a dead one's lock.
 */
export function lockDataDir(dataDir: string): () => void {
  const folder = resolve(dataDir);
  const file = join(folder, 'lock');
  if (held.has(folder)) throw new DataDirLockedError(dataDir, process.pid);
  if (!create(file)) skipWaiting(file, dataDir);
  held.add(folder);
  const beat = setInterval(() => touch(file), BEAT_MS);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    if (held.delete(folder)) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** Creates the lock file; false if it already exists. The file system makes this atomic. */
function create(file: string): boolean {
  try {
    const owner: Owner = { pid: process.pid, startedAt: startOf(process.pid), namespace: ownNamespace() };
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, JSON.stringify(owner));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Replaces a dead owner's file; a second file ensures that only one process does. */
function skipWaiting(file: string, dataDir: string): void {
  if (livesOn(file)) throw new DataDirLockedError(dataDir, readOwner(file)?.pid ?? null);
  const turn = `${file}.takeover`;
  if (ageOf(turn) > TAKEOVER_MS) rmSync(turn, { force: true });
  if (!create(turn)) throw new DataDirLockedError(dataDir, null);
  try {
    // Another process may have taken it over since the first check.
    if (livesOn(file)) throw new DataDirLockedError(dataDir, readOwner(file)?.pid ?? null);
    rmSync(file, { force: true });
    if (!create(file)) throw new DataDirLockedError(dataDir, null);
  } finally {
    rmSync(turn, { force: true });
  }
}

function livesOn(file: string): boolean {
  const owner = readOwner(file);
  // The owner is just writing it, or died while it did.
  if (owner === null) return ageOf(file) < 1_000;
  if (owner.namespace !== ownNamespace()) return ageOf(file) < SILENCE_MS;
  if (owner.pid === process.pid) return false;
  return isAlive(owner.pid) && startOf(owner.pid) === owner.startedAt;
}

function readOwner(file: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(owner?.pid) ? owner : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Boot id and clock ticks at which a process started (proc(5)); null if it ended or is unknown. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The process's name, in brackets, may contain spaces and brackets; the start is the 20th word
    // after it.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    const hasEnded = words?.[0] === 'Z';
    return words?.[19] && !hasEnded ? `${boot} ${words[19]}` : null;
  } catch {
    return null;
  }
}

function ownNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

/** Milliseconds since the file was last touched; Infinity if it does not exist. */
function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // The lock file was removed on purpose; there is nothing to keep alive.
  }
}
