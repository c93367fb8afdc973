import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { SARA, signInAt } from '../support/people.ts';
import { own } from '../support/viewing-steps.ts';

/** Of the first demo account: a flat to let that is published, which she advertises as a broker. */
const AD_ID = 13;

journey('editing an ad', ({ visit }) => {
  it('opens filled, tells what is missing, keeps it through a reload, and shows the new price in public', async () => {
    const { page, open, complaints } = await visit();
    await signInAt(page, SARA, `/propertieupdate/${AD_ID}?step=broker`);
    await page.getByText('الخطوة 2 من 5').waitFor();
    expect(await page.getByLabel('رقم رخصة فال').inputValue()).toMatch(/^\d{10,12}$/);
    const next = page.getByRole('button', { name: 'التالي' });
    await next.click();

    const title = page.getByLabel('عنوان الإعلان');
    const named = await title.inputValue();
    const price = page.getByLabel('السعر');
    // services §2: the price stands with its thousands, and is sent without them.
    expect(await price.inputValue()).toMatch(/^\d{1,3}(,\d{3})+$/);
    await price.fill('');
    await price.pressSequentially('٧٣٬٥٠٠');
    expect(await price.inputValue()).toBe('73,500');
    await title.fill('');
    await next.click();
    await page.getByText('هذا الحقل مطلوب').waitFor();
    await page.reload();
    expect(await price.inputValue()).toBe('73,500');
    await title.fill(`${named} المجددة`);
    await next.click();
    const save = page.getByRole('button', { name: 'احفظ التعديل' });
    await save.waitFor();

    // A lift: it says so, and saves once there is a network again.
    await workerInCharge(page);
    await page.context().setOffline(true);
    const reason = page.getByText('لا اتصال. يحتاج حفظ التعديل اتصالًا.');
    await reason.waitFor();
    // Over the button, wherever on the long page she stands, and nowhere else.
    for (const place of ['top', 'foot']) {
      await page.evaluate((at) => window.scrollTo(0, at === 'top' ? 0 : document.body.scrollHeight), place);
      const { bottom, top } = await edges(reason, save);
      expect(bottom).toBeLessThanOrEqual(top);
      expect(top).toBeLessThan(844);
    }
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    await page.context().setOffline(false);
    await reason.waitFor({ state: 'detached' });
    await save.click();
    await page.getByRole('heading', { name: 'حُفظ التعديل' }).waitFor();
    await page.getByRole('link', { name: 'إلى إعلاناتي' }).click();
    await page.getByText(`${named} المجددة`).waitFor();
    await open(`/propertydetails/${AD_ID}`);
    await page.getByRole('heading', { level: 1, name: `${named} المجددة` }).waitFor();
    await page.getByText('73,500').first().waitFor();
    // The browser's own lines of what the cut network could not load.
    expect(own(complaints).filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  });
});

/** The foot of what stands above, and the head of what stands below it, in the window. */
async function edges(above: Locator, below: Locator) {
  const [first, second] = [await above.boundingBox(), await below.boundingBox()];
  return { bottom: (first?.y ?? 0) + (first?.height ?? Number.NaN), top: second?.y ?? Number.NaN };
}
