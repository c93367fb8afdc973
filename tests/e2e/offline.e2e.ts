import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';

journey('without network', ({ visit, server }) => {
  it('opens home, a list and a listing once seen, with the network cut and the server stopped', async () => {
    const { open, page, context } = await visit();
    await open('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open('/propertielist?purpose=for_rent');
    const card = page.getByRole('article').first();
    await card.waitFor();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/propertydetails\/\d+$/);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const detail = page.url();
    // The cache is written a moment after the answer.
    await page.waitForFunction(
      (id) =>
        Object.keys(localStorage).some(
          (key) => key.startsWith('rukn.queries.') && localStorage.getItem(key)?.includes(`"id":${id}`),
        ),
      Number(detail.split('/').at(-1)),
    );

    await context.setOffline(true);
    await server().stop();
    try {
      await open(detail);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await open('/propertielist?purpose=for_rent');
      await page.getByRole('article').getByRole('heading', { name: title }).first().waitFor();
      await page.getByText(/محفوظ/).first().waitFor();
      await open('/');
      await page.getByRole('heading', { level: 1, name: 'اعثر على ركنك' }).waitFor();
      await page.getByRole('article').first().waitFor();
    } finally {
      await context.setOffline(false);
      await server().start();
    }
  });

  it('says so where nothing was saved, and offers a way on', async () => {
    const { open, page, context } = await visit();
    await open('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await open('/propertielist?purpose=for_sale&page=3');
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'أعد المحاولة' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'أعد المحاولة' }).click();
    await page.getByRole('article').first().waitFor();
  });

  it('is installable: a manifest in Arabic with icons of all purposes', async () => {
    const { open, page } = await visit();
    await open('/');
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await fetch(server().url + href)).json()) as {
      dir: string;
      lang: string;
      icons: { purpose?: string; src: string }[];
    };
    expect(manifest).toMatchObject({ dir: 'rtl', lang: 'ar' });
    expect(new Set(manifest.icons.map((icon) => icon.purpose ?? 'any'))).toEqual(
      new Set(['any', 'maskable', 'monochrome']),
    );
    for (const icon of manifest.icons)
      expect((await fetch(server().url + icon.src)).headers.get('content-type')).toMatch(/^image\//);
  });
});
