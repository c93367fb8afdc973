import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GEOLOCATION_TIMEOUT_MS } from '../../contract/limits.ts';
import { isPositionGranted, requestPosition, roundPosition } from './geolocation.ts';

const coords = { latitude: 24.77426, longitude: 46.73858 } as GeolocationCoordinates;
const position = { coords } as GeolocationPosition;
const rounded = { latitude: 24.774, longitude: 46.739 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('requestPosition', () => {
  it('answers a rounded position once', () => {
    const answer = vi.fn();
    requestPosition({ getCurrentPosition: (found) => found(position) }, answer);
    vi.advanceTimersByTime(GEOLOCATION_TIMEOUT_MS * 2);
    expect(answer.mock.calls).toEqual([[rounded]]);
  });

  it('answers null once where it is refused', () => {
    const answer = vi.fn();
    const refuse = (_: unknown, refused?: PositionErrorCallback | null) =>
      refused?.({ code: 1 } as GeolocationPositionError);
    requestPosition({ getCurrentPosition: refuse }, answer);
    vi.advanceTimersByTime(GEOLOCATION_TIMEOUT_MS * 2);
    expect(answer.mock.calls).toEqual([[null]]);
  });

  it('answers null where there is no geolocation', () => {
    const answer = vi.fn();
    requestPosition(undefined, answer);
    expect(answer.mock.calls).toEqual([[null]]);
  });

  it('gives up after the limit, and still takes a late answer', () => {
    const answer = vi.fn();
    let find: PositionCallback = () => undefined;
    const silent = (found: PositionCallback) => {
      find = found;
    };
    requestPosition({ getCurrentPosition: silent }, answer);
    vi.advanceTimersByTime(GEOLOCATION_TIMEOUT_MS - 1);
    expect(answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(answer.mock.calls).toEqual([[null]]);
    find(position);
    expect(answer.mock.calls).toEqual([[null], [rounded]]);
  });

  it('says nothing once stopped', () => {
    const answer = vi.fn();
    const stop = requestPosition({ getCurrentPosition: () => undefined }, answer);
    stop();
    vi.advanceTimersByTime(GEOLOCATION_TIMEOUT_MS * 2);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('isPositionGranted', () => {
  const saying = (state: PermissionState) => ({ query: async () => ({ state }) as PermissionStatus });

  it('is true only where the browser says granted', async () => {
    expect(await isPositionGranted(saying('granted'))).toBe(true);
    expect(await isPositionGranted(saying('prompt'))).toBe(false);
    expect(await isPositionGranted(saying('denied'))).toBe(false);
  });

  it('is false where the browser has no permissions or does not know this one', async () => {
    expect(await isPositionGranted(undefined)).toBe(false);
    expect(await isPositionGranted({ query: () => Promise.reject(new TypeError()) })).toBe(false);
  });
});

describe('roundPosition', () => {
  it('keeps three decimals', () => expect(roundPosition(coords)).toEqual(rounded));
});
