import { newAddress } from '../support/api-person.ts';
import { axeViolations } from '../support/axe.ts';
import { delayScripts } from '../support/delay-scripts.ts';
import { favouriteButtons, pressed } from '../support/favourites.ts';
import { expect, test } from '../support/journey.ts';
import { fillLogin } from '../support/people.ts';

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

test.describe('signing in', () => {
  test('refuses a wrong password without losing what was typed, then leads to where the person wanted to go', async ({
    visit,
    person,
  }) => {
    const account = await person();
    const { open, page } = await visit();
    await open('/profile');
    await expect(page).toHaveURL(/\/login\?next=/);
    const mobile = page.getByLabel('رقم الجوال');
    const password = page.getByLabel('كلمة المرور', { exact: true });
    await mobile.fill(arabicDigits(account.mobile));
    await expect(mobile).toHaveValue(account.mobile);
    await password.fill('wrong-password');
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page.getByText('رقم الجوال أو كلمة المرور غير صحيحة')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expect(mobile).toHaveValue(account.mobile);
    await expect(password).toHaveValue('wrong-password');

    await password.fill(account.password);
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'الملف الشخصي' })).toBeVisible();
    await expect(page.getByLabel('الاسم الكامل')).toHaveValue(account.name);
  });

  for (const [storage, refuse] of [
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
  ] as const) {
    test(`lasts as long as the page where the browser keeps nothing, and says so: its storage is ${storage}`, async ({
      visit,
      person,
    }) => {
      const account = await person();
      const { open, page, context, complaints } = await visit();
      await context.addInitScript(refuse);
      await open(`/login?next=${encodeURIComponent('/favorite')}`);
      await fillLogin(page, account);
      await expect(page.getByRole('heading', { name: 'سُجّل دخولك لهذه الزيارة فقط' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'متابعة' }).click();
      await expect(page).toHaveURL('/favorite');
      await expect(page.getByRole('heading', { name: 'لا شيء هنا بعد' })).toBeVisible();
      await page.getByRole('link', { name: 'حسابي' }).click();
      await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
      await expect(page).toHaveURL('/login');
      // A count requested as the session ended is refused, which the browser logs.
      expect(complaints.filter((text) => !text.includes('status of 401'))).toEqual([]);
    });
  }

  test('works before the app has started: what was typed is kept, and no password gets into the address', async ({
    visit,
    person,
  }) => {
    const account = await person();
    const { page, context } = await visit();
    const letThrough = await delayScripts(context);
    await page.goto('/login');
    await page.getByLabel('رقم الجوال').fill(arabicDigits(account.mobile));
    await page.getByLabel('كلمة المرور', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(page).toHaveURL('/login');
    letThrough();
    await expect(page).toHaveURL('/');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('rukn.session')))
      .toContain(account.mobile);
  });
});

