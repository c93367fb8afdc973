import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollTopButton } from './scroll-top-button.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

it('is shown past its mark once the page rests or moves up, and not while it moves down', () => {
  const view = render(<ScrollTopButton after={400} label="up" />);
  const isShown = () => view.queryByRole('button', { name: 'up' }) !== null;
  scrollTo(500);
  expect(isShown()).toBe(false);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(isShown()).toBe(true);
  scrollTo(900);
  expect(isShown()).toBe(false);
  scrollTo(800);
  expect(isShown()).toBe(true);
  scrollTo(300);
  expect(isShown()).toBe(false);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(isShown()).toBe(false);
});
