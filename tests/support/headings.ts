import type { Page } from '@playwright/test';

/** Runs in the page: reports every heading of a step that can be seen in any frame. */
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
 * The second-level headings that are seen from now on, through reloads too, in their order: a step
 * that only flickers by is among them.
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
