import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
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
    texts: { ...texts, position: (number, count) => `Photo ${number} of ${count}` },
  });

afterEach(cleanup);

it('turns to the photo that was asked for before Embla had started', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  const { rerender } = render(lightbox());
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  const scrollTo = vi.fn();
  embla.api = { on: vi.fn(), off: vi.fn(), scrollTo, selectedScrollSnap: () => 0 };
  rerender(lightbox());
  expect(scrollTo.mock.calls).toEqual([[1]]);
  vi.unstubAllGlobals();
});
