import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choose, filesOnDevice, newestAd, next, step } from '../support/ad-steps.ts';
import { journey } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { NEWCOMER, signInAt } from '../support/people.ts';
import { photoFile } from '../support/picture-files.ts';
import { toggle } from '../support/segmented.ts';
import { own } from '../support/viewing-steps.ts';

const UPLOAD = '**/api/media/upload';
const TITLE = 'شقة هادئة قرب الحديقة';
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const uploaded = (page: Page) => page.getByRole('button', { name: /^الصورة \d+ من \d+\. رُفعت/ });
const previews = (page: Page) => page.locator('[data-photo] img');
const addPhotos = async (page: Page, ...names: string[]) =>
  page.locator('input[data-photos]').setInputFiles(await Promise.all(names.map((name) => photoFile(name))));
const allUploaded = (page: Page, count: number) =>
  expect.poll(() => uploaded(page).count(), { timeout: 30_000 }).toBe(count);

/** The tab goes; the form is opened anew from its own address, without a step. */
async function killAndReturn(page: Page, context: BrowserContext): Promise<Page> {
  await page.close();
  const again = await context.newPage();
  await again.goto('/propertiecreate');
  await again.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  return again;
}

/** Of the picture itself, px, however large it is drawn. */
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

journey('an owner on a phone', ({ visit, server }) => {
  it('who is done before his photographs reads why over the button, and sees them in the card', async () => {
    const { page, context } = await visit();
    await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
    await page.getByText('مالك أو وكيله').click();
    await next(page);
    await field(page, 'رقم هوية المالك').fill('1000000008');
    await field(page, 'تاريخ ميلاد المالك').fill('14/03/1985');
    await field(page, 'رقم جوال المالك').fill('0500000002');
    await next(page);
    await step(page, 3);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route(UPLOAD, async (route) => {
      await isReleased;
      await route.continue();
    });
    await addPhotos(page, 'صالة.jpg');
    await toggle(page, 'التصنيف', 'سكني');
    await toggle(page, 'الغرض', 'للإيجار');
    await choose(page, 'نوع العقار', 'شقة');
    await toggle(page, 'السكن', 'عائلات');
    await field(page, 'عنوان الإعلان').fill(TITLE);
    await field(page, /^المساحة$/).fill('120');
    await field(page, /^الوصف/).fill('قريب من الحديقة والمسجد.');
    await choose(page, 'المنطقة', /الرياض/);
    await choose(page, 'المدينة', 'الرياض');
    await choose(page, 'الحي', /الياسمين/);
    await next(page);
    await step(page, 4);
    const reason = page.getByText('تُرفع صورة واحدة. يُتاح الإرسال حين تكتمل.');
    await reason.waitFor();
    const send = page.getByRole('button', { name: 'انشر الإعلان' });
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    // In the window without a scroll, however long the page is.
    await page.evaluate(() => window.scrollTo(0, 0));
    const box = await reason.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
    const cover = page.locator('article img');
    await expect.poll(() => cover.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/^blob:/);
    // The small picture of its tile, never the file.
    expect(await cover.evaluate(longerSide)).toBeLessThanOrEqual(480);
    release();
    await reason.waitFor({ state: 'detached' });
    await expect.poll(() => cover.evaluate((one: HTMLImageElement) => one.currentSrc)).not.toMatch(/^blob:/);
    await send.click();
    await page.getByRole('heading', { name: 'وصلنا إعلانك' }).waitFor();
  });

  it('who is interrupted five times loses nothing: no word, no choice, no photograph, no place', {
    timeout: 150_000,
  }, async () => {
    const { page: first, context, complaints } = await visit();
    await signInAt(first, NEWCOMER, '/propertiecreate?step=kind');
    await first.getByText('مالك أو وكيله').click();
    await next(first);
    await step(first, 2);
    await field(first, 'رقم هوية المالك').fill('1000000008');
    await field(first, 'تاريخ ميلاد المالك').fill('14/03');

    // 1. A call: the tab is gone in the middle of a day of birth.
    let page = await killAndReturn(first, context);
    await step(page, 2);
    expect(await field(page, 'رقم هوية المالك').inputValue()).toBe('1000000008');
    expect(await field(page, 'تاريخ ميلاد المالك').inputValue()).toBe('14/03');
    await field(page, 'تاريخ ميلاد المالك').fill('14/03/1985');
    await field(page, 'رقم جوال المالك').fill('0500000002');
    await next(page);
    await step(page, 3);

    // 2. The battery: the page dies with three photographs on their way, none of which has an answer.
    await context.route(UPLOAD, () => undefined);
    await addPhotos(page, 'صالة.jpg', 'مطبخ.jpg', 'حديقة.jpg');
    await expect.poll(() => previews(page).count(), { timeout: 10_000 }).toBe(3);
    await toggle(page, 'التصنيف', 'سكني');
    await toggle(page, 'الغرض', 'للإيجار');
    await choose(page, 'نوع العقار', 'شقة');
    await field(page, 'عنوان الإعلان').fill(TITLE);
    await filesOnDevice(page, 3);
    page = await killAndReturn(page, context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await step(page, 3);
    await allUploaded(page, 3);
    expect(await field(page, 'عنوان الإعلان').inputValue()).toBe(TITLE);

    // 3. Another language, and back.
    await toggle(page, 'السكن', 'عائلات');
    await field(page, /^السعر/).fill('60000');
    await switchLanguage(page, /English/, 'en');
    await page.getByText('Step 3 of 5').waitFor();
    expect(await field(page, 'Ad title').inputValue()).toBe(TITLE);
    expect(await field(page, /^Price/).inputValue()).toBe('60,000');
    await expect.poll(() => previews(page).count()).toBe(3);
    await field(page, /^Area/).fill('120');
    await switchLanguage(page, /العربية/, 'ar');
    await step(page, 3);
    expect(await field(page, /^المساحة$/).inputValue()).toBe('120');

    // 4. A lift: no network, another photograph, and the page is loaded anew.
    await workerInCharge(page);
    await context.setOffline(true);
    await field(page, /^الوصف/).fill('ثلاث غرف وصالة، قريبة من الحديقة والمسجد.');
    await addPhotos(page, 'شرفة.jpg');
    await filesOnDevice(page, 1);
    await page.reload();
    await step(page, 3);
    expect(await field(page, /^الوصف/).inputValue()).toContain('ثلاث غرف وصالة');
    await expect.poll(() => page.locator('[data-photo]').count()).toBe(4);
    await context.setOffline(false);
    await allUploaded(page, 4);
    await choose(page, 'المنطقة', /الرياض/);
    await choose(page, 'المدينة', 'الرياض');
    await choose(page, 'الحي', /الياسمين/);
    await next(page);
    await step(page, 4);

    // 5. The phone's own back, twice and further, to another screen; and the form once more.
    await page.goBack();
    await step(page, 3);
    expect(await field(page, 'عنوان الإعلان').inputValue()).toBe(TITLE);
    await page.goto('/propertielist');
    await page.goBack();
    await step(page, 3);
    await allUploaded(page, 4);
    await next(page);
    await step(page, 4);
    await page.getByRole('heading', { name: 'هكذا يظهر إعلانك' }).waitFor();
    await page.getByRole('button', { name: 'انشر الإعلان' }).click();
    await page.getByRole('heading', { name: 'وصلنا إعلانك' }).waitFor();

    const { PropertyOwner: owner, mediaFiles, ...ad } = await newestAd(page, server());
    expect(owner).toMatchObject({
      ownerIdentity: '1000000008',
      ownerDOB: '1985-03-14',
      ownerMobile: '0500000002',
    });
    expect(ad).toMatchObject({ title: TITLE, price: 60_000, area: 120, propertyType: 'families' });
    expect(ad.description).toBe('ثلاث غرف وصالة، قريبة من الحديقة والمسجد.');
    expect(mediaFiles).toHaveLength(4);
    expect(own(complaints).filter((text) => !/Failed to load resource/.test(text))).toEqual([]);

    // What was sent is on the device no longer: the next ad begins empty.
    await page.goto('/propertiecreate');
    await step(page, 1);
    expect(await page.getByText('أكملنا من حيث توقفت').count()).toBe(0);
  });
});
