import { describe, expect, it } from 'vitest';
import { savedTime } from './saved-time.ts';

const at = (text: string) => Date.parse(text);

describe('savedTime', () => {
  it('tells the time in Riyadh, in Western digits, from 00 to 23', () => {
    expect(savedTime(at('2026-03-01T11:32:00Z'), at('2026-03-01T12:00:00Z'))).toBe('14:32');
    expect(savedTime(at('2026-03-01T21:05:00Z'), at('2026-03-01T21:06:00Z'))).toBe('00:05');
  });

  it('names the day when it was not today', () => {
    expect(savedTime(at('2026-03-01T20:59:00Z'), at('2026-03-01T21:01:00Z'))).toBe('01/03 23:59');
  });
});
