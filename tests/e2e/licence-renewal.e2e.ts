import { eq } from 'drizzle-orm';
import { properties } from '../../server/db/schema/properties.ts';
import { signInByCall } from '../support/api-person.ts';
import { publishAd } from '../support/by-calls.ts';
import { expectStatus, inArabic, opened, pane, press } from '../support/console-steps.ts';
import { expect, test } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';

test.use({ serverSettings: { environment: { REVIEW_ADS: '1' } } });

/** A last day in the future, as typed on an Arabic keyboard. */
const COMING = inArabic(`30/06/${new Date().getFullYear() + 1}`);

test('an ad whose licence has ended is renewed by its owner, approved in the console, and public again', async ({
  visit,
  person,
  server,
}) => {
  const [owner, noura] = [await person(), await person({ name: 'نورة العتيبي' })];
  await operatorOf(server)('operator', 'add', noura.mobile);
  const title = `شقة انتهت رخصتها ${owner.id}`;
  const id = await publishAd(owner, { title });
  await server.meanwhile((db) =>
    db
      .update(properties)
      .set({ status: 'published', adLicenseNumber: '7200000001', adLicenseExpiresAt: '2020-01-31' })
      .where(eq(properties.id, id)),
  );
  const stranger = await visit();
  expect(await stranger.open(`/propertydetails/${id}`)).toBe(404);

  // The ad's screen says what is wrong and links to the form.
  const { page, open, complaints } = await visit({ as: owner });
  await open(`/propertydetails/${id}`);
  await expect(page.getByText('انتهت الرخصة', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'عدّل الإعلان' })).toHaveCount(0);
  await page.getByRole('link', { name: 'جدّد الرخصة' }).click();
  const sheet = page.getByRole('dialog');
  const number = sheet.getByLabel('رقم ترخيص الإعلان');
  const lastDay = sheet.getByLabel('آخر يوم في الرخصة');
  const send = sheet.getByRole('button', { name: 'جدّد الرخصة' });
  await number.fill('٧٢٠٠');
  await lastDay.fill('١/٢/٢٠٢٠');
  await send.click();
  await expect(sheet.getByText('رقم ترخيص الإعلان غير صحيح')).toBeVisible();
  await number.fill('٧٢٠٠ ٠٠٠ ٧٧٧');
  await send.click();
  await expect(sheet.getByText('اختر يومًا من اليوم حتى عشر سنوات قادمة').first()).toBeVisible();
  // What was typed survives a reload.
  await page.reload();
  await expect(number).toHaveValue('7200000777');
  await lastDay.fill(COMING);
  await page.route('**/renewLicense/*', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(sheet.getByRole('alert')).toContainText('لم تُجدّد الرخصة');
  await send.click();
  await expect(page.getByText('وصلتنا الرخصة الجديدة، والإعلان قيد المراجعة')).toBeVisible();
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('قيد المراجعة', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'أكّد أنه متاح' })).toHaveCount(0);

  // The console shows the number that the owner sent.
  const desk = await visit({ desktop: true, as: await signInByCall(server, noura) });
  await desk.open(`/ops/item/ads/${id}`);
  await opened(desk.page);
  await press(desk.page, 'انشر الإعلان');
  await expect(pane(desk.page).getByLabel('رقم ترخيص الإعلان')).toHaveValue('7200000777');
  await press(desk.page, 'انشر');
  await expectStatus(desk.page, 'نُشر الإعلان');

  expect(await stranger.open(`/propertydetails/${id}`)).toBe(200);
  await expect(stranger.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await open('/propertie');
  await expect(card.getByText('متاح', { exact: true })).toBeVisible();
  expect(complaints.filter((text) => !/ERR_FAILED|status of (?:404|422)/.test(text))).toEqual([]);
});

test('an ad that was rejected says why, is mended by one press, and waits for review again', async ({
  visit,
  person,
  server,
}) => {
  const owner = await person();
  const title = `شقة رُفضت صورها ${owner.id}`;
  const id = await publishAd(owner, { title });
  await operatorOf(server)('ads', 'reject', String(id), '--reason', 'السعر غير واضح');
  const { page, open, complaints } = await visit({ as: owner });
  await open('/propertie');
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('السبب: السعر غير واضح')).toBeVisible();
  await card.getByRole('link', { name: 'أصلح الإعلان' }).click();
  await expect(page).toHaveURL(new RegExp(`/propertieupdate/${id}`));
  await open(`/propertieupdate/${id}?step=feature`);
  await page.getByRole('button', { name: 'احفظ التعديل' }).click();
  await expect(page.getByRole('heading', { name: 'أُرسل الإعلان للمراجعة' })).toBeVisible();
  await page.getByRole('link', { name: 'إلى إعلاناتي' }).click();
  await expect(card.getByText('قيد المراجعة', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
