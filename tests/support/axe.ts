import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong on the page, or in what a selector names: each broken rule with the first element at fault. */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`);
}

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Between them each language and each theme. */
export const LANGUAGES_AND_THEMES = [
  ['ar', 'light'],
  ['en', 'dark'],
] as const;
