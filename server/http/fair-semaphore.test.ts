import { afterEach, expect, it, vi } from 'vitest';
import { createFairSemaphore, NoPermitError } from './fair-semaphore.ts';

afterEach(() => vi.useRealTimers());

/** A semaphore with tasks that the test ends by hand, and the order in which they started. */
function fixture(rules: { waiting?: number; waitingEach?: number } = {}) {
  const withPermit = createFairSemaphore({
    atOnce: 1,
    waiting: 10,
    waitingEach: 10,
    waitMs: 1_000,
    ...rules,
  });
  const begun: string[] = [];
  let end = () => {};
  const ask = (who: number, name: string) =>
    withPermit(who, () => {
      begun.push(name);
      return new Promise<string>((resolve) => {
        end = () => resolve(name);
      });
    });
  const next = async () => {
    end();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, begun, next };
}

it('gives each who waits a turn before anybody gets a second one', async () => {
  const { ask, begun, next } = fixture();
  const all = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3'), ask(2, 'b1'), ask(3, 'c1'), ask(2, 'b2')];
  for (const _ of all) await next();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

it('turns away who has too many waiting, and everyone where too many wait, and takes them again later', async () => {
  const { ask, next } = fixture({ waitingEach: 1, waiting: 2 });
  const taken = [ask(1, 'a1'), ask(1, 'a2')];
  await expect(ask(1, 'a3')).rejects.toThrow(NoPermitError);
  taken.push(ask(2, 'b1'));
  await expect(ask(3, 'c1')).rejects.toThrow(NoPermitError);
  for (const _ of taken) await next();
  expect(await Promise.all(taken)).toEqual(['a1', 'a2', 'b1']);
  const later = ask(3, 'c2');
  await next();
  expect(await later).toBe('c2');
});

it('gives up one that has waited too long, and leaves the turns of others whole', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask, begun, next } = fixture();
  const first = ask(1, 'a1');
  const late = ask(2, 'b1');
  const refused = expect(late).rejects.toThrow(NoPermitError);
  vi.advanceTimersByTime(1_000);
  await refused;
  const last = ask(3, 'c1');
  await next();
  await next();
  expect(await Promise.all([first, last])).toEqual(['a1', 'c1']);
  expect(begun).toEqual(['a1', 'c1']);
});

it('continues after work that fails', async () => {
  const withPermit = createFairSemaphore({ atOnce: 1, waiting: 1, waitingEach: 1, waitMs: 1_000 });
  await expect(withPermit(1, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await withPermit(2, async () => 'done')).toBe('done');
});
