import { expect, test } from '../support/journey.ts';

test.describe('an address that names its language', () => {
  test('is shown in it, its links keep it, and nothing is stored until the user chooses', async ({
    visit,
    server,
  }) => {
    const { open, page, complaints, context } = await visit();
    const expectLanguage = (language: string, remembered: string | null) =>
      expect
        .poll(() =>
          page.evaluate(() => [document.documentElement.lang, localStorage.getItem('rukn.language')]),
        )
        .toEqual([language, remembered]);
    const canonical = page.locator('link[rel="canonical"]');
    await open('/propertielist?purpose=for_rent&lang=en');
    await expectLanguage('en', null);
    await expect(page).toHaveTitle('Property for rent | Rukn');
    await expect(canonical).toHaveAttribute('href', /\/propertielist\?purpose=for_rent&lang=en$/);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/propertydetails\/\d+\?lang=en$/);
    await expect(page.getByRole('button', { name: 'Share the property' }).first()).toBeVisible();
    const path = new URL(page.url()).pathname;
    await expect(canonical).toHaveAttribute('href', `${server.url}${path}?lang=en`);
    await page.reload();
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await expectLanguage('en', null);
    expect(await context.cookies()).toEqual([]);

    await open('/account?lang=en');
    await page.getByRole('button', { name: /العربية/ }).click();
    await expect(page).toHaveURL(/\/account$/);
    await page.locator('html[lang="ar"][data-app="ready"]').waitFor({ state: 'attached' });
    await expectLanguage('ar', 'ar');
    await open(`${path}?lang=en`);
    await expectLanguage('en', 'ar');
    await open(path);
    await expectLanguage('ar', 'ar');
    expect(complaints).toEqual([]);
  });
});
