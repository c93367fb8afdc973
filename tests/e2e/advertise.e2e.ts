import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choose, next, step } from '../support/ad-steps.ts';
import { journey } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { NEWCOMER, SARA, signInAt, tokenOf } from '../support/people.ts';
import { photoFile, renamedPdf, scriptedDrawing } from '../support/picture-files.ts';
import { own } from '../support/viewing-steps.ts';

const RIYADH = { latitude: 24.6877, longitude: 46.7219 };
const TITLE = 'شقة هادئة قرب الحديقة';
const REQUIRED = 'هذا الحقل مطلوب';

/** Step 1 and 2 as an owner who pastes Arabic digits, spaces and a Hijri day. */
async function beginAsOwner(page: Page) {
  await page.getByText('مالك أو وكيله').click();
  await next(page);
  await step(page, 2);
  await page.getByLabel('رقم هوية المالك').fill('١٠٠٠ ٠٠٠ ٠٠٨');
  await page.getByLabel('تاريخ ميلاد المالك').fill('٢٢-٦-١٤٠٥');
  await page.getByLabel('رقم جوال المالك').fill('+٩٦٦ ٥٠ ٠٠٠ ٠٠٠٢');
  await next(page);
  await step(page, 3);
}

async function fillProperty(page: Page) {
  await page.getByRole('radiogroup', { name: 'التصنيف' }).getByText('سكني').click();
  await page.getByRole('radiogroup', { name: 'الغرض' }).getByText('للإيجار').click();
  await choose(page, 'نوع العقار', 'شقة');
  await page.getByRole('radiogroup', { name: 'السكن' }).getByText('عائلات').click();
  await page.getByLabel('عنوان الإعلان').fill(TITLE);
  await page.getByLabel('السعر').pressSequentially('٦٠٠٠٠');
  await page.getByLabel('المساحة').fill('١٢٠ م');
  await page.getByLabel('الوصف').fill('ثلاث غرف وصالة، قريبة من الحديقة والمسجد.');
  await page.getByRole('textbox', { name: 'الغرف' }).fill('٣');
}

async function setPin(page: Page) {
  await page.getByRole('button', { name: 'ضع الدبوس' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'موقعي' }).click();
  await sheet.getByText(/^الدبوس في حي/).waitFor();
  await sheet.getByRole('button', { name: 'ثبّت الموقع هنا' }).click();
  await sheet.waitFor({ state: 'detached' });
}

