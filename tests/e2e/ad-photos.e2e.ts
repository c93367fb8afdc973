import type { Locator, Page } from '@playwright/test';
import {
  addPhotos,
  allUploaded,
  beginAsOwner,
  filesOnDevice,
  holdUploads,
  step,
  uploaded,
} from '../support/ad-steps.ts';
import { axeViolations } from '../support/axe.ts';
import { publishAd, uploadPhoto } from '../support/by-calls.ts';
import { expect, isNightly, test, type Visit } from '../support/journey.ts';
import {
  blotsAtRandom,
  photoFile,
  pngOf,
  renamedPdf,
  scriptedDrawing,
  uprightPhoto,
} from '../support/picture-files.ts';

/** A separate server, which is killed during an upload: nothing else cuts an open connection. */
test.use({ serverSettings: { environment: { OWN: 'ad-photos' } } });

const UPLOAD = '**/api/media/upload';
const isUpload = (url: string) => url.endsWith('/api/media/upload');

const previews = (page: Page) => page.locator('[data-photo] img[src^="blob:"]');
const errorOf = (page: Page, name: string) => page.getByRole('alert').getByText(name);

/** Opens the photo step of an existing ad. */
async function openEdited({ page, open }: Visit, id: number): Promise<void> {
  await open(`/propertieupdate/${id}?step=property`);
  await step(page, 3);
}

/** Drags one element onto another: a long press lifts it first. */
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
  // The lifted photo is above the others.
  await expect(from).toHaveCSS('z-index', '1');
  for (const share of [0.1, 0.4, 0.7, 1]) {
    const between = (a: number, b: number) => a + (b - a) * share;
    await touch('touchMove', { x: between(start.x, goal.x), y: between(start.y, goal.y) });
  }
  await touch('touchEnd');
  await session.detach();
}

