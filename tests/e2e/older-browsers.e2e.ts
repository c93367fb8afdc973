import type { BrowserContext, Locator, Page } from '@playwright/test';
import { favouriteButtons, pressed } from '../support/favourites.ts';
import { expect, test } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { fillLogin } from '../support/people.ts';
import { lackedNames } from '../support/web-features.ts';

const LIST = '/propertielist?purpose=for_sale';
const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^التصفية/ }).click();
  const sheet = page.getByRole('dialog', { name: 'التصفية' });
  await expect(sheet).toBeVisible();
  return sheet;
};
const dialogs = (page: Page) => page.getByRole('dialog');

/** Deletes the APIs that a browser's oldest supported release lacks. */
const asBrowser = (context: BrowserContext, browser: 'firefox' | 'safari_ios') =>
  context.addInitScript((names) => {
    for (const [holder, name, isStatic] of names) {
      const found = holder
        .split('.')
        .filter(Boolean)
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], globalThis);
      if (!found) continue;
      Reflect.deleteProperty(found as object, name);
      const { prototype } = found as { prototype?: object };
      if (!isStatic && prototype) Reflect.deleteProperty(prototype, name);
    }
  }, lackedNames(browser));

test.describe('a served browser of the oldest release', () => {
  for (const browser of ['safari_ios', 'firefox'] as const) {
    test(`leads from home to a favourite and back, as ${browser}`, async ({ visit, person }) => {
      const account = await person();
      const { page, open, context, complaints } = await visit();
      await asBrowser(context, browser);
      await open('/');
      expect(await page.evaluate(() => ['CloseWatcher' in window, 'any' in AbortSignal])).toEqual([
        false,
        false,
      ]);
      await page.getByRole('button', { name: 'ابحث' }).click();
      await expect(page).toHaveURL(/\/propertielist/);
      await expect(page.getByRole('heading', { level: 1, name: 'اعثر على ركنك' })).toHaveCount(0);
      const card = page.getByRole('article').first();
      const title = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const detail = new URL(page.url()).pathname;
      await page
        .getByRole('button', { name: /^المفضلة/ })
        .first()
        .click();
      await dialogs(page).getByRole('link', { name: 'تسجيل الدخول' }).click();
      const added = page.waitForResponse(/favorites\/add/);
      await fillLogin(page, account);
      await expect(page).toHaveURL(new RegExp(`${detail}\\b`));
      expect((await added).status()).toBe(200);
      await expect(page.getByRole('button', { name: /^المفضلة/, pressed: true }).first()).toBeVisible();
      // Back to the listing with the favourite button, then to the list.
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/propertielist/);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('back without CloseWatcher', () => {
  const withoutCloseWatcher = (context: BrowserContext) =>
    context.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));

  test('closes the sheet alone, a list in it before, and then leads back', async ({ visit }) => {
    const { page, open, context, complaints } = await visit();
    await withoutCloseWatcher(context);
    await open('/');
    await page.getByRole('button', { name: 'ابحث' }).click();
    await expect(page).toHaveURL(/\/propertielist/);
    await expect(page.getByRole('heading', { level: 1, name: 'اعثر على ركنك' })).toHaveCount(0);
    const list = page.url();
    const sheet = await openFilters(page);
    await sheet.getByRole('button', { name: /المنطقة/ }).click();
    await expect(dialogs(page).filter({ has: page.getByRole('listbox') })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(list);
    // A sheet closed by its own button leaves no history entry.
    await openFilters(page);
    await sheet.getByRole('button', { name: 'إغلاق' }).click();
    await expect(dialogs(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => 'sheetStep' in history.state)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('keeps the screen also where it is the first one, and links in a sheet lead on and back once', async ({
    visit,
  }) => {
    const { page, open, context } = await visit();
    await withoutCloseWatcher(context);
    await open(LIST);
    const sheet = await openFilters(page);
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(LIST);

    await openFilters(page);
    await sheet.getByRole('button', { name: 'شقة', exact: true }).click();
    await sheet.getByRole('button', { name: /^اعرض/ }).click();
    await expect(page).toHaveURL(/typeId=1\b/);
    await expect(dialogs(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(LIST);

    await favouriteButtons(page).first().click();
    await dialogs(page).getByRole('link', { name: 'تسجيل الدخول' }).click();
    await expect(page.locator('input[name="mobile"]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(LIST);
    await expect(dialogs(page)).toHaveCount(0);
    await expect(favouriteButtons(page).first()).toBeVisible();
  });

  test('closes the photos over the whole screen', async ({ visit }) => {
    const { page, open, context } = await visit();
    await withoutCloseWatcher(context);
    await open(LIST);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/propertydetails\//);
    const detail = page.url();
    await page.getByRole('button', { name: /الصور/ }).first().click();
    await expect(dialogs(page)).toBeVisible();
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(detail);
    await page.goBack();
    await expect(page).toHaveURL(LIST);
  });
});

test('an IndexedDB and a lock that never answer hold up neither the favourite nor signing out', async ({
  visit,
  person,
}) => {
  const { page, open, context, complaints } = await visit({ as: await person() });
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    LockManager.prototype.request = () => new Promise(() => undefined);
  });
  await open(LIST);
  const added = page.waitForResponse(/favorites\/add/);
  await favouriteButtons(page).first().click();
  expect((await added).status()).toBe(200);
  await expect(pressed(page)).toHaveCount(1);
  const removed = page.waitForResponse(/favorites\/remove/);
  await favouriteButtons(page).first().click();
  expect((await removed).status()).toBe(200);
  await expect(pressed(page)).toHaveCount(0);

  await open('/account');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rukn.session'))).toBeNull();
  // A count requested as the session ended is refused, which the browser logs.
  expect(complaints.filter((text) => !text.includes('status of 401'))).toEqual([]);
});

test.describe('where nothing can be stored, with the worker in charge', () => {
  const REFUSALS = [
    [
      'forbidden',
      () => {
        const deny = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { get: deny });
        Object.defineProperty(document, 'cookie', { get: deny, set: deny });
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
      },
    ],
  ] as const;
  for (const [storage, refuse] of REFUSALS) {
    test(`the language pressed is shown, and stays for the visit: storage is ${storage}`, async ({
      visit,
    }) => {
      const { page, open, context } = await visit({ worker: true });
      await open('/');
      await workerInCharge(page);
      await context.addInitScript(refuse);
      await open('/');
      await page.locator('button[lang="en"]').filter({ visible: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Find your corner' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await open('/propertielist');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(page.locator('html[data-app="ready"]')).toHaveAttribute('lang', 'en');
      await open('/');
      await page.locator('button[lang="ar"]').filter({ visible: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'اعثر على ركنك' })).toBeVisible();
    });
  }
});

test('forced colours leave an edge round what can be pressed, and a thicker one round what is chosen', async ({
  visit,
}) => {
  /** The width of the visible outline in px. */
  const edge = (locator: Locator) =>
    locator.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
  const { page, open } = await visit();
  await page.emulateMedia({ forcedColors: 'active' });
  await open(LIST);
  await expect.poll(() => edge(page.getByRole('button', { name: /^التصفية/ }))).toBe(1);
  const current = page.locator('nav a[aria-current="page"]').filter({ visible: true }).first();
  await expect.poll(() => edge(current)).toBe(3);
  const sheet = await openFilters(page);
  const chip = sheet.getByRole('button', { name: 'شقة', exact: true });
  await expect.poll(() => edge(chip)).toBe(1);
  await chip.click();
  await expect.poll(() => edge(chip)).toBe(3);
  const purpose = (state: string) => sheet.locator(`label:has(> input[type="radio"]${state})`).first();
  await expect.poll(() => edge(purpose(':checked'))).toBe(3);
  await expect.poll(() => edge(purpose(':not(:checked)'))).toBe(1);
  await expect.poll(() => edge(sheet.locator('[data-range-track]').first())).toBe(1);
  await expect.poll(() => edge(sheet.getByRole('button', { name: /^اعرض/ }))).toBe(1);
});
