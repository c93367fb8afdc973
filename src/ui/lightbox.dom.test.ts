import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lightbox } from './lightbox.tsx';

const embla = vi.hoisted(() => ({ api: null as unknown }));
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, embla.api] }));

const texts = { label: 'Photos', close: 'Close', previous: 'Previous', next: 'Next', missing: 'Missing' };
const photos = ['/a.webp', '/b.webp', '/c.webp'].map((path) => ({ path, alt: path }));
const lightbox = () =>
  createElement(Lightbox, {
    photos,
    index: 0,
    onIndexChange: () => undefined,
    onClose: () => undefined,
    caption: 'A house',
    texts: {
      ...texts,
      position: (number, count) => `Photo ${number} of ${count}`,
      show: (number) => `Photo ${number}`,
    },
  });

beforeEach(() => {
  embla.api = null;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
});

it('turns to the photo that was asked for before Embla had started', () => {
  const { rerender } = render(lightbox());
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  const scrollTo = vi.fn();
  embla.api = { on: vi.fn(), off: vi.fn(), scrollTo, selectedScrollSnap: () => 0 };
  rerender(lightbox());
  expect(scrollTo.mock.calls).toEqual([[1]]);
});

it('goes to a chosen thumbnail; the one of the shown photo is the only tab stop, and keeps the focus', () => {
  let place = 0;
  let select: () => void = () => undefined;
  const scrollTo = vi.fn((wanted: number) => {
    place = wanted;
    select();
  });
  const on = (_: string, listener: () => void) => {
    select = listener;
  };
  embla.api = { on, off: vi.fn(), scrollTo, selectedScrollSnap: () => place };
  render(lightbox());
  const thumbnails = () => screen.getAllByRole('button', { name: /^Photo/, hidden: true });
  const stops = () => thumbnails().map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  thumbnails()[0]?.focus();
  fireEvent.click(thumbnails()[2] as HTMLElement);
  expect(scrollTo).toHaveBeenCalledWith(2);
  expect(stops()).toEqual([-1, -1, 0]);
  expect(thumbnails()[2]?.getAttribute('aria-current')).toBe('true');
  expect(document.activeElement).toBe(thumbnails()[2]);
  expect(screen.getByText('A house')).toBeTruthy();
});
