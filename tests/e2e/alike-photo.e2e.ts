import sharp from 'sharp';
import { expect, it } from 'vitest';
import { choose, newestAd, next, step } from '../support/ad-steps.ts';
import { asFile, blots } from '../support/ads.ts';
import { journey } from '../support/journey.ts';
import { NEWCOMER, SARA, signInAt } from '../support/people.ts';
import { apiToken, publishAd } from '../support/publish-ad.ts';
import { toggle } from '../support/segmented.ts';
import { own } from '../support/viewing-steps.ts';

const TITLE = 'شقة بصورة تشبه أخرى';
const NOTE = 'تشبه هذه الصورة صورة في إعلان لغيرك. تأكد أنها لعقارك، وإلا قد يُرفض الإعلان.';

journey('a photograph that is on another’s ad already', ({ visit, server }) => {
  it('is taken with a warning, and the ad goes on with it to its end', async () => {
    const photo = await blots(51);
    const token = await apiToken(server(), SARA);
    await publishAd(server(), token, { mediaIds: [await uploadedId(server().url, token, photo)] });

    const { page, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
    await page.getByText('مالك أو وكيله').click();
    await next(page);
    await page.getByLabel('رقم هوية المالك').fill('1000000008');
    await page.getByLabel('تاريخ ميلاد المالك').fill('14/03/1985');
    await page.getByLabel('رقم جوال المالك').fill('0500000002');
    await next(page);
    await step(page, 3);
    // The same picture as somebody would pass it on: smaller, and of another format. The other one is nobody's.
    const passedOn = await sharp(photo).resize(500).webp({ quality: 60 }).toBuffer();
    await page.locator('input[data-photos]').setInputFiles([
      { name: 'صالة.webp', mimeType: 'image/webp', buffer: passedOn },
      { name: 'مطبخ.jpg', mimeType: 'image/jpeg', buffer: await blots(52) },
    ]);
    await page.getByRole('button', { name: 'الصورة 2 من 2. رُفعت' }).waitFor();
    const alike = page.getByRole('button', { name: 'الصورة 1 من 2. تشبه صورة في إعلان آخر' });
    await page.getByText(`الصورة 1 من 2. ${NOTE}`).waitFor();
    await alike.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(NOTE).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    await toggle(page, 'التصنيف', 'سكني');
    await toggle(page, 'الغرض', 'للإيجار');
    await choose(page, 'نوع العقار', 'شقة');
    await toggle(page, 'السكن', 'عائلات');
    await page.getByLabel('عنوان الإعلان').fill(TITLE);
    await page.getByLabel('المساحة').fill('120');
    await page.getByLabel('الوصف').fill('ثلاث غرف وصالة، قريبة من الحديقة والمسجد.');
    await choose(page, 'المنطقة', /الرياض/);
    await choose(page, 'المدينة', 'الرياض');
    await choose(page, 'الحي', /./);
    await next(page);
    await step(page, 4);
    await page.getByRole('button', { name: 'انشر الإعلان' }).click();
    await page.getByRole('heading', { name: 'وصلنا إعلانك' }).waitFor();
    const { title, mediaFiles } = await newestAd(page, server());
    expect({ title, photos: mediaFiles.length }).toEqual({ title: TITLE, photos: 2 });
    expect(own(complaints)).toEqual([]);
  });
});

async function uploadedId(url: string, token: string, photo: Buffer): Promise<number> {
  const body = new FormData();
  body.set('file', asFile(photo), 'photo.jpg');
  const headers = { 'session-token': token, 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(`${url}/api/media/upload`, { method: 'POST', headers, body });
  return ((await answer.json()) as { mediaId: number }).mediaId;
}
