import { expect, type Page } from '@playwright/test';
import { sidewaysOf } from './axe.ts';
import { whileDrawn } from './every-screen.ts';

/** The root font size in px at 150 and 200 %. */
const SIZES = [24, 32];
/** The largest share of the height that fixed and sticky bars may take. */
const BARS_SHARE = 0.45;
/** Time to scroll to a page's end. */
const AT_END_MS = 20_000;

/**
 * What a user with large text can't read or press on this page: the page scrolls sideways, a part
 * reaches beyond the screen, a control is too narrow for its words or under a bar at the page's
 * end, or bars take too much room.
 */
export async function largeTextErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  for (const size of SIZES) {
    await page.evaluate((px) => {
      document.documentElement.style.fontSize = `${px}px`;
    }, size);
    let found: string[] = [];
    // Content may still load and move the page's end.
    await expect
      .poll(
        async () => {
          await whileDrawn(atEnd(page), AT_END_MS);
          found = await page.evaluate(errorsHere, BARS_SHARE);
          return found.length;
        },
        { timeout: 2_000 },
      )
      .toBe(0)
      .catch(() => undefined);
    const sideways = await sidewaysOf(page);
    if (sideways > 0) errors.push(`${size} px: ${sideways} px sideways`);
    errors.push(...found.map((error) => `${size} px: ${error}`));
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    window.scrollTo(0, 0);
  });
  return errors;
}

/** Scrolls to the page's end until lazily laid out content no longer moves it. */
const atEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { documentElement: page } = document;
    for (let atRest = 0; atRest < 10; atRest += 1) {
      const { scrollHeight } = page;
      window.scrollTo(0, scrollHeight);
      await new Promise(requestAnimationFrame);
      if (page.scrollHeight !== scrollHeight) atRest = 0;
    }
  });

/** Runs in the browser, with the page scrolled to its end. */
function errorsHere(barsShare: number): string[] {
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const named = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName} «${words.trim().slice(0, 40)}»`;
  };
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : [];
  /** The fixed or sticky ancestor, which stays on the screen while the page scrolls. */
  const barOf = (element: Element) =>
    ancestors(element).find((it) => ['fixed', 'sticky'].includes(getComputedStyle(it).position));
  const isSeen = (element: Element) => {
    const { width: wide, height: high } = element.getBoundingClientRect();
    return (
      wide > 2 && high > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  /** In a rail, slider or map, which clips or scrolls its content sideways. */
  const moves = (element: Element) =>
    ancestors(element.parentElement).some((it) => getComputedStyle(it).overflowX !== 'visible');
  const errors: string[] = [];
  // Any part that reaches beyond the screen while its parent does not, to name the cause.
  for (const part of document.querySelectorAll('main *, header *, footer *')) {
    const { left, right } = part.getBoundingClientRect();
    const around = part.parentElement?.getBoundingClientRect();
    const isOut = left < -1 || right > width + 1;
    const isFirst = around && around.left >= -1 && around.right <= width + 1;
    if (isOut && isFirst && isSeen(part) && !moves(part) && !part.closest('svg, .sr-only')) {
      errors.push(
        `${named(part)} of ${part.className} stands from ${Math.round(left)} to ${Math.round(right)}`,
      );
    }
  }
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (element) => isSeen(element) && !moves(element),
  );
  for (const control of controls) {
    const { top } = control.getBoundingClientRect();
    if (
      control.scrollWidth > control.clientWidth + 1 &&
      control.clientWidth > 0 &&
      !control.matches('input, select, textarea') &&
      ![control, ...control.querySelectorAll('*')].some(
        (it) => getComputedStyle(it).textOverflow === 'ellipsis' || it.matches('.sr-only'),
      )
    ) {
      errors.push(`${named(control)} is ${control.scrollWidth - control.clientWidth} px too narrow`);
    }
    const bar = [...document.querySelectorAll('[data-dock]')].find(isSeen);
    if (bar && !barOf(control) && top > bar.getBoundingClientRect().top) {
      errors.push(`${named(control)} stays under the bar`);
    }
  }
  // An amount never wraps: where it finds no room it covers what stands beside it.
  for (const amount of document.querySelectorAll('[data-money]')) {
    const [own, around] = [amount, amount.parentElement ?? amount].map((it) => it.getBoundingClientRect());
    if (own && around && isSeen(amount) && (own.left < around.left - 1 || own.right > around.right + 1))
      errors.push(`${named(amount)} reaches out of its row`);
  }
  const bars = new Set(controls.map(barOf).filter((bar) => bar !== undefined));
  let taken = 0;
  for (const bar of bars) {
    const box = bar.getBoundingClientRect();
    // A narrow column beside the page takes none of its height.
    if (box.width > width / 2 && box.bottom > 0 && box.top < height) {
      taken += Math.min(box.bottom, height) - Math.max(box.top, 0);
    }
  }
  if (taken > height * barsShare) errors.push(`bars take ${Math.round(taken)} px of ${height}`);
  return errors;
}
