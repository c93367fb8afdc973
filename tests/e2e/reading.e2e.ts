import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { backOnline, workerInCharge } from '../support/no-network.ts';
import { operatorOf } from '../support/operator.ts';

const cards = (page: Page) => page.locator('a[href^="/blogDetails/"]');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('the blog', () => {
  test('leads from the footer to the articles, into one, and back to the same place', async ({ visit }) => {
    const { open, page, complaints, context } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'المدونة' }).click();
    await expect(title(page, 'المدونة')).toBeVisible();
    const ninth = page.locator('a[href="/blogDetails/9"]');
    const scrolled = await ninth.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return scrollY;
    });
    await ninth.click();
    await expect(title(page, 'قبل أن توقّع عقد الإيجار')).toBeVisible();
    await expect(page.getByText(/^قراءة|· قراءة/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page).toHaveTitle(/^قبل أن توقّع عقد الإيجار.* \| ركن$/);
    await expect(page.locator('article img')).toHaveCount(2);

    await page.getByRole('button', { name: 'شارك المقال' }).last().click();
    await expect(page.getByText('نُسخ الرابط')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blogDetails\/9$/);

    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), scrolled)).toBeLessThan(8);
    expect(complaints).toEqual([]);
  });

  test('comes whole from the server, texts only, with its links where they lead', async ({ visit }) => {
    const { page } = await visit();
    const html = await (await page.goto('/blogDetails/9'))?.text();
    expect(html).toContain('قبل أن توقّع عقد الإيجار');
    expect(html).toContain('يوم الاستلام');
    expect(html).toMatch(/<a href="https:\/\/www\.ejar\.sa\/" rel="noreferrer" target="_blank"/);
    await page.getByRole('link', { name: 'العقارات المعروضة للإيجار' }).click();
    await expect(page).toHaveURL(/\/propertielist\?purpose=for_rent$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('answers 404 with the alert where there is no such article, and leads to others', async ({
    visit,
  }) => {
    const { page } = await visit();
    for (const key of ['999999', 'abc', '0', '%D9%A0']) {
      const response = await page.goto(`/blogDetails/${key}`);
      expect({ key, status: response?.status() }).toEqual({ key, status: 404 });
      await expect(page.getByRole('alert').getByText('هذا المقال غير متاح')).toBeVisible();
      await expect(page.getByRole('alert').getByText('خطأ 3020')).toBeVisible();
    }
    await page.getByRole('link', { name: 'كل المقالات' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('keeps what was read for when there is no network, and says in words what it has not', async ({
    visit,
  }) => {
    const { open, page, context } = await visit({ worker: true });
    await open('/blog');
    await workerInCharge(page);
    await page.locator('a[href="/blogDetails/9"]').click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return requests.flat().some(({ url }) => url.includes('/api/forums/retrieve/'));
        }),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText('لا اتصال.')).toBeVisible();

    await page.goto('/blogDetails/1');
    await expect(page.getByRole('alert').getByText('لا اتصال بالإنترنت')).toBeVisible();
    await backOnline(page);
    await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
  });

  test('turns pages by the rule of 30, past the last one in words, and shows a script as nothing', async ({
    visit,
    server,
  }) => {
    const operate = operatorOf(server);
    const listed = async () => {
      const answer = await fetch(`${server.url}/api/forums/list`);
      return ((await answer.json()) as { rows: unknown[] }).rows.length;
    };
    const folder = await mkdtemp(join(tmpdir(), 'rukn-articles-'));
    const [ar, en] = [join(folder, 'ar.md'), join(folder, 'en.md')];
    await writeFile(
      ar,
      '# مقال فيه نص مريب\n\nقبل <script>document.title = "سطو"</script>بعد\n\n<img src=x onerror="alert(1)">\n\n[رابط](javascript:alert(1))',
    );
    await writeFile(en, '# An article\n\nText');
    const written: string[] = [];
    for (let missing = 60 - (await listed()); missing > 0; missing -= 1) {
      const printed = await operate('articles', 'add', '--ar', ar, '--en', en);
      written.push(/Article (\d+) is published/.exec(printed)?.[1] ?? '');
    }
    await rm(folder, { recursive: true });

    const { open, page, complaints } = await visit();
    await open('/blog');
    await expect(cards(page)).toHaveCount(30);
    // By the keyboard: cards that are scrolled to take their own height, and move what is below.
    await page.getByRole('link', { name: 'التالي' }).press('Enter');
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    await expect(page.getByText('صفحة 2')).toBeVisible();
    await expect(cards(page)).toHaveCount(30);
    // A full page of 30 links to a next page, which says that there are no more.
    await page.getByRole('link', { name: 'التالي' }).click();
    await expect(page.getByRole('heading', { name: 'انتهت المقالات' })).toBeVisible();
    await page.getByRole('link', { name: 'إلى الصفحة الأولى' }).click();
    await expect(page).toHaveURL(/\/blog$/);

    await cards(page).first().click();
    await expect(title(page, 'مقال فيه نص مريب')).toBeVisible();
    await expect(page.getByText('قبل بعد')).toBeVisible();
    await expect(page.getByRole('link', { name: 'رابط', exact: true })).toHaveCount(0);
    await expect(page).toHaveTitle('مقال فيه نص مريب | ركن');
    expect(complaints).toEqual([]);
    // Other tests expect the original first page.
    for (const id of written) await operate('articles', 'hide', id, '--reason', 'كُتب للتجربة');
  });
});

test.describe('the questions', () => {
  test('open to their answers, and are found however they are written', async ({ visit }) => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'الأسئلة الشائعة' }).click();
    await expect(title(page, 'الأسئلة الشائعة')).toBeVisible();
    const answer = page.getByText('500\u00A0ر.س');
    await expect(answer).toBeHidden();
    await page.getByText('ما المعاينة الفاخرة وكم سعرها؟').click();
    await expect(answer).toBeVisible();

    const search = page.getByLabel('ابحث في الأسئلة');
    const found = page.locator('details');
    await search.fill('المحفظه');
    await expect.poll(() => found.count()).toBeLessThan(5);
    await expect(page.getByText('ما المحفظة؟')).toBeVisible();
    await search.fill('قطط');
    await expect(page.getByRole('heading', { name: 'لا جواب عن «قطط»' })).toBeVisible();
    await page.getByRole('button', { name: 'اعرض كل الأسئلة' }).click();
    await expect.poll(() => found.count()).toBeGreaterThan(15);
    expect(complaints).toEqual([]);
  });

  test('open at the one that a link names, and answer 404 with the alert where it is not', async ({
    visit,
  }) => {
    const { open, page } = await visit();
    await open('/questions?id=2');
    await expect(page.getByText('تطبيق نفاذ').first()).toBeVisible();
    await expect(page.locator('details[open]')).toHaveCount(1);
    for (const id of ['9999', 'abc']) {
      expect({ id, status: await open(`/questions?id=${id}`) }).toEqual({ id, status: 404 });
      await expect(page.getByRole('alert').getByText('خطأ 3021')).toBeVisible();
    }
    await page.getByRole('link', { name: 'كل الأسئلة' }).click();
    await expect(page.locator('details').first()).toBeVisible();
  });
});

