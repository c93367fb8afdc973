import { eq } from 'drizzle-orm';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pictures } from '../../server/db/schema/pictures.ts';
import { filesOnDevice } from '../support/ad-steps.ts';
import { axeFaults } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { NEWCOMER, SARA, signInAt } from '../support/people.ts';
import { photoFile, pngOf, renamedPdf, scriptedDrawing, uprightPhoto } from '../support/picture-files.ts';
import type { RunningServer } from '../support/running-server.ts';

const UPLOAD = '**/api/media/upload';
/** Of the first demo account: an ad whose form opens at its photographs. */
const EDITED = '/propertieupdate/13?step=property';

const uploaded = (page: Page) => page.getByRole('button', { name: /^الصورة \d+ من \d+\. رُفعت/ });
const previews = (page: Page) => page.locator('[data-photo] img[src^="blob:"]');
const choose = async (page: Page, ...names: string[]) =>
  page.locator('input[data-photos]').setInputFiles(await Promise.all(names.map((name) => photoFile(name))));

/** Opens the photographs of a new ad, as an owner. */
async function openPhotoStep(page: Page): Promise<void> {
  await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
  const next = page.getByRole('button', { name: 'التالي' });
  await page.getByText('مالك أو وكيله').click();
  await next.click();
  await page.getByLabel('رقم هوية المالك').fill('1000000008');
  await page.getByLabel('تاريخ ميلاد المالك').fill('14/03/1985');
  await page.getByLabel('رقم جوال المالك').fill('0500000002');
  await next.click();
  await page.getByText('الخطوة 3 من 5').waitFor();
}

/** Opens the photographs of an ad that is there; answers how many it has. */
async function openEdited(page: Page): Promise<number> {
  await signInAt(page, SARA, EDITED);
  await page.locator('input[data-photos]').waitFor({ state: 'attached' });
  return uploaded(page).count();
}

/** Holds a finger on one thing until it is lifted, and draws it to another. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const middle = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 3, y: y + (height * 2) / 3 };
  };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [start, goal] = [await middle(from), await middle(to)];
  await touch('touchStart', start);
  await page.waitForTimeout(600);
  for (const share of [0.1, 0.4, 0.7, 1]) {
    const between = (a: number, b: number) => a + (b - a) * share;
    await touch('touchMove', { x: between(start.x, goal.x), y: between(start.y, goal.y) });
    await page.waitForTimeout(50);
  }
  await touch('touchEnd');
}

/** How many photos of the person who is signed in the server has. */
async function photosAtServer(page: Page, server: RunningServer): Promise<number> {
  const personId = await page.evaluate(
    () => JSON.parse(localStorage.getItem('rukn.session') ?? '{}').user.id,
  );
  let found = 0;
  await server.meanwhile(async (db) => {
    found = (await db.select().from(pictures).where(eq(pictures.uploadedBy, personId))).length;
  });
  return found;
}

/** The first photo reaches the server, whose answer is lost; no other gets so far. */
async function loseAnswers(context: BrowserContext): Promise<Promise<unknown>> {
  let count = 0;
  return new Promise((reached) => {
    void context.route(UPLOAD, async (route) => {
      count += 1;
      if (count === 1) reached(route.fetch().catch(() => undefined));
    });
  });
}

