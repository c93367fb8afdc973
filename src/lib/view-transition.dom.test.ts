import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CARRIED_PHOTO, moveScreen } from './view-transition.ts';

type Start = (change: () => void) => Partial<ViewTransition>;

const CARD = `<a><div class="${CARRIED_PHOTO}"></div></a>`;
const GALLERY = `<div id="gallery" class="${CARRIED_PHOTO}"></div>`;

function browserWith(start: Start, { isCalm = false } = {}) {
  Object.assign(document, { startViewTransition: start });
  Object.assign(window, { matchMedia: () => ({ matches: isCalm }) });
}

/** The card's photo is a quarter of the gallery's, and lower on the screen. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.id === 'gallery' ? new DOMRect(0, 0, 400, 300) : new DOMRect(20, 500, 200, 150);
  });
}

async function showGallery() {
  document.body.innerHTML = GALLERY;
}

const gallery = () => document.querySelector<HTMLElement>('#gallery');
const settled = () => Promise.resolve(undefined);
const moving = (change: () => void) => {
  change();
  return { ready: settled(), finished: settled() };
};

beforeEach(() => {
  document.body.innerHTML = CARD;
});
afterEach(() => {
  Object.assign(document, { startViewTransition: undefined });
  Object.assign(window, { matchMedia: undefined });
  vi.restoreAllMocks();
});

it('changes the screen where the browser has no movement', async () => {
  await moveScreen(showGallery);
  expect(gallery()?.style.transform).toBe('');
});

it('changes the screen alone for who wants no movement', async () => {
  const start = vi.fn(moving);
  browserWith(start, { isCalm: true });
  await moveScreen(showGallery);
  expect(gallery()?.style.transform).toBe('');
  expect(start).not.toHaveBeenCalled();
});

it('changes the screen alone where no photo is carried, as away from a gallery', async () => {
  const start = vi.fn(moving);
  browserWith(start);
  document.body.innerHTML = GALLERY;
  await moveScreen(async () => undefined);
  expect(gallery()?.style.transform).toBe('');
});

it('shows the photo where the card had it, and lets it move once that is painted', async () => {
  const start = vi.fn(moving);
  browserWith(start);
  layOut();
  await moveScreen(showGallery);
  expect(gallery()?.style.transform).toBe('translate(20px, 500px) scale(0.5, 0.5)');
  expect(start).not.toHaveBeenCalled();
  await expect.poll(() => start).toHaveBeenCalledOnce();
  expect(gallery()?.getAttribute('style')).toBeFalsy();
});

it('leaves a screen without a gallery as it is', async () => {
  const start = vi.fn(moving);
  browserWith(start);
  await moveScreen(async () => {
    document.body.innerHTML = '<p>404</p>';
  });
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 10)));
  expect(start).not.toHaveBeenCalled();
});

it('says nothing of a movement that was overtaken, and brings the photo to its place', async () => {
  const overtaken = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const start = vi.fn((change: () => void) => {
    change();
    return { ready: overtaken(), finished: overtaken() };
  });
  browserWith(start);
  layOut();
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  await moveScreen(showGallery);
  await expect.poll(() => start).toHaveBeenCalledOnce();
  await new Promise((done) => setTimeout(done, 10));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(gallery()?.getAttribute('style')).toBeFalsy();
});

it('fails as the change does', async () => {
  const error = new Error('no screen');
  browserWith(moving);
  await expect(moveScreen(() => Promise.reject(error))).rejects.toBe(error);
});
