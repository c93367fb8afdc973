import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';

journey('a visitor finds a home', ({ visit }) => {
  it('searches from the home screen in Arabic and opens a listing', async () => {
    const { open, page, complaints } = await visit();
    await open('/');
    await page.getByRole('heading', { level: 1, name: 'اعثر على ركنك' }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');

    await page.getByRole('button', { name: 'ابحث' }).click();
    await page.waitForURL(/\/propertielist\?/);
    expect(new URL(page.url()).searchParams.get('purpose')).toBe('for_rent');
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    await expect.poll(() => cards.count()).toBe(30);

    const title = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('link').first().click();
    await page.waitForURL(/\/propertydetails\/\d+$/);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('turns pages and comes back to where he was', async () => {
    const { open, page } = await visit();
    await open('/propertielist?purpose=for_sale');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('link', { name: 'التالي' }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('link', { name: 'السابق' }).waitFor();
    expect(new URL(page.url()).searchParams.get('purpose')).toBe('for_sale');
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('page'));
  });

  it('loads no Latin alphabet in Arabic before a text that holds it is near', async () => {
    const { open, page } = await visit();
    const files: string[] = [];
    page.on('request', (request) => {
      const [, file] = /\/(rubik-[a-z-]+)-[^/]+\.woff2$/.exec(request.url()) ?? [];
      if (file) files.push(file);
    });
    await open('/');
    await page.evaluate(() => document.fonts.ready);
    expect(files.toSorted()).toEqual(['rubik-arabic', 'rubik-latin-figures']);
    await page.getByText('Google Play').scrollIntoViewIfNeeded();
    await expect.poll(() => files).toContain('rubik-latin');
  });

  it('switches to English, and the choice stays', async () => {
    const { open, page } = await visit();
    await open('/');
    await page.getByRole('button', { name: 'English' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Find your corner' }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    await open('/propertielist');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('says which position is in use', async () => {
    const refused = await visit();
    await refused.open('/');
    await refused.page.getByText('الموقع الافتراضي').first().waitFor();

    const granted = await visit({ position: { latitude: 21.5433, longitude: 39.1728 } });
    await granted.open('/');
    await granted.page.getByText('حول موقعك').first().waitFor();
    await granted.page.getByText('جدة').first().waitFor();
  });
});

journey('bad input is answered in the reader’s language', ({ visit, server }) => {
  it('shows the 404 screen for an unknown path', async () => {
    const { open, page } = await visit();
    expect(await open('/no-such-screen')).toBe(404);
    await page.getByRole('heading', { name: /404.*هذه الصفحة غير موجودة/ }).waitFor();
    await page.getByRole('link', { name: 'الرئيسية' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('says with its number that a listing is not there, and offers others', async () => {
    const { open, page } = await visit();
    for (const id of ['999999999', 'abc']) {
      expect(await open(`/propertydetails/${id}`)).toBe(404);
      const alert = page.getByRole('alert');
      await alert.getByText('هذا العقار غير متاح').waitFor();
      await alert.getByText('3004').waitFor();
    }
    await page.getByRole('link', { name: 'تصفّح العقارات' }).click();
    await page.getByRole('article').first().waitFor();
  });

  it('never answers the API with a page', async () => {
    for (const [path, status] of [
      ['/api/nope', 404],
      ['/api/home', 405],
    ] as const) {
      const response = await fetch(server().url + path);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        error_number: expect.any(Number),
        msg: expect.any(String),
      });
    }
  });

  it('opens a shared link whose filters are broken, and says what was left out', async () => {
    const { open, page } = await visit();
    await open('/propertielist?typeId=abc&purpose=for_rent&page=-3');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('alert').filter({ hasText: 'الرابط' }).waitFor();
  });

  it('answers the API in Arabic with a number, never with a 500', async () => {
    for (const path of [
      '/api/properties/list?page=0',
      '/api/properties/retrieve/abc',
      '/api/properties/nearYou?latitude=999',
    ]) {
      const response = await fetch(server().url + path);
      expect([400, 404, 422]).toContain(response.status);
      const body = (await response.json()) as { msg: string; error_number: number };
      expect(body.msg).toMatch(/[\u0600-\u06FF]/);
      expect(body.error_number).toBeGreaterThan(0);
    }
  });
});
