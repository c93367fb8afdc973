import type { Page } from '@playwright/test';
import type { Person } from '../support/api-person.ts';
import { publishAd } from '../support/by-calls.ts';
import { favouriteButtons, openList, withoutSync } from '../support/favourites.ts';
import { expect, test, type Visit } from '../support/journey.ts';
import { savedOnDevice, workerInCharge } from '../support/no-network.ts';
import { fillLogin, storedOnDevice } from '../support/people.ts';
import { blotsAtRandom, photoFile } from '../support/picture-files.ts';

/** Signing out removes the user's data from every store on the device, also for the next user. */

const NAME = 'كناري الوادي';
const TYPED = 'canary-draft@example.sa';
const WAITING = 'تغيير واحد ينتظر الاتصال';
const PHOTO = 'مجلس-الكناري.jpg';

/** A text that identifies the person's data, and the store that contains it. */
interface Canary {
  store: string;
  text: string;
}

/** A person with a picture, an ad and a favourite. */
async function canaryPerson(make: (details: { name: string }) => Promise<Person>): Promise<Person> {
  const person = await make({ name: NAME });
  const form = new FormData();
  form.set('avatar', new Blob([new Uint8Array(await blotsAtRandom(512, 512))]), 'me.jpg');
  await person.call('POST', '/api/users/setPorfile', form);
  const { properties } = await person.call<{ properties: { id: number }[] }>('GET', '/api/properties/list');
  await person.call('POST', '/api/favorites/add', { propertyId: properties[0]?.id });
  return person;
}

/** Uses personal screens until every store contains something; returns what to look for. */
async function fillStores({ page, open, context }: Visit, person: Person): Promise<Canary[]> {
  const ad = await publishAd(person);
  await withoutSync(context);
  await open('/');
  await workerInCharge(page);
  await open('/favorite');
  await expect(page.getByRole('article').first()).toBeVisible();
  await savedOnDevice(page, 'favourites.list');
  await open('/account');
  const avatar = page.locator('main img[src^="/media/avatars/"]');
  await avatar.evaluate((image: HTMLImageElement) => image.decode());
  const picture = (await avatar.getAttribute('src')) ?? '';

  // A photo for an ad that fails to upload.
  await context.route('**/api/media/upload', (route) => route.abort());
  await open(`/propertieupdate/${ad}?step=property`);
  await page.locator('input[data-photos]').setInputFiles([await photoFile(PHOTO)]);
  await expect(page.getByRole('button', { name: 'أعد الرفع' })).toBeVisible();
  // A queued favourite.
  await context.route('**/api/favorites/add', (route) => route.abort());
  await openList({ page, open });
  await favouriteButtons(page).nth(1).click();
  await expect(page.getByRole('button', { name: WAITING })).toBeVisible();
  await open('/profile');
  await page.getByLabel('البريد الإلكتروني').fill(TYPED);

  const canaries = [
    { store: 'the session', text: person.mobile },
    { store: 'the session', text: person.token },
    { store: 'the session and the screens', text: NAME },
    { store: 'a form that was not sent', text: TYPED },
    { store: 'the saved answers', text: 'favourites.list' },
    { store: 'the worker’s answers', text: '/api/favorites/list' },
    { store: 'the worker’s pictures', text: picture },
    { store: 'photos on their way', text: PHOTO },
    // How storedOnDevice shows a file.
    { store: 'photos on their way', text: 'a file of' },
    { store: 'changes on their way', text: 'favourites.add' },
  ];
  await expect.poll(() => missing(page, canaries)).toEqual([]);
  return canaries;
}

const missing = async (page: Page, canaries: Canary[]) => {
  const stored = await storedOnDevice(page);
  return canaries.filter(({ text }) => !stored.includes(text));
};
const found = async (page: Page, canaries: Canary[]) => {
  const stored = (await storedOnDevice(page)) + JSON.stringify(await page.context().cookies());
  return canaries.filter(({ text }) => stored.includes(text));
};

