import type { Page } from '@playwright/test';

/**
 * Runs in the page: looks for visible second-level headings in each animation frame, and reports
 * them where they have changed. A report in each frame would be thousands on a list.
 */
function watch(): void {
  let last = '';
  const look = () => {
    const shown = [...document.querySelectorAll('h2')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map((heading) => heading.textContent ?? '');
    if (shown.join('\n') !== last)
      for (const text of shown)
        (window as unknown as { sawHeading: (text: string) => void }).sawHeading(text);
    last = shown.join('\n');
    requestAnimationFrame(look);
  };
  look();
}

/**
 * Records the second-level headings shown from now on, in order, across reloads and including those
 * that only flicker.
 */
export async function headingsShown(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('sawHeading', (text: string) => {
    if (seen.at(-1) !== text) seen.push(text);
  });
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return seen;
}
