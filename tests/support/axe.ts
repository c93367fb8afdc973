import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong on the page, or in what a selector names: each broken rule with the first element at fault.
 * Run by itself: its builder for Playwright takes twice as long, for frames that no page of ours has.
 */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const here = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await here.run(selector ?? document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`);
  }, within);
}

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
