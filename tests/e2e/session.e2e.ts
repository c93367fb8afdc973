import { expect, it } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { holdCode } from '../support/hold-code.ts';
import { journey } from '../support/journey.ts';
import { fillLogin, NEWCOMER, signInAt } from '../support/people.ts';

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

journey('the sheet that asks a guest to sign in', ({ visit }) => {
  it('is closed by the way back, which stays on the page, and never returns with it', async () => {
    const { open, page, complaints } = await visit();
    await open('/');
    const search = page.getByRole('button', { name: 'ابحث' });
    await search.click();
    await page.waitForURL(/\/propertielist/);
    // The address changes first: until the list is there, home's hearts are.
    await search.waitFor({ state: 'detached' });
    const heart = page.getByRole('button', { name: /^المفضلة: / }).nth(3);
    await heart.scrollIntoViewIfNeeded();
    const sheet = page.getByRole('dialog');
    await heart.click();
    await sheet.waitFor();
    const list = page.url();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(300);
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(page.url()).toBe(list);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    await heart.click();
    await sheet.getByRole('button', { name: 'تصفّح دون حساب' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(page.url()).toBe(list);

    await heart.click();
    await sheet.getByRole('link', { name: 'تسجيل الدخول' }).click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByLabel('رقم الجوال').waitFor();
    await sheet.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL(list);
    await page.getByRole('article').first().waitFor();
    expect(await sheet.count()).toBe(0);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    expect(complaints).toEqual([]);
  });

  it('leaves no step behind where the page was reloaded under it', async () => {
    const { open, page } = await visit();
    await open('/neighborhoodslist');
    await open('/propertielist');
    await page
      .getByRole('button', { name: /^المفضلة: / })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('guestSheet');
    expect(new URL(page.url()).pathname).toBe('/propertielist');
    await page.goBack();
    await page.waitForURL(/neighborhoodslist/);
  });
});

journey('signing in where the browser keeps nothing', ({ visit }) => {
  it.each([
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    ],
    [
      'forbidden',
      () => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      },
    ],
  ])('lets the person in for as long as the page lives, and says so: storage is %s', async (_, refuse) => {
    const { open, page, context, complaints } = await visit();
    await context.addInitScript(refuse);
    await open(`/login?next=${encodeURIComponent('/favorite')}`);
    await fillLogin(page, NEWCOMER);
    await page.getByRole('heading', { name: 'دخلت، لهذه الزيارة' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'متابعة' }).click();
    await page.waitForURL(/\/favorite$/);
    await page.getByRole('heading', { name: 'لا شيء هنا بعد' }).waitFor();
    await page.getByRole('link', { name: 'حسابي' }).click();
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(complaints).toEqual([]);
  });
});

journey('a page of the server’s', ({ visit }) => {
  it('stays in sight for a signed-in person until his own takes its place, all at once', async () => {
    const { page, context, complaints } = await visit();
    await signInAt(page, NEWCOMER);
    // As on a device whose worker is not there yet: the page comes rendered for a guest.
    const browser = await context.newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setBypassServiceWorker', { bypass: true });
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      const look = () => {
        const cards = document.querySelectorAll('article').length;
        if (counts.at(-1) !== cards) counts.push(cards);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/propertielist');
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'حسابي' }).waitFor();
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
    // Cards come while the page is read, and none goes again.
    expect(counts.length).toBeGreaterThan(0);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(counts.at(-1)).toBe(30);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-person'))).toBe(true);
    expect(complaints).toEqual([]);
  });
});

journey('before the app has started', ({ visit }) => {
  it('keeps what was typed and does what was pressed, and puts no password into the address', async () => {
    const { page, context } = await visit();
    const letThrough = await holdCode(context);
    await page.goto('/login');
    await page.getByLabel('رقم الجوال').fill('٠٥٠٠٠٠٠٠٠٢');
    await page.getByLabel('كلمة المرور', { exact: true }).fill('Demo@1234');
    await page.getByRole('button', { name: 'دخول' }).click();
    expect(new URL(page.url()).search).toBe('');
    letThrough();
    await page.waitForURL((url) => url.pathname === '/');
    const kept = await page.evaluate(() => localStorage.getItem('rukn.session'));
    expect(kept).toContain('0500000002');
  });
});
