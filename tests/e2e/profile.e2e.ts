import { join } from 'node:path';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { NEWCOMER, signInAt } from '../support/people.ts';

const PICTURE = join(import.meta.dirname, '../../public/screenshots/desktop-home.png');

journey('the profile', ({ visit }) => {
  it('says what is wrong at its field, keeps what was typed through a cut network and a reload, then saves', async () => {
    const { page, context } = await visit();
    // As in a browser without Background Sync: the worker would send it past the test's cut.
    await context.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
    await signInAt(page, NEWCOMER, '/profile');
    const name = page.getByLabel('الاسم الكامل');
    const email = page.getByLabel('البريد الإلكتروني');
    const save = page.getByRole('button', { name: 'احفظ' });
    const before = await name.inputValue();
    await email.fill('not a mail');
    await save.click();
    await page.locator('input[name="email"][aria-invalid="true"]').waitFor();
    await page.getByRole('alert').first().waitFor();
    expect(await email.inputValue()).toBe('not a mail');

    await name.fill('  ');
    await save.click();
    await page.getByText('اكتب اسمك').waitFor();

    await name.fill('نورة بنت فهد');
    await email.fill('noura@example.sa');
    await context.route('**/api/users/setPorfile', (route) => route.abort());
    await save.click();
    const waits = page.getByText('حُفظ على جهازك، ويُرسل حين يعود الاتصال.');
    await waits.waitFor();
    await page.reload();
    await waits.waitFor();
    expect([await name.inputValue(), await email.inputValue()]).toEqual(['نورة بنت فهد', 'noura@example.sa']);
    await page.getByRole('button', { name: 'تجاهله' }).click();
    expect(await name.inputValue()).toBe(before);
    await name.fill('من سطر لم يُحفظ');
    await page.reload();
    await page.getByText('استعدنا ما لم تحفظه بعد.').waitFor();
    expect(await name.inputValue()).toBe('من سطر لم يُحفظ');

    await name.fill('نورة بنت فهد');
    await email.fill('noura@example.sa');
    await save.click();
    await waits.waitFor();
    await context.unroute('**/api/users/setPorfile');
    const sent = page.waitForResponse(/setPorfile/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await sent).status()).toBe(200);
    await waits.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => email.inputValue()).toBe('noura@example.sa');
    expect(await page.getByText('استعدنا ما لم تحفظه بعد.').count()).toBe(0);
    await page.goto('/account');
    await page.getByText('نورة بنت فهد').waitFor();
  });

  it('takes a picture, cropped by keyboard, shows it everywhere, and takes it away again', async () => {
    const { page, complaints } = await visit({ desktop: true });
    await signInAt(page, NEWCOMER, '/profile');
    const file = page.locator('input[type="file"]');
    await file.setInputFiles(PICTURE);
    const dialog = page.getByRole('dialog', { name: 'قصّ الصورة' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'موضع الصورة' }).focus();
    const canvas = dialog.locator('canvas');
    const first = await canvas.getAttribute('style');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await expect.poll(() => canvas.getAttribute('style')).not.toBe(first);
    await dialog.getByRole('button', { name: 'استخدمها' }).click();
    await dialog.waitFor({ state: 'detached' });
    const unsaved = page.getByText('لم يُحفظ هذا التغيير بعد.');
    await unsaved.waitFor();
    await page.getByRole('button', { name: 'احفظ' }).click();
    await page.getByText('حُفظ ملفك').waitFor();
    await unsaved.waitFor({ state: 'detached' });
    const shown = page.locator('header img[src^="/media/avatars/"]');
    await shown.waitFor();
    const size = await shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(size).toEqual([512, 512]);

    await page.getByRole('button', { name: 'أزل الصورة' }).click();
    await unsaved.waitFor();
    await page.getByRole('button', { name: 'احفظ' }).click();
    await shown.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('keeps no picture on the device of somebody who signed out', async () => {
    const { open, page } = await visit();
    await signInAt(page, NEWCOMER, '/profile');
    await page.locator('input[type="file"]').setInputFiles(PICTURE);
    await page.getByRole('dialog').getByRole('button', { name: 'استخدمها' }).click();
    await page.getByRole('button', { name: 'احفظ' }).click();
    await page.getByText('حُفظ ملفك').waitFor();
    // Seen by the page and by its worker.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open('/account');
    const shown = page.locator('main img[src^="/media/avatars/"]');
    await shown.evaluate((image: HTMLImageElement) => image.decode());
    const address = (await shown.getAttribute('src')) ?? '';

    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    const isKept = () =>
      page.evaluate(async (path) => {
        if (await caches.match(path, { ignoreVary: true })) return true;
        const kept = fetch(path, { cache: 'only-if-cached', mode: 'same-origin' });
        return kept.then(
          (answer) => answer.ok,
          () => false,
        );
      }, address);
    await expect.poll(isKept).toBe(false);
  });

  it('refuses a PDF that calls itself a photo, and loses nothing', async () => {
    const { page } = await visit();
    await signInAt(page, NEWCOMER, '/profile');
    await page.getByLabel('البريد الإلكتروني').fill('typed@example.sa');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    });
    await page.getByText('هذا الملف ليس صورة نستطيع فتحها').waitFor();
    expect(await page.getByLabel('البريد الإلكتروني').inputValue()).toBe('typed@example.sa');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
