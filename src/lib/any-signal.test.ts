import { describe, expect, it } from 'vitest';
import { anySignal } from './any-signal.ts';

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
