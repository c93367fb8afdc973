import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { next, step } from '../support/ad-steps.ts';
import { journey } from '../support/journey.ts';
import { NEWCOMER, SARA, signInAt, tokenOf } from '../support/people.ts';
import { publishAd } from '../support/publish-ad.ts';
import { own } from '../support/viewing-steps.ts';

const TITLE = 'شقة لها أحوال كثيرة';
/** Where the ads of `publishAd` stand, the newest first. */
const FOUND = '/propertielist?cityId=1&neighborhoodId=101';
const card = (page: Page) => page.getByRole('article').filter({ hasText: TITLE });

async function chooseInMenu(page: Page, act: string) {
  await page.getByRole('button', { name: `خيارات: ${TITLE}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: act }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

journey('my ads', ({ visit, server }) => {
  it('are confirmed by one tap, hidden, shown and marked as let, each with its word and its status', async () => {
    const { page, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/advertisements');
    await page.getByRole('heading', { name: 'لا إعلانات لك بعد' }).waitFor();
    await publishAd(server(), await tokenOf(page), { title: TITLE });
    await page.reload();
    await card(page).getByText('متاح', { exact: true }).waitFor();
    await card(page).getByText('لم يشاهده أحد بعد').waitFor();

    await card(page).getByRole('button', { name: 'لا يزال متاحًا' }).click();
    await page.getByText('سجّلنا أنه لا يزال متاحًا').waitFor();
    await card(page)
      .getByText(/^أكدت توفره في/)
      .waitFor();
    for (const [act, word, status] of [
      ['أخفِ الإعلان', 'أُخفي الإعلان', 'مخفي'],
      ['أظهر الإعلان', 'يظهر الإعلان للجميع', 'متاح'],
      ['أُجّر العقار', 'سُجّل أنه أُجّر', 'مؤجر'],
      ['أعد عرضه', 'عاد الإعلان إلى العرض', 'متاح'],
      ['أُجّر العقار', 'سُجّل أنه أُجّر', 'مؤجر'],
    ] as const) {
      await chooseInMenu(page, act);
      await page.getByText(word).waitFor();
      await card(page).getByText(status, { exact: true }).waitFor();
    }
    // What is let is confirmed no more.
    expect(await card(page).getByRole('button', { name: 'لا يزال متاحًا' }).count()).toBe(0);
    // One tap took it down, and one takes that back.
    await page.getByRole('button', { name: 'تراجع' }).click();
    await page.getByText('عاد الإعلان إلى العرض').waitFor();
    await card(page).getByText('متاح', { exact: true }).waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('one that is sold and one that is let leave the lists, and their own pages say so to a visitor', async () => {
    const { page, complaints } = await visit();
    const ends = [
      { title: 'فيلا بيعت بعد أسبوع', act: 'بيع العقار', word: 'سُجّل أنه بيع', status: 'مباع' },
      { title: 'شقة أُجّرت بعد أسبوع', act: 'أُجّر العقار', word: 'سُجّل أنه أُجّر', status: 'مؤجر' },
    ];
    await signInAt(page, NEWCOMER, '/');
    const token = await tokenOf(page);
    for (const { title, act } of ends) {
      const purpose = act === 'بيع العقار' ? 'for_sale' : 'for_rent';
      await publishAd(server(), token, { title, purpose });
    }
    const stranger = await visit();
    for (const { title, act, word, status } of ends) {
      await stranger.open(FOUND);
      await stranger.page.getByRole('article').filter({ hasText: title }).getByRole('link').first().click();
      await stranger.page.getByRole('heading', { level: 1, name: title }).waitFor();
      const address = new URL(stranger.page.url()).pathname;

      await page.goto('/propertie');
      const ad = page.getByRole('article').filter({ hasText: title });
      await page.getByRole('button', { name: `خيارات: ${title}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: act }).click();
      await page.getByText(word).waitFor();
      await ad.getByText(status, { exact: true }).waitFor();
      // Nothing of it is open to others: its advertiser is offered no way to look at it as they would.
      await page.getByRole('button', { name: `خيارات: ${title}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'احذف الإعلان' }).waitFor();
      expect(await page.getByRole('dialog').getByText('افتح الإعلان').count()).toBe(0);

      // Whoever comes anew: a device that has just looked at it remembers it for a minute.
      const newcomer = await visit();
      expect(await newcomer.open(address)).toBe(404);
      await newcomer.page.getByText('لم نجد هذا العقار').waitFor();
      await newcomer.page.getByRole('link', { name: 'تصفّح العقارات' }).waitFor();
      await newcomer.open(FOUND);
      await newcomer.page.getByRole('article').first().waitFor();
      expect(await newcomer.page.getByRole('article').filter({ hasText: title }).count()).toBe(0);
    }
    expect(own(complaints)).toEqual([]);
  });

  it('one is featured by an edit: a duration is asked for, its price paid, and its days stand on the card', async () => {
    const { page, open, complaints } = await visit();
    await signInAt(page, SARA, '/');
    const plain = await plainAd(page, server().url);
    await open(`/propertieupdate/${plain}?step=feature`);
    await step(page, 4);
    await page.getByText('إعلان مميّز').click();
    const pay = page.getByRole('button', { name: 'إلى السداد' });
    await pay.click();
    await page.getByText('هذا الحقل مطلوب').waitFor();
    await page.locator('label:has(input[name="adDuration"])').first().click();
    await pay.click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await page.getByRole('heading', { name: 'تم الدفع' }).waitFor();
    await page.getByRole('link', { name: 'إعلاناتي' }).click();
    await page
      .getByText(/^مميّز حتى/)
      .first()
      .waitFor();

    // While its days run there is nothing to choose, and the card keeps its badge.
    await open(`/propertieupdate/${plain}?step=feature`);
    await page.getByText(/^مميّز حتى \d+ .+ \d{4}$/).waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.locator('article').getByText('مميّز', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'احفظ التعديل' }).click();
    await page.getByRole('heading', { name: 'حُفظ التعديل' }).waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('one that is deleted leaves the focus with the card after it, the one before it, or the way to a new one', async () => {
    const { page, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/');
    const token = await tokenOf(page);
    for (const title of ['الأولى من ثلاث', 'الثانية من ثلاث', 'الثالثة من ثلاث']) {
      await publishAd(server(), token, { title });
    }
    await page.goto('/propertie');
    const menus = page.getByRole('button', { name: /^خيارات:/ });
    await menus.first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const deleteAt = async (place: number) => {
      const title = (await menus.nth(place).getAttribute('aria-label'))?.replace('خيارات: ', '') ?? '';
      await menus.nth(place).click();
      await page.getByRole('dialog').getByRole('button', { name: 'احذف الإعلان' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
      await page.getByRole('article', { name: title }).waitFor({ state: 'detached' });
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const titles = async () => Promise.all((await menus.all()).map((one) => one.getAttribute('aria-label')));

    // Left as it is, it is where the question came from.
    await menus.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'احذف الإعلان' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'إلغاء' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const before = await titles();
    await expect.poll(focused).toBe(before[0]);

    await deleteAt(0);
    await expect.poll(focused).toBe(before[1]);
    await deleteAt(before.length - 2);
    await expect.poll(focused).toBe(before.at(-2));
    for (let left = before.length - 2; left > 0; left -= 1) await deleteAt(0);
    await page.getByRole('heading', { name: 'لا إعلانات لك بعد' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('أضف إعلانًا');
    expect(own(complaints)).toEqual([]);
  });

  it('one’s own page leads to changing it, where others would view, reserve, finance, call or report', async () => {
    const { page, complaints } = await visit();
    await signInAt(page, SARA, '/propertydetails/1');
    const next = page.getByRole('region', { name: 'إعلانك' });
    await next.getByRole('link', { name: 'إعلاناتي' }).waitFor();
    await page.getByRole('heading', { name: 'ترخيص الإعلان' }).scrollIntoViewIfNeeded();
    for (const name of [/احجز/, /تمويل/, /أبلغ عن هذا الإعلان/])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'اتصال' }).count()).toBe(0);
    await next.getByRole('link', { name: 'عدّل الإعلان' }).click();
    await page.waitForURL((url) => url.pathname === '/propertieupdate/1');
    expect(own(complaints)).toEqual([]);
  });

  it('one of another is reported with a reason, and the report is followed in the account', async () => {
    const { page, open, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/propertydetails/13');
    await page.getByRole('button', { name: 'أبلغ عن هذا الإعلان' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'أرسل البلاغ' }).click();
    await sheet.getByText('اختر السبب أولًا').waitFor();
    await sheet.getByRole('button', { name: 'لم يعد متاحًا' }).click();
    await sheet.getByRole('button', { name: 'أرسل البلاغ' }).click();
    await page.getByText('وصلنا بلاغك').waitFor();
    await open('/myreports');
    await page.getByText('لم يعد متاحًا').waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('a broker who edits one goes back from the property to step 2, and on through his own step (services §2)', async () => {
    const { page } = await visit();
    await signInAt(page, SARA, '/propertieupdate/13?step=property');
    await step(page, 3);
    await page.getByRole('button', { name: 'السابق' }).click();
    await page.getByText('اخترت أن تعلن وسيطًا').waitFor();
    await next(page);
    await page.getByLabel('رقم رخصة فال').waitFor();
    await next(page);
    await step(page, 3);
  });
});

/** An ad of whoever is signed in that is public and not featured. */
async function plainAd(page: Page, url: string): Promise<number | undefined> {
  const headers = { 'session-token': await tokenOf(page) };
  const answer = await fetch(`${url}/api/properties/myProperties`, { headers });
  const { myProperties } = (await answer.json()) as {
    myProperties: { id: number; status: string; isFeatured: boolean }[];
  };
  return myProperties.find(({ status, isFeatured }) => status === 'published' && !isFeatured)?.id;
}