test.describe('the photographs of an ad', () => {
  test('come back with a page that was killed in the middle, and reach the server once each', async ({
    visit,
    person,
  }) => {
    const { page, context, open } = await visit({ as: await person() });
    await open('/propertiecreate?step=kind');
    await beginAsOwner(page);
    // The first photo reaches the server but its response is lost; no other photo arrives.
    let count = 0;
    const lost = new Promise<{ mediaId: number }>((resolve, reject) => {
      void context.route(UPLOAD, async (route) => {
        count += 1;
        if (count === 1) resolve(route.fetch().then((answer) => answer.json(), reject));
      });
    });
    await addPhotos(page, 'صالة.jpg', 'مطبخ.jpg', 'حديقة.jpg');
    await expect(previews(page)).toHaveCount(3);
    const { mediaId } = await lost;
    await filesOnDevice(page, 3);
    await expect(uploaded(page)).toHaveCount(0);
    await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });

    const again = await context.newPage();
    const answers: Promise<{ mediaId: number }>[] = [];
    again.on('response', (answer) => {
      if (isUpload(answer.url())) answers.push(answer.json());
    });
    await again.goto('/propertiecreate');
    await expect(again.getByText('أكملنا من حيث توقفت')).toBeVisible();
    await allUploaded(again, 3);
    // All ids differ, and the photo with the lost response kept its id.
    const ids = (await Promise.all(answers)).map((answer) => answer.mediaId);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toContain(mediaId);
    // Uploaded photos are deleted from the device.
    await filesOnDevice(again, 0);
    await again.reload();
    await allUploaded(again, 3);
    await expect(previews(again)).toHaveCount(0);
  });

  test('have a message each when the connection is lost on the way, and resume without a press', async ({
    visit,
    person,
    server,
  }) => {
    const owner = await person();
    const id = await publishAd(owner, { mediaIds: [await uploadPhoto(owner, await blotsAtRandom())] });
    const visited = await visit({ as: owner });
    const { page, context } = visited;
    await openEdited(visited, id);
    await allUploaded(page, 1);
    const keys = new Set<string | undefined>();
    page.on('request', (request) => {
      if (isUpload(request.url())) keys.add(request.headers()['idempotency-key']);
    });
    let count = 0;
    await context.route(UPLOAD, (route) => {
      count += 1;
      return count === 2 ? route.abort('connectionreset') : route.continue();
    });
    await addPhotos(page, 'أ.jpg', 'ب.jpg', 'ج.jpg');
    // By the button, since the app retries only after a delay.
    await page.getByRole('button', { name: 'أعد الرفع' }).click();
    await allUploaded(page, 4);
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(0);
    await context.unroute(UPLOAD);

    const uplink = await context.newCDPSession(page);
    await uplink.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60,
      downloadThroughput: 500_000,
      uploadThroughput: 15_000,
    });
    await addPhotos(page, 'د.jpg', 'هـ.jpg', 'و.jpg');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('progress')].some(({ value }) => value >= 20),
    );
    await server.kill();
    await expect(
      page.getByText(/انقطع الاتصال عند [1-9]\d*٪\. يُعاد رفعها حين تعود الشبكة\./).first(),
    ).toBeVisible();
    for (const name of ['د.jpg', 'هـ.jpg', 'و.jpg']) await expect(errorOf(page, name)).toBeVisible();
    await uplink.detach();
    await context.setOffline(true);
    await server.start();
    await context.setOffline(false);
    await allUploaded(page, 7);
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(0);
    // Retries of a photo keep its idempotency key.
    expect(keys.size).toBe(6);
  });

  test('are many at once, one of 40 megapixels: a word for the two that are none, and all others reach the server', async ({
    visit,
    person,
  }) => {
    if (isNightly) test.setTimeout(240_000);
    const rest = isNightly ? 27 : 4;
    const owner = await person();
    const visited = await visit({ as: owner });
    const { page } = visited;
    await openEdited(visited, await publishAd(owner));
    const small = Array.from({ length: rest }, (_, at) =>
      photoFile(`${at}.jpg`, { width: 400, height: 300 }),
    );
    const large = await photoFile('40.jpg', { width: 7304, height: 5478 });
    const others = [renamedPdf('عقد.jpg'), scriptedDrawing('شعار.svg')];
    await page.locator('input[data-photos]').setInputFiles([large, ...others, ...(await Promise.all(small))]);
    await expect(errorOf(page, 'عقد.jpg')).toBeVisible();
    await expect(page.getByText('ليست صورة يمكن فتحها')).toBeVisible();
    await expect(errorOf(page, 'شعار.svg')).toBeVisible();
    await expect(page.getByText('هذا رسم SVG')).toBeVisible();
    // The form stays usable meanwhile.
    await page.getByLabel('عنوان الإعلان').fill('شقة بصور كثيرة');
    await expect(uploaded(page)).toHaveCount(rest + 1, { timeout: isNightly ? 180_000 : 30_000 });
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByLabel('عنوان الإعلان')).toHaveValue('شقة بصور كثيرة');
  });

  test('are small and upright in their tiles, and as upright at the server, however they were written', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const visited = await visit({ as: owner });
    const { page, context } = visited;
    await openEdited(visited, await publishAd(owner));
    const release = await holdUploads(context);
    const files = [await uprightPhoto('باب.jpg', 2400, 1800), await pngOf('مخطط.png', 3000, 2000)];
    await page.locator('input[data-photos]').setInputFiles(files);
    const sizes = () =>
      page
        .locator('[data-photo] img')
        .evaluateAll((all) =>
          (all as HTMLImageElement[]).map(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]),
        );
    await expect(previews(page)).toHaveCount(2);
    await expect(async () => {
      const [door = [], plan] = await sizes();
      expect(door[1]).toBeGreaterThan(door[0] ?? 0);
      expect(door[1]).toBeLessThanOrEqual(480);
      expect(plan).toEqual([480, 320]);
    }).toPass();
    release();
    await allUploaded(page, 2);
    await page.reload();
    await expect(previews(page)).toHaveCount(0);
    await expect.poll(sizes).toEqual([
      [400, 533],
      [400, 267],
    ]);
  });

  test('are put in order by a finger that holds one or touches it, and by the keyboard; none hides behind its buttons', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const [a, b, c, d] = await Promise.all(
      Array.from({ length: 4 }, async () => uploadPhoto(owner, await blotsAtRandom())),
    );
    const visited = await visit({ as: owner });
    const { page } = visited;
    await openEdited(visited, await publishAd(owner, { mediaIds: [a, b, c, d] }));
    await allUploaded(page, 4);
    await expect(page.getByText('المس صورة لنقلها')).toBeVisible();
    await expect(page.getByText('بأسهم لوحة المفاتيح')).toBeHidden();

    const tiles = page.locator('[data-photo]');
    const read = () => tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset.photo));
    const [first, second, third, fourth] = await read();
    const order = (...wanted: (string | undefined)[]) => expect.poll(read).toEqual(wanted);
    const sheet = page.getByRole('dialog');
    const topOf = () => tiles.first().evaluate((tile) => tile.getBoundingClientRect().top);
    const top = await topOf();
    await dragByFinger(page, tiles.nth(0), tiles.nth(3));
    await order(second, third, fourth, first);
    await dragByFinger(page, tiles.nth(3), tiles.nth(1));
    await order(second, first, third, fourth);
    // The page has not scrolled, and the end of a drag is not a click.
    expect(await topOf()).toBe(top);
    await expect(sheet).toHaveCount(0);

    await tiles.nth(3).tap({ position: { x: 30, y: 60 } });
    await sheet.getByRole('button', { name: 'اجعلها الغلاف' }).tap();
    await expect(sheet).toHaveCount(0);
    await order(fourth, second, first, third);
    await page.getByRole('button', { name: /^انقل الصورة 1/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await order(second, first, fourth, third);
    await expect(page.getByRole('button', { name: /^انقل الصورة 3 من 4/ })).toBeFocused();

    // services §2: at most 160 px wide; 4:3, like every photo.
    const { width, height } = (await tiles.first().boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeLessThanOrEqual(160);
    expect(width / height).toBeCloseTo(4 / 3, 1);
    const cross = page.getByRole('button', { name: 'احذف الصورة 1' });
    const target = (await cross.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(48);
    const seen = (await cross.locator('span').boundingBox()) ?? { width: 0, height: 0 };
    expect((seen.width * seen.height) / (width * height)).toBeLessThan(0.1);
    expect(await axeViolations(page)).toEqual([]);

    await cross.tap();
    await sheet.getByRole('button', { name: 'حذف' }).tap();
    await expect(page.getByText('تم حذف الصورة بنجاح')).toBeVisible();
    await order(first, fourth, third);
  });

  test('go on from memory where the device has no room for them, and say so', async ({ visit, person }) => {
    const owner = await person();
    const visited = await visit({ as: owner });
    const { page, context } = visited;
    await context.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
        if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, args);
      };
    });
    await openEdited(visited, await publishAd(owner));
    const release = await holdUploads(context);
    await addPhotos(page, 'أ.jpg');
    await expect(page.getByText('لا مساحة في جهازك لحفظ الصور')).toBeVisible();
    release();
    await allUploaded(page, 1);
    await expect(page.getByText('لا مساحة في جهازك لحفظ الصور')).toHaveCount(0);
  });
});
