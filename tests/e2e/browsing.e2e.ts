import { expect, test } from '../support/journey.ts';

test.describe('a visitor finds a home', () => {
  test('searches from the home screen in Arabic and opens a listing', async ({ visit }) => {
    const { open, page, complaints } = await visit();
    await open('/');
    await expect(page.getByRole('heading', { level: 1, name: 'اعثر على ركنك' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

    await page.getByRole('button', { name: 'ابحث' }).click();
    // Nothing was chosen: the city that home is about, and no purpose.
    await expect(page).toHaveURL('/propertielist?regionId=1&cityId=1');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(30);

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
