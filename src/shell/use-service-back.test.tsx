import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { useServiceBack } from './use-service-back.ts';

const READY = () => Response.json({ status: 'ready' });
const answers = vi.fn<() => Response>();
let hours = 0;

beforeEach(() => {
  vi.useFakeTimers();
  // Tests run hours apart, so that each starts with the shortest wait.
  hours += 1;
  vi.setSystemTime(hours * 3_600_000);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers()),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.mockReset();
});

const pass = async (ms: number) => {
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(ms));
};

it('tries again once the service is back, and asks ever less often until then', async () => {
  const onBack = vi.fn();
  answers.mockImplementation(() => new Response('', { status: 503 }));
  renderHook(() => useServiceBack(ApiError.fromNetwork('timeout'), onBack));
  await pass(5_000);
  await pass(10_000);
  await pass(19_000);
  expect(answers).toHaveBeenCalledTimes(2);
  answers.mockImplementation(READY);
  await pass(1_000);
  expect(onBack).toHaveBeenCalledOnce();
  await pass(600_000);
  expect(onBack).toHaveBeenCalledOnce();
});

it('takes no portal’s page for the service', async () => {
  const onBack = vi.fn();
  answers.mockImplementation(() => new Response('<html>Wi-Fi</html>'));
  renderHook(() => useServiceBack(ApiError.fromNetwork('garbled'), onBack));
  await pass(60_000);
  expect(answers).toHaveBeenCalled();
  expect(onBack).not.toHaveBeenCalled();
});

it('leaves a refusal alone, and a screen that is left', async () => {
  const onBack = vi.fn();
  answers.mockImplementation(READY);
  renderHook(() => useServiceBack(ApiError.fromAnswer(404, { msg: 'لا يوجد', error_number: 4040 }), onBack));
  const left = renderHook(() => useServiceBack(ApiError.fromNetwork('offline'), onBack));
  left.unmount();
  await pass(60_000);
  expect(onBack).not.toHaveBeenCalled();
});

it('does not try at once again where the screen fails although the service is back', async () => {
  const onBack = vi.fn();
  answers.mockImplementation(READY);
  const first = renderHook(() => useServiceBack(ApiError.fromNetwork('timeout'), onBack));
  await pass(5_000);
  expect(onBack).toHaveBeenCalledOnce();
  first.unmount();
  renderHook(() => useServiceBack(ApiError.fromNetwork('timeout'), onBack));
  await pass(9_000);
  expect(onBack).toHaveBeenCalledOnce();
  await pass(1_000);
  expect(onBack).toHaveBeenCalledTimes(2);
});

it('waits for the network where the watch itself can’t be fetched without one', async () => {
  vi.doMock('./service-watch.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.resetModules();
  const onBack = vi.fn();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = renderHook(() => useServiceBack(ApiError.fromNetwork('offline'), onBack));
  await pass(60_000);
  expect(onBack).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(onBack).toHaveBeenCalledOnce();
  // Without an event, e.g. if the network returned earlier, the interval retries.
  await pass(10_000);
  expect(onBack).toHaveBeenCalledTimes(2);
  unmount();
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(onBack).toHaveBeenCalledTimes(2);
  vi.doUnmock('./service-watch.ts');
});
