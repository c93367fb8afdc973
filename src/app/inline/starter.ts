/*
 * Starts the app on a page that is there already, once its first screen has been painted: until
 * then the network and the processor belong to the screen's photos. Two frames, because the first
 * only begins the paint.
 */

/** Addresses of the modules of every page, in the order in which they run; the build sets it. */
declare const EVERY_MODULE: readonly string[];

// main.tsx repeats a press that came before the app; until then the button shows that it was heard.
window.onclick = ({ target }) => {
  window.clickToReplay?.removeAttribute('data-early');
  window.clickToReplay = (target as Element).closest('button');
  window.clickToReplay?.setAttribute('data-early', '');
};

async function start(): Promise<void> {
  // A page that before-first-paint.ts leaves for another starts nothing.
  if ('leaving' in document.documentElement.dataset) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  for (const module of EVERY_MODULE) {
    await import(module);
    // Each module in a task of its own: a tap is heard in between.
    await new Promise((done) => setTimeout(done));
  }
}

requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
