import type { Page } from 'playwright-core';
import { axeFaults, sidewaysOf } from './axe.ts';
import type { Visit } from './journey.ts';

/**
 * Opens one screen after another, waits until each is whole, and answers what axe finds wrong on it, and whether it
 * can be scrolled sideways; each fault with its path. `whole`: what else a screen waits for.
 */
export async function screenFaults(
  { open, page }: Pick<Visit, 'open' | 'page'>,
  paths: readonly string[],
  whole: (page: Page, path: string) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await open(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await whole(page, path);
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    const sideways = await sidewaysOf(page);
    if (sideways > 0) found.push(`${path}: ${sideways} px sideways`);
    found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  return found;
}

/** Shows all of a page once: what lies far below asks for its data only as it comes near. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    window.scrollTo(0, 0);
  });
}
