import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Accessibility violations on the page or within a selector: each broken rule with the first
 * failing element. Runs all of axe's rules, including experimental and AAA ones, with two
 * exemptions. Uses axe-core directly: Playwright's builder takes twice as long, because it also
 * handles frames.
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
      // Map markers sit at their listings' positions, so they may overlap.
      return rule === 'target-size' && element.closest('.maplibregl-map') !== null;
    };
    return violations.flatMap(({ id, nodes }) => {
      const [first] = nodes.filter((node) => !isExempt(id, node));
      return first ? [`${id} at ${first.html}`] : [];
    });
  }, within);
}

/** Runs in the browser. Waits for fades to end, so that colours are final; a shimmer never ends. */
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

/** By how many pixels the page scrolls horizontally. */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
