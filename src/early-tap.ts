declare global {
  interface Window {
    /** The button pressed last before the app had started; kept by the page's starter (server/pages). */
    earlyTap?: HTMLButtonElement | null;
  }
}

/**
 * The app has started on a page that the server rendered: what was pressed in the meantime is done now,
 * so that no button is dead while the code is on its way. Says so to tests, too.
 */
export function replayEarlyTap(): void {
  document.documentElement.dataset.app = 'ready';
  window.onclick = null;
  const { earlyTap } = window;
  window.earlyTap = null;
  earlyTap?.removeAttribute('data-early');
  // Not from within React's own work: a part that is still to be hydrated is then hydrated for this press.
  setTimeout(() => earlyTap?.isConnected && earlyTap.click());
}
