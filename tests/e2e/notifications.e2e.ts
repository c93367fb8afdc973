import { axeViolations } from '../support/axe.ts';
import { bookViewing, publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { toggle } from '../support/segmented.ts';

test.describe('notifications', () => {
  test('are counted at the bell, listed, read one by one and all at once, and stay read', async ({
    visit,
    person,
  }) => {
    const [owner, visitor] = [await person(), await person()];
    const propertyId = await publishAd(owner);
    await bookViewing(visitor, propertyId);
    const { rows, unreadCount } = await owner.call<{ rows: { kind: string }[]; unreadCount: number }>(
      'GET',
      '/api/users/notifications',
    );
    expect(rows[0]?.kind).toBe('visitBooked');
    expect(unreadCount).toBeGreaterThanOrEqual(2);

    const { page, open, complaints } = await visit({ as: owner });
    await open('/account');
    const bell = page.getByRole('button', { name: /^الإشعارات، / });
    await expect(bell).toHaveText(String(unreadCount));
    await bell.click();
    const dialog = page.getByRole('dialog', { name: 'الإشعارات' });
    const fresh = dialog.getByRole('listitem').filter({ has: page.getByText('جديد', { exact: true }) });
    await expect(fresh).toHaveCount(unreadCount);
    expect(await axeViolations(page, '[role="dialog"]')).toEqual([]);

    const read = page.waitForResponse(/notifications\/read\/\d+/);
    await fresh.first().getByRole('link').click();
    expect((await read).status()).toBe(200);
    await expect(page).toHaveURL(/\/previewdetails\/\d+$/);
    await open('/account');
    await bell.click();
    await expect(fresh).toHaveCount(unreadCount - 1);

    const all = page.waitForResponse(/notifications\/readAll/);
    await dialog.getByRole('button', { name: 'قرأت الكل' }).click();
    await all;
    await page.reload();
    await expect(page.getByRole('button', { name: 'الإشعارات', exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('say what failed and come back by a second try', async ({ visit, person }) => {
    const { page, open, context } = await visit({ as: await person() });
    await page.clock.install();
    await context.route('**/api/users/notifications', (route) => route.abort());
    await open('/account');
    await page.getByRole('button', { name: 'الإشعارات' }).click();
    const dialog = page.getByRole('dialog', { name: 'الإشعارات' });
    await expect(dialog.getByText('تعذّر تحميل الإشعارات')).toBeVisible();
    await context.unroute('**/api/users/notifications');
    await dialog.getByRole('button', { name: 'أعد المحاولة' }).click();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expect(dialog.getByText('تعذّر تحميل الإشعارات')).toHaveCount(0);

    // Notifications loaded before stay, with a message that refreshing failed.
    const broken = { status: 500, json: { msg: 'لدينا خطاء فني', error_number: 0 } };
    await context.route('**/api/users/notifications', (route) => route.fulfill(broken));
    // The app refetches every two minutes.
    await page.clock.fastForward('02:10');
    await expect(dialog.getByText('تعذّر تحميل الإشعارات')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
  });
});

test('a user asks for drops of 5% alone, and is told of the second small one', async ({ visit, person }) => {
  const [owner, visitor] = [await person(), await person()];
  const title = `شقة ${owner.id}`;
  const id = await publishAd(owner, { title, price: 100_000 });
  await visitor.call('POST', '/api/favorites/add', { propertyId: id });
  const update = '/api/users/notifications/settings/update';
  await expect(visitor.call('PUT', update, { priceDrops: '20' })).rejects.toThrow();

  const { page, open, context } = await visit({ as: visitor });
  await open('/setting');
  const group = page.getByRole('radiogroup', { name: 'انخفاض سعر ما في مفضلتك' });
  await expect(group.getByRole('radio', { name: 'أي انخفاض' })).toBeChecked();
  await context.route(`**${update}`, (route) => route.abort(), { times: 1 });
  await toggle(page, 'انخفاض سعر ما في مفضلتك', '5% فأكثر');
  await expect(page.getByRole('alert')).toContainText('لم يتغير التنبيه بانخفاض السعر');
  await expect(group.getByRole('radio', { name: 'أي انخفاض' })).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await toggle(page, 'انخفاض سعر ما في مفضلتك', '5% فأكثر');
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(/بهذه النسبة عن آخر سعر عرفته/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(true);
  await expect(group.getByRole('radio', { name: '10% فأكثر' })).toBeDisabled();
  await context.setOffline(false);
  await page.reload();
  await expect(group.getByRole('radio', { name: '5% فأكثر' })).toBeChecked();

  const offers = page.getByRole('switch', { name: 'العروض والقسائم' });
  await expect(offers).not.toBeChecked();
  await offers.check();
  await expect(page.getByText(/^وافقت في/)).toBeVisible();
  await offers.uncheck();
  await expect(page.getByText(/^سحبت موافقتك في/)).toBeVisible();

  for (const price of [96_000, 93_000]) await owner.call('PUT', `/api/properties/price/${id}`, { price });
  await open('/account');
  await page.getByRole('button', { name: /^الإشعارات/ }).click();
  const drops = page.getByRole('dialog', { name: 'الإشعارات' }).getByText(/^انخفض سعر/);
  await expect(drops).toHaveText([/من 100,000.ر\.س إلى 93,000.ر\.س/]);
});
