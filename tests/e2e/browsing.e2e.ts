import { expect, test } from '../support/journey.ts';

test.describe('a visitor finds a listing', () => {
  test('searches from the home screen in Arabic and opens a listing', async ({ visit }) => {
    const { open, page, complaints } = await visit();
    await open('/');
    await expect(page.getByRole('heading', { level: 1, name: 'اعثر على ركنك' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

    await page.getByRole('button', { name: 'ابحث' }).click();
    // Nothing was chosen, so it lists home's city without a purpose.
    await expect(page).toHaveURL('/propertielist?regionId=1&cityId=1');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(30);
    // core §2: a card always says its status.
    await expect(cards.filter({ hasText: /متاح|محجوز/ })).toHaveCount(30);

    const title = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/propertydetails\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('turns pages and comes back to where they were', async ({ visit }) => {
    const { open, page } = await visit();
    await open('/propertielist?purpose=for_sale');
    await page.getByRole('link', { name: 'التالي' }).click();
    await expect(page).toHaveURL(/purpose=for_sale.*page=2|page=2.*purpose=for_sale/);
    await expect(page.getByRole('link', { name: 'السابق' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/propertielist?purpose=for_sale');
  });

  test('loads no Latin alphabet in Arabic before a text that holds it is near', async ({ visit }) => {
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

  test('keeps what the search card says on the way by a type: where, and for what', async ({ visit }) => {
    const { open, page } = await visit();
    await open('/');
    const purposes = page.getByRole('radiogroup', { name: 'الغرض' });
    await expect(purposes.getByRole('radio')).toHaveCount(4);
    await expect(purposes.getByRole('radio').first()).toHaveAccessibleName('الكل');
    await expect(purposes.getByRole('radio', { name: 'الكل' })).toBeChecked();
    const villas = page
      .getByRole('navigation', { name: 'أنواع العقارات' })
      .getByRole('link', { name: 'فلل' });
    await expect(villas).toHaveAttribute('href', '/propertielist?typeId=2&regionId=1&cityId=1');
    await purposes.getByText('شراء').click();
    await page.getByRole('button', { name: /^المنطقة/ }).click();
    await page.getByRole('option', { name: 'مكة المكرمة', exact: true }).click();
    await page.getByRole('button', { name: /^المدينة/ }).click();
    await page.getByRole('option', { name: 'جدة', exact: true }).click();
    await villas.click();
    await expect(page).toHaveURL('/propertielist?purpose=for_sale&typeId=2&regionId=2&cityId=2');
  });

  test('switches to English, and the choice stays', async ({ visit }) => {
    const { open, page } = await visit();
    await open('/');
    await page.getByRole('button', { name: 'English' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find your corner' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await open('/propertielist');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('says which position is in use', async ({ visit }) => {
    const refused = await visit();
    await refused.open('/');
    await expect(refused.page.getByText('الموقع الافتراضي').first()).toBeVisible();

    const granted = await visit({ position: { latitude: 21.5433, longitude: 39.1728 } });
    await granted.open('/');
    await expect(granted.page.getByText('حول موقعك').first()).toBeVisible();
    await expect(granted.page.getByText('جدة').first()).toBeVisible();
  });
});

test.describe('the bars round a screen', () => {
  test('a footer stands on every screen but the about page, of one line where one thing is done', async ({
    visit,
  }) => {
    const { open, page } = await visit();
    const footer = page.getByRole('contentinfo');
    for (const path of [
      '/login',
      '/register',
      '/otp',
      '/forgetPassword',
      '/no-such-screen',
      '/payment/failed',
    ]) {
      await open(path);
      await expect(footer, path).toHaveCount(1);
      await expect(footer.getByRole('link'), path).toHaveText([
        'من نحن',
        'الأسئلة الشائعة',
        'الشروط والأحكام',
        'الخصوصية',
      ]);
    }
    await open('/questions');
    await expect(footer.getByRole('link', { name: 'للإيجار' })).toBeVisible();
    await open('/aboutus');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(footer).toHaveCount(0);
  });

  test('the header shares the site, on phones too, and copies its address where nothing shares', async ({
    visit,
  }) => {
    for (const desktop of [false, true]) {
      const { open, page, context } = await visit({ desktop });
      await context.addInitScript(() => {
        Object.assign(window, { shared: [] });
        Object.assign(navigator, { share: async (data: ShareData) => void window.shared.push(data) });
      });
      const header = page.getByRole('button', { name: 'شارك التطبيق' }).filter({ visible: true });
      for (const path of ['/', '/login']) {
        await open(path);
        await header.click();
        await expect
          .poll(() => page.evaluate(() => window.shared.map(({ url }) => new URL(url ?? '').pathname)))
          .toEqual(['/']);
      }
      // Without the share sheet and the clipboard, the URL itself is shown.
      await page.evaluate(() => {
        Object.assign(navigator, { share: undefined });
        Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) });
      });
      await header.click();
      await expect(page.getByText(new URL(page.url()).origin)).toBeVisible();
    }
  });
});

declare global {
  interface Window {
    shared: ShareData[];
  }
}
