import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';

const PICTURE = join(import.meta.dirname, '../../public/screenshots/desktop-home.png');

test.describe('the profile', () => {
  test('says what is wrong at its field, keeps what was typed through a cut network and a reload, then saves', async ({
    visit,
    person,
  }) => {
    const account = await person();
    const { page, open, context } = await visit({ as: account });
    await open('/profile');
    const name = page.getByLabel('الاسم الكامل');
    const email = page.getByLabel('البريد الإلكتروني');
    const save = page.getByRole('button', { name: 'احفظ' });
    await email.fill('not a mail');
    await save.click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(email).toHaveValue('not a mail');

    await name.fill('  ');
    await save.click();
    await expect(page.getByText('اكتب اسمك')).toBeVisible();

    await name.fill('نورة بنت فهد');
    await email.fill('noura@example.sa');
    await context.route('**/api/users/setPorfile', (route) => route.abort());
    const isSave = (request: Request) => request.url().endsWith('/setPorfile');
    await Promise.all([page.waitForEvent('requestfailed', isSave), save.click()]);
    const waits = page.getByText('حُفظ على جهازك، ويُرسل عند عودة الاتصال.');
    await expect(waits).toBeVisible();
    await page.reload();
    await expect(waits).toBeVisible();
    await expect(name).toHaveValue('نورة بنت فهد');
    await expect(email).toHaveValue('noura@example.sa');
    await page.getByRole('button', { name: 'تجاهله' }).click();
    await expect(name).toHaveValue(account.name);
    await name.fill('من سطر لم يُحفظ');
    await page.reload();
    const restored = page.getByText('استعدنا ما لم تحفظه بعد.');
    await expect(restored).toBeVisible();
    await expect(name).toHaveValue('من سطر لم يُحفظ');

    await name.fill('نورة بنت فهد');
    await email.fill('noura@example.sa');
    await Promise.all([page.waitForEvent('requestfailed', isSave), save.click()]);
    await expect(waits).toBeVisible();
    await context.unroute('**/api/users/setPorfile');
    const sent = page.waitForResponse(/setPorfile/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await sent).status()).toBe(200);
    await expect(waits).toHaveCount(0);
    await page.reload();
    await expect(email).toHaveValue('noura@example.sa');
    await expect(restored).toHaveCount(0);
    await open('/account');
    await expect(page.getByText('نورة بنت فهد')).toBeVisible();
  });

  test('takes a picture, cropped by keyboard, shows it everywhere, and takes it away again', async ({
    visit,
    person,
  }) => {
    const { page, open, complaints } = await visit({ desktop: true, as: await person() });
    await open('/profile');
    await page.locator('input[type="file"]').setInputFiles(PICTURE);
    const dialog = page.getByRole('dialog', { name: 'قصّ الصورة' });
    const canvas = dialog.locator('canvas');
    await expect(canvas).toBeVisible();
    const whole = (await canvas.getAttribute('style')) ?? '';
    const area = dialog.getByRole('button', { name: 'موضع الصورة' });
    await area.press('ArrowRight');
    await area.press('+');
    await expect(canvas).not.toHaveAttribute('style', whole);
    await dialog.getByRole('button', { name: 'استخدمها' }).click();
    await expect(dialog).toHaveCount(0);
    const unsaved = page.getByText('لم يُحفظ هذا التغيير بعد.');
    await expect(unsaved).toBeVisible();
    await page.getByRole('button', { name: 'احفظ' }).click();
    await expect(page.getByText('حُفظ ملفك')).toBeVisible();
    await expect(unsaved).toHaveCount(0);
    const shown = page.locator('header img[src^="/media/avatars/"]');
    await expect(shown).toBeVisible();
    await expect(shown).toHaveJSProperty('naturalWidth', 512);
    await expect(shown).toHaveJSProperty('naturalHeight', 512);

    await page.getByRole('button', { name: 'أزل الصورة' }).click();
    await expect(unsaved).toBeVisible();
    await page.getByRole('button', { name: 'احفظ' }).click();
    await expect(shown).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('keeps no picture on the device of somebody who signed out', async ({ visit, person }) => {
    const { open, page } = await visit({ as: await person(), worker: true });
    await open('/profile');
    await page.locator('input[type="file"]').setInputFiles(PICTURE);
    await page.getByRole('dialog').getByRole('button', { name: 'استخدمها' }).click();
    await page.getByRole('button', { name: 'احفظ' }).click();
    await expect(page.getByText('حُفظ ملفك')).toBeVisible();
    await workerInCharge(page);
    await open('/account');
    const shown = page.locator('main img[src^="/media/avatars/"]');
    await expect(shown).toHaveJSProperty('naturalWidth', 512);
    const address = (await shown.getAttribute('src')) ?? '';
    const isStored = () =>
      page.evaluate(async (path) => {
        if (await caches.match(path, { ignoreVary: true })) return true;
        const stored = fetch(path, { cache: 'only-if-cached', mode: 'same-origin' });
        return stored.then(
          (answer) => answer.ok,
          () => false,
        );
      }, address);
    // Cached by the service worker, so that it is shown offline too.
    await expect.poll(isStored).toBe(true);
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(isStored).toBe(false);
  });

  test('refuses a PDF that calls itself a photo, and loses nothing', async ({ visit, person }) => {
    const { page, open } = await visit({ as: await person() });
    await open('/profile');
    const email = page.getByLabel('البريد الإلكتروني');
    await email.fill('typed@example.sa');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    });
    await expect(page.getByText('هذا الملف ليس صورة يمكن فتحها')).toBeVisible();
    await expect(email).toHaveValue('typed@example.sa');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a copy of one’s data: a failure is said, the link downloads it, also where a worker serves', async ({
    visit,
    person,
  }) => {
    const account = await person();
    const { page, open, context } = await visit({ as: account, worker: true });
    await open('/setting');
    await workerInCharge(page);
    const ask = page.getByRole('button', { name: 'أعدّ نسخة من بياناتي' });
    await context.route('**/api/users/export', (route) => route.abort());
    await ask.click();
    await expect(page.getByRole('alert').filter({ hasText: 'تعذّر إعداد النسخة' })).toBeVisible();
    await context.unroute('**/api/users/export');
    await ask.click();
    await expect(page.getByText('يعمل الرابط حتى')).toBeVisible();
    const link = page.getByRole('link', { name: 'نزّل النسخة' });
    await expect(link).toBeFocused();
    const saving = page.waitForEvent('download');
    await link.click();
    const copy = unzipSync(await readFile(await (await saving).path()));
    expect(strFromU8(copy['index.html'] ?? new Uint8Array())).toContain('lang="ar"');
    expect(strFromU8(copy['data/users.json'] ?? new Uint8Array())).toContain(account.mobile);
    await open('/');
    await page.getByRole('button', { name: 'الإشعارات' }).click();
    await expect(page.getByText('أُعدّت نسخة من بياناتك')).toBeVisible();
  });

  test('an account is to be deleted, not while something is open, and is kept by a press', async ({
    visit,
    person,
    server,
  }) => {
    const account = await person();
    const { page, open, context, complaints } = await visit({ as: account });
    await server.meanwhile((db) =>
      db.execute(sql`update users set role = 'editor' where mobile = ${account.mobile}`),
    );
    await open('/setting');
    const section = page.getByRole('region', { name: 'حذف الحساب' });
    await expect(section.getByText('حسابك من حسابات التشغيل')).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    await server.meanwhile((db) =>
      db.execute(sql`update users set role = 'user' where mobile = ${account.mobile}`),
    );
    await page.reload();
    await section.getByRole('button', { name: 'احذف حسابي' }).click();
    const sheet = page.getByRole('dialog', { name: 'حذف حسابك؟' });
    await expect(sheet).toBeVisible();
    await context.setOffline(true);
    await expect(sheet.getByText('لا اتصال.')).toBeVisible();
    await context.setOffline(false);
    await sheet.getByRole('button', { name: 'احذفه بعد 14 يومًا' }).click();
    await expect(section.getByText(/^يُحذف حسابك في/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await section.getByRole('button', { name: 'تراجع عن الحذف' }).click();
    await expect(section.getByRole('button', { name: 'احذف حسابي' })).toBeVisible();
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET'))).toEqual([]);
  });
});
