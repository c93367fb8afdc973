import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { articles } from '../../server/db/schema/articles.ts';
import { articleColumns } from '../../server/modules/articles/article-texts.ts';
import { journey } from '../support/journey.ts';
import { backOnline } from '../support/no-network.ts';

/** The page came rendered; from here on the worker keeps what is seen. */
const started = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
const cards = (page: Page) => page.locator('a[href^="/blogDetails/"]');

journey('the blog', ({ visit, server }) => {
  it('leads from the footer to the articles, into one, and back to where one was', async () => {
    const { open, page, complaints, context } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'المدوّنة' }).click();
    await page.getByRole('heading', { level: 1, name: 'المدوّنة' }).waitFor();
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(10);
    for (const excerpt of await cards(page).locator('p').allTextContents()) {
      expect(excerpt).toMatch(/[\u0600-\u06ff\d]…$/);
      expect(excerpt.length).toBeLessThanOrEqual(81);
    }

    const third = cards(page).nth(2);
    await third.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    const title = (await third.getByRole('heading').textContent()) ?? '';
    await third.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(/^قراءة|· قراءة/).waitFor();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.title()).toBe(`${title} | ركن`);
    expect(await page.locator('article img').count()).toBe(2);

    await page.getByRole('button', { name: 'شارك المقال' }).last().click();
    await page.getByText('نُسخ الرابط').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blogDetails\/\d+$/);

    await page.goBack();
    await cards(page).first().waitFor();
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 8, scrolled);
    expect(complaints).toEqual([]);
  });

  it('comes whole from the server, texts only, with its links where they lead', async () => {
    const { page } = await visit();
    const html = await fetch(`${server().url}/blogDetails/9`).then((response) => response.text());
    expect(html).toContain('قبل أن توقّع عقد الإيجار');
    expect(html).toContain('يوم الاستلام');
    expect(html).toMatch(/<a href="https:\/\/www\.ejar\.sa\/" rel="noreferrer" target="_blank"/);
    await page.goto('/blogDetails/9');
    await page.getByRole('link', { name: 'العقارات المعروضة للإيجار' }).click();
    await page.waitForURL(/\/propertielist\?purpose=for_rent$/);
    await page.getByRole('article').first().waitFor();
  });

  it('answers 404 with the alert where there is no such article, and leads to others', async () => {
    const { page } = await visit();
    for (const key of ['999999', 'abc', '0', '%D9%A1']) {
      const response = await page.goto(`/blogDetails/${key}`);
      expect({ key, status: response?.status() }).toEqual({ key, status: 404 });
      await page.getByRole('alert').getByText('هذا المقال غير متاح').waitFor();
      await page.getByRole('alert').getByText('خطأ 3020').waitFor();
    }
    await page.getByRole('link', { name: 'كل المقالات' }).click();
    await cards(page).first().waitFor();
  });

  it('keeps what was read for when there is no network, and says in words what it has not', async () => {
    const { open, page, context } = await visit();
    await open('/blog');
    await started(page);
    await cards(page).first().click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    const url = page.url();
    await page.waitForFunction(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().some(({ url }) => url.includes('/api/forums/retrieve/'));
    });
    await context.setOffline(true);
    await page.goto(url);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.getByText('لا اتصال.').waitFor();

    await page.goto('/blogDetails/1');
    await page.getByRole('alert').getByText('لا اتصال بالإنترنت').waitFor();
    await backOnline(page);
    await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
  });

  it('turns pages by the rule of 30, past the last one in words, and shows a script as nothing', async () => {
    const { open, page, complaints } = await visit();
    await server().meanwhile(async (db) => {
      const texts = articleColumns({
        ar: '# مقال فيه نص مريب\n\nقبل <script>document.title = "سطو"</script>بعد\n\n<img src=x onerror="alert(1)">\n\n[رابط](javascript:alert(1))',
        en: '# An article\n\nText',
      });
      await db.insert(articles).values(Array.from({ length: 50 }, () => texts));
    });
    await open('/blog');
    expect(await cards(page).count()).toBe(30);
    await page.getByRole('link', { name: 'التالي' }).click();
    await page.waitForURL(/\/blog\?page=2$/);
    await page.getByText('صفحة 2').waitFor();
    await cards(page).last().waitFor();
    expect(await cards(page).count()).toBe(30);
    // 30 came, so there may be more: the page behind them says that there is none.
    await page.getByRole('link', { name: 'التالي' }).click();
    await page.getByRole('heading', { name: 'انتهت المقالات' }).waitFor();
    await page.getByRole('link', { name: 'إلى الصفحة الأولى' }).click();
    await page.waitForURL(/\/blog$/);

    await cards(page).first().click();
    await page.getByRole('heading', { level: 1, name: 'مقال فيه نص مريب' }).waitFor();
    await page.getByText('قبل بعد').waitFor();
    expect(await page.getByRole('link', { name: 'رابط', exact: true }).count()).toBe(0);
    expect(await page.title()).toBe('مقال فيه نص مريب | ركن');
    expect(complaints).toEqual([]);
  });
});

