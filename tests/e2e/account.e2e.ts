import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { fillLogin, keptOnDevice, NEWCOMER, SARA, signInAt, tokenOf } from '../support/people.ts';

const hearts = (page: Page) => page.getByRole('article').getByRole('button', { name: /^المفضلة: / });
const sheetLogin = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'تسجيل الدخول' });

journey('what a guest wanted', ({ visit }) => {
  it('is done after signing in: the heart is set, said once, and not set again by a reload', async () => {
    const { open, page, complaints } = await visit();
    await open('/propertielist?purpose=for_sale');
    const name = (await hearts(page).nth(1).getAttribute('aria-label')) ?? '';
    const heart = page.getByRole('button', { name, exact: true });
    await heart.click();
    await sheetLogin(page).click();
    await page.waitForURL(/\/login\?next=/);

    await fillLogin(page, { ...NEWCOMER, password: 'not-the-password' });
    await page.getByText('رقم الجوال أو كلمة المرور غير صحيحة').waitFor();
    const added = page.waitForResponse(/favorites\/add/);
    await fillLogin(page, NEWCOMER);
    await page.waitForURL(/\/propertielist\?purpose=for_sale/);
    expect((await added).status()).toBe(200);
    await page.getByText('أُضيف العقار إلى مفضلتك').waitFor();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');

    const removed = page.waitForResponse(/favorites\/remove/);
    await heart.click();
    await removed;
    await page.reload();
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await hearts(page).first().waitFor();
    await page.waitForTimeout(1_000);
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    // The browser itself reports the refused password.
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  });

  it('is forgotten where he turns away, and not done for the next person', async () => {
    const { open, page } = await visit();
    await open('/propertielist');
    await hearts(page).first().click();
    await sheetLogin(page).click();
    await page.waitForURL(/\/login\?next=/);
    await page.goBack();
    await page.waitForURL(/\/propertielist$/);
    let sent = false;
    page.on('request', (request) => {
      sent ||= request.url().includes('favorites/add');
    });
    await signInAt(page, SARA, '/propertielist');
    await hearts(page).first().waitFor();
    await page.waitForTimeout(1_000);
    expect(sent).toBe(false);
  });

  it('waits, with the heart set, where the network is cut at that moment, and is sent when it is back', async () => {
    const { open, page, context } = await visit();
    // As in a browser without Background Sync: the worker would send it past the test's cut.
    await context.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
    await open('/propertielist');
    await hearts(page).first().click();
    await sheetLogin(page).click();
    await page.waitForURL(/\/login\?next=/);
    await context.route('**/api/favorites/add', (route) => route.abort());
    await fillLogin(page, NEWCOMER);
    await page.waitForURL(/\/propertielist$/);
    await page.getByRole('button', { name: 'تغيير واحد ينتظر الاتصال' }).waitFor();
    expect(await hearts(page).first().getAttribute('aria-pressed')).toBe('true');
    await context.unroute('**/api/favorites/add');
    const added = page.waitForResponse(/favorites\/add/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await added).status()).toBe(200);
  });
});

