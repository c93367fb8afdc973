/** The class of the photo that is carried from one screen to the next (styles/base.css). */
export const CARRIED_PHOTO = 'vt-property-photo';

/**
 * Lets the browser draw a change between card and detail as one movement (DESIGN §10), where it can and the
 * reader wants movement. Other changes have no photo to carry, and don't wait for a picture of the old screen.
 * Settles, and fails, with the change itself. A movement that the next change overtakes, or that a hidden page
 * skips, is no failure: the browser tells it by promises that nobody else listens to.
 */
export async function moveScreen(change: () => Promise<void>): Promise<void> {
  if (typeof document === 'undefined' || typeof document.startViewTransition !== 'function') return change();
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  if (!document.querySelector(`.${CARRIED_PHOTO}`)) return change();
  const transition = document.startViewTransition(change);
  const leaveUntold = () => undefined;
  transition.ready.catch(leaveUntold);
  transition.finished.catch(leaveUntold);
  return transition.updateCallbackDone;
}
