import type { Page } from '@playwright/test';
import type { Person } from '../support/api-person.ts';
import { favouriteButtons, favouritesOf } from '../support/favourites.ts';
import { expect, test } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { fillLogin } from '../support/people.ts';

const LIST = '/propertielist?purpose=for_sale';
const CURRENT_USER = '**/api/users/currentUser';

/**
 * Stores a session, so that the next page in this tab starts signed in, as after the login form.
 */
const signsIn = (page: Page, { stored }: Person) =>
  page.evaluate((session) => localStorage.setItem('rukn.session', session), stored);

/** The action that waits for the guest to sign in. */
const waitingAct = (page: Page) => page.evaluate(() => sessionStorage.getItem('rukn.pending-act'));

/** Presses a favourite button as a guest and follows the sheet to /login; returns the button. */
async function pressAsGuest(page: Page) {
  const card = page.getByRole('article').nth(1);
  const address = await card.locator('a[href^="/propertydetails/"]').first().getAttribute('href');
  const favourite = favouriteButtons(page).and(page.locator(`article:has(a[href="${address}"]) button`));
  await favourite.click();
  await page.getByRole('dialog').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect.poll(() => waitingAct(page)).toContain('favourite');
  return favourite;
}

test.describe('what a guest wanted', () => {
  test('is done after signing in: the favourite is added, said once, and not added again by a reload', async ({
    visit,
    person,
  }) => {
    const account = await person();
    const { open, page, complaints } = await visit();
    await open(LIST);
    const favourite = await pressAsGuest(page);
    const added = page.waitForResponse(/favorites\/add/);
    await fillLogin(page, account);
    await expect(page).toHaveURL(LIST);
    expect((await added).status()).toBe(200);
    await expect(page.getByText('أُضيف العقار إلى مفضلتك')).toBeVisible();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    expect(await waitingAct(page)).toBeNull();

    await open(LIST);
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    const removed = page.waitForResponse(/favorites\/remove/);
    await favourite.click();
    expect((await removed).status()).toBe(200);
    const confirmed = page.waitForResponse(CURRENT_USER);
    await open(LIST);
    await confirmed;
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    expect(await favouritesOf(account)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('is forgotten where they turn away, and not done for the next person', async ({ visit, person }) => {
    const account = await person();
    const { open, page } = await visit();
    await open(LIST);
    const favourite = await pressAsGuest(page);
    await page.goBack();
    await expect(page).toHaveURL(LIST);
    await expect.poll(() => waitingAct(page)).toBeNull();

    await signsIn(page, account);
    // The app confirms the session after rendering; a waiting action would have been sent by then.
    const confirmed = page.waitForResponse(CURRENT_USER);
    await open(LIST);
    await confirmed;
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    expect(await favouritesOf(account)).toEqual([]);
  });

  test('waits, with the button pressed, where the network is cut at that moment, and is sent when it is back', async ({
    visit,
    person,
  }) => {
    const account = await person();
    const { open, page, context } = await visit();
    await open(LIST);
    const favourite = await pressAsGuest(page);
    await context.route('**/api/favorites/add', (route) => route.abort());
    await signsIn(page, account);
    await open(LIST);
    await expect(page.getByRole('button', { name: 'تغيير واحد ينتظر الاتصال' })).toBeVisible();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    const added = page.waitForResponse(/favorites\/add/);
    await context.unroute('**/api/favorites/add');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await added).status()).toBe(200);
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('who may open what', () => {
  test('a guest is led to /login, which knows where they wanted to go', async ({ visit }) => {
    const { open, page } = await visit();
    for (const path of ['/favorite?page=2', '/setting', '/changePassword', '/profile']) {
      await open(path);
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    }
  });

  test('a signed-in person never sees a guest’s screen, and the server sends a personal one empty', async ({
    visit,
    person,
    server,
  }) => {
    const html = await (await fetch(`${server.url}/profile`, { redirect: 'manual' })).text();
    expect(html).toMatch(/<div id="root">(?:\s|<!--[^>]*-->|<svg class="start-mark".*?<\/svg>)*<\/div>/);

    const { page, context } = await visit({ as: await person() });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      // What each frame shows: nothing is painted before the styles have loaded.
      const look = () => {
        // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
        const text = document.body?.innerText ?? '';
        if (/تسجيل الدخول|أهلًا بعودتك|أدخل بياناتك|ما رقم جوالك/.test(text)) seen.push(text);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // Delays the answer, so that a screen that waits for it would be seen without it.
    await context.route(CURRENT_USER, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    for (const path of ['/profile', '/account', '/', '/propertydetails/100', '/login', '/register']) {
      const confirmed = page.waitForResponse(CURRENT_USER);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await (await confirmed).finished();
      const seen = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return (window as unknown as { seen: string[] }).seen;
      });
      expect({ path, seen }).toEqual({ path, seen: [] });
    }
  });

  test('a user who starts the app offline stays signed in, and what failed loads once online', async ({
    visit,
    person,
  }) => {
    const account = await person();
    const { open, page, context } = await visit({ as: account, worker: true });
    await open('/account');
    await workerInCharge(page);
    await context.setOffline(true);
    await open('/account');
    await expect(page.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();
    await open('/profile');
    await expect(page.getByText('تعذّر تحميل ملفك')).toBeVisible();
    await expect(page.getByText('لا اتصال بالإنترنت').first()).toBeVisible();
    await expect(page).toHaveURL('/profile');
    await context.setOffline(false);
    await expect(page.getByLabel('الاسم الكامل')).toHaveValue(account.name);
  });
});
