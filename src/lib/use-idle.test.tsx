import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdle } from './use-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('starts over with each press, key and scroll, and stays once it is there', () => {
  const { result } = renderHook(() => useIdle(true, 500));
  for (const type of ['pointerdown', 'keydown', 'scroll']) {
    pass(400);
    window.dispatchEvent(new Event(type));
  }
  pass(499);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  window.dispatchEvent(new Event('keydown'));
  expect(result.current).toBe(true);
});

it('waits to be asked', () => {
  const { result, rerender } = renderHook(({ isActive }) => useIdle(isActive, 500), {
    initialProps: { isActive: false },
  });
  pass(5_000);
  expect(result.current).toBe(false);
  rerender({ isActive: true });
  pass(500);
  expect(result.current).toBe(true);
});
