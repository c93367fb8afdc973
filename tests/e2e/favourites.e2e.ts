import { expect, it } from 'vitest';
import { LANGUAGES_AND_THEMES } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { NEWCOMER, signInAt, tokenOf } from '../support/people.ts';
import { screenFaults } from '../support/screen-faults.ts';

journey('the favourites screen', ({ visit, server }) => {
  const add = (token: string, propertyId: number) =>
    fetch(`${server().url}/api/favorites/add`, {
      method: 'POST',
      headers: { 'session-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ propertyId }),
    });
  async function publicIds(count: number): Promise<number[]> {
    const ids: number[] = [];
    for (let page = 1; ids.length < count; page += 1) {
      const answer = await fetch(`${server().url}/api/properties/list?page=${page}`);
      const { properties } = (await answer.json()) as { properties: { id: number }[] };
      ids.push(...properties.map(({ id }) => id));
    }
    return ids.slice(0, count);
  }

  it('says what to do while it is empty, takes a heart in, lets it go and brings it back', async () => {
    const { page, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/favorite');
    await page.getByRole('heading', { name: 'لا شيء هنا بعد' }).waitFor();
    await page.getByRole('link', { name: 'تصفّح العقارات' }).click();
    await page.waitForURL(/\/propertielist$/);

    const heart = page
      .getByRole('article')
      .getByRole('button', { name: /^المفضلة: / })
      .first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    const added = page.waitForResponse(/favorites\/add/);
    await heart.click();
    await added;
    await page.getByRole('navigation').getByRole('link', { name: 'المفضلة' }).last().click();
    const kept = page.getByRole('article').getByRole('button', { name, exact: true });
    await kept.waitFor();
    await page.getByText('عقار واحد', { exact: true }).waitFor();

    const removed = page.waitForResponse(/favorites\/remove/);
    await kept.click();
    await page.getByRole('heading', { name: 'لا شيء هنا بعد' }).waitFor();
    expect((await removed).status()).toBe(200);
    const again = page.waitForResponse(/favorites\/add/);
    await page.getByRole('button', { name: 'تراجع' }).click();
    await again;
    await kept.waitFor();
    await page.reload();
    await kept.waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps the card where the server refuses, and says so', async () => {
    const { page, context } = await visit();
    await signInAt(page, NEWCOMER, '/');
    const [id = 0] = await publicIds(1);
    await add(await tokenOf(page), id);
    await page.goto('/favorite');
    await page.getByRole('article').first().waitFor();
    await context.route('**/api/favorites/remove/*', (route) =>
      route.fulfill({ status: 404, json: { msg: 'هذا العقار غير متاح', error_number: 3004 } }),
    );
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^المفضلة: / })
      .click();
    await page.getByText('هذا العقار غير متاح').waitFor();
    await page.getByRole('article').first().waitFor();
  });

  it('turns pages, has an end, and is not troubled by a broken address', async () => {
    const { open, page } = await visit();
    await signInAt(page, NEWCOMER, '/');
    const token = await tokenOf(page);
    for (const id of await publicIds(31)) await add(token, id);
    await open('/favorite?page=x');
    await page.getByText('30 عقارًا في هذه الصفحة').waitFor();
    await page.getByRole('link', { name: 'التالي' }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('link', { name: 'السابق' }).waitFor();
    await open('/favorite?page=9');
    await page.getByRole('link', { name: 'إلى الصفحة الأولى' }).click();
    await page.getByText('30 عقارًا في هذه الصفحة').waitFor();
  });

  it('opens without network what it has shown', async () => {
    const { open, page, context } = await visit();
    await signInAt(page, NEWCOMER, '/');
    const [id = 0] = await publicIds(1);
    await add(await tokenOf(page), id);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open('/favorite');
    const title = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
    await page.waitForFunction(() =>
      Object.values({ ...localStorage }).some((text) => String(text).includes('favourites.list')),
    );
    await context.setOffline(true);
    await server().stop();
    try {
      await open('/favorite');
      await page.getByRole('heading', { name: title }).first().waitFor();
      await page.getByText(/محفوظ/).first().waitFor();
    } finally {
      await context.setOffline(false);
      await server().start();
    }
  });
});

journey('the account’s screens', ({ visit }) => {
  for (const [language, theme] of LANGUAGES_AND_THEMES) {
    it(`axe finds nothing, and nothing scrolls sideways: ${language}, ${theme}`, async () => {
      const { open, page, complaints } = await visit({ language, theme });
      await signInAt(page, NEWCOMER, '/account');
      expect(await screenFaults({ open, page }, ['/account', '/favorite', '/profile'])).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
});
