import { afterEach, describe, expect, it, vi } from 'vitest';
import { anySignal, awakeTimeout } from './any-signal.ts';

describe('anySignal', () => {
  it('aborts once, with the reason of the first signal that does', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const signal = anySignal(one.signal, other.signal);
    expect(signal.aborted).toBe(false);
    other.abort('left');
    one.abort('late');
    expect([signal.aborted, signal.reason]).toEqual([true, 'left']);
  });

  it('is aborted from the start where one of them is', () => {
    const signal = anySignal(new AbortController().signal, AbortSignal.abort('gone'));
    expect([signal.aborted, signal.reason]).toEqual([true, 'gone']);
  });
});

describe('awakeTimeout', () => {
  afterEach(() => void vi.useRealTimers());

  it('aborts after its time, and not once stopped', () => {
    vi.useFakeTimers();
    const [one, other] = [awakeTimeout(1_000), awakeTimeout(1_000)];
    vi.advanceTimersByTime(750);
    other.stop();
    expect(one.signal.aborted).toBe(false);
    vi.advanceTimersByTime(250);
    expect(one.signal.aborted).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(other.signal.aborted).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts a pause in which the page could not run as one slice', async () => {
    const { signal, stop } = awakeTimeout(750);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
    // Timers that are due run before this one.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(signal.aborted).toBe(false);
    stop();
  });
});
