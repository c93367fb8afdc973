import type { Page } from '@playwright/test';
import { expect, isNightly, test } from '../support/journey.ts';

const MOST_TABS = 140;
const results = (page: Page) => page.getByRole('article');

/** The focused element's accessible name, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
    const name =
      element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const isRinged = [element, element.parentElement, element.labels?.[0]].some((one) => {
      if (!one) return false;
      const style = getComputedStyle(one);
      return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
    });
    return {
      name: name.replace(/\s+/g, ' ').trim(),
      isSeen: outlineStyle !== 'none' || boxShadow !== 'none' || isRinged,
    };
  });

/** Presses Tab until the wanted element has visible focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < MOST_TABS; step++) {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await focused(page);
    passed.push(name.slice(0, 30));
    if (!wanted.test(name)) continue;
    expect({ name, isSeen }).toEqual({ name, isSeen: true });
    return;
  }
  throw new Error(`No Tab leads to ${wanted}: ${passed.join(' | ')}`);
}

/** Waits for the cards of the current URL's search, not the previous one's. */
const restedList = (page: Page) =>
  expect(page.locator('ul[aria-busy="false"] article').first()).toBeVisible();

for (const theme of isNightly ? (['light', 'dark'] as const) : (['light'] as const)) {
  test(`a laptop without a mouse, in English, ${theme}: finds a three-room flat in north Riyadh, looks at its photos, and comes back`, async ({
    visit,
  }) => {
    const { page, open, complaints } = await visit({ language: 'en', desktop: true, theme });
    await open('/');
    await tabTo(page, /^Property type/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('apart');
    await expect(page.getByRole('option', { name: 'Apartment' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tabTo(page, /^Search$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/propertielist\?typeId=1&/);
    await expect(results(page).first()).toBeVisible();

    await tabTo(page, /^Change the search|^Riyadh/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await focused(page)).toMatchObject({ isSeen: true });
    await page.keyboard.type('north');
    await expect(page.getByRole('option', { name: /^North Riyadh/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=North(?:\+|%20)Riyadh(?:&|$)/);
    await expect(page.getByText('North Riyadh.')).toBeVisible();

    await tabTo(page, /^More$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabTo(page, /^Price: To$/i);
    await page.keyboard.type('70000');
    await page.keyboard.press('Tab');
    // Rooms: the arrows choose in a group of radio buttons, past «All», 1 and 2.
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await tabTo(page, /^Metro station$/);
    const counted = page.waitForResponse(/\/api\/properties\/count\?.*features=44/);
    await page.keyboard.press('Space');
    await counted;
    await tabTo(page, /^Show/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]rooms=3(?:&|$)/);
    await expect(page).toHaveURL(/[?&]priceTo=70000(?:&|$)/);
    await expect(page).toHaveURL(/[?&]features=44(?:&|$)/);
    const station = page.getByRole('link', { name: /^Metro station.*Remove$/ });
    await expect(station).toBeVisible();
    await restedList(page);

    // The pressed chip disappears with its filter: the focus stays in the row.
    await tabTo(page, /^Metro station.*Remove$/);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/features=/);
    await expect.poll(async () => (await focused(page)).name).toMatch(/^More$|Remove$/);
    await expect(station).toHaveCount(0);
    await restedList(page);
    await page.goBack();
    await expect(page).toHaveURL(/features=44/);
    await expect(station).toBeVisible();
    await restedList(page);

    const title = (await results(page).first().getByRole('heading').textContent()) ?? '';
    await tabTo(page, new RegExp(title.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/propertydetails\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await tabTo(page, /full screen/i);
    await page.keyboard.press('Enter');
    const photos = page.getByRole('dialog', { name: 'Photos of the property' });
    await expect(photos.getByText(/^Photo 1 of/)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(photos.getByText(/^Photo 2 of/)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(photos).toHaveCount(0);
    await expect.poll(async () => (await focused(page)).name).toMatch(/full screen/i);

    await page.goBack();
    await expect(page).toHaveURL(/rooms=3/);
    await expect(results(page).first().getByRole('heading', { name: title })).toBeVisible();
    // Focus is on the card that was followed: the next Tab continues from it.
    await expect.poll(() => focused(page)).toEqual({ name: expect.stringContaining(title), isSeen: true });
    expect(complaints).toEqual([]);
  });
}
