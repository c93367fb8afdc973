import { axeViolations } from '../support/axe.ts';
import { bookViewing, publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';

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
    await expect(page).toHaveURL(`/propertydetails/${propertyId}`);
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
