// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CARRIED_PHOTO, moveScreen } from './view-transition.ts';

type Start = (change: () => Promise<void>) => Partial<ViewTransition>;

function browserWith(start: Start, { isCalm = false } = {}) {
  Object.assign(document, { startViewTransition: start });
  Object.assign(window, { matchMedia: () => ({ matches: isCalm }) });
}
beforeEach(() => {
  document.body.innerHTML = `<a><div class="${CARRIED_PHOTO}"></div></a>`;
});
afterEach(() => {
  Object.assign(document, { startViewTransition: undefined });
  Object.assign(window, { matchMedia: undefined });
});

it('changes the screen where the browser has no movement', async () => {
  const change = vi.fn(async () => undefined);
  await moveScreen(change);
  expect(change).toHaveBeenCalledOnce();
});

it('changes the screen at once for who wants no movement', async () => {
  const start = vi.fn();
  browserWith(start, { isCalm: true });
  const change = vi.fn(async () => undefined);
  await moveScreen(change);
  expect(change).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});

it('changes the screen at once where no photo is carried, as away from a gallery', async () => {
  const start = vi.fn();
  browserWith(start);
  document.body.innerHTML = `<div class="${CARRIED_PHOTO}"></div>`;
  const change = vi.fn(async () => undefined);
  await moveScreen(change);
  expect(change).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});

it('says nothing of a movement that was overtaken', async () => {
  const overtaken = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  browserWith((change) => ({
    ready: overtaken(),
    finished: overtaken(),
    updateCallbackDone: change() as Promise<undefined>,
  }));
  const untold = vi.fn();
  process.once('unhandledRejection', untold);
  await moveScreen(async () => undefined);
  await new Promise((done) => setTimeout(done, 10));
  process.off('unhandledRejection', untold);
  expect(untold).not.toHaveBeenCalled();
});

it('fails as the change does', async () => {
  const fault = new Error('no screen');
  browserWith((change) => {
    const updateCallbackDone = change() as Promise<undefined>;
    return { ready: updateCallbackDone, finished: updateCallbackDone, updateCallbackDone };
  });
  await expect(moveScreen(() => Promise.reject(fault))).rejects.toBe(fault);
});