journey('who may open what', ({ visit, server }) => {
  it('leads a guest to /login and back to where he wanted to go, with its search', async () => {
    const { open, page } = await visit();
    for (const path of ['/favorite?page=2', '/setting', '/changePassword', '/profile']) {
      await open(path);
      await page.waitForURL((url) => url.pathname === '/login');
      expect(new URL(page.url()).searchParams.get('next')).toBe(path);
    }
    await fillLogin(page, NEWCOMER);
    await page.waitForURL((url) => url.pathname === '/profile');
    await page.getByRole('heading', { level: 1, name: 'الملف الشخصي' }).waitFor();
  });

  it('sends a personal screen without anything in it, and shows a signed-in person no guest’s screen', async () => {
    const html = await (await fetch(`${server().url}/profile`, { redirect: 'manual' })).text();
    expect(html).toMatch(/<div id="root">(?:\s|<!--[^>]*-->|<svg class="start-mark".*?<\/svg>)*<\/div>/);

    const { page, context } = await visit();
    await signInAt(page, NEWCOMER, '/profile');
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      // What a frame shows: before the styles are there none is painted.
      const look = () => {
        // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
        const text = document.body?.innerText ?? '';
        if (/تسجيل الدخول|أهلًا بعودتك|عرّفنا بك|ما رقم جوالك/.test(text)) seen.push(text);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await context.route('**/api/users/currentUser', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    for (const path of ['/profile', '/account', '/', '/propertydetails/100', '/login', '/register']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForTimeout(900);
      expect({
        path,
        seen: await page.evaluate(() => (window as unknown as { seen: string[] }).seen),
      }).toEqual({
        path,
        seen: [],
      });
    }
  });

  it('keeps a person signed in who starts the app without network', async () => {
    const { open, page, context } = await visit();
    await signInAt(page, NEWCOMER, '/account');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByRole('button', { name: 'تسجيل الخروج' }).waitFor();
    await context.setOffline(true);
    await server().stop();
    try {
      await open('/account');
      await page.getByRole('button', { name: 'تسجيل الخروج' }).waitFor();
      await open('/profile');
      await page.getByText('لا اتصال بالإنترنت').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/profile');
    } finally {
      await context.setOffline(false);
      await server().start();
    }
  });

  it('mends by itself what was opened without network', async () => {
    const { open, page, context } = await visit();
    await signInAt(page, NEWCOMER, '/account');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open('/profile');
    await page.getByLabel('الاسم الكامل').waitFor();
    await context.setOffline(true);
    await open('/profile');
    await page.getByText('تعذّر تحميل ملفك').waitFor();
    await context.setOffline(false);
    await page.getByLabel('الاسم الكامل').waitFor();
  });

  it('leads to /login whose session was ended elsewhere, without a word', async () => {
    const { page } = await visit();
    await signInAt(page, NEWCOMER, '/account');
    const headers = { 'session-token': await tokenOf(page) };
    await fetch(`${server().url}/api/users/logout`, { headers });
    await page.getByRole('link', { name: 'المفضلة' }).first().click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/favorite');
    expect(await page.evaluate(() => localStorage.getItem('rukn.session'))).toBeNull();
  });
});

journey('two tabs', ({ visit }) => {
  it('are signed in and out together, and share hearts', async () => {
    const { open, page: one, context } = await visit();
    await open('/propertielist');
    const two = await context.newPage();
    await two.goto('/propertielist');
    await hearts(two).first().waitFor();

    await signInAt(one, NEWCOMER, '/propertielist');
    // The other begins anew as the person's: its heart is set without a question.
    await two.waitForFunction(() => localStorage.getItem('rukn.session') !== null);
    await two.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await hearts(two).first().waitFor();
    const added = two.waitForResponse(/favorites\/add/);
    await hearts(two).first().click();
    expect((await added).status()).toBe(200);
    await one.locator('article button[aria-pressed="true"]').first().waitFor();
    const removed = one.waitForResponse(/favorites\/remove/);
    await hearts(one).first().click();
    await removed;
    await two.locator('article button[aria-pressed="true"]').first().waitFor({ state: 'detached' });

    await two.goto('/profile');
    await two.getByRole('heading', { level: 1, name: 'الملف الشخصي' }).waitFor();
    await one.goto('/account');
    await one.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await one.waitForURL((url) => url.pathname === '/login');
    await two.waitForURL((url) => url.pathname === '/login');
  });
});

journey('signing out', ({ visit, server }) => {
  it('ends the session and leaves nothing of the person on the device', async () => {
    const CANARY = 'كناري الوادي';
    const { open, page } = await visit();
    await signInAt(page, NEWCOMER, '/propertielist');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await hearts(page).first().waitFor();
    const added = page.waitForResponse(/favorites\/add/);
    await hearts(page).first().click();
    await added;
    await open('/favorite');
    await page.getByRole('article').first().waitFor();
    await open('/profile');
    await page.getByLabel('الاسم الكامل').fill(CANARY);
    await page.getByRole('button', { name: 'احفظ' }).click();
    await page.getByText('حُفظ ملفك').waitFor();
    await page.getByLabel('البريد الإلكتروني').fill('canary-draft@example.sa');
    // Saved a moment after the answers came.
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => /^rukn\.queries\.ar\.\d+$/.test(key)),
    );
    const token = await tokenOf(page);
    const before = await keptOnDevice(page);
    expect(before).toContain(CANARY);
    expect(before).toContain('canary-draft');
    expect(before).toContain('favourites.list');

    await open('/account');
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await page.waitForTimeout(500);
    const after = await keptOnDevice(page);
    for (const trace of [
      CANARY,
      'canary-draft',
      token,
      'favourites.list',
      'favorites/list',
      NEWCOMER.mobile,
    ]) {
      expect({ trace, isKept: after.includes(trace) }).toEqual({ trace, isKept: false });
    }
    const refused = await fetch(`${server().url}/api/users/currentUser`, {
      headers: { 'session-token': token },
    });
    expect(refused.status).toBe(401);

    await page.goBack();
    await page.waitForTimeout(500);
    expect(await page.getByText(CANARY).count()).toBe(0);
  });
});