test.describe('the sheet that asks a guest to sign in', () => {
  test('is closed by the way back, which stays on the page, and never returns with it', async ({ visit }) => {
    const { open, page, complaints } = await visit();
    await open('/');
    const search = page.getByRole('button', { name: 'ابحث' });
    await search.click();
    await expect(page).toHaveURL(/\/propertielist/);
    // The URL changes first: until the list renders, the favourite buttons are home's.
    await expect(search).toHaveCount(0);
    const favourite = page.getByRole('button', { name: /^المفضلة: / }).nth(3);
    await favourite.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBeGreaterThan(300);
    const sheet = page.getByRole('dialog');
    await favourite.click();
    await expect(sheet).toBeVisible();
    const list = page.url();
    const at = await scrolled();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(list);
    await expect.poll(scrolled).toBe(at);

    await favourite.click();
    await sheet.getByRole('button', { name: 'تصفّح دون حساب' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(list);

    await favourite.click();
    await sheet.getByRole('link', { name: 'تسجيل الدخول' }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByLabel('رقم الجوال')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(complaints).toEqual([]);
  });

  test('leaves no step behind where the page was reloaded under it', async ({ visit }) => {
    const { open, page } = await visit();
    await open('/neighborhoodslist');
    await open('/propertielist');
    await favouriteButtons(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('guestSheet');
    await expect(page).toHaveURL('/propertielist');
    await page.goBack();
    await expect(page).toHaveURL('/neighborhoodslist');
  });
});

test.describe('a page of the server’s', () => {
  test('stays in sight for a signed-in person until their own takes its place, all at once', async ({
    visit,
    person,
  }) => {
    // Without a service worker, the server renders the page for a guest.
    const { page, context, complaints } = await visit({ as: await person() });
    const browser = await context.newCDPSession(page);
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
    // Four times slower than the machine: what takes it long is the page's code, not a fault.
    const confirmed = page.waitForResponse('**/api/users/currentUser', { timeout: 90_000 });
    await page.goto('/propertielist');
    await expect(page.locator('html[data-app="ready"][data-person]')).toBeAttached({ timeout: 90_000 });
    await (await confirmed).finished();
    await expect(page.getByRole('article')).toHaveCount(30);
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
    // Cards appear while the page loads, and none disappears.
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(counts.at(-1)).toBe(30);
    expect(complaints).toEqual([]);
  });
});

test.describe('two tabs', () => {
  test('are signed in and out together, and share favourites', async ({ visit, person }) => {
    const { stored } = await person();
    const { open, page: one, context } = await visit();
    await open('/propertielist');
    const two = await context.newPage();
    await two.goto('/propertielist');
    await expect(two.locator('html[data-app="ready"]')).toBeAttached();
    await expect(two.locator('html')).not.toHaveAttribute('data-person');

    // Signs in as the login form does, with its reload.
    await one.evaluate((session) => localStorage.setItem('rukn.session', session), stored);
    await open('/propertielist');
    // The other tab reloads signed in: its favourite is added without asking to sign in.
    await expect(two.locator('html[data-app="ready"][data-person]')).toBeAttached();
    // Either tab may send the device's queue: the first to get the lock.
    const answerTo = (path: RegExp) =>
      context.waitForEvent('response', (response) => path.test(response.url()));
    const added = answerTo(/favorites\/add/);
    await favouriteButtons(two).first().click();
    expect((await added).status()).toBe(200);
    await expect(pressed(one)).toHaveCount(1);
    const removed = answerTo(/favorites\/remove/);
    await favouriteButtons(one).first().click();
    expect((await removed).status()).toBe(200);
    await expect(pressed(two)).toHaveCount(0);

    await two.goto('/profile');
    await expect(two.getByRole('heading', { level: 1, name: 'الملف الشخصي' })).toBeVisible();
    await open('/account');
    await one.getByRole('button', { name: 'تسجيل الخروج' }).click();
    for (const tab of [one, two]) await expect(tab).toHaveURL(/\/login\b/);
  });
});

test('the settings show the wrong sign-ins of others', async ({ visit, person, server }) => {
  const account = await person();
  const { page, open, complaints } = await visit({ as: account });
  await open('/setting');
  await expect(page.getByRole('list', { name: 'الأجهزة المسجّل دخولها' })).toBeVisible();
  await expect(page.getByText(/محاولات دخول خاطئة/)).toHaveCount(0);
  for (const password of ['Wrong@123', 'Wrong@124']) {
    const answer = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ mobile: account.mobile, password }),
    });
    expect(answer.status).toBe(401);
  }
  // They are counted after their answers.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^محاولات دخول خاطئة من أجهزة لا نعرفها: 2، آخرها/)).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('no text becomes HTML or code, and no script comes from elsewhere', async ({ visit }) => {
  const { page, open } = await visit();
  await open('/');
  await expect(page.locator('html[data-app="ready"]')).toBeAttached();
  const refusals = await page.evaluate(() => {
    const tries = [
      () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
      () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/a.js' }),
      () => new Worker('https://elsewhere.example/worker.js'),
      () => Object.assign(document.createElement('iframe'), { srcdoc: '<script>alert(1)</script>' }),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return String(error);
      }
    });
  });
  expect(refusals).toEqual(Array(4).fill(expect.stringMatching(/^TypeError.*Trusted(?:HTML|ScriptURL)/)));
});
