import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';

const results = (page: Page) => page.getByRole('article');
const chips = (page: Page) => page.getByRole('group', { name: 'اختيارات البحث' });

journey('a link that somebody shared', ({ visit, server }) => {
  it('opens what can be opened, and says in words what was left out', async () => {
    const { open, page, complaints } = await visit();
    expect(await open('/propertielist?purpose=for_rent&cityId=9999&minPrice=5&typeId=abc')).toBe(200);
    const alert = page.getByRole('alert');
    await alert.getByText('3005').waitFor();
    const said = (await alert.textContent()) ?? '';
    expect(said).toContain('المدينة (غير موجودة)');
    expect(said).toContain('نوع العقار (abc)');
    expect(said).toContain('خيارًا لا نعرفه');
    expect(said).not.toMatch(/minPrice|typeId|cityId/);
    await results(page).first().waitFor();
    expect(await chips(page).textContent()).not.toContain('…');

    await alert.getByRole('link', { name: 'أكمل بالباقي' }).click();
    await page.waitForURL((url) => url.search === '?purpose=for_rent');
    await results(page).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('tells the region from its city of the same name', async () => {
    const { open, page } = await visit();
    await open('/propertielist?regionId=1&cityId=1');
    await results(page).first().waitFor();
    await chips(page)
      .getByRole('link', { name: /^الرياض.*إزالة/ })
      .click();
    await page.waitForURL((url) => url.search === '?regionId=1');
    await chips(page)
      .getByRole('link', { name: /^منطقة الرياض/ })
      .waitFor();
  });

  it('leads to an unknown place within the app without a failed call', async () => {
    const { open, page, complaints } = await visit();
    await open('/propertielist');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.evaluate(() => history.pushState(null, '', '/propertielist?purpose=for_rent&cityId=9999'));
    await page.getByRole('alert').getByText('3005').waitFor();
    await results(page).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('is understood with Arabic digits and limits the wrong way round', async () => {
    const { open, page } = await visit();
    await open(
      `/propertielist?purpose=for_rent&priceFrom=${encodeURIComponent('٩٠٬٠٠٠')}&priceTo=20000&areaFrom=0`,
    );
    await chips(page)
      .getByRole('link', { name: /^من.*20,000/ })
      .waitFor();
    await chips(page)
      .getByRole('link', { name: /^حتى.*90,000/ })
      .waitFor();
    await results(page).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('says that a limit of nothing and a text without end were left out', async () => {
    const { open, page } = await visit();
    await open(`/propertielist?areaTo=0&q=${encodeURIComponent('ش'.repeat(501))}`);
    const alert = page.getByRole('alert');
    await alert.getByText('1001').waitFor();
    await alert.getByText(/نص البحث.*المساحة إلى \(0\)/).waitFor();
    await results(page).first().waitFor();
  });

  it('with a text of 500 characters that nothing holds says which choice to loosen', async () => {
    const { open, page } = await visit();
    await open(`/propertielist?q=${encodeURIComponent('ش'.repeat(500))}`);
    await page.getByRole('heading', { name: 'لا عقارات بهذه الاختيارات' }).waitFor();
  });

  it('tells around which place it opens when half of a position is missing', async () => {
    const { open, page } = await visit();
    await open('/nearproperties?latitude=24.7&typeId=99');
    const alert = page.getByRole('alert');
    await alert.getByText('3006').waitFor();
    await alert.getByText(/خط العرض \(24\.7\)/).waitFor();
    await results(page).first().waitFor();
  });

  it('asks the API with an error that it tells', async () => {
    for (const [path, status, number] of [
      ['list?cityId=9999', 404, 3005],
      ['nearYou?latitude=24', 422, 1001],
    ] as const) {
      const response = await fetch(`${server().url}/api/properties/${path}`);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        error_number: number,
        msg: expect.stringMatching(/[\u0600-\u06FF]/),
      });
    }
  });
});

journey('words that are names', ({ visit }) => {
  it('filter, are told, and can be meant as they stand', async () => {
    const { open, page } = await visit();
    await open(`/propertielist?q=${encodeURIComponent('فيلا جده')}&price=asc`);
    await page.getByText('فهمنا من بحثك: فيلا، جدة.').waitFor();
    await page.getByRole('link', { name: 'ابحث عن النص كما هو' }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === '"فيلا جده"');
    await page.getByText('فهمنا من بحثك').waitFor({ state: 'detached' });
  });
});

journey('filters on a laptop, by keyboard alone', ({ visit }) => {
  it('open under their chips, are counted, applied, and give the focus back', async () => {
    const { open, page, complaints } = await visit({ desktop: true, language: 'en' });
    await open('/propertielist?purpose=for_rent&cityId=1');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const chip = page.getByRole('button', { name: /^Yearly rent/ });
    await chip.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Yearly rent' });
    const highest = form.getByRole('slider', { name: 'Highest price' });
    await highest.waitFor();
    await highest.focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
    const typed = form.getByLabel(/: To$/i);
    await expect.poll(() => typed.inputValue()).toMatch(/^\d[\d,]*$/);
    await page.keyboard.press('Escape');
    expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await typed.fill('70000');
    await page.keyboard.press('Enter');
    await page.waitForURL(/priceTo=70000/);
    await page.getByRole('button', { name: /^Yearly rent: .*70,000/ }).waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').waitFor();
    expect(complaints).toEqual([]);
  });
});
