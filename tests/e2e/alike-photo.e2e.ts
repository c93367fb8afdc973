import sharp from 'sharp';
import { beginAsOwner, fillFlat, newestAd, next, publish, step } from '../support/ad-steps.ts';
import { publishAd, uploadPhoto } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { blotsAtRandom } from '../support/picture-files.ts';

const TITLE = 'شقة بصورة تشبه أخرى';
const NOTE = 'تشبه هذه الصورة صورة في إعلان آخر. تأكد أنها لعقارك، وإلا فقد يُرفض الإعلان.';

test('a photo that is also on another user’s ad gets a warning, and the ad is published with it', async ({
  visit,
  person,
}) => {
  const [other, advertiser] = [await person(), await person()];
  const photo = await blotsAtRandom();
  await publishAd(other, { mediaIds: [await uploadPhoto(other, photo)] });

  const { page, open, complaints } = await visit({ as: advertiser });
  await open('/propertiecreate?step=kind');
  await beginAsOwner(page);
  // The same picture in a smaller size and another format, as if forwarded. The other picture is
  // new.
  const passedOn = await sharp(photo).resize(500).webp({ quality: 60 }).toBuffer();
  await page.locator('input[data-photos]').setInputFiles([
    { name: 'صالة.webp', mimeType: 'image/webp', buffer: passedOn },
    { name: 'مطبخ.jpg', mimeType: 'image/jpeg', buffer: await blotsAtRandom() },
  ]);
  await expect(page.getByRole('button', { name: 'الصورة 2 من 2. رُفعت' })).toBeVisible();
  await expect(page.getByText(`الصورة 1 من 2. ${NOTE}`)).toBeVisible();
  await page.getByRole('button', { name: 'الصورة 1 من 2. تشبه صورة في إعلان آخر' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(NOTE)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await fillFlat(page, TITLE);
  await next(page);
  await step(page, 4);
  await publish(page);
  const { title, mediaFiles } = await newestAd(advertiser);
  expect({ title, photos: mediaFiles.length }).toEqual({ title: TITLE, photos: 2 });
  expect(complaints).toEqual([]);
});
