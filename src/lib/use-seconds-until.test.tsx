import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from './server-now.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useToday } from './use-today.ts';

const NOW = Date.parse('2026-11-24T20:59:00Z');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  noteServerTime(Date.now());
  vi.useRealTimers();
});

it.each([
  ['40 days ahead', '2027-01-03T11:00:00Z'],
  ['three years behind', '2023-11-24T08:00:00Z'],
])('counts by the server’s clock on a device that is %s', (_, device) => {
  vi.setSystemTime(Date.parse(device));
  const left = renderHook(() => useSecondsUntil(NOW + 90_000));
  const today = renderHook(() => useToday());
  expect(left.result.current).not.toBe(90);

  // An answer arrives: a countdown that was over by the device's clock continues.
  act(() => noteServerTime(NOW));
  expect([left.result.current, today.result.current]).toEqual([90, '2026-11-24']);
  act(() => vi.advanceTimersByTime(30_000));
  expect(left.result.current).toBe(60);
  act(() => vi.advanceTimersByTime(120_000));
  expect(left.result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  // Past midnight in Riyadh by now.
  today.rerender();
  expect(today.result.current).toBe('2026-11-25');
});
