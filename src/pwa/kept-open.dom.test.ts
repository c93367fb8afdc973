import { type OpenDBCallbacks, openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptOpen } from './kept-open.ts';

vi.mock('idb', () => ({ openDB: vi.fn() }));
const opened = vi.mocked(openDB);

beforeEach(() => {
  opened.mockReset();
  opened.mockImplementation(async () => ({}) as never);
});

const open = () => keptOpen('rukn.test', 1, () => undefined);
const callbacks = () => opened.mock.calls.at(-1)?.[2] as OpenDBCallbacks<unknown>;

it('opens once, when it is first asked for', async () => {
  const database = open();
  expect(opened).not.toHaveBeenCalled();
  expect(await database()).toBe(await database());
  expect(opened).toHaveBeenCalledOnce();
});

it('opens anew once the browser has ended the connection', async () => {
  const database = open();
  const first = await database();
  callbacks().terminated?.();
  expect(await database()).not.toBe(first);
});

it('closes for a newer build, and opens anew', async () => {
  const database = open();
  const first = await database();
  const close = vi.fn();
  callbacks().blocking?.(1, 2, { target: { close } } as never);
  expect(close).toHaveBeenCalledOnce();
  expect(await database()).not.toBe(first);
});

it('fails where there is none, and tries again', async () => {
  opened.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  const database = open();
  await expect(database()).rejects.toThrow();
  await expect(database()).resolves.toBeDefined();
});
