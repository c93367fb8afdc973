import type { Page } from '@playwright/test';
import { publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { bookingPath } from '../support/viewing-steps.ts';

/**
 * Like Chrome's translator: wraps each text, including later ones, in two nested `font` elements.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (text: Text) => {
      const { parentElement } = text;
      if (!text.data.trim() || !parentElement || parentElement.closest('font, script, style, svg')) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    wrapIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrapIn);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('a translated page names the filter that was set, the day that was tapped and the amount that was typed', async ({
  visit,
  person,
}) => {
  const [owner, visitor] = [await person(), await person()];
  const propertyId = await publishAd(owner);
  const { page, open, complaints } = await visit({ as: visitor });

  await open('/propertielist?purpose=for_sale');
  await translate(page);
  await page.getByRole('button', { name: /^التصفية/ }).click();
  const sheet = page.getByRole('dialog', { name: 'التصفية' });
  await sheet.getByRole('button', { name: 'شقة', exact: true }).click();
  await sheet.getByRole('button', { name: /^اعرض/ }).click();
  await expect(page).toHaveURL(/typeId=1\b/);
  const chips = page.getByRole('group', { name: 'اختيارات البحث' });
  await chips.getByRole('link', { name: /شقة/ }).click();
  await expect(page).not.toHaveURL(/typeId=/);
  await expect(page.getByRole('article').first()).toBeVisible();

  const path = await bookingPath(visitor, propertyId);
  await open(path);
  await translate(page);
  const days = page.getByRole('grid').locator('button:enabled');
  // The path opens on tomorrow or later: late in a month, too few of its days are left.
  const opened = new URL(path, 'http://x').searchParams.get('date') ?? '';
  if (opened.slice(8) > '24') await page.getByRole('button', { name: 'الشهر التالي' }).click();
  const day = () => Number(new URL(page.url()).searchParams.get('date')?.slice(8));
  for (const place of [2, 3, 1]) {
    await days.nth(place).click();
    const tapped = Number((await days.nth(place).textContent())?.match(/\d+/)?.[0]);
    await expect.poll(day).toBe(tapped);
    await expect(page.locator('fieldset h2')).toHaveText(new RegExp(`(^|\\D)${tapped} `));
  }

  await open('/wallet');
  await translate(page);
  await page.getByRole('link', { name: 'شحن الرصيد' }).first().click();
  const sum = page.getByRole('dialog', { name: 'تأكيد الشحن' });
  for (const [typed, shown] of [
    ['1500', '1,500'],
    ['700', '700'],
  ] as const) {
    await page.getByLabel('المبلغ بالريال').fill(typed);
    await page.getByRole('button', { name: 'متابعة' }).click();
    await expect(sum.getByRole('button', { name: /^ادفع/ })).toContainText(shown);
    await expect(sum.locator('b').first()).toContainText(shown);
    await sum.getByRole('button', { name: 'إغلاق' }).click();
    await expect(sum).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});
