import { expect, it, vi } from 'vitest';
import { takeOver } from './take-over.ts';

const skipWaiting = vi.fn(async () => undefined);

/** A tab that answers the question at once, later (by the returned function), or never. */
function tabThat(answers: 'at once' | 'later' | 'never') {
  let answer: () => void = () => undefined;
  return {
    answer: () => answer(),
    postMessage: vi.fn((_: unknown, [port]: [MessagePort]) => {
      answer = () => port.postMessage(null);
      if (answers === 'at once') answer();
    }),
  };
}

const withTabs = (...tabs: object[]) =>
  vi.stubGlobal('self', { skipWaiting, clients: { matchAll: async () => tabs } });

it('waits until every open tab has paused', async () => {
  const [ready, busy] = [tabThat('at once'), tabThat('later')];
  withTabs(ready, busy);
  const done = takeOver();
  await expect.poll(() => busy.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'PAUSE' });
  expect(ready.postMessage).toHaveBeenCalledTimes(1);
  expect(skipWaiting).not.toHaveBeenCalled();
  busy.answer();
  await done;
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

it('goes on without a frozen tab after five seconds', async () => {
  vi.useFakeTimers();
  skipWaiting.mockClear();
  withTabs(tabThat('never'));
  const done = takeOver();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(skipWaiting).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});