journey('advertising', ({ visit, server }) => {
  it('takes an owner who is interrupted from the first step to an ad among his own, which he then deletes', async () => {
    const { page, context, complaints } = await visit({ position: RIYADH });
    await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
    await beginAsOwner(page);
    await page
      .locator('input[data-photos]')
      .setInputFiles([await photoFile('a.jpg'), await photoFile('b.jpg')]);
    await page.getByRole('button', { name: /^الصورة 2 من 2\. رُفعت/ }).waitFor();
    await page.getByRole('button', { name: /^انقل الصورة 2/ }).press('ArrowRight');
    await fillProperty(page);
    expect(await page.getByLabel('السعر').inputValue()).toBe('60,000');

    // The tab is killed; another opens where he stood.
    await page.close();
    const again = await context.newPage();
    await again.goto('/propertiecreate');
    await again.getByText('أكملنا من حيث توقفت').waitFor();
    await step(again, 3);
    expect(await again.getByLabel('عنوان الإعلان').inputValue()).toBe(TITLE);
    expect(await again.getByRole('button', { name: /^الصورة \d من 2\. رُفعت/ }).count()).toBe(2);
    await setPin(again);
    // A lift: no network, and the page is loaded anew.
    await workerInCharge(again);
    await context.setOffline(true);
    await again.reload();
    await step(again, 3);
    expect(await again.getByLabel('عنوان الإعلان').inputValue()).toBe(TITLE);
    await context.setOffline(false);
    await next(again);
    await step(again, 4);
    await again.getByRole('heading', { name: 'هكذا يظهر إعلانك' }).waitFor();
    await again.getByText(TITLE).waitFor();
    await again.getByRole('button', { name: 'السابق' }).click();
    await step(again, 3);
    expect(await again.getByLabel('المساحة').inputValue()).toBe('120');
    await next(again);
    await again.getByRole('button', { name: 'انشر الإعلان' }).click();
    await again.getByRole('heading', { name: 'وصلنا إعلانك' }).waitFor();
    await again.getByRole('link', { name: 'إلى إعلاناتي' }).click();
    await again.getByText(TITLE).waitFor();

    const { violations } = await new AxeBuilder({ page: again }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const menu = again.getByRole('button', { name: `خيارات: ${TITLE}` });
    await menu.click();
    await again.getByRole('button', { name: 'احذف الإعلان' }).click();
    await again.getByRole('dialog').getByRole('button', { name: 'إلغاء' }).click();
    await again.getByRole('dialog').waitFor({ state: 'detached' });
    await menu.click();
    await again.getByRole('button', { name: 'احذف الإعلان' }).click();
    await again.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
    await again.getByText('تم حذف العقار بنجاح').waitFor();
    // The sheet that asked names it, too, until it has gone.
    await again.getByRole('article', { name: TITLE }).waitFor({ state: 'detached' });
    expect(own(complaints)).toEqual([]);
  });

  it('leads the map to the neighbourhood that is searched for', async () => {
    const { page, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
    await beginAsOwner(page);
    await page.getByRole('button', { name: 'ضع الدبوس' }).click();
    const sheet = page.getByRole('dialog', { name: 'موقع العقار' });
    const map = sheet.getByRole('region', { name: 'خريطة موقع العقار' });
    await map.waitFor();
    await sheet.getByRole('button', { name: /^إلى حي/ }).click();
    const list = page.getByRole('dialog', { name: 'إلى حي' });
    await list.getByRole('combobox').fill('الياس');
    await list.getByRole('option', { name: /الياسمين/ }).click();
    await list.waitFor({ state: 'detached' });
    const note = sheet.getByText('الدبوس في حي الياسمين', { exact: false });
    await note.waitFor();
    // Moved by hand a little it is still there: the map itself has gone, not only the words.
    await map.press('ArrowUp');
    await note.waitFor();
    await sheet.getByRole('button', { name: 'ثبّت الموقع هنا' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^الحي.*الياسمين/ }).waitFor();
    await page.getByRole('button', { name: /^المدينة.*الرياض/ }).waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('says at each field what is wrong, and keeps what was typed', async () => {
    const { page, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
    await next(page);
    await page.getByText(REQUIRED).waitFor();
    await page.getByText('وسيط مرخّص').click();
    await next(page);
    await step(page, 2);
    await next(page);
    expect(await page.getByText(REQUIRED).count()).toBe(8);
    await page.getByLabel('رقم الوكالة').fill('١٢٣');
    await page.getByLabel('رقم هوية الوكيل').fill('1000000000');
    await page.getByLabel('رقم جوال الوكيل').fill('0500');
    await page.getByLabel('رقم جوال المالك').fill('0500');
    await page.getByLabel('رقم الصك').fill('12345678901234567890');
    expect(await page.getByLabel('رقم الصك').inputValue()).toBe('1234567890123456');
    await page.getByLabel('رقم الصك').fill('123');
    await next(page);
    for (const words of [
      'رقم الوكالة غير صحيح',
      'رقم هوية الوكيل غير صحيح',
      'رقم جوال الوكيل غير صحيح',
      'رقم جوال المالك غير صحيح',
      'رقم الصك غير صحيح',
    ]) {
      await page.getByText(words).waitFor();
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // services §2: the broker's step leads back to step 2, and from there to step 1.
    await page.getByRole('button', { name: 'السابق' }).click();
    await page.getByText('اخترت أن تعلن وسيطًا').waitFor();
    await page.getByRole('button', { name: 'السابق' }).click();
    await step(page, 1);
    await page.getByText('مالك أو وكيله').click();
    await next(page);
    await beginAtStepTwo(page);
    await page.getByLabel('عنوان الإعلان').fill('شقة');
    await next(page);
    await page.getByText('يجب ادخال الوصف المختصر بطريقة صحيحة').waitFor();
    expect(await page.getByLabel('عنوان الإعلان').inputValue()).toBe('شقة');
    expect(own(complaints)).toEqual([]);
  });

  it('has a word for each file that is no photograph, and for a lost connection; the others go on', async () => {
    const { page, context } = await visit();
    await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
    await beginAsOwner(page);
    const before = await page.locator('[data-photo]').count();
    await page
      .locator('input[data-photos]')
      .setInputFiles([renamedPdf('عقد.jpg'), scriptedDrawing('شعار.svg'), await photoFile('c.jpg')]);
    await page.getByText('ليس صورة نستطيع فتحها').waitFor();
    await page.getByText('هذا رسم SVG').waitFor();
    await page
      .getByRole('button', { name: new RegExp(`^الصورة ${before + 1} من ${before + 1}\\. رُفعت`) })
      .waitFor();

    await context.route('**/api/media/upload', (route) => route.abort());
    await page.locator('input[data-photos]').setInputFiles([await photoFile('d.jpg')]);
    const retry = page.getByRole('button', { name: 'أعد الرفع' });
    await retry.waitFor();
    await context.unroute('**/api/media/upload');
    await retry.click();
    await page
      .getByRole('button', { name: new RegExp(`^الصورة ${before + 2} من ${before + 2}\\. رُفعت`) })
      .waitFor();

    await page.getByRole('button', { name: `احذف الصورة ${before + 2}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
    await page.getByText('تم حذف الصورة بنجاح').waitFor();
    expect(await page.locator('[data-photo]').count()).toBe(before + 1);
  });

  it('opens nobody else’s ad for editing, and one’s own with what it holds', async () => {
    const owner = await visit();
    await signInAt(owner.page, SARA, '/propertie');
    await owner.page
      .getByRole('button', { name: /^خيارات:/ })
      .first()
      .waitFor();
    const mine = await fetch(`${server().url}/api/properties/myProperties`, {
      headers: { 'session-token': await tokenOf(owner.page) },
    });
    const { myProperties } = (await mine.json()) as {
      myProperties: { id: number; title: string; actions: string[] }[];
    };
    const ad = myProperties.find(({ actions }) => actions.includes('edit'));
    await owner.open(`/propertieupdate/${ad?.id}?step=property`);
    await expect
      .poll(async () => owner.page.getByText(/^الخطوة \d من 5/).count(), { timeout: 10_000 })
      .toBeGreaterThan(0);
    const stranger = await visit();
    await signInAt(stranger.page, NEWCOMER, '/');
    for (const key of [String(ad?.id), '999999', 'x']) {
      await stranger.open(`/propertieupdate/${key}`);
      await stranger.page.getByRole('heading', { name: 'لم نجد هذا الإعلان بين إعلاناتك' }).waitFor();
    }
  });

  it('asks for documentation and for management, each with its own words', async () => {
    const { open, page, complaints } = await visit();
    // An ad is begun, and put aside.
    await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
    await page.getByText('مالك أو وكيله').click();
    await next(page);
    await page.getByLabel('رقم هوية المالك').fill('1000000008');
    await page.getByRole('button', { name: 'السابق' }).click();
    await page.getByText('توثيق عقد', { exact: true }).click();
    await next(page);
    await page.getByText('الخطوة 2 من 2').waitFor();
    await page.getByRole('heading', { level: 1, name: 'توثيق عقد' }).waitFor();
    const send = page.getByRole('button', { name: 'أرسل الطلب' });
    // Both forms begin with the person's own name and mobile.
    const forgetOwn = async () => {
      await page.locator('input[name="name"]:not([value=""])').waitFor();
      await page.getByLabel('الاسم الكامل').fill('');
      await page.getByLabel('رقم الجوال').fill('');
    };
    await forgetOwn();
    await send.click();
    expect(await page.getByText(REQUIRED).count()).toBe(2);
    await page.getByLabel('الاسم الكامل').fill('نورة 3 القحطاني');
    expect(await page.getByLabel('الاسم الكامل').inputValue()).toBe('نورة القحطاني');
    await page.getByLabel('رقم الجوال').fill('٠٥٠٠');
    await send.click();
    await page.getByText('رقم الجوال غير صحيح').waitFor();
    await page.getByLabel('رقم الجوال').fill('٠٥٠ ٠٠٠ ٠٠٠٢');
    await send.click();
    await page.getByRole('heading', { name: 'تم تقديم طلب توثيق العقد' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'توثيق عقد' }).waitFor();
    await page.getByRole('link', { name: 'إلى طلباتي' }).click();
    await page.waitForURL('**/myrequests?category=documents');
    await page.getByRole('link', { name: /D-\d+/ }).waitFor();
    // It is not asked for a second time: the next begins anew, and the ad has lost nothing but its choice.
    await open('/propertiecreate');
    await step(page, 1);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByText('مالك أو وكيله').click();
    await next(page);
    expect(await page.getByLabel('رقم هوية المالك').inputValue()).toBe('1000000008');

    await open('/propertymanagement');
    await forgetOwn();
    await send.click();
    expect(await page.getByText(REQUIRED).count()).toBe(4);
    await page.getByLabel('الاسم الكامل').fill('نورة القحطاني');
    await page.getByLabel('رقم الجوال').fill('0500000002');
    await choose(page, 'المنطقة', /الرياض/);
    await choose(page, 'المدينة', 'الرياض');
    await page.getByLabel('وصف العقار').fill('عمارة من 6 شقق');
    await page.reload();
    expect(await page.getByLabel('وصف العقار').inputValue()).toBe('عمارة من 6 شقق');
    await send.click();
    await page.getByRole('heading', { name: 'وصلنا طلبك' }).waitFor();
    expect(own(complaints)).toEqual([]);
  });
});

async function beginAtStepTwo(page: Page) {
  await step(page, 2);
  await page.getByLabel('رقم هوية المالك').fill('1000000008');
  await page.getByLabel('تاريخ ميلاد المالك').fill('14/03/1985');
  await page.getByLabel('رقم جوال المالك').fill('0500000002');
  await page.getByLabel('رقم الصك').fill('');
  await next(page);
  await step(page, 3);
}
