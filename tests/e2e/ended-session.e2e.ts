import type { Page } from '@playwright/test';
import { addPhotos, allUploaded, beginAsOwner, filesOnDevice, step } from '../support/ad-steps.ts';
import { type Person, signInByCall } from '../support/api-person.ts';
import { axeViolations } from '../support/axe.ts';
import {
  favouriteButtons,
  favouritesOf,
  openList,
  openListForOffline,
  withoutSync,
} from '../support/favourites.ts';
import { expect, test, type Visit } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { fillLogin, storedOnDevice } from '../support/people.ts';

const UPLOAD = '**/api/media/upload';
const CURRENT_USER = '**/api/users/currentUser';
const TITLE = 'دور أرضي بفناء واسع';
const ENDED = 'انتهت جلستك. سجّل الدخول لتكمل من حيث توقفت.';
const title = (page: Page) => page.getByRole('textbox', { name: 'عنوان الإعلان' });
/** Expects the path, with any query string. */
const at = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));

async function ledToLogin(page: Page): Promise<void> {
  await at(page, '/login');
  await expect(page.getByRole('status').getByText(ENDED)).toBeVisible();
}

/** Expects /login, without the message that the session has ended. */
async function atLoginSilently(page: Page): Promise<void> {
  await at(page, '/login');
  await expect(page.getByText('سجّل الدخول برقم جوالك.')).toBeVisible();
  await expect(page.getByText(ENDED)).toHaveCount(0);
}

/**
 * Fills in an ad up to its third step, with a photo that never reaches the server; other photos
 * would.
 */
async function beginAd({ page, open }: Visit): Promise<void> {
  let held: string | undefined;
  await page.route(UPLOAD, (route) => {
    const key = route.request().headers()['idempotency-key'];
    held ??= key;
    return key === held ? route.abort() : route.continue();
  });
  await open('/propertiecreate?step=kind');
  await workerInCharge(page);
  await beginAsOwner(page);
  await title(page).fill(TITLE);
  await addPhotos(page, 'فناء.jpg');
  await expect(page.getByRole('button', { name: 'أعد الرفع' })).toBeVisible();
  await filesOnDevice(page, 1);
}

/** Ends the session only on the server, as another device or its expiry would. */
const endOnServer = (account: Person) => account.call('GET', '/api/users/logout');

/** Stores a session, so that the next page in this tab starts signed in, without the login form. */
const signsIn = (page: Page, { stored }: Person) =>
  page.evaluate((session) => localStorage.setItem('rukn.session', session), stored);

async function signOut({ page, open }: Visit): Promise<void> {
  await open('/account');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await at(page, '/login');
}

/** Expects a new ad to start empty, with nothing of the other user on the device. */
async function expectNothing({ page, open }: Visit): Promise<void> {
  await open('/propertiecreate');
  await step(page, 1);
  await expect(page.getByText('أكملنا من حيث توقفت')).toHaveCount(0);
  await filesOnDevice(page, 0);
  expect(await storedOnDevice(page)).not.toContain(TITLE);
}

