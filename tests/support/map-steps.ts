import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const markers = (page: Page) => page.locator('[data-cluster], [data-pin]');
export const results = (page: Page) => page.getByRole('article');
export const card = (page: Page) => page.getByRole('region', { name: 'العقار المختار' });

/** What the pins and clusters in view count together. */
export const counted = (page: Page) =>
  page.evaluate(() => {
    const clusters = [...document.querySelectorAll<HTMLElement>('[data-cluster]')];
    const pins = document.querySelectorAll('[data-pin]');
    return clusters.reduce((sum, { dataset }) => sum + Number(dataset.cluster), pins.length);
  });

/** What the list says that there are. */
export async function told(page: Page): Promise<number> {
  const line = page.getByRole('status').filter({ hasText: /^\d+ عقار/ });
  await line.first().waitFor();
  return Number.parseInt((await line.first().textContent()) ?? '', 10);
}

/** Clusters come apart until a single home stands there; then its pin is pressed, and its card is there. */
export async function choosePin(page: Page): Promise<string> {
  const pin = page.locator('[data-pin]').first();
  for (let step = 0; step < 8 && !(await pin.isVisible()); step++) {
    await page.locator('[data-cluster]').first().click();
    await page.waitForTimeout(900);
  }
  // The map may still be settling under the finger: he taps again.
  await expect
    .poll(
      async () => {
        if (!(await card(page).isVisible())) await pin.click({ timeout: 2_000 }).catch(() => undefined);
        return card(page).isVisible();
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBe(true);
  return (await page.locator('[data-pin][aria-pressed="true"]').getAttribute('data-pin')) ?? '';
}