test.describe('the terms', () => {
  test('are dated, and name every figure of the specification', async ({ visit }) => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'الشروط والأحكام' }).click();
    await expect(title(page, 'الشروط والأحكام')).toBeVisible();
    await expect(page.getByText('14 يونيو 2025')).toBeVisible();
    for (const figure of [
      '48 ساعة أو أقل',
      'بنسبة 50%',
      'وحتى 30 يومًا',
      'بنسبة 25%',
      'بأكثر من 30 يومًا',
      'بنسبة 10%',
      '250\u00A0ر.س',
      '5,000\u00A0ر.س',
      '15 يوم عمل',
      '14 يوم عمل',
      '5 أيام من الدفع',
      '48 ساعة من انتهاء الإقامة',
      '3 أشهر',
    ]) {
      await expect(page.getByRole('main')).toContainText(figure);
    }
    expect(complaints).toEqual([]);
  });

  test('are printed without the bars round them, on white', async ({ visit }) => {
    const { open, page } = await visit({ theme: 'dark' });
    await open('/terms');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'اطبع' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'رجوع' })).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(31, 27, 21)');
  });
});

test('the privacy page says of each thing kept how long and who sees it, and leads to a copy of one’s data', async ({
  visit,
  person,
}) => {
  const { open, page, complaints } = await visit({ as: await person() });
  await open('/terms');
  await page.getByRole('main').getByRole('link', { name: 'ما نحفظه عنك، ولماذا' }).click();
  await expect(title(page, 'الخصوصية')).toBeVisible();
  const bank = page.getByRole('listitem').filter({ hasText: 'حسابك البنكي' });
  await expect(bank.getByText('ما دام حسابك')).toBeVisible();
  await expect(bank.getByText('لا يُعرض على أحد غيرك')).toBeVisible();
  await page.getByRole('link', { name: 'نسخة من بياناتي' }).click();
  await expect(page).toHaveURL(/\/setting#data$/);
  await expect(page.getByRole('button', { name: 'أعدّ نسخة من بياناتي' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'ما نحفظه عنك، ولماذا' })).toHaveAttribute('href', '/privacy');
  expect(complaints).toEqual([]);
});

test('the about page names the five services and leads to each, those for people by way of the login', async ({
  visit,
}) => {
  const { open, page, complaints } = await visit();
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'من نحن' }).click();
  await expect(title(page, 'من نحن')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'البيع والشراء',
    'إدارة الأملاك',
    'الصيانة المنزلية',
    'المدونة',
    'توثيق العقود',
  ]);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const services = page.locator('section', { has: page.getByRole('heading', { name: 'خدماتنا' }) });
  await expect(services.getByRole('listitem')).toHaveCount(5);
  await expect(services.getByRole('link')).toHaveCount(5);
  await page.getByRole('link', { name: 'تصفّح العقارات' }).click();
  await expect(page).toHaveURL(/\/propertielist/);
  for (const [link, wanted] of [
    ['اطلب إدارة عقارك', '/propertymanagement'],
    ['وثّق عقدك', '/propertiecreate'],
  ] as const) {
    await open('/aboutus');
    await services.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/login\?/);
    expect(decodeURIComponent(page.url())).toContain(wanted);
  }
  expect(complaints).toEqual([]);
});