journey('the questions', ({ visit }) => {
  it('open to their answers, and are found however they are written', async () => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'الأسئلة الشائعة' }).click();
    await page.getByRole('heading', { level: 1, name: 'الأسئلة الشائعة' }).waitFor();
    const answer = page.getByText('500 ريال');
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('ما المعاينة الفاخرة وكم سعرها؟').click();
    await answer.waitFor();

    const search = page.getByLabel('ابحث في الأسئلة');
    await search.fill('المحفظه');
    await page.getByText('ما المحفظة؟').waitFor();
    expect(await page.locator('details').count()).toBeLessThan(5);
    await search.fill('قطط');
    await page.getByRole('heading', { name: 'لا جواب عن «قطط»' }).waitFor();
    await page.getByRole('button', { name: 'اعرض كل الأسئلة' }).click();
    expect(await page.locator('details').count()).toBeGreaterThan(15);
    expect(complaints).toEqual([]);
  });

  it('open at the one that a link names, and answer 404 with the alert where it is not', async () => {
    const { open, page } = await visit();
    await open('/questions?id=2');
    await page.getByText('النفاذ الوطني').first().waitFor();
    expect(await page.locator('details[open]').count()).toBe(1);
    for (const id of ['9999', 'abc']) {
      const response = await page.goto(`/questions?id=${id}`);
      expect({ id, status: response?.status() }).toEqual({ id, status: 404 });
      await page.getByRole('alert').getByText('خطأ 3021').waitFor();
    }
    await page.getByRole('link', { name: 'كل الأسئلة' }).click();
    await page.locator('details').first().waitFor();
  });
});

journey('the terms', ({ visit }) => {
  it('are dated, and name every figure of the specification', async () => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'الشروط والأحكام' }).click();
    await page.getByRole('heading', { level: 1, name: 'الشروط والأحكام' }).waitFor();
    await page.getByText('14 يونيو 2025').waitFor();
    const text = ((await page.getByRole('main').textContent()) ?? '').replace(/\s+/g, ' ');
    for (const figure of [
      '48 ساعة أو أقل',
      'بنسبة 50%',
      'وحتى 30 يومًا',
      'بنسبة 25%',
      'بأكثر من 30 يومًا',
      'بنسبة 10%',
      '250 ريالًا',
      '5,000 ريال',
      '15 يوم عمل',
      '14 يوم عمل',
      '5 أيام من الدفع',
      '48 ساعة من انتهاء الإقامة',
      '3 أشهر',
    ]) {
      expect(text).toContain(figure);
    }
    expect(complaints).toEqual([]);
  });

  it('are printed without the bars round them, on white', async () => {
    const { open, page } = await visit({ theme: 'dark' });
    await open('/terms');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'اطبع' }).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'رجوع' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(31, 27, 21)');
  });
});

journey('the about page', ({ visit }) => {
  it('leads to each of its services, those for people by way of the login', async () => {
    const { open, page, complaints } = await visit();
    const services = page.locator('section', { has: page.getByRole('heading', { name: 'خدماتنا' }) });
    await open('/aboutus');
    const paths = await services
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)));
    expect(paths.length).toBe(await services.getByRole('listitem').count());
    for (const [link, wanted] of [
      ['اطلب إدارة عقارك', '/propertymanagement'],
      ['وثّق عقدك', '/propertiecreate'],
    ] as const) {
      await open('/aboutus');
      await services.getByRole('link', { name: link }).click();
      await page.waitForURL((url) => url.pathname === '/login');
      expect(decodeURIComponent(page.url())).toContain(wanted);
    }
    expect(complaints).toEqual([]);
  });
});
