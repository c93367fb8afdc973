import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SliderEngine } from './slider-engine.tsx';
import { AUTOPLAY_MS } from './use-autoplay.ts';

const scrollNext = vi.fn();
const plugins = vi.fn();
vi.mock('embla-carousel-react', () => {
  const api = { on: () => undefined, off: () => undefined, scrollNext: () => scrollNext() };
  return {
    default: (_: unknown, list: unknown) => {
      plugins(list);
      return [() => undefined, api];
    },
  };
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  scrollNext.mockClear();
});

const engine = (playing: boolean) => (
  <SliderEngine
    viewport={{ current: null }}
    direction="rtl"
    playing={playing}
    onSelect={() => undefined}
    onReady={() => undefined}
  />
);

it('moves by itself only while it plays', () => {
  const { rerender } = render(engine(true));
  vi.advanceTimersByTime(2 * AUTOPLAY_MS);
  expect(scrollNext).toHaveBeenCalledTimes(2);
  rerender(engine(false));
  vi.advanceTimersByTime(10 * AUTOPLAY_MS);
  expect(scrollNext).toHaveBeenCalledTimes(2);
});

it('leaves no moving to Embla, whose autoplay goes on after a touch', () => {
  render(engine(false));
  expect(plugins).toHaveBeenCalledWith(undefined);
  vi.advanceTimersByTime(10 * AUTOPLAY_MS);
  expect(scrollNext).not.toHaveBeenCalled();
});
