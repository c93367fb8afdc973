import type { Locator, Page } from '@playwright/test';
import { addPhotos, allUploaded, beginAsOwner, choose, next, publish, step } from '../support/ad-steps.ts';
import { axeViolations } from '../support/axe.ts';
import { publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { isAtRest } from '../support/map-steps.ts';
import { toggle } from '../support/segmented.ts';

const RIYADH = { latitude: 24.6877, longitude: 46.7219 };
const TITLE = 'شقة هادئة قرب الحديقة';
/** services §5's sentence, followed by the field's name. */
const required = (named: string) => `هذا الحقل مطلوب: ${named}`;

/**
 * Waits until the whole field (label, input and error) is visible between the header and the bottom
 * bar.
 */
async function isWhollySeen(page: Page, field: Locator) {
  await expect
    .poll(() =>
      field.evaluate((control) => {
        const { top, bottom } = (control.closest('[data-field]') ?? control).getBoundingClientRect();
        const header = document.querySelector('header:has(h1)')?.getBoundingClientRect().bottom ?? 0;
        const dock =
          document.querySelector('[data-dock="action"]')?.getBoundingClientRect().top ?? innerHeight;
        return top >= Math.max(0, header) && bottom <= dock;
      }),
    )
    .toBe(true);
  await expect(field).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

async function fillProperty(page: Page) {
  await toggle(page, 'الغرض', 'للإيجار');
  await choose(page, 'نوع العقار', 'شقة');
  // The type has a category.
  await expect(page.getByRole('radio', { name: 'سكني' })).toBeChecked();
  await toggle(page, 'السكن', 'عائلات');
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
  await expect(sheet.getByText(/^الدبوس في حي/)).toBeVisible();
  await sheet.getByRole('button', { name: 'ثبّت الموقع هنا' }).click();
  await expect(sheet).toHaveCount(0);
}

test.describe('advertising', () => {
  test('an owner goes from the first step to an ad among their own, which they then delete', async ({
    visit,
    person,
  }) => {
    const { page, open, complaints } = await visit({ as: await person(), position: RIYADH });
    await open('/propertiecreate?step=kind');
    await page.getByText('مالك أو وكيله').click();
    await step(page, 2);
    // As users paste them: Arabic digits, spaces, a country code and a Hijri date.
    await page.getByLabel('رقم هوية المالك').fill('١٠٠٠ ٠٠٠ ٠٠٨');
    await page.getByLabel('تاريخ ميلاد المالك').fill('٢٢-٦-١٤٠٥');
    await page.getByLabel('رقم جوال المالك').fill('+٩٦٦ ٥٠ ٠٠٠ ٠٠٠٢');
    await next(page);
    await step(page, 3);
    await addPhotos(page, 'a.jpg', 'b.jpg');
    await fillProperty(page);
    await expect(page.getByLabel('السعر')).toHaveValue('60,000');
    await allUploaded(page, 2);
    await setPin(page);
    await next(page);
    await step(page, 4);
    await expect(page.getByRole('heading', { name: 'هكذا يظهر إعلانك' })).toBeVisible();
    await expect(page.getByText(TITLE)).toBeVisible();
    await page.getByRole('button', { name: 'السابق' }).click();
    await step(page, 3);
    await expect(page.getByLabel('المساحة')).toHaveValue('120');
    await next(page);
    await publish(page);
    await page.getByRole('link', { name: 'إلى إعلاناتي' }).click();
    const ad = page.getByRole('article', { name: TITLE });
    await expect(ad).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    const menu = page.getByRole('button', { name: `خيارات: ${TITLE}` });
    const sheet = page.getByRole('dialog');
    await menu.click();
    await sheet.getByRole('button', { name: 'احذف الإعلان' }).click();
    await sheet.getByRole('button', { name: 'إلغاء' }).click();
    await expect(sheet).toHaveCount(0);
    await menu.click();
    await sheet.getByRole('button', { name: 'احذف الإعلان' }).click();
    await sheet.getByRole('button', { name: 'حذف', exact: true }).click();
    await expect(page.getByText('تم حذف العقار بنجاح')).toBeVisible();
    await expect(ad).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('is published in eleven presses and five fields, its place from the pin', async ({
    visit,
    person,
  }) => {
    const position = { latitude: 24.809, longitude: 46.604 };
    const { page, open, complaints } = await visit({ as: await person(), position });
    let presses = 0;
    let fields = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    const type = async (label: string, text: string) => {
      fields += 1;
      await page.getByLabel(label).fill(text);
    };
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await open('/propertiecreate?step=kind');
    await press(page.getByText('مالك أو وكيله'));
    await step(page, 2);
    await expect(page.getByLabel('رقم هوية المالك')).not.toHaveValue('');
    await type('تاريخ ميلاد المالك', '14/03/1985');
    await press(button('التالي'));
    await step(page, 3);
    const choice = (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true });
    await press(choice('الغرض', 'للإيجار'));
    await press(button(/^نوع العقار/));
    await press(page.getByRole('dialog').getByRole('option', { name: 'شقة' }).first());
    await press(choice('السكن', 'عائلات'));
    await type('عنوان الإعلان', 'شقة بدبوس');
    await type('المساحة', '120');
    await type('الوصف', 'ثلاث غرف وصالة، قريبة من الحديقة والمسجد.');
    await type('السعر', '52000');
    await press(button('ضع الدبوس'));
    const sheet = page.getByRole('dialog', { name: 'موقع العقار' });
    await expect(sheet.getByText(/^الدبوس في حي الملقا/)).toBeVisible();
    await press(sheet.getByRole('button', { name: 'ثبّت الموقع هنا' }));
    await expect(button(/^المدينة.*الرياض/)).toBeVisible();
    await press(button('التالي'));
    await step(page, 4);
    await press(button('انشر الإعلان'));
    await expect(page.getByRole('heading', { name: 'نُشر إعلانك' })).toBeVisible();
    expect([presses <= 11, fields]).toEqual([true, 5]);
    expect(complaints).toEqual([]);
  });

  test('leads the map to the neighbourhood that is searched for', async ({ visit, person }) => {
    const { page, open, complaints } = await visit({ as: await person() });
    await open('/propertiecreate?step=kind');
    await beginAsOwner(page);
    await page.getByRole('button', { name: 'ضع الدبوس' }).click();
    const sheet = page.getByRole('dialog', { name: 'موقع العقار' });
    const map = sheet.getByRole('region', { name: 'خريطة موقع العقار' });
    const atFirst = await isAtRest(map);
    await sheet.getByRole('button', { name: /^إلى حي/ }).click();
    const list = page.getByRole('dialog', { name: 'إلى حي' });
    await list.getByRole('combobox').fill('الياس');
    await list.getByRole('option', { name: /الياسمين/ }).click();
    await expect(list).toHaveCount(0);
    const note = sheet.getByText('الدبوس في حي الياسمين', { exact: false });
    await expect(note).toBeVisible();
    // Moving the map a little keeps the note: the map itself has moved to the place, not only the
    // text.
    const arrived = await isAtRest(map, atFirst);
    await map.press('ArrowUp');
    await isAtRest(map, arrived);
    await expect(note).toBeVisible();
    await sheet.getByRole('button', { name: 'ثبّت الموقع هنا' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^الحي.*الياسمين/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^المدينة.*الرياض/ })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('says at each field what is wrong, and keeps what was typed', async ({ visit, person }) => {
    const { page, open, complaints } = await visit({ as: await person() });
    await open('/propertiecreate?step=kind');
    await next(page);
    await expect(page.getByText(required('اختر نوع الطلب'))).toBeVisible();
    await page.getByText('وسيط مرخّص').click();
    await step(page, 2);
    await next(page);
    await expect(page.getByText(required(''))).toHaveText([
      required('اكتب رقم رخصة فال'),
      required('اكتب رقم ترخيص الإعلان'),
      required('اكتب تاريخ ميلاد المالك'),
      required('اكتب رقم جوال المالك'),
      required('اكتب رقم هوية الوكيل'),
      required('اكتب تاريخ ميلاد الوكيل'),
      required('اكتب رقم جوال الوكيل'),
      required('اكتب رقم الوكالة'),
    ]);
    await page.getByLabel('رقم رخصة فال').fill('1234567890');
    await page.getByLabel('رقم ترخيص الإعلان').fill('1234567890');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    await next(page);
    await isWhollySeen(page, page.getByLabel('تاريخ ميلاد المالك'));
    await page.getByLabel('رقم الوكالة').fill('١٢٣');
    await page.getByLabel('رقم هوية الوكيل').fill('1000000000');
    await page.getByLabel('رقم جوال الوكيل').fill('0500');
    await page.getByLabel('رقم جوال المالك').fill('0500');
    await page.getByLabel('رقم الصك').fill('12345678901234567890');
    await expect(page.getByLabel('رقم الصك')).toHaveValue('1234567890123456');
    await page.getByLabel('رقم الصك').fill('123');
    await next(page);
    for (const words of [
      'رقم الوكالة غير صحيح',
      'رقم هوية الوكيل غير صحيح',
      'رقم جوال الوكيل غير صحيح',
      'رقم جوال المالك غير صحيح',
      'رقم الصك غير صحيح',
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    expect(await axeViolations(page)).toEqual([]);
    // services §2: back from the broker's step leads to step 2, and from there to step 1.
    await page.getByRole('button', { name: 'السابق' }).click();
    await expect(page.getByText('اخترت أن تعلن بصفتك وسيطًا')).toBeVisible();
    await page.getByRole('button', { name: 'السابق' }).click();
    await step(page, 1);
    await page.getByText('مالك أو وكيله').click();
    await next(page);
    await step(page, 2);
    await expect(page.getByLabel('رقم جوال المالك')).toHaveValue('0500');
    await page.getByLabel('رقم الصك').fill('');
    await page.getByLabel('رقم هوية المالك').fill('1000000008');
    await page.getByLabel('تاريخ ميلاد المالك').fill('14/03/1985');
    await page.getByLabel('رقم جوال المالك').fill('0500000002');
    await next(page);
    await step(page, 3);
    await page.getByLabel('عنوان الإعلان').fill('شقة');
    await next(page);
    await expect(page.getByText('يجب ادخال الوصف المختصر بطريقة صحيحة')).toBeVisible();
    await expect(page.getByLabel('عنوان الإعلان')).toHaveValue('شقة');
    expect(complaints).toEqual([]);
  });

  test('does not open another user’s ad for editing', async ({ visit, person }) => {
    const another = await publishAd(await person());
    const { page, open } = await visit({ as: await person() });
    for (const key of [another, 999_999, 'x']) {
      await open(`/propertieupdate/${key}`);
      await expect(page.getByRole('heading', { name: 'لم نجد هذا الإعلان بين إعلاناتك' })).toBeVisible();
    }
  });

  test('asks for documentation and for management, each with its own words', async ({ visit, person }) => {
    const owner = await person();
    const { open, page, complaints } = await visit({ as: owner });
    // An ad is begun and left.
    await open('/propertiecreate?step=kind');
    await page.getByText('مالك أو وكيله').click();
    await page.getByLabel('رقم هوية المالك').fill('1000000008');
    await page.getByRole('button', { name: 'السابق' }).click();
    // By keyboard it is only chosen.
    await page.getByRole('radio', { name: /^مالك أو وكيله/ }).press('ArrowUp');
    await expect(page.getByRole('radio', { name: /^توثيق عقد/ })).toBeChecked();
    await next(page);
    await expect(page.getByText('الخطوة 2 من 2')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'توثيق عقد' })).toBeVisible();
    const name = page.getByLabel('الاسم الكامل');
    const mobile = page.getByLabel('رقم الجوال');
    const send = page.getByRole('button', { name: 'أرسل الطلب' });
    // Both forms are prefilled with the user's own name and mobile.
    const forgetOwn = async () => {
      await expect(name).toHaveValue(owner.name);
      await expect(mobile).toHaveValue(owner.mobile);
      await name.fill('');
      await mobile.fill('');
    };
    await forgetOwn();
    await send.click();
    for (const named of ['اكتب الاسم الكامل', 'اكتب رقم الجوال'])
      await expect(page.getByText(required(named))).toBeVisible();
    await name.fill('نورة 3 القحطاني');
    await expect(name).toHaveValue('نورة القحطاني');
    await mobile.fill('٠٥٠٠');
    await send.click();
    await expect(page.getByText('رقم الجوال غير صحيح')).toBeVisible();
    await mobile.fill('٠٥٠ ٠٠٠ ٠٠٠٢');
    await send.click();
    await expect(page.getByRole('heading', { name: 'تم تقديم طلب توثيق العقد' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'توثيق عقد' })).toBeVisible();
    await page.getByRole('link', { name: 'إلى طلباتي' }).click();
    await expect(page).toHaveURL(/\/myrequests\?category=documents$/);
    await expect(page.getByRole('link', { name: /D-\d+/ })).toBeVisible();
    // The next form starts empty, so it is not requested twice; the ad keeps everything but its
    // choice.
    await open('/propertiecreate');
    await step(page, 1);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByText('مالك أو وكيله').click();
    await expect(page.getByLabel('رقم هوية المالك')).toHaveValue('1000000008');

    await open('/propertymanagement');
    await forgetOwn();
    await send.click();
    for (const named of ['اكتب الاسم الكامل', 'اكتب رقم الجوال', 'اختر المنطقة', 'اختر المدينة'])
      await expect(page.getByText(required(named))).toBeVisible();
    await name.fill('نورة القحطاني');
    await mobile.fill('0500000002');
    await choose(page, 'المنطقة', /الرياض/);
    await choose(page, 'المدينة', 'الرياض');
    await page.getByLabel('وصف العقار').fill('عمارة من 6 شقق');
    await page.reload();
    await expect(page.getByLabel('وصف العقار')).toHaveValue('عمارة من 6 شقق');
    await send.click();
    await expect(page.getByRole('heading', { name: 'وصلنا طلبك' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
