import type { Page } from '@playwright/test';

/** Runs in the page: reports every visible second-level heading in each animation frame. */
function watch(): void {
  let last = '';
  const look = () => {
    for (const heading of document.querySelectorAll('h2')) {
      const text = heading.textContent ?? '';
      if (text === last || !heading.checkVisibility({ visibilityProperty: true })) continue;
      last = text;
      (window as unknown as { sawHeading: (text: string) => void }).sawHeading(text);
    }
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
