import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Person } from './api-person.ts';
import { photoFile } from './picture-files.ts';
import { toggle } from './segmented.ts';

/** Steps through the ad form, with the Arabic interface. */

export const next = (page: Page) => page.getByRole('button', { name: 'التالي' }).click();
export const step = (page: Page, number: number) =>
  expect(page.getByText(`الخطوة ${number} من 5`)).toBeVisible();

/** Chooses an option in a picker's sheet. */
export async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('dialog').getByRole('option', { name: option }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Fills in steps 1 and 2 as an owner, whose account knows the rest; ends on step 3. */
export async function beginAsOwner(page: Page) {
  await page.getByText('مالك أو وكيله').click();
  await step(page, 2);
  await expect(page.getByLabel('رقم هوية المالك')).not.toHaveValue('');
  await expect(page.getByLabel('رقم جوال المالك')).not.toHaveValue('');
  await page.getByLabel('تاريخ ميلاد المالك').fill('14/03/1985');
  await next(page);
  await step(page, 3);
}

/** Fills in all required fields of step 3 for a flat to let. */
export async function fillFlat(page: Page, title: string) {
  await toggle(page, 'الغرض', 'للإيجار');
  await choose(page, 'نوع العقار', 'شقة');
  await toggle(page, 'السكن', 'عائلات');
  await page.getByLabel('عنوان الإعلان').fill(title);
  await page.getByLabel('المساحة').fill('120');
  await page.getByLabel('الوصف').fill('ثلاث غرف وصالة، قريبة من الحديقة والمسجد.');
  await choosePlace(page);
}

export async function choosePlace(page: Page) {
  await choose(page, 'المنطقة', /الرياض/);
  await choose(page, 'المدينة', 'الرياض');
  await choose(page, 'الحي', /الياسمين/);
}

/** Submits the form and waits for the confirmation. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: 'انشر الإعلان' }).click();
  await expect(page.getByRole('heading', { name: 'نُشر إعلانك' })).toBeVisible();
}

export const addPhotos = async (page: Page, ...names: string[]) =>
  page.locator('input[data-photos]').setInputFiles(await Promise.all(names.map((name) => photoFile(name))));

/** The photos that have been uploaded. */
export const uploaded = (page: Page) => page.getByRole('button', { name: /^الصورة \d+ من \d+\. رُفعت/ });

/** 30 s, since the browser shrinks and the server encodes the photos one after the other. */
export const allUploaded = (page: Page, count: number) =>
  expect(uploaded(page)).toHaveCount(count, { timeout: 30_000 });

/** Holds back photo uploads until the returned function is called. */
export async function holdUploads(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/api/media/upload', async (route) => {
    await isReleased;
    await route.continue();
  });
  return () => release();
}

/** A person's newest ad, as the server returns it for editing. */
export async function newestAd({ call }: Person) {
  const { myProperties } = await call<{ myProperties: { id: number }[] }>(
    'GET',
    '/api/properties/myProperties',
  );
  const { property } = await call<{
    property: Record<string, unknown> & { PropertyOwner: Record<string, unknown>; mediaFiles: unknown[] };
  }>('GET', `/api/properties/retrieve/${myProperties[0]?.id}?management=1`);
  return property;
}

/** Waits until `wanted` photo files are stored on the device for upload. */
export async function filesOnDevice(page: Page, wanted: number): Promise<void> {
  await expect.poll(() => countFiles(page)).toBe(wanted);
}

function countFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('rukn.files');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const counting = opening.result.transaction('files').objectStore('files').count();
    await new Promise((resolve) => {
      counting.onsuccess = resolve;
    });
    opening.result.close();
    return counting.result;
  });
}
