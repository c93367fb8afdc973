import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import { NEWCOMER, SARA, signInAt } from '../support/people.ts';
import { apiToken, publishAd } from '../support/publish-ad.ts';
import { own as ownOf } from '../support/viewing-steps.ts';

const REQUIRED = 'هذا الحقل مطلوب';
const TITLE = 'شقة واسعة بأربع غرف قرب المسجد';

/** What the app itself complained of: of answers that refuse, and of a network cut on purpose, the browser speaks. */
const own = (complaints: string[]) =>
  ownOf(complaints).filter((text) => !/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(text));

/** The id that an address of /myrequests names. */
const openedId = (page: Page) => new URL(page.url()).searchParams.get('id') ?? '';

/** Some home for sale that stands in public. */
async function homeForSale(url: string): Promise<{ id: number; title: string }> {
  const answer = await fetch(`${url}/api/properties/list?purpose=for_sale`);
  const { properties } = (await answer.json()) as { properties: { id: number; title: string }[] };
  return properties[0] as { id: number; title: string };
}

journey('requests', ({ visit, server }) => {
  it('who finds no home asks for one; when another person publishes it his bell rings, and he opens it', async () => {
    const { page, open, complaints } = await visit({ desktop: true });
    await signInAt(page, NEWCOMER, '/propertielist?purpose=for_rent&cityId=1&typeId=1&rooms=4&priceTo=7');
    await page.getByRole('heading', { name: 'لا عقارات بهذه الاختيارات' }).waitFor();
    await page.getByRole('link', { name: 'أخبرني حين يُنشر مثله' }).click();
    await page.waitForURL(/\/propertyrequest\?/);
    await page.getByText('بدأنا من اختيارات بحثك.').waitFor();

    // A price that is none is told, and nothing is sent.
    const from = page.getByLabel('السعر: من');
    const to = page.getByLabel('السعر: إلى');
    expect(await to.inputValue()).toBe('7');
    await to.fill('رخيص');
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await page.getByText('اكتب المبلغ بالأرقام، مثل 850,000 أو 850 ألف').waitFor();
    expect(await to.inputValue()).toBe('رخيص');
    expect(await page.getByRole('heading', { name: 'وصلنا طلبك' }).count()).toBe(0);
    // From above to: they change places under his eyes.
    await from.fill('');
    await from.pressSequentially('٩٠ ألف');
    await to.fill('');
    await to.pressSequentially('40000');
    await to.blur();
    await page.getByText('بدّلنا بين الحدين: الأقل أولًا').waitFor();
    expect([await from.inputValue(), await to.inputValue()]).toEqual(['40,000', '90,000']);
    await page.getByText('عائلات', { exact: true }).click();

    // A killed tab loses nothing.
    await open('/propertyrequest');
    await page.getByText('استعدنا ما لم ترسله بعد.').waitFor();
    expect([await from.inputValue(), await to.inputValue()]).toEqual(['40,000', '90,000']);
    await page.getByRole('button', { name: /المدينة.*الرياض/ }).waitFor();
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await page.getByRole('heading', { name: 'وصلنا طلبك' }).waitFor();
    await page.getByRole('link', { name: 'إلى طلباتي' }).click();
    await page.waitForURL(/\/myrequests\?category=property$/);
    const card = page.getByRole('link', { name: /M-\d+.*شقة للإيجار.*عائلات/ }).first();
    await card.getByText('لا إعلانات مطابقة بعد').waitFor();
    await card.click();
    await page.getByText('لم يُنشر ما يطابق طلبك بعد. نخبرك فور نشره.').waitFor();
    const id = openedId(page);

    // Somebody else publishes one that fits, and one that does not.
    const token = await apiToken(server(), SARA);
    await publishAd(server(), token, { roomsCount: 2, title: 'شقة بغرفتين لا تطابق' });
    const bell = page.getByRole('button', { name: /^الإشعارات/ });
    const match = page.getByRole('article', { name: TITLE });
    const before = await bell.getAttribute('aria-label');
    const published = performance.now();
    await publishAd(server(), token, { roomsCount: 4, price: 60_000, title: TITLE });
    await expect
      .poll(() => bell.getAttribute('aria-label'), { timeout: 20_000, interval: 50 })
      .not.toBe(before);
    console.log(`The bell rang ${Math.round(performance.now() - published)} ms after the ad was sent`);
    await match.waitFor();
    expect(await page.getByText('شقة بغرفتين لا تطابق').count()).toBe(0);
    await bell.click();
    await page
      .getByRole('dialog', { name: 'الإشعارات' })
      .getByRole('link', { name: /وجدنا عقارًا يناسب طلبك/ })
      .first()
      .click();
    await page.waitForURL(/\/propertydetails\/\d+$/);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();

    // Why it fits stands with it; it opens; and the search is closed.
    await open(`/myrequests?category=property&id=${id}`);
    await page.getByRole('list', { name: 'لماذا يطابق' }).getByRole('listitem').first().waitFor();
    await match.getByRole('link').first().click();
    await page.waitForURL(/\/propertydetails\/\d+$/);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'أوقف البحث وأغلق الطلب' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'أغلق الطلب' }).click();
    await page.getByText('أُغلق الطلب').first().waitFor();
    await page.getByRole('button', { name: 'أوقف البحث وأغلق الطلب' }).waitFor({ state: 'detached' });
    expect(own(complaints)).toEqual([]);
  });

  it('financing says what is missing, survives a lost network, and is followed afterwards', async () => {
    const operator = operatorOf(server());
    const { page, context, open, complaints } = await visit();
    const home = await homeForSale(server().url);
    await signInAt(page, NEWCOMER, `/propertydetails/${home.id}`);
    await page.getByRole('button', { name: 'تمويل' }).click();
    await page.waitForURL(`**/createfinance/${home.id}`);
    await page.getByRole('link', { name: new RegExp(home.title) }).waitFor();

    // Nothing is sent without name and mobile, and the page goes to its top.
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/financeRequests/')) sent.push(request.method());
    });
    const name = page.getByLabel('الاسم الكامل');
    await page.locator('input[name="fullName"]:not([value=""])').waitFor();
    const ownName = await name.inputValue();
    await name.fill('');
    await page.getByLabel('رقم الجوال').fill('');
    await page.getByLabel(/^الالتزامات الشهرية/).fill('قسط سيارة 1,400\nإيجار 2,000');
    await page.getByLabel(/^صافي الراتب الشهري/).pressSequentially('١٨ ألف');
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await page.getByText(REQUIRED).first().waitFor();
    expect(await page.getByText(REQUIRED).count()).toBe(2);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.getByLabel(/^صافي الراتب الشهري/).inputValue()).toBe('18,000');
    expect(sent).toEqual([]);

    await page.getByLabel('الاسم الكامل').fill('نورة القحطاني');
    await page.getByLabel('رقم الجوال').fill('+966 50 000 0002');
    await page.getByLabel(/^مبلغ التمويل المطلوب/).pressSequentially('900000');
    expect(await page.getByLabel(/^مبلغ التمويل المطلوب/).inputValue()).toBe('900,000');
    // 900,000 × (1 + 20 × 4 %) / 240.
    await page.getByText('6,750').waitFor();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await page.getByText('ما كتبته محفوظ على جهازك. أعد الإرسال حين تعود الشبكة.').waitFor();
    await context.setOffline(false);
    await open(`/createfinance/${home.id}`);
    expect(await page.getByLabel('الاسم الكامل').inputValue()).toBe('نورة القحطاني');
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    const dialog = page.getByRole('dialog', { name: 'وصلنا طلب التمويل' });
    await dialog.waitFor();
    // The next request begins with what the person is called, as this one did.
    expect(await name.inputValue()).toBe(ownName);
    await dialog.getByRole('link', { name: 'تابع الطلب' }).click();
    await page.waitForURL(/\/myrequests\?category=finance&id=\d+$/);
    await page.getByRole('heading', { name: /الطلب .*F-\d+/ }).waitFor();

    // The operator answers while the phone lies open.
    const words = 'أرسلنا ملفك إلى بنكين، ونعود إليك غدًا.';
    await operator(
      'requests',
      'answer',
      'finance',
      openedId(page),
      '--status',
      'under_review',
      '--message',
      words,
    );
    await page.getByText(words).waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('a home that was sold meanwhile has a face of its own, and what was typed is kept', async () => {
    const { page, open } = await visit();
    await signInAt(page, NEWCOMER, '/createfinance/999999');
    await page.getByRole('heading', { name: 'لم يعد هذا العقار معروضًا' }).waitFor();
    await page.getByRole('link', { name: 'تصفّح العقارات' }).waitFor();

    const home = await homeForSale(server().url);
    await open(`/createfinance/${home.id}`);
    await page.getByLabel('الاسم الكامل').fill('نورة القحطاني');
    await page.getByLabel('رقم الجوال').fill('0500000002');
    await page.route('**/api/financeRequests/create', (route) =>
      route.fulfill({
        status: 409,
        json: { msg: 'بيع هذا العقار، فلا يمكن طلب تمويله', error_number: 4083 },
      }),
    );
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await page.getByRole('alert').getByText('بيع هذا العقار، فلا يمكن طلب تمويله').waitFor();
    await page.getByRole('heading', { name: 'لم يعد هذا العقار معروضًا' }).waitFor();
    await open(`/createfinance/${home.id}`);
    expect(await page.getByLabel('الاسم الكامل').inputValue()).toBe('نورة القحطاني');
  });

  it('my requests: each kind with its number, its way on where there is none, and nobody else’s', async () => {
    const { page, context, open, complaints } = await visit();
    await signInAt(page, SARA, '/myrequests');
    await page.getByRole('button', { name: /^إدارة الأملاك/, pressed: true }).waitFor();
    await page.getByRole('link', { name: /P-\d+/ }).first().waitFor();
    for (const [kind, category, number] of [
      ['توثيق العقود', 'documents', /D-\d+/],
      ['التمويل العقاري', 'finance', /F-\d+/],
      ['الطلبات العقارية', 'property', /M-\d+/],
    ] as const) {
      await page.getByRole('button', { name: kind }).click();
      await page.waitForURL(`**/myrequests?category=${category}`);
      await page.getByRole('link', { name: number }).first().waitFor();
    }
    await page.getByRole('link', { name: /M-\d+/ }).first().click();
    await page.getByRole('heading', { name: 'مسار الطلب' }).waitFor();
    await page.getByText('وصلنا طلبك').waitFor();
    const id = openedId(page);

    const other = await visit();
    await signInAt(other.page, NEWCOMER, `/myrequests?category=property&id=${id}`);
    await other.page.getByRole('alert').getByText('هذا الطلب غير موجود').waitFor();
    await other.open('/myrequests?category=documents');
    await other.page.getByRole('heading', { name: 'لا طلبات توثيق بعد' }).waitFor();
    await other.page.getByRole('link', { name: 'طلب توثيق جديد' }).click();
    await other.page.waitForURL(/\/propertiecreate\?step=documentation$/);
    const guest = await visit();
    await guest.open('/myrequests');
    await guest.page.waitForURL(/\/login\?next=/);

    // What failed is told, and comes back by a second try. The context's: the worker may be the one who asks.
    await context.route('**/api/users/requests*', (route) => route.abort());
    await page.evaluate(() => localStorage.removeItem('rukn.queries'));
    await open('/myrequests?category=finance&page=2');
    await page.getByText('تعذّر تحميل طلباتك').waitFor();
    await context.unroute('**/api/users/requests*');
    await page.getByRole('button', { name: 'أعد المحاولة' }).first().click();
    await page.getByRole('heading', { name: 'لا شيء في هذه الصفحة' }).waitFor();
    expect(own(complaints).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });

  it.each(['ar', 'en'] as const)('axe finds nothing in %s', async (language) => {
    const theme = language === 'ar' ? 'light' : 'dark';
    const { page, open, complaints } = await visit({ language, theme });
    const home = await homeForSale(server().url);
    await signInAt(page, SARA, '/myrequests');
    for (const [path, sign] of [
      ['/myrequests', 'main ul a'],
      ['/myrequests?category=property', 'main ul a'],
      ['/myrequests?category=property&id=2', 'main article'],
      ['/myrequests?category=finance&id=2', 'main ol'],
      ['/propertyrequest', 'main form'],
      [`/createfinance/${home.id}`, 'main form'],
      ['/createfinance/999999', 'main h2'],
      ['/mybankaccount', 'main form'],
    ] as const) {
      await open(path);
      await page.locator(sign).first().waitFor();
      expect({ path, found: await axeFaults(page) }).toEqual({ path, found: [] });
    }
    expect(own(complaints).filter((text) => !/status of 50\d/.test(text))).toEqual([]);
  });
});
