import { whenIdle } from './when-idle.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** The name of the error where a part of the app's code did not come. */
export const CODE_NOT_HERE = 'CodeNotHere';

const loadRegistration = () => import('./worker-registration.ts');

/** Registers the service worker once the page is loaded and idle. Nothing in development or where there is none. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  // The router would know the browser's words for it, and reload the page by itself: without network that
  // ends on the browser's own page. What is done about it instead: `recoverCode`.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = CODE_NOT_HERE;
    payload.message = `${CODE_NOT_HERE}: ${payload.message}`;
  });
  const registerNow = () =>
    void loadRegistration()
      .then(({ register }) => register())
      .catch(leaveIt);
  const registerSoon = () => whenIdle(registerNow);
  if (document.readyState === 'complete') registerSoon();
  else window.addEventListener('load', registerSoon, { once: true });
}

/** A screen could not be shown: where that is because a newer version has replaced this one, goes over to it. */
export function recoverCode(): void {
  if (import.meta.env.PROD)
    void loadRegistration()
      .then(({ moveOn }) => moveOn())
      .catch(leaveIt);
}

/** Without network, and where workers are forbidden, the app goes on as it is. */
const leaveIt = () => undefined;

/**
 * Lets the waiting version take over and reloads once it has, so that old and new never mix (DESIGN §9).
 * Every open tab reloads, since all of them are controlled by the new worker.
 */
export function applyUpdate(): void {
  void loadRegistration().then(({ takeOver }) => takeOver());
}

/** Says something to the worker; nothing where there is none. A page reloaded by force is in no worker's charge. */
export function tellWorker(message: WorkerMessage): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  const { controller } = navigator.serviceWorker;
  if (controller) controller.postMessage(message);
  else {
    navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration?.active?.postMessage(message))
      .catch(() => undefined);
  }
}
