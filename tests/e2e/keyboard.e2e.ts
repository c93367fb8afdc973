import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';

const MOST_TABS = 140;
const results = (page: Page) => page.getByRole('article');
const own = (complaints: string[]) => complaints.filter((text) => !/GL Driver Message/.test(text));
const started = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** What has the focus, by the name that is read out; and whether it shows that it has. */
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

/** Goes on by Tab until what is wanted has the focus, and shows it. */
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

for (const theme of ['light', 'dark'] as const) {
  journey(`a laptop without a mouse, in English, ${theme}`, ({ visit }) => {
    it('finds a three-room flat in north Riyadh, looks at its photos, and comes back', async () => {
      const { page, open, complaints } = await visit({ language: 'en', desktop: true, theme });
      await open('/');
      await started(page);
      await tabTo(page, /^Property type/);
      await page.keyboard.press('Enter');
      await page.getByRole('combobox').waitFor();
      await page.keyboard.type('apart');
      await page.getByRole('option', { name: 'Apartment' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await tabTo(page, /^Search$/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/propertielist\?purpose=for_rent&typeId=1/);
      await results(page).first().waitFor();

      await tabTo(page, /^Change the search|^Riyadh/);
      await page.keyboard.press('Enter');
      await page.getByRole('combobox').waitFor();
      expect(await focused(page)).toMatchObject({ isSeen: true });
      await page.keyboard.type('north');
      await page.getByRole('option', { name: /^North Riyadh/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === 'North Riyadh');
      await page.getByText('North Riyadh.').waitFor();

      await tabTo(page, /^More$/);
      await page.keyboard.press('Enter');
      const filters = page.getByRole('dialog');
      await filters.waitFor();
      await tabTo(page, /^Price: To$/i);
      await page.keyboard.type('70000');
      await page.keyboard.press('Tab');
      // Rooms: the arrows choose in a group of radio buttons, past «All», 1 and 2.
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
      await tabTo(page, /^Metro station$/);
      await page.keyboard.press('Space');
      await page.waitForTimeout(400);
      await page.waitForLoadState('networkidle');
      await tabTo(page, /^Show/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/rooms=3/);
      const chosen = new URL(page.url()).searchParams;
      expect(chosen.get('priceTo')).toBe('70000');
      expect(chosen.get('features')).toBe('44');
      await results(page).first().waitFor();

      // What was pressed is gone with its filter: the focus stays in the row.
      await tabTo(page, /^Metro station.*Remove$/);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.searchParams.has('features'));
      await expect.poll(async () => (await focused(page)).name).toMatch(/^More$|Remove$/);
      await page.goBack();
      await page.waitForURL(/features=44/);
      await results(page).first().waitFor();

      const title = (await results(page).first().getByRole('heading').textContent()) ?? '';
      await tabTo(page, new RegExp(title.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
      await page.keyboard.press('Enter');
      await page.waitForURL(/propertydetails\/\d+$/);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();

      await tabTo(page, /full screen/i);
      await page.keyboard.press('Enter');
      const photos = page.getByRole('dialog', { name: 'Photos of the property' });
      await photos.getByText(/^Photo 1 of/).waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowRight');
      await photos.getByText(/^Photo 2 of/).waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      await photos.waitFor({ state: 'detached' });
      expect((await focused(page)).name).toMatch(/full screen/i);

      await page.goBack();
      await page.waitForURL(/rooms=3/);
      await results(page).first().getByRole('heading', { name: title }).waitFor();
      // On the card that was followed: the next Tab goes on from it.
      await expect.poll(async () => await focused(page)).toMatchObject({ isSeen: true });
      expect((await focused(page)).name).toContain(title);
      expect(own(complaints)).toEqual([]);
    });
  });
}
