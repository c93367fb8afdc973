import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { toggle } from '../support/segmented.ts';

journey('a visitor is helped to search', ({ visit }) => {
  it('at price and rooms first, each where the sheet opens', async () => {
    const { open, page } = await visit();
    await open('/propertielist');
    const chips = page.getByRole('group', { name: 'اختيارات البحث' });
    expect((await chips.locator('a, button').allTextContents()).slice(0, 3)).toEqual([
      ...['السعر', 'الغرف', 'للإيجار'],
    ]);
    await chips.getByRole('button', { name: 'الغرف' }).tap();
    const sheet = page.getByRole('dialog', { name: 'التصفية' });
    const rooms = sheet.getByRole('heading', { name: 'الغرف' });
    // Under the sheet's head, not further down.
    await expect.poll(async () => (await rooms.boundingBox())?.y ?? 844).toBeLessThan(300);
    await toggle(sheet, 'الغرف', '3');
    await sheet.getByRole('button', { name: /^اعرض [\d,]+ عقار/ }).tap();
    await page.waitForURL(/rooms=3/);
    await chips.getByRole('button', { name: 'الغرف' }).waitFor({ state: 'detached' });
  });

  it('is asked whether a name that is nearly right was meant, and finds it', async () => {
    for (const [language, typed, meant] of [
      ['ar', 'شقة في جدا', 'شقة في جدة'],
      ['en', 'almalka', 'Al Malqa'],
    ] as const) {
      const { open, page, complaints } = await visit({ language });
      await open(`/propertielist?q=${encodeURIComponent(typed)}`);
      const offer = page.getByRole('link', {
        name: new RegExp(
          language === 'ar'
            ? `^هل تقصد «\u2068${meant}\u2069»؟ `
            : `^Did you mean “\u2068${meant}\u2069”\\? `,
        ),
      });
      await offer.waitFor();
      // Nothing lies over the way on.
      expect(await page.getByRole('link', { name: /^(الخريطة|Map)$/ }).count()).toBe(0);
      const promised = /[\d,]+/.exec(((await offer.textContent()) ?? '').split(/[؟?]/)[1] ?? '')?.[0];
      await offer.tap();
      await page.waitForURL((url) => url.searchParams.get('q') === meant);
      await page
        .getByRole('status')
        .filter({ hasText: new RegExp(`^${promised} `) })
        .waitFor();
      expect(complaints).toEqual([]);
    }
  });
});