journey('the photographs of an ad', ({ visit, server }) => {
  it('come back with a page that was killed in the middle, and reach the server once each', {
    timeout: 120_000,
  }, async () => {
    const { page, context } = await visit();
    await openPhotoStep(page);
    const firstIsThere = loseAnswers(context);
    await choose(page, 'صالة.jpg', 'مطبخ.jpg', 'حديقة.jpg');
    await expect.poll(() => previews(page).count(), { timeout: 10_000 }).toBe(3);
    await firstIsThere;
    await filesOnDevice(page, 3);
    expect(await uploaded(page).count()).toBe(0);
    await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });

    const again = await context.newPage();
    await again.goto('/propertiecreate');
    await again.getByText('أكملنا من حيث توقفت').waitFor();
    await expect.poll(() => previews(again).count(), { timeout: 10_000 }).toBe(3);
    await expect.poll(() => uploaded(again).count(), { timeout: 30_000 }).toBe(3);
    expect(await photosAtServer(again, server())).toBe(3);
    // What the server has is on the device no longer.
    await again.reload();
    await expect.poll(() => uploaded(again).count(), { timeout: 15_000 }).toBe(3);
    expect(await previews(again).count()).toBe(0);
  });

  it('have a word each where the connection is lost on the way, and go on by themselves', {
    timeout: 120_000,
  }, async () => {
    const { page, context } = await visit();
    const before = await openEdited(page);
    const kept = (more: number) =>
      expect.poll(() => uploaded(page).count(), { timeout: 60_000 }).toBe(before + more);
    let count = 0;
    await context.route(UPLOAD, (route) => {
      count += 1;
      return count === 2 ? route.abort('connectionreset') : route.continue();
    });
    await choose(page, 'أ.jpg', 'ب.jpg', 'ج.jpg');
    await page.getByRole('alert').getByText('ب.jpg').waitFor();
    await kept(2);
    await context.unroute(UPLOAD);
    await page.getByRole('button', { name: 'أعد الرفع' }).click();
    await kept(3);

    const session = await context.newCDPSession(page);
    const uplink = (uploadThroughput: number) =>
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 60,
        downloadThroughput: 500_000,
        uploadThroughput,
      });
    await uplink(120_000);
    await choose(page, 'د.jpg', 'هـ.jpg', 'و.jpg');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('progress')].some(({ value }) => value >= 40 && value < 95),
    );
    await server().kill();
    await page
      .getByText(/انقطع الاتصال عند \d+٪\. نعيد رفعها حين تعود الشبكة\./)
      .first()
      .waitFor();
    for (const name of ['د.jpg', 'هـ.jpg', 'و.jpg']) {
      await page.getByRole('alert').getByText(name).waitFor();
    }
    await uplink(5_000_000);
    await context.setOffline(true);
    await server().start();
    await context.setOffline(false);
    await kept(6);
    expect(await page.getByText('انقطع الاتصال').count()).toBe(0);
    expect(await photosAtServer(page, server())).toBe(6);
  });

  it('are thirty at once, one of 40 megapixels: a word for the two that are none, and all others reach the server', {
    timeout: 240_000,
  }, async () => {
    const { page } = await visit();
    await openPhotoStep(page);
    const before = await page.locator('[data-photo]').count();
    const small = Array.from({ length: 27 }, (_, at) => photoFile(`${at}.jpg`, { width: 400, height: 300 }));
    const large = await photoFile('40.jpg', { width: 7304, height: 5478 });
    const others = [renamedPdf('عقد.jpg'), scriptedDrawing('شعار.svg')];
    await page.locator('input[data-photos]').setInputFiles([large, ...others, ...(await Promise.all(small))]);
    await page.getByRole('alert').getByText('عقد.jpg').waitFor();
    await page.getByText('ليس صورة نستطيع فتحها').waitFor();
    await page.getByRole('alert').getByText('شعار.svg').waitFor();
    await page.getByText('هذا رسم SVG').waitFor();
    // The form answers meanwhile.
    await page.getByLabel('عنوان الإعلان').fill('شقة بثمانٍ وعشرين صورة');
    await expect.poll(() => uploaded(page).count(), { timeout: 180_000 }).toBe(before + 28);
    expect(await page.getByRole('alert').getByRole('listitem').count()).toBe(2);
    expect(await page.getByLabel('عنوان الإعلان').inputValue()).toBe('شقة بثمانٍ وعشرين صورة');
  });

  it('are small and upright in their tiles, and as upright at the server, however they were written', {
    timeout: 120_000,
  }, async () => {
    const { page } = await visit();
    await openPhotoStep(page);
    const files = [await uprightPhoto('باب.jpg', 2400, 1800), await pngOf('مخطط.png', 3000, 2000)];
    await page.locator('input[data-photos]').setInputFiles(files);
    await expect.poll(() => previews(page).count(), { timeout: 10_000 }).toBe(2);
    const sizes = (selector: string) =>
      page.evaluate(
        (images) =>
          [...document.querySelectorAll<HTMLImageElement>(images)].map(({ naturalWidth, naturalHeight }) => [
            naturalWidth,
            naturalHeight,
          ]),
        selector,
      );
    const [door = [], plan] = await sizes('[data-photo] img[src^="blob:"]');
    expect(door[0]).toBeLessThan(door[1] ?? 0);
    expect(Math.max(...door)).toBeLessThanOrEqual(480);
    expect(plan).toEqual([480, 320]);
    await expect.poll(() => uploaded(page).count(), { timeout: 30_000 }).toBe(2);
    await page.reload();
    await expect
      .poll(() => sizes('[data-photo] img'), { timeout: 15_000 })
      .toEqual([
        [400, 533],
        [400, 267],
      ]);
  });

  it('are put in order by a finger that holds one or touches it, and by the keyboard; none hides behind its buttons', {
    timeout: 120_000,
  }, async () => {
    const { page } = await visit();
    await openPhotoStep(page);
    const hint = page.getByText('المس صورة لنقلها');
    await choose(page, 'أ.jpg');
    await expect.poll(() => uploaded(page).count(), { timeout: 30_000 }).toBe(1);
    expect(await hint.count()).toBe(0);
    await choose(page, 'ب.jpg', 'ج.jpg', 'د.jpg');
    await expect.poll(() => uploaded(page).count(), { timeout: 30_000 }).toBe(4);
    await hint.waitFor();
    expect(await page.getByText('بأسهم لوحة المفاتيح').isVisible()).toBe(false);

    const tiles = page.locator('[data-photo]');
    const order = () => tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset.photo));
    const [first, second, third, fourth] = await order();
    const top = await tiles.first().evaluate((tile) => tile.getBoundingClientRect().top);
    await dragByFinger(page, tiles.nth(0), tiles.nth(3));
    expect(await order()).toEqual([second, third, fourth, first]);
    await dragByFinger(page, tiles.nth(3), tiles.nth(1));
    expect(await order()).toEqual([second, first, third, fourth]);
    // The page has stayed under the finger, and the end of a drag is no press.
    expect(await tiles.first().evaluate((tile) => tile.getBoundingClientRect().top)).toBe(top);
    expect(await page.getByRole('dialog').count()).toBe(0);

    await tiles.nth(3).tap({ position: { x: 30, y: 60 } });
    await page.getByRole('dialog').getByRole('button', { name: 'اجعلها الغلاف' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await order()).toEqual([fourth, second, first, third]);
    await page.getByRole('button', { name: /^انقل الصورة 1/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await order()).toEqual([second, first, fourth, third]);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^انقل الصورة 3 من 4/);

    // services §2: 160 px wide at most; four by three, as every photograph.
    const { width, height } = (await tiles.first().boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeLessThanOrEqual(160);
    expect(width / height).toBeCloseTo(4 / 3, 1);
    const cross = page.getByRole('button', { name: 'احذف الصورة 1' });
    const target = (await cross.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(48);
    const seen = (await cross.locator('span').boundingBox()) ?? { width: 0, height: 0 };
    expect((seen.width * seen.height) / (width * height)).toBeLessThan(0.1);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('go on from memory where the device has no room for them, and say so', async () => {
    const { page, context } = await visit();
    await context.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
        if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, given);
      };
    });
    const before = await openEdited(page);
    await context.route(UPLOAD, async (route) => {
      await page.getByText('لا يتسع جهازك لحفظ الصور').waitFor();
      await route.continue();
    });
    await choose(page, 'أ.jpg');
    await expect.poll(() => uploaded(page).count(), { timeout: 15_000 }).toBe(before + 1);
    expect(await page.getByText('لا يتسع جهازك لحفظ الصور').count()).toBe(0);
  });
});
