/*
 * Starts the app on a server-rendered page, once its first screen is painted: until then the
 * network and the processor are left to the screen's photos. Waits two frames, because the first
 * only begins the paint.
 */

/** URLs of the modules of every page, in the order in which they run; set by the build. */
declare const EVERY_MODULE: readonly string[];

// main.tsx repeats a press from before the app started; until then the button shows that it was
// pressed.
window.onclick = ({ target }) => {
  window.clickToReplay?.removeAttribute('data-early');
  window.clickToReplay = (target as Element).closest('button');
  window.clickToReplay?.setAttribute('data-early', '');
};

async function start(): Promise<void> {
  // before-first-paint.ts is redirecting: start nothing.
  if ('leaving' in document.documentElement.dataset) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  for (const module of EVERY_MODULE) {
    await import(module);
    // Each module in a separate task, so that a tap is handled in between.
    await new Promise((done) => setTimeout(done));
  }
}

requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
