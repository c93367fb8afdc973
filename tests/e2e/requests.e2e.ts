import type { Page } from '@playwright/test';
import { publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';

const GONE = 'لم يعد هذا العقار معروضًا';
const FOR_SALE = { purpose: 'for_sale', price: 1_100_000, title: 'شقة تمليك قرب الجامعة' };

/** Console messages of the app itself: the browser logs error statuses and failed requests. */
const own = (complaints: string[]) =>
  complaints.filter((text) => !/status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));

/** The id in the URL of /myrequests. */
async function openedId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/myrequests\?.*\bid=\d+$/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

test.describe('requests', () => {
  test('somebody finds no listing and asks for one; the bell rings when it is published, and it opens', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const title = `شقة واسعة بأربع غرف قرب المسجد ${owner.mobile}`;
    const tooSmall = `شقة بغرفتين لا تطابق ${owner.mobile}`;
    const { page, open, complaints } = await visit({ desktop: true, as: await person() });
    await open('/propertielist?purpose=for_rent&cityId=1&typeId=1&rooms=4&priceTo=7');
    await expect(page.getByRole('heading', { name: 'لا عقارات بهذه الاختيارات' })).toBeVisible();
    await page.getByRole('link', { name: 'أخبرني حين يُنشر مثله' }).click();
    await expect(page).toHaveURL(/\/propertyrequest\?/);
    await expect(page.getByText('بدأنا باختيارات بحثك.')).toBeVisible();

    // An invalid price shows an error, and nothing is sent.
    const from = page.getByLabel('السعر: من');
    const to = page.getByLabel('السعر: إلى');
    await expect(to).toHaveValue('7');
    await to.fill('رخيص');
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await expect(page.getByText('اكتب المبلغ بالأرقام، مثل 850,000 أو 850 ألف')).toBeVisible();
    await expect(to).toHaveValue('رخيص');
    await expect(page.getByRole('heading', { name: 'وصلنا طلبك' })).toHaveCount(0);
    // With the higher price first, the form swaps the two prices and says so.
    await from.fill('');
    await from.pressSequentially('٩٠ ألف');
    await to.fill('');
    await to.pressSequentially('40000');
    await to.blur();
    await expect(page.getByText('بدّلنا بين الحدين: الأقل أولًا')).toBeVisible();
    await expect(from).toHaveValue('40,000');
    await expect(to).toHaveValue('90,000');
    await page.getByText('عائلات', { exact: true }).click();

    // A new page load restores what was typed.
    await open('/propertyrequest');
    await expect(page.getByText('استعدنا ما لم ترسله بعد.')).toBeVisible();
    await expect(from).toHaveValue('40,000');
    await expect(to).toHaveValue('90,000');
    await expect(page.getByRole('button', { name: /المدينة.*الرياض/ })).toBeVisible();
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await expect(page.getByRole('heading', { name: 'وصلنا طلبك' })).toBeVisible();
    await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();
    const id = await openedId(page);

    // Another user publishes one listing that matches, and one that does not.
    const bell = page.getByRole('button', { name: /^الإشعارات/ });
    const before = (await bell.getAttribute('aria-label')) ?? '';
    await publishAd(owner, { roomsCount: 2, title: tooSmall });
    const listing = await publishAd(owner, { roomsCount: 4, price: 60_000, title });
    await expect(bell).not.toHaveAttribute('aria-label', before);
    const match = page.getByRole('article', { name: title });
    await expect(match).toBeVisible();
    await expect(page.getByText(tooSmall)).toHaveCount(0);
    await bell.click();
    await page
      .getByRole('dialog', { name: 'الإشعارات' })
      .getByRole('link', { name: /وجدنا عقارًا يناسب طلبك/ })
      .click();
    await expect(page).toHaveURL(`/propertydetails/${listing}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    // The match says why it matches, and opens; then the search is closed.
    await open(`/myrequests?category=property&id=${id}`);
    await expect(page.getByRole('list', { name: 'لماذا يطابق' }).getByRole('listitem').first()).toBeVisible();
    await match.getByRole('link').first().click();
    await expect(page).toHaveURL(`/propertydetails/${listing}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    const close = page.getByRole('button', { name: 'أوقف البحث وأغلق الطلب' });
    await close.click();
    await page.getByRole('dialog').getByRole('button', { name: 'أغلق الطلب' }).click();
    await expect(page.getByText('أُغلق الطلب').first()).toBeVisible();
    await expect(close).toHaveCount(0);
    expect(own(complaints)).toEqual([]);
  });

  test('listings that are public already are shown at once; a request for anything is asked for more', async ({
    visit,
    person,
  }) => {
    const title = `شقة بخمس غرف قرب المدرسة ${Date.now()}`;
    await publishAd(await person(), { roomsCount: 5, price: 61_000, title });
    const { page, open, complaints } = await visit({ as: await person() });
    await open('/propertyrequest');
    const send = page.getByRole('button', { name: 'أرسل الطلب' });
    await send.click();
    await expect(page.getByText(/^اختر شيئًا واحدًا على الأقل/)).toBeVisible();
    await open('/propertyrequest?purpose=for_rent&neighborhoodId=101&typeId=1&rooms=5&priceTo=70000');
    await expect(page.getByText('بدأنا باختيارات بحثك.')).toBeVisible();
    await page.route('**/api/propertyRequests/create', (route) => route.abort(), { times: 1 });
    await send.click();
    await expect(page.getByText('لم يُرسل الطلب')).toBeVisible();
    await send.click();
    await expect(page.getByRole('heading', { name: 'وصلنا طلبك' })).toBeVisible();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await page.getByRole('link', { name: 'تفاصيل الطلب' }).click();
    await openedId(page);
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await page.getByRole('link', { name: 'اعرض القائمة بهذه الشروط' }).click();
    await expect(page).toHaveURL(
      /\/propertielist\?purpose=for_rent&typeId=1.*neighborhoodId=101.*priceTo=70000&rooms=5/,
    );
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    // The card shows all criteria.
    await open('/myrequests?category=property');
    const card = page.getByRole('link', { name: /M-\d+.*شقة للإيجار/ });
    await expect(card).toContainText('حتى');
    await expect(card).toContainText('70,000');
    await expect(card.getByText('لا إعلانات مطابقة بعد')).toHaveCount(0);
    expect(own(complaints)).toEqual([]);
  });

  test('financing says what is missing, survives a lost network, and is followed afterwards', async ({
    visit,
    server,
    person,
  }) => {
    const listing = await publishAd(await person(), FOR_SALE);
    const asker = await person();
    const { page, context, open, complaints } = await visit({ as: asker });
    await open(`/propertydetails/${listing}`);
    await page.getByRole('button', { name: 'تمويل' }).click();
    await expect(page).toHaveURL(`/createfinance/${listing}`);
    await expect(page.getByRole('link', { name: new RegExp(FOR_SALE.title) })).toBeVisible();

    // Without name and mobile nothing is sent, and the page scrolls to its top.
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/financeRequests/')) sent.push(request.method());
    });
    const name = page.getByLabel('الاسم الكامل');
    const mobile = page.getByLabel('رقم الجوال');
    const salary = page.getByLabel(/^صافي الراتب الشهري/);
    const send = page.getByRole('button', { name: 'أرسل الطلب' });
    await expect(name).toHaveValue(asker.name);
    await name.fill('');
    await mobile.fill('');
    await page.getByLabel(/^الالتزامات الشهرية/).fill('قسط سيارة 1,400\nإيجار 2,000');
    await salary.pressSequentially('١٨٬٠٠٠ ريال');
    await send.click();
    await expect(page.getByText('هذا الحقل مطلوب: اكتب الاسم الكامل')).toBeVisible();
    await expect(page.getByText('هذا الحقل مطلوب: اكتب رقم الجوال')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // Only the digits are kept while typing.
    await expect(salary).toHaveValue('18000');
    expect(sent).toEqual([]);

    await name.fill('نورة القحطاني');
    await mobile.fill(asker.mobile.replace(/^0(\d\d)(\d{3})/, '+966 $1 $2 '));
    const amount = page.getByLabel(/^مبلغ التمويل المطلوب/);
    await amount.fill('9999999999');
    await send.click();
    await expect(page.getByText(/^المبلغ أعلى من سعر العقار، وهو .*1,100,000/)).toBeVisible();
    await amount.fill('');
    await amount.pressSequentially('900000');
    await expect(amount).toHaveValue('900000');
    // 900,000 × (1 + 20 × 4 %) / 240.
    await expect(page.getByText('6,750')).toBeVisible();

    await context.setOffline(true);
    await send.click();
    await expect(page.getByText('ما كتبته محفوظ على جهازك. أعد الإرسال حين تعود الشبكة.')).toBeVisible();
    await context.setOffline(false);
    await open(`/createfinance/${listing}`);
    await expect(name).toHaveValue('نورة القحطاني');
    await send.click();
    const dialog = page.getByRole('dialog', { name: 'وصلنا طلب التمويل' });
    await expect(dialog).toBeVisible();
    // Every field is empty, even the user's own name and mobile.
    for (const field of ['fullName', 'mobile', 'salary', 'amount']) {
      await expect(page.locator(`input[name="${field}"]`)).toHaveValue('');
    }
    await expect(page.locator('textarea[name="obligations"]')).toHaveValue('');
    await dialog.getByRole('link', { name: 'تابع الطلب' }).click();
    const id = await openedId(page);
    await expect(page.getByRole('heading', { name: `F-${id}` })).toBeVisible();

    // The operator replies while the page is open.
    const words = 'أرسلنا ملفك إلى بنكين، ونعود إليك غدًا.';
    const answer = ['--status', 'under_review', '--message', words];
    await operatorOf(server)('requests', 'answer', 'finance', id, ...answer);
    await expect(page.getByText(words)).toBeVisible();
    expect(own(complaints)).toEqual([]);
  });

  test('a listing that was sold meanwhile has a face of its own, and what was typed is kept', async ({
    visit,
    person,
  }) => {
    const listing = await publishAd(await person(), FOR_SALE);
    const { page, open } = await visit({ as: await person() });
    await open('/createfinance/999999');
    await expect(page.getByRole('heading', { name: GONE })).toBeVisible();
    await expect(page.getByRole('link', { name: 'تصفّح العقارات' })).toBeVisible();

    await open(`/createfinance/${listing}`);
    const name = page.getByLabel('الاسم الكامل');
    await name.fill('نورة القحطاني');
    await page.route('**/api/financeRequests/create', (route) =>
      route.fulfill({
        status: 409,
        json: { msg: 'بيع هذا العقار، فلا يمكن طلب تمويله', error_number: 4083 },
      }),
    );
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await expect(page.getByRole('alert').getByText('بيع هذا العقار، فلا يمكن طلب تمويله')).toBeVisible();
    await expect(page.getByRole('heading', { name: GONE })).toBeVisible();
    await open(`/createfinance/${listing}`);
    await expect(name).toHaveValue('نورة القحطاني');
  });

  test('my requests: each kind with its number, and none of other users', async ({ visit, person, sara }) => {
    const { page, open, complaints } = await visit({ as: sara });
    await open('/myrequests');
    await expect(page.getByRole('button', { name: /^إدارة الأملاك/, pressed: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /P-\d+/ }).first()).toBeVisible();
    for (const [kind, category, number] of [
      ['توثيق العقود', 'documents', /D-\d+/],
      ['التمويل العقاري', 'finance', /F-\d+/],
      ['الطلبات العقارية', 'property', /M-\d+/],
    ] as const) {
      await page.getByRole('button', { name: kind }).click();
      await expect(page).toHaveURL(`/myrequests?category=${category}`);
      await expect(page.getByRole('link', { name: number }).first()).toBeVisible();
    }
    await page.getByRole('link', { name: /M-\d+/ }).first().click();
    await expect(page.getByRole('heading', { name: 'مسار الطلب' })).toBeVisible();
    await expect(page.getByText('وصلنا طلبك')).toBeVisible();
    const id = await openedId(page);

    const other = await visit({ as: await person() });
    await other.open(`/myrequests?category=property&id=${id}`);
    await expect(other.page.getByRole('alert').getByText('هذا الطلب غير موجود')).toBeVisible();
    const guest = await visit();
    await guest.open('/myrequests');
    await expect(guest.page).toHaveURL(/\/login\?next=/);
    expect(own([...complaints, ...other.complaints])).toEqual([]);
  });

  test('my requests lead on where there is none, and come by a second try where they failed', async ({
    visit,
    person,
  }) => {
    const { page, open, complaints } = await visit({ as: await person() });
    await page.route('**/api/users/requests*', (route) => route.abort());
    await open('/myrequests?category=finance&page=2');
    await expect(page.getByText('تعذّر تحميل طلباتك')).toBeVisible();
    await page.unroute('**/api/users/requests*');
    await page.getByRole('button', { name: 'أعد المحاولة' }).first().click();
    await expect(page.getByRole('heading', { name: 'لا شيء في هذه الصفحة' })).toBeVisible();

    await open('/myrequests?category=documents');
    await expect(page.getByRole('heading', { name: 'لا طلبات توثيق بعد' })).toBeVisible();
    await page.getByRole('link', { name: 'طلب توثيق جديد' }).click();
    await expect(page).toHaveURL(/\/propertiecreate\?step=documentation$/);
    expect(own(complaints)).toEqual([]);
  });
});
