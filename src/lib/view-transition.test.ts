// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { moveScreen } from './view-transition.ts';

function browserWith(start: (change: () => Promise<void>) => Partial<ViewTransition>) {
  Object.assign(document, { startViewTransition: start });
}
afterEach(() => {
  Object.assign(document, { startViewTransition: undefined });
});

it('changes the screen where the browser has no movement', async () => {
  const change = vi.fn(async () => undefined);
  await moveScreen(change);
  expect(change).toHaveBeenCalledOnce();
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
