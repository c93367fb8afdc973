import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong on the page, or in what a selector names: each broken rule with the first
 * element at fault. All of its rules hold, also the experimental ones and those of AAA; two parts
 * are exempt. Runs axe-core directly: its builder for Playwright takes twice as long, for frames
 * that no page of ours has.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.evaluate(untilStill);
  return page.evaluate(async (selector) => {
    const here = (globalThis as unknown as { axe: typeof axe }).axe;
    const rules = Object.fromEntries(here.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    const { violations } = await here.run(selector ?? document, { resultTypes: ['violations'], rules });
    const isExempt = (rule: string, { target }: { target: unknown[] }) => {
      const element = document.querySelector(String(target[0]));
      if (!element) return false;
      // DESIGN §10: AAA for text under 16 px, AA for what is larger.
      if (rule === 'color-contrast-enhanced')
        return Number.parseFloat(getComputedStyle(element).fontSize) >= 16;
      // Marks of a map stand where their listings are, over each other if need be.
      return rule === 'target-size' && element.closest('.maplibregl-map') !== null;
    };
    return violations.flatMap(({ id, nodes }) => {
      const [first] = nodes.filter((node) => !isExempt(id, node));
      return first ? [`${id} at ${first.html}`] : [];
    });
  }, within);
}

/** In the browser: colours are as they are meant once each fade has ended. A shimmer never ends. */
async function untilStill(): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  for (let fades = running(); fades.length > 0; fades = running())
    await Promise.allSettled(fades.map(({ finished }) => finished));
}

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
