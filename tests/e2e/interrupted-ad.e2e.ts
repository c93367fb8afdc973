import type { BrowserContext, Page } from '@playwright/test';
import {
  addPhotos,
  allUploaded,
  beginAsOwner,
  choose,
  choosePlace,
  filesOnDevice,
  fillFlat,
  holdUploads,
  newestAd,
  next,
  publish,
  step,
} from '../support/ad-steps.ts';
import { expect, test } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { toggle } from '../support/segmented.ts';

const TITLE = 'شقة هادئة قرب الحديقة';
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const previews = (page: Page) => page.locator('[data-photo] img');

/** Closes the tab and opens the form in a new one, by its URL without a step. */
async function killAndReturn(page: Page, context: BrowserContext): Promise<Page> {
  await page.close();
  const again = await context.newPage();
  await again.goto('/propertiecreate');
  await expect(again.getByText('أكملنا من حيث توقفت')).toBeVisible();
  return again;
}

const shownAddress = (image: Element) => (image as HTMLImageElement).currentSrc;

/** The longer side of the image file in px, not of the rendered element. */
async function longerSide(image: Element): Promise<number> {
  const bare = new Image();
  bare.src = (image as HTMLImageElement).currentSrc;
  await bare.decode();
  return Math.max(bare.naturalWidth, bare.naturalHeight);
}

async function switchLanguage(page: Page, name: RegExp, lang: string) {
  await page.goto('/account');
  await page.getByRole('button', { name }).click();
  await page.locator(`html[lang="${lang}"][data-app="ready"]`).waitFor({ state: 'attached' });
  await page.goto('/propertiecreate');
}

test.describe('an owner on a phone', () => {
  test('is done before the photographs, reads why over the button, and sees them in the card', async ({
    visit,
    person,
  }) => {
    const { page, context, open } = await visit({ as: await person() });
    await open('/propertiecreate?step=kind');
    await beginAsOwner(page);
    const release = await holdUploads(context);
    await addPhotos(page, 'صالة.jpg');
    await fillFlat(page, TITLE);
    await next(page);
    await step(page, 4);
    const reason = page.getByText('تُرفع صورة واحدة. يُتاح الإرسال حين تكتمل.');
    await expect(reason).toBeVisible();
    const send = page.getByRole('button', { name: 'انشر الإعلان' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    // In view without scrolling, however long the page is.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(reason).toBeInViewport({ ratio: 1 });
    const cover = page.locator('article img');
    await expect.poll(() => cover.evaluate(shownAddress)).toMatch(/^blob:/);
    // The tile's thumbnail, never the original file.
    expect(await cover.evaluate(longerSide)).toBeLessThanOrEqual(480);
    release();
    await expect(reason).toHaveCount(0, { timeout: 30_000 });
    await expect.poll(() => cover.evaluate(shownAddress)).toMatch(/^http/);
    await publish(page);
  });

  test('is interrupted five times and loses nothing: no word, no choice, no photograph, no place', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const { page: first, context, open } = await visit({ as: owner, worker: true });
    const complaints: string[] = [];
    // From all tabs of the context.
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    await open('/propertiecreate?step=kind');
    await first.getByText('مالك أو وكيله').click();
    await step(first, 2);
    await field(first, 'رقم هوية المالك').fill('1000000008');
    await field(first, 'تاريخ ميلاد المالك').fill('14/03');

    // 1. A phone call: the tab is killed halfway through a date of birth.
    let page = await killAndReturn(first, context);
    await step(page, 2);
    await expect(field(page, 'رقم هوية المالك')).toHaveValue('1000000008');
    await expect(field(page, 'تاريخ ميلاد المالك')).toHaveValue('14/03');
    await field(page, 'تاريخ ميلاد المالك').fill('14/03/1985');
    await field(page, 'رقم جوال المالك').fill('0500000002');
    await next(page);
    await step(page, 3);

    // 2. The battery: the page dies while three photos are uploading, none of them answered.
    await context.route('**/api/media/upload', () => undefined);
    await addPhotos(page, 'صالة.jpg', 'مطبخ.jpg', 'حديقة.jpg');
    await expect(previews(page)).toHaveCount(3);
    await toggle(page, 'الغرض', 'للإيجار');
    await choose(page, 'نوع العقار', 'شقة');
    await field(page, 'عنوان الإعلان').fill(TITLE);
    await filesOnDevice(page, 3);
    await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    page = await killAndReturn(page, context);
    await step(page, 3);
    await allUploaded(page, 3);
    await expect(field(page, 'عنوان الإعلان')).toHaveValue(TITLE);

    // 3. Switching the language, and back.
    await toggle(page, 'السكن', 'عائلات');
    await field(page, /^السعر/).fill('60000');
    await switchLanguage(page, /English/, 'en');
    await expect(page.getByText('Step 3 of 5')).toBeVisible();
    await expect(field(page, 'Listing title')).toHaveValue(TITLE);
    await expect(field(page, /^Price/)).toHaveValue('60,000');
    await expect(previews(page)).toHaveCount(3);
    await field(page, /^Area/).fill('120');
    await switchLanguage(page, /العربية/, 'ar');
    await step(page, 3);
    await expect(field(page, /^المساحة$/)).toHaveValue('120');

    // 4. A lift: offline, another photo, and a reload.
    await workerInCharge(page);
    await context.setOffline(true);
    await field(page, /^الوصف/).fill('ثلاث غرف وصالة، قريبة من الحديقة والمسجد.');
    await addPhotos(page, 'شرفة.jpg');
    await filesOnDevice(page, 1);
    await page.reload();
    await step(page, 3);
    await expect(field(page, /^الوصف/)).toHaveValue('ثلاث غرف وصالة، قريبة من الحديقة والمسجد.');
    await expect(page.locator('[data-photo]')).toHaveCount(4);
    await context.setOffline(false);
    await allUploaded(page, 4);
    await choosePlace(page);
    await next(page);
    await step(page, 4);

    // 5. The phone's back button, then another screen, and the form again.
    await page.goBack();
    await step(page, 3);
    await expect(field(page, 'عنوان الإعلان')).toHaveValue(TITLE);
    await page.goto('/propertielist');
    await page.goBack();
    await step(page, 3);
    await allUploaded(page, 4);
    await next(page);
    await step(page, 4);
    await expect(page.getByRole('heading', { name: 'هكذا يظهر إعلانك' })).toBeVisible();
    await publish(page);

    const { PropertyOwner: papers, mediaFiles, ...ad } = await newestAd(owner);
    expect(papers).toMatchObject({
      ownerIdentity: '1000000008',
      ownerDOB: '1985-03-14',
      ownerMobile: '0500000002',
    });
    expect(ad).toMatchObject({ title: TITLE, price: 60_000, area: 120, propertyType: 'families' });
    expect(ad.description).toBe('ثلاث غرف وصالة، قريبة من الحديقة والمسجد.');
    expect(mediaFiles).toHaveLength(4);
    expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);

    // What was sent is deleted from the device: the next ad starts empty.
    await page.goto('/propertiecreate');
    await step(page, 1);
    await expect(page.getByText('أكملنا من حيث توقفت')).toHaveCount(0);
  });
});