/** Whether the browser still has a picture, in a cache of the worker or its HTTP cache. */
const isPictureStored = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    if (await caches.match(wanted, { ignoreVary: true })) return true;
    return fetch(wanted, { cache: 'only-if-cached', mode: 'same-origin' }).then(
      ({ ok }) => ok,
      () => false,
    );
  }, path);

async function signOut(page: Page, isWaiting: boolean): Promise<void> {
  await page.goto('/account');
  if (isWaiting) await expect(page.getByRole('button', { name: WAITING })).toBeVisible();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  // If something is queued, the app asks before deleting it.
  if (isWaiting) {
    const sheet = page.getByRole('dialog', { name: 'لديك ما لم يُرسل بعد' });
    await sheet.getByRole('button', { name: 'احذفها وسجّل الخروج' }).click();
  }
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

test.describe('sign-out leaves nothing', () => {
  for (const isOffline of [false, true]) {
    test(`${isOffline ? 'without' : 'with a'} network, in any store or tab, or for the next person`, async ({
      visit,
      server,
      person,
    }) => {
      const first = await canaryPerson(person);
      const visitor = await visit({ as: first, worker: true });
      const { page, open, context } = visitor;
      const canaries = await fillStores(visitor, first);
      const picture = canaries.find(({ text }) => text.startsWith('/media/'))?.text ?? '';
      const other = await context.newPage();
      await other.goto('/profile');
      await expect(other.getByLabel('البريد الإلكتروني')).toHaveValue(TYPED);

      await context.setOffline(isOffline);
      await signOut(page, true);
      await expect(other).toHaveURL(/\/login(\?|$)/);
      for (const tab of [page, other]) {
        await expect.poll(() => found(tab, canaries)).toEqual([]);
        await expect(tab.getByText(NAME)).toHaveCount(0);
      }
      await expect.poll(() => isPictureStored(page, picture)).toBe(false);
      // Going back shows nothing either.
      await page.goBack();
      await expect(page).toHaveURL(/\/login(\?|$)/);
      await open('/favorite');
      await expect(page).toHaveURL(/\/login(\?|$)/);
      await expect(page.getByText(NAME)).toHaveCount(0);
      await other.close();
      await context.setOffline(false);
      // Online, the server ends the session at once; offline, the session expires later.
      if (!isOffline) {
        const headers = { 'session-token': first.token };
        await expect
          .poll(async () => (await fetch(`${server.url}/api/users/currentUser`, { headers })).status)
          .toBe(401);
      }

      // Another user on the same device.
      await context.unrouteAll();
      const second = await person({ name: 'منيرة السالم' });
      const sent: string[] = [];
      context.on('request', (request) => {
        if (/favorites\/(add|remove)|media\/upload|setPorfile/.test(request.url())) sent.push(request.url());
      });
      await open('/login?next=%2Ffavorite');
      await fillLogin(page, second);
      await expect(page.getByRole('heading', { name: 'لا شيء هنا بعد' })).toBeVisible();
      const screens = ['/', '/propertielist', '/profile', '/propertiecreate', '/setting', '/account'];
      for (const path of screens) {
        await open(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText(NAME)).toHaveCount(0);
      }
      await expect(page.getByText('منيرة السالم')).toBeVisible();
      // The second user's own favourites are cached by now.
      const firstOnly = canaries.filter(({ text }) => !/favourites\.list|favorites\/list/.test(text));
      expect(await found(page, firstOnly)).toEqual([]);
      expect(sent).toEqual([]);
      await context.setOffline(true);
      for (const path of ['/', '/favorite', '/profile', '/account']) {
        await open(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText(NAME)).toHaveCount(0);
      }
      await context.setOffline(false);

      // Back to the first user: their data is there, and none of the second's.
      await signOut(page, false);
      await fillLogin(page, first);
      await expect(page).toHaveURL('/');
      await open('/account');
      await expect(page.getByText(NAME).first()).toBeVisible();
      await expect.poll(async () => (await storedOnDevice(page)).includes(second.mobile)).toBe(false);
    });
  }
});
