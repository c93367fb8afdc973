import { expect, test } from '../support/journey.ts';
import { toggle } from '../support/segmented.ts';

test('price and rooms are at hand first, and each opens the sheet where it is', async ({ visit }) => {
  const { open, page } = await visit();
  await open('/propertielist');
  const chips = page.getByRole('group', { name: 'اختيارات البحث' });
  await expect(chips.locator('a, button').nth(0)).toHaveText('السعر');
  await expect(chips.locator('a, button').nth(1)).toHaveText('الغرف');
  await expect(chips.locator('a, button').nth(2)).toHaveText('للإيجار');
  await chips.getByRole('button', { name: 'الغرف' }).tap();
  const sheet = page.getByRole('dialog', { name: 'التصفية' });
  const rooms = sheet.getByRole('heading', { name: 'الغرف' });
  // Under the sheet's head, not further down.
  await expect.poll(async () => (await rooms.boundingBox())?.y ?? 844).toBeLessThan(300);
  await toggle(sheet, 'الغرف', '3');
  await sheet.getByRole('button', { name: /^اعرض [\d,]+ عقار/ }).tap();
  await expect(page).toHaveURL(/rooms=3/);
  await expect(chips.getByRole('button', { name: 'الغرف' })).toHaveCount(0);
});

for (const { language, typed, meant } of [
  { language: 'ar', typed: 'شقة في جدا', meant: 'شقة في جدة' },
  { language: 'en', typed: 'almalka', meant: 'Al Malqa' },
] as const) {
  test(`a name that is nearly right is offered as it was meant, and found: ${language}`, async ({
    visit,
  }) => {
    const { open, page, complaints } = await visit({ language });
    await open(`/propertielist?q=${encodeURIComponent(typed)}`);
    const offer = page.getByRole('link', {
      name: new RegExp(
        language === 'ar' ? `^هل تقصد «\u2068${meant}\u2069»؟ ` : `^Did you mean “\u2068${meant}\u2069”\\? `,
      ),
    });
    await expect(offer).toHaveText(/[؟?].*\d/);
    // Nothing covers the way on.
    await expect(page.getByRole('link', { name: /^(الخريطة|Map)$/ })).toHaveCount(0);
    const promised = /[\d,]+/.exec(((await offer.textContent()) ?? '').split(/[؟?]/)[1] ?? '')?.[0];
    await offer.tap();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(meant);
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${promised} `) })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
