import { describe, expect, it } from 'vitest';
import { createAttemptCounter } from './attempts.ts';

function counter(capacity = 100) {
  const clock = { now: 0 };
  return {
    clock,
    attempts: createAttemptCounter({ limit: 2, windowMs: 1000, capacity, now: () => clock.now }),
  };
}

describe('createAttemptCounter', () => {
  it('refuses beyond the limit, and says for how long', () => {
    const { clock, attempts } = counter();
    expect(attempts.begin('a')).toBeNull();
    clock.now = 400;
    expect(attempts.begin('a')).toBeNull();
    clock.now = 500;
    expect(attempts.begin('a')).toBe(500);
    expect(attempts.begin('b')).toBeNull();
  });

  it('slides: each attempt is forgotten by itself', () => {
    const { clock, attempts } = counter();
    attempts.begin('a');
    clock.now = 900;
    attempts.begin('a');
    clock.now = 1001;
    expect(attempts.begin('a')).toBeNull();
    expect(attempts.begin('a')).not.toBeNull();
  });

  it('takes back an attempt that succeeded', () => {
    const { attempts } = counter();
    attempts.begin('a');
    attempts.begin('a');
    attempts.takeBack('a');
    expect(attempts.begin('a')).toBeNull();
  });

  it('remembers so many keys and no more', () => {
    const { attempts } = counter(2);
    for (const key of ['a', 'a', 'b', 'c']) attempts.begin(key);
    expect(attempts.begin('a')).toBeNull();
  });
});