test.describe('a session that the server has ended', () => {
  test('loses nothing that was typed: the user signs in again and continues, until they sign out', async ({
    visit,
    person,
  }) => {
    const account = await person();
    const visited = await visit({ as: account, worker: true });
    const { page, open, context } = visited;
    await beginAd(visited);
    await endOnServer(account);
    // The server refuses this photo, as there is no session: the device keeps it.
    await addPhotos(page, 'مدخل.jpg');
    await ledToLogin(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await filesOnDevice(page, 2);
    await expect(async () => {
      const stored = await storedOnDevice(page);
      expect(stored).toContain(TITLE);
      for (const gone of [account.token, 'rukn.session', /rukn\.queries\.\w\w\.\d/])
        expect(stored).not.toMatch(gone);
    }).toPass({ timeout: 15_000 });
    // A guest sees none of it, and reads why they are here as long as that is the reason.
    await open('/propertiecreate');
    await ledToLogin(page);
    expect(await storedOnDevice(page)).not.toMatch(/draft\.advertise\.guest/);

    await page.unroute(UPLOAD);
    await fillLogin(page, account);
    await at(page, '/propertiecreate');
    await step(page, 3);
    await expect(title(page)).toHaveValue(TITLE);
    await allUploaded(page, 2);
    await open('/propertiecreate?step=identity');
    await step(page, 2);
    await expect(page.getByRole('textbox', { name: 'تاريخ ميلاد المالك' })).toHaveValue('14/03/1985');

    const other = await context.newPage();
    await other.goto('/propertiecreate?step=property');
    await expect(title(other)).toHaveValue(TITLE);
    await signOut(visited);
    await at(other, '/login');
    expect(await storedOnDevice(page)).not.toContain(TITLE);
    for (const tab of [page, other]) {
      await tab.goto('/propertiecreate');
      await atLoginSilently(tab);
    }
  });

  test('leaves nothing to another who signs in on the device, nor afterwards', async ({
    visit,
    person,
    server,
  }) => {
    const [account, another] = [await person(), await person()];
    const visited = await visit({ as: account, worker: true });
    const { page, context } = visited;
    await beginAd(visited);
    const other = await context.newPage();
    // The other tab learns of the ended session only from the first; otherwise it could make the
    // first tab reload during the test.
    for (const call of [UPLOAD, CURRENT_USER]) await other.route(call, (route) => route.abort());
    await other.goto('/propertiecreate');
    await step(other, 3);
    await endOnServer(account);
    // The photo is sent again and refused.
    await page.unroute(UPLOAD);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    // The other tab goes to /login too, and keeps nothing.
    for (const tab of [page, other]) await ledToLogin(tab);
    await other.close();
    await filesOnDevice(page, 1);
    expect(await storedOnDevice(page)).toContain(TITLE);

    await fillLogin(page, another);
    await at(page, '/propertiecreate');
    await expectNothing(visited);
    await signOut(visited);
    await signsIn(page, await signInByCall(server, account));
    await expectNothing(visited);
  });

  test('sends what waited in the queue once its user is back, and never for another', async ({
    visit,
    person,
    server,
  }) => {
    const [account, another] = [await person(), await person()];
    const visited = await visit({ as: account, worker: true });
    const { page, context, open } = visited;
    await withoutSync(context);
    await openListForOffline(visited);
    await context.setOffline(true);
    await favouriteButtons(page).first().click();
    await expect.poll(() => storedOnDevice(page)).toContain('favourites.add');
    await endOnServer(account);
    await context.setOffline(false);
    await open('/favorite');
    await ledToLogin(page);
    await expect.poll(() => storedOnDevice(page)).not.toContain(account.token);
    expect(await storedOnDevice(page)).toContain('favourites.add');
    await fillLogin(page, account);
    await at(page, '/favorite');
    const back = await signInByCall(server, account);
    await expect.poll(() => favouritesOf(back)).toHaveLength(1);
    await expect.poll(() => storedOnDevice(page)).not.toMatch(/"seq"/);

    await context.route(/api\/favorites\/add/, (route) => route.abort());
    await openList(visited);
    await favouriteButtons(page).last().click();
    await expect.poll(() => storedOnDevice(page)).toContain('favourites.add');
    await page.evaluate(() => localStorage.removeItem('rukn.session'));
    await signsIn(page, another);
    await open('/favorite');
    await expect.poll(() => storedOnDevice(page)).not.toMatch(/"seq"/);
    expect(await favouritesOf(another)).toEqual([]);
  });

  test('is shown at the next start, but not to a guest', async ({ visit, person }) => {
    const account = await person();
    const guest = await visit();
    await guest.open('/profile');
    await atLoginSilently(guest.page);

    await endOnServer(account);
    const { page, open } = await visit({ as: account });
    await open('/profile');
    await ledToLogin(page);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/profile');
    expect(await page.evaluate(() => localStorage.getItem('rukn.session'))).toBeNull();
  });

  test('is shown where the next screen is refused, which opens after signing in', async ({
    visit,
    person,
  }) => {
    const account = await person();
    const { page, open } = await visit({ as: account });
    const confirmed = page.waitForResponse(CURRENT_USER);
    await open('/account');
    await confirmed;
    await endOnServer(account);
    await page.getByRole('link', { name: 'المفضلة' }).first().click();
    await ledToLogin(page);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/favorite');
  });

  test('goes by without a word on a public screen', async ({ visit, person }) => {
    const account = await person();
    await endOnServer(account);
    const { page, open } = await visit({ as: account });
    await open('/propertielist');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('rukn.session'))).toBeNull();
    await expect(page.locator('html')).not.toHaveAttribute('data-person');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL('/propertielist');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(ENDED)).toHaveCount(0);
  });
});
