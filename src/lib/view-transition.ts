/** The class of the photo that is carried from a card into the gallery (styles/base.css). */
export const CARRIED_PHOTO = 'vt-property-photo';
/** A tapped card's, which is in its link; the gallery bears the class all the time. */
const TAPPED_PHOTO = `a > .${CARRIED_PHOTO}`;

/**
 * Lets the browser draw the change from a card to its detail as one movement (DESIGN §10), where it can and the
 * reader wants movement. Other changes, the start of the app among them, don't wait for a picture of the old screen.
 * Settles, and fails, with the change itself. A movement that the next change overtakes, or that a hidden page
 * skips, is no failure: the browser tells it by promises that nobody else listens to.
 */
export async function moveScreen(change: () => Promise<void>): Promise<void> {
  if (typeof document === 'undefined' || typeof document.startViewTransition !== 'function') return change();
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  if (!document.querySelector(TAPPED_PHOTO)) return change();
  const transition = document.startViewTransition(change);
  const leaveUntold = () => undefined;
  transition.ready.catch(leaveUntold);
  transition.finished.catch(leaveUntold);
  return transition.updateCallbackDone;
}
