import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const decode = vi.fn(function (this: HTMLImageElement) {
  return this.src.endsWith('torn.avif')
    ? Promise.reject(new DOMException('', 'EncodingError'))
    : Promise.resolve();
});

/** jsdom chooses no source itself. */
function card(currentSrc?: string): { currentTarget: Element } {
  const link = document.createElement('a');
  if (currentSrc !== undefined)
    Object.defineProperty(link.appendChild(new Image()), 'currentSrc', { value: currentSrc });
  return { currentTarget: link };
}

beforeEach(() => {
  vi.resetModules();
  Object.assign(HTMLImageElement.prototype, { decode });
});
afterEach(() => decode.mockClear());

it('decodes the cover that the card shows, once, and the next card’s after it', async () => {
  const { readyPhoto } = await import('./ready-photo.ts');
  readyPhoto(card('http://localhost/a-800.avif'));
  readyPhoto(card('http://localhost/a-800.avif'));
  readyPhoto(card('http://localhost/torn.avif'));
  expect(decode.mock.contexts.map(({ src }) => src)).toEqual([
    'http://localhost/a-800.avif',
    'http://localhost/torn.avif',
  ]);
});

it('leaves a card alone whose photo is not there, or not chosen yet', async () => {
  const { readyPhoto } = await import('./ready-photo.ts');
  readyPhoto(card());
  readyPhoto(card(''));
  expect(decode).not.toHaveBeenCalled();
});
