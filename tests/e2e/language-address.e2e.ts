import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';

journey('an address that names its language', ({ visit }) => {
  it('is read in it, goes on in it, and nothing is remembered until the reader chooses', async () => {
    const { open, page, complaints, context } = await visit();
    await open('/propertielist?purpose=for_rent&lang=en');
    const said = () =>
      page.evaluate(() => [document.documentElement.lang, localStorage.getItem('rukn.language')]);
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await said()).toEqual(['en', null]);
    expect(await page.title()).toBe('Property for rent | Rukn');
    expect(await canonical()).toMatch(/\/propertielist\?purpose=for_rent&lang=en$/);
    expect(await page.getByRole('alert').count()).toBe(0);

    const card = page.getByRole('article').first().getByRole('link').first();
    await card.click();
    await page.waitForURL(/\/propertydetails\/\d+\?lang=en$/);
    await page.getByRole('button', { name: 'Share the property' }).first().waitFor();
    const path = new URL(page.url()).pathname;
    await expect.poll(canonical).toBe(`${new URL(page.url()).origin}${path}?lang=en`);
    await page.reload();
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    expect(await said()).toEqual(['en', null]);
    expect(await context.cookies()).toEqual([]);

    await open('/account?lang=en');
    await page.getByRole('button', { name: /العربية/ }).click();
    await page.waitForURL(/\/account$/);
    await page.locator('html[lang="ar"][data-app="ready"]').waitFor({ state: 'attached' });
    expect(await said()).toEqual(['ar', 'ar']);
    await open(`${path}?lang=en`);
    expect(await said()).toEqual(['en', 'ar']);
    await open(path);
    expect(await said()).toEqual(['ar', 'ar']);
    expect(complaints).toEqual([]);
  });
});
