import { type OpenDBCallbacks, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './open-database.ts';

vi.mock('idb', () => ({ openDB: vi.fn() }));
const opened = vi.mocked(openDB);

beforeEach(() => {
  opened.mockReset();
  opened.mockImplementation(async () => ({}) as never);
});

const open = () => openDatabase('rukn.test', 1, () => undefined);
const callbacks = () => opened.mock.calls.at(-1)?.[2] as OpenDBCallbacks<unknown>;
function deferred() {
  let resolve: (value: object) => void = () => undefined;
  const promise = new Promise<object>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
const itself = async (database: object) => database;

it('opens once, when it is first asked for', async () => {
  const use = open();
  expect(opened).not.toHaveBeenCalled();
  expect(await use(itself)).toBe(await use(itself));
  expect(opened).toHaveBeenCalledOnce();
});

it('opens again once the browser has ended the connection', async () => {
  const use = open();
  const first = await use(itself);
  callbacks().terminated?.();
  expect(await use(itself)).not.toBe(first);
});

it('closes for a newer build, and opens again', async () => {
  const use = open();
  const first = await use(itself);
  const close = vi.fn();
  callbacks().blocking?.(1, 2, { target: { close } } as never);
  expect(close).toHaveBeenCalledOnce();
  expect(await use(itself)).not.toBe(first);
});

it('fails where there is none, and tries again', async () => {
  opened.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  const use = open();
  await expect(use(itself)).rejects.toThrow();
  await expect(use(itself)).resolves.toBeDefined();
});

describe('one that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given up, waited for once alone, and used again once it answers', async () => {
    const answering = deferred();
    opened.mockReturnValueOnce(answering.promise as never);
    const use = open();
    const first = expect(use(itself)).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(3_000);
    await first;
    await expect(use(itself)).rejects.toThrow('does not answer');
    expect(opened).toHaveBeenCalledOnce();
    const database = {};
    answering.resolve(database);
    await vi.advanceTimersByTimeAsync(0);
    expect(await use(itself)).toBe(database);
  });

  it('is given up in the midst of its work, too', async () => {
    const use = open();
    const stuck = expect(use(() => new Promise(() => undefined))).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(3_000);
    await stuck;
  });
});
