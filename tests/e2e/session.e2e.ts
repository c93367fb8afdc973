import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';

journey('signing in', ({ visit }) => {
  it('refuses a wrong password without losing what was typed, then lets the person in and out', async () => {
    const { open, page } = await visit();
    await open('/login');
    const mobile = page.getByLabel('رقم الجوال');
    await mobile.fill('٠٥٠٠٠٠٠٠٠١');
    expect(await mobile.inputValue()).toBe('0500000001');
    await page.getByLabel('كلمة المرور', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: 'دخول' }).click();
    await page.getByText('رقم الجوال أو كلمة المرور غير صحيحة').waitFor();
    expect(await mobile.inputValue()).toBe('0500000001');

    await page.getByLabel('كلمة المرور', { exact: true }).fill('Demo@1234');
    await page.getByRole('button', { name: 'دخول' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'حسابي' }).click();
    await page.getByText('سارة القحطاني').first().waitFor();
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    const kept = await page.evaluate(() => localStorage.getItem('rukn.session'));
    expect(kept).toBeNull();
  });

  it('favourites survive a reload, and a guest is asked to sign in', async () => {
    const { open, page } = await visit();
    await open('/propertielist');
    await page
      .getByRole('button', { name: /^المفضلة: / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'تسجيل الدخول' }).click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByLabel('رقم الجوال').fill('0500000002');
    await page.getByLabel('كلمة المرور', { exact: true }).fill('Demo@1234');
    await page.getByRole('button', { name: 'دخول' }).click();
    await page.waitForURL(/\/propertielist/);

    // Set for him: what he had pressed as a guest.
    await page.locator('article button[aria-pressed="true"]').first().waitFor();
    await page.getByText('أُضيف العقار إلى مفضلتك').waitFor();
    await page.reload();
    await page.locator('article button[aria-pressed="true"]').first().waitFor();
  });
});

journey('before the app has started', ({ visit }) => {
  it('keeps what was typed and does what was pressed, and puts no password into the address', async () => {
    const { page, context } = await visit();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByLabel('رقم الجوال').fill('٠٥٠٠٠٠٠٠٠٢');
    await page.getByLabel('كلمة المرور', { exact: true }).fill('Demo@1234');
    await page.getByRole('button', { name: 'دخول' }).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL((url) => url.pathname === '/');
    const kept = await page.evaluate(() => localStorage.getItem('rukn.session'));
    expect(kept).toContain('0500000002');
  });
});
