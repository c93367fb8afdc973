import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { NEWCOMER, signInAt } from '../support/people.ts';

const DEVICES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
];

journey('notifications', ({ visit, server }) => {
  it('are counted at the bell, listed, read one by one and all at once, and stay read', async () => {
    const { page, complaints } = await visit();
    for (const device of DEVICES) {
      await fetch(`${server().url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': device },
        body: JSON.stringify(NEWCOMER),
      });
    }
    await signInAt(page, NEWCOMER, '/account');
    const bell = page.getByRole('button', { name: /^الإشعارات، / });
    await bell.waitFor();
    const count = async () => Number(/\d+/.exec((await bell.textContent()) ?? '')?.[0]);
    const unread = await count();
    expect(unread).toBeGreaterThanOrEqual(2);

    await bell.click();
    const dialog = page.getByRole('dialog', { name: 'الإشعارات' });
    const fresh = dialog.getByRole('listitem').filter({ hasText: 'جديد' });
    await fresh.first().waitFor();
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    const read = page.waitForResponse(/notifications\/read\/\d+/);
    await fresh.first().locator('a, button').click();
    expect((await read).status()).toBe(200);
    await page.goto('/account');
    await expect.poll(count).toBe(unread - 1);

    await bell.click();
    const all = page.waitForResponse(/notifications\/readAll/);
    await dialog.getByRole('button', { name: 'قرأت الكل' }).click();
    await all;
    await page.reload();
    await page.getByRole('button', { name: 'الإشعارات', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('say what failed and come back by a second try', async () => {
    const { page, context } = await visit();
    await page.clock.install();
    await context.route('**/api/users/notifications', (route) => route.abort());
    await signInAt(page, NEWCOMER, '/account');
    await page.getByRole('button', { name: 'الإشعارات' }).click();
    const dialog = page.getByRole('dialog', { name: 'الإشعارات' });
    await dialog.getByText('تعذّر تحميل الإشعارات').waitFor();
    await context.unroute('**/api/users/notifications');
    await dialog.getByRole('button', { name: 'أعد المحاولة' }).click();
    await dialog.getByRole('listitem').first().waitFor();

    // What was shown before stays, with a word that it may be old.
    const broken = { status: 500, json: { msg: 'لدينا خطاء فني', error_number: 0 } };
    await context.route('**/api/users/notifications', (route) => route.fulfill(broken));
    // It is asked for anew every two minutes.
    await page.clock.fastForward('02:10');
    await dialog.getByText('تعذّر تحميل الإشعارات').waitFor();
    await dialog.getByRole('listitem').first().waitFor();
  });
});
