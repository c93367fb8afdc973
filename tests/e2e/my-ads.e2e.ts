import type { Page } from '@playwright/test';
import { step } from '../support/ad-steps.ts';
import { publishAd } from '../support/by-calls.ts';
import { payByNewCard } from '../support/card-steps.ts';
import { expect, test } from '../support/journey.ts';

/** The list with the ads of `publishAd`, newest first. */
const FOUND = '/propertielist?cityId=1&neighborhoodId=101';

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const status = (page: Page, title: string, word: string) =>
  expect(card(page, title).getByText(word, { exact: true })).toBeVisible();
const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `خيارات: ${title}` });

async function chooseInMenu(page: Page, title: string, act: string) {
  await menuOf(page, title).click();
  await page.getByRole('dialog').getByRole('button', { name: act }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('my ads', () => {
  test('are confirmed by one tap, hidden, shown and marked as let, each with its word and its status', async ({
    visit,
    person,
  }) => {
    const title = 'شقة لها أحوال كثيرة';
    const owner = await person();
    const { page, open, complaints } = await visit({ as: owner });
    await open('/advertisements');
    await expect(page.getByRole('heading', { name: 'لا إعلانات لك بعد' })).toBeVisible();
    await publishAd(owner, { title });
    await page.reload();
    await status(page, title, 'متاح');
    await expect(card(page, title).getByText('لم يشاهده أحد بعد')).toBeVisible();
    await card(page, title).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();

    const confirm = card(page, title).getByRole('button', { name: 'أكّد أنه متاح' });
    await confirm.click();
    await expect(page.getByText('أُكّد أن العقار متاح')).toBeVisible();
    await expect(card(page, title).getByText(/^أكدت توفره في/)).toBeVisible();
    for (const [act, word, badge, isConfirmed] of [
      ['أخفِ الإعلان', 'أُخفي الإعلان', 'مخفي', false],
      ['أظهر الإعلان', 'يظهر الإعلان للجميع', 'متاح', true],
      ['سجّله مؤجّرًا', 'سُجّل العقار مؤجّرًا', 'مؤجر', false],
      ['أعد عرضه', 'عاد الإعلان إلى العرض', 'متاح', true],
    ] as const) {
      await chooseInMenu(page, title, act);
      await expect(page.getByText(word)).toBeVisible();
      await status(page, title, badge);
      // Only an available listing can be confirmed.
      await expect(confirm).toHaveCount(isConfirmed ? 1 : 0);
    }
    // One tap marks it as let, and another undoes that.
    await chooseInMenu(page, title, 'سجّله مؤجّرًا');
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(page.getByText('عاد الإعلان إلى العرض')).toBeVisible();
    await status(page, title, 'متاح');
    expect(complaints).toEqual([]);
  });

  test('one that is sold and one that is let leave the lists, and their own pages say so to a visitor', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const ends = await Promise.all(
      [
        { purpose: 'for_sale', end: 'بيعت', act: 'سجّله مبيعًا', word: 'سُجّل العقار مبيعًا', badge: 'مباع' },
        { purpose: 'for_rent', end: 'أُجّرت', act: 'سجّله مؤجّرًا', word: 'سُجّل العقار مؤجّرًا', badge: 'مؤجر' },
      ].map(async ({ purpose, end, ...rest }) => {
        const title = `شقة ${end} بعد أسبوع من نشر ${owner.id}`;
        return { ...rest, title, id: await publishAd(owner, { title, purpose }) };
      }),
    );
    const before = await visit();
    await before.open(FOUND);
    for (const { title } of ends) await expect(card(before.page, title)).toBeVisible();

    const { page, open, complaints } = await visit({ as: owner });
    await open('/propertie');
    for (const { title, act, word, badge } of ends) {
      await chooseInMenu(page, title, act);
      await expect(page.getByText(word)).toBeVisible();
      await status(page, title, badge);
      // Others can't open it; its advertiser still can.
      await menuOf(page, title).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'احذف الإعلان' })).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'افتح الإعلان' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }

    // A new visitor: a device that has just opened the ad caches it for a minute.
    const after = await visit();
    for (const { id } of ends) {
      expect(await after.open(`/propertydetails/${id}`)).toBe(404);
      await expect(after.page.getByText('لم نجد هذا العقار')).toBeVisible();
      await expect(after.page.getByRole('link', { name: 'تصفّح العقارات' })).toBeVisible();
    }
    await after.open(FOUND);
    await expect(after.page.getByRole('article').first()).toBeVisible();
    for (const { title } of ends) await expect(card(after.page, title)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('one is featured by an edit: a duration is asked for, its price paid, and its days stand on the card', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const id = await publishAd(owner);
    const { page, open, complaints } = await visit({ as: owner });
    await open(`/propertieupdate/${id}?step=feature`);
    await step(page, 4);
    await page.getByText('إعلان مميّز').click();
    const pay = page.getByRole('button', { name: 'إلى الدفع' });
    await pay.click();
    await expect(page.getByText('هذا الحقل مطلوب: اختر مدة التمييز')).toBeVisible();
    await page.locator('label:has(input[name="adDuration"])').first().click();
    await pay.click();
    await payByNewCard(page);
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    await page.getByRole('link', { name: 'إعلاناتي' }).click();
    await expect(page.getByText(/^مميّز حتى/)).toBeVisible();

    // While it is featured there is nothing to choose, and the card has its badge.
    await open(`/propertieupdate/${id}?step=feature`);
    await expect(page.getByText(/^مميّز حتى \d+ .+ \d{4}$/)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.locator('article').getByText('مميّز', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'احفظ التعديل' }).click();
    await expect(page.getByRole('heading', { name: 'حُفظ التعديل' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('one that is deleted leaves the focus with the card after it, the one before it, or the way to a new one', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const [third, second, first] = ['الثالثة من ثلاث', 'الثانية من ثلاث', 'الأولى من ثلاث'];
    for (const title of [third, second, first]) await publishAd(owner, { title });
    const { page, open, complaints } = await visit({ as: owner });
    await open('/propertie');
    const sheet = page.getByRole('dialog');
    const answer = async (title: string, word: string) => {
      await menuOf(page, title).click();
      await sheet.getByRole('button', { name: 'احذف الإعلان' }).click();
      await sheet.getByRole('button', { name: word, exact: true }).click();
    };
    const remove = async (title: string) => {
      await answer(title, 'حذف');
      await expect(page.getByRole('article', { name: title })).toHaveCount(0);
    };

    // The newest is first. After cancelling, focus returns to the menu button.
    await answer(first, 'إلغاء');
    await expect(menuOf(page, first)).toBeFocused();
    await remove(first);
    await expect(menuOf(page, second)).toBeFocused();
    await remove(third);
    await expect(menuOf(page, second)).toBeFocused();
    await remove(second);
    await expect(page.getByRole('heading', { name: 'لا إعلانات لك بعد' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'أضف إعلانًا' })).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('a deleted one is restored from its message, hidden as it was, and opens for its advertiser', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const title = `شقة حُذفت سهوًا ${owner.id}`;
    const id = await publishAd(owner, { title });
    const { page, open, complaints } = await visit({ as: owner });
    await open('/propertie');
    await chooseInMenu(page, title, 'أخفِ الإعلان');
    await status(page, title, 'مخفي');
    const remove = async () => {
      await menuOf(page, title).click();
      await page.getByRole('dialog').getByRole('button', { name: 'احذف الإعلان' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
      await expect(card(page, title)).toHaveCount(0);
    };
    await remove();
    // If undo fails, too late or offline, it says so.
    await page.route('**/api/properties/restore/*', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(page.getByText(/^لم يُنفَّذ الإجراء/)).toBeVisible();
    await owner.call('POST', `/api/properties/restore/${id}`, {});
    await page.reload();
    await remove();
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(page.getByText('عاد الإعلان كما كان')).toBeVisible();
    await status(page, title, 'مخفي');
    await menuOf(page, title).click();
    await page.getByRole('dialog').getByRole('link', { name: 'افتح الإعلان' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('مخفي', { exact: true })).toBeVisible();
    expect(complaints.filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
  });

  test('one’s own page leads to changing it, where others would view, reserve, finance, call or report', async ({
    visit,
    sara,
  }) => {
    const { page, open, complaints } = await visit({ as: sara });
    await open('/propertydetails/1');
    const ways = page.getByRole('region', { name: 'إعلانك' });
    await expect(ways.getByRole('link', { name: 'إعلاناتي' })).toBeVisible();
    await page.getByRole('heading', { name: 'ترخيص الإعلان' }).scrollIntoViewIfNeeded();
    for (const name of [/احجز/, /تمويل/, /أبلغ عن هذا الإعلان/]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'اتصال' })).toHaveCount(0);
    await ways.getByRole('link', { name: 'عدّل الإعلان' }).click();
    // The wizard adds its first step to the URL when it starts.
    await expect(page).toHaveURL(/\/propertieupdate\/1(?:\?step=kind)?$/);
    expect(complaints).toEqual([]);
  });

  test('one of another is reported with a reason, and the report is followed in the account', async ({
    visit,
    person,
  }) => {
    const id = await publishAd(await person());
    const { page, open, complaints } = await visit({ as: await person() });
    await open(`/propertydetails/${id}`);
    await page.getByRole('button', { name: 'أبلغ عن هذا الإعلان' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'أرسل البلاغ' }).click();
    await expect(sheet.getByText('اختر سبب البلاغ')).toBeVisible();
    await sheet.getByRole('button', { name: 'لم يعد متاحًا' }).click();
    await sheet.getByRole('button', { name: 'أرسل البلاغ' }).click();
    await expect(page.getByText('وصلنا بلاغك')).toBeVisible();
    await open('/myreports');
    await expect(page.getByText('لم يعد متاحًا')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
