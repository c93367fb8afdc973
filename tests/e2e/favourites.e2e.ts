import { callAt, type Person } from '../support/api-person.ts';
import { favouriteButtons, pressed } from '../support/favourites.ts';
import { expect, test } from '../support/journey.ts';
import type { RunningServer } from '../support/running-server.ts';

/** Ids of public demo listings. Skips the newest, which other tests publish and end meanwhile. */
async function publicIds(server: RunningServer, count: number): Promise<number[]> {
  const ids = new Set<number>();
  for (let page = 3; ids.size < count; page += 1) {
    const { properties } = await callAt<{ properties: { id: number }[] }>(
      server,
      'GET',
      `/api/properties/list?page=${page}`,
    );
    for (const { id } of properties) ids.add(id);
  }
  return [...ids].slice(0, count);
}

const keep = (person: Person, propertyId: number) =>
  person.call('POST', '/api/favorites/add', { propertyId });

test.describe('the favourites screen', () => {
  test('says what to do while it is empty, takes a favourite in, lets it go and brings it back', async ({
    visit,
    person,
  }) => {
    const { page, open, complaints } = await visit({ as: await person() });
    await open('/favorite');
    await expect(page.getByRole('heading', { name: 'لا شيء هنا بعد' })).toBeVisible();
    await page.getByRole('link', { name: 'تصفّح العقارات' }).click();
    await expect(page).toHaveURL(/\/propertielist$/);

    const added = page.waitForResponse(/favorites\/add/);
    await favouriteButtons(page).first().click();
    await added;
    // It is this person's only favourite, wherever it is in the list by now.
    const name = (await pressed(page).getAttribute('aria-label')) ?? '';
    await page.getByRole('navigation').getByRole('link', { name: 'المفضلة' }).last().click();
    await expect(page.getByText('عقار واحد', { exact: true })).toBeVisible();
    const kept = page.getByRole('article').getByRole('button', { name, exact: true });
    await expect(kept).toBeVisible();

    const removed = page.waitForResponse(/favorites\/remove/);
    await kept.click();
    await expect(page.getByRole('heading', { name: 'لا شيء هنا بعد' })).toBeVisible();
    expect((await removed).status()).toBe(200);
    const again = page.waitForResponse(/favorites\/add/);
    await page.getByRole('button', { name: 'تراجع' }).click();
    await again;
    await expect(kept).toBeVisible();
    await page.reload();
    await expect(kept).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('keeps the card where the server refuses, and says so', async ({ visit, person, server }) => {
    const reader = await person();
    const [id = 0] = await publicIds(server, 1);
    await keep(reader, id);
    const { page, open, context } = await visit({ as: reader });
    await context.route('**/api/favorites/remove/*', (route) =>
      route.fulfill({ status: 404, json: { msg: 'هذا العقار غير متاح', error_number: 3004 } }),
    );
    await open('/favorite');
    await favouriteButtons(page).click();
    await expect(page.getByText('هذا العقار غير متاح')).toBeVisible();
    await expect(favouriteButtons(page)).toBeVisible();
  });

  test('turns pages, has an end, and is not troubled by a broken address', async ({
    visit,
    person,
    server,
  }) => {
    const reader = await person();
    await Promise.all((await publicIds(server, 31)).map((id) => keep(reader, id)));
    const { open, page } = await visit({ as: reader });
    await open('/favorite?page=x');
    await expect(page.getByText('30 عقارًا في هذه الصفحة')).toBeVisible();
    await page.getByRole('link', { name: 'التالي' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('link', { name: 'السابق' })).toBeVisible();
    await open('/favorite?page=9');
    await page.getByRole('link', { name: 'إلى الصفحة الأولى' }).click();
    await expect(page.getByText('30 عقارًا في هذه الصفحة')).toBeVisible();
  });
});
