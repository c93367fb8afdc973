/**
 * Lets the browser draw a change of screen as one movement (DESIGN §10), where it can and the reader wants
 * movement: without one there is no picture of the old screen to wait for. Settles, and fails, with the change
 * itself. A movement that the next change overtakes, or that a hidden page skips, is no failure: the browser
 * tells it by promises that nobody else listens to.
 */
export async function moveScreen(change: () => Promise<void>): Promise<void> {
  if (typeof document === 'undefined' || typeof document.startViewTransition !== 'function') return change();
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const transition = document.startViewTransition(change);
  const leaveUntold = () => undefined;
  transition.ready.catch(leaveUntold);
  transition.finished.catch(leaveUntold);
  return transition.updateCallbackDone;
}
