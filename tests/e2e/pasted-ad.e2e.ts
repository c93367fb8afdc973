import type { Page } from '@playwright/test';
import { choose, choosePlace, newestAd, next, publish, step } from '../support/ad-steps.ts';
import { expect, test } from '../support/journey.ts';
import { toggle } from '../support/segmented.ts';

/** Pastes a text over a field's content and expects the field to contain `stands`. */
async function paste(page: Page, label: string | RegExp, text: string, stands: string | RegExp) {
  const field = page.getByRole('textbox', { name: label });
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue(stands);
}

/**
 * Texts that a broker copies from deeds, chats and other sites: label, text, and the field's value
 * after pasting.
 */
const PAPERS = [
  ['رقم رخصة فال', '\u200Fرقم الرخصة: ١٢٠٠٠١٢٣٤٥\u00A0', '1200012345'],
  ['رقم ترخيص الإعلان', ' ۷۲۰۰ ۰۵۴ ۳۲۱ ', '7200054321'],
  ['تاريخ ميلاد المالك', '١٤٠٥/٠٦/٢٢هـ', '22/06/1405'],
  ['رقم جوال المالك', '\u202B٠٥٥ ١٢٣ ٤٥٦٧\u202C', '0551234567'],
  ['رقم هوية الوكيل', '١٠٠٠-٠٠٠-٠٠٨', '1000000008'],
  ['تاريخ ميلاد الوكيل', ' ١٤ / ٠٣ / ١٩٨٥ م ', '14/03/1985'],
  ['رقم جوال الوكيل', '966+ 55 765 4321', '0557654321'],
  ['رقم الوكالة', '\u202A44\u00A01234\u00A05678\u202C', '4412345678'],
  [/^رقم الصك/, 'صك رقم ٣١٠٢ ٠٥٠٠ ١٢٣٤ وتاريخ ١٤٤٥/٣/٢', '310205001234'],
  [/^تاريخ الصك/, '\u200F١٤٤٥-٠٣-٠٢', '02/03/1445'],
] as const;

const PROPERTY = [
  ['عنوان الإعلان', '\u202Bشقة\u00A0مفروشة في الياسمين\u202C', /شقة\sمفروشة في الياسمين/],
  [/^السعر/, '١٫٢٥ مليون ريال', '1,250,000'],
  [/^السعر/, ' ١٬٢٥٠٬٠٠٠ ر.س ', '1,250,000'],
  ['المساحة', '٣٧٥٫٥ م²', '375.5'],
  ['المساحة', '١٢٠ م٢', '120'],
  ['الغرف', '٣ غرف + صالة', '3'],
  ['دورات المياه', '\u200F۲', '2'],
  ['رقم المبنى', '\u200F۲۴۳۵\u200F', '2435'],
  ['الدور', 'الدور ٣', '3'],
  ['رقم الشقة', ' ١٢ ', '12'],
] as const;

test.describe('an ad whose every field is pasted', () => {
  test('holds what its broker meant, in Arabic and Persian digits, with spaces, marks and units', async ({
    visit,
    person,
  }) => {
    const broker = await person();
    const { page, open, context, complaints } = await visit({ as: broker });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/propertiecreate?step=kind');
    await page.getByText('وسيط مرخّص').click();
    await step(page, 2);
    for (const [label, copied, stands] of PAPERS) await paste(page, label, copied, stands);
    await next(page);
    await step(page, 3);

    await toggle(page, 'الغرض', 'للبيع');
    await choose(page, 'نوع العقار', 'شقة');
    await toggle(page, 'السكن', 'عائلات');
    for (const [label, copied, stands] of PROPERTY) {
      // Matches the whole label: some are marked as optional.
      const named = typeof label === 'string' ? new RegExp(`^${label}\\s*(اختياري)?$`) : label;
      await paste(page, named, copied, stands);
    }
    await page.getByRole('textbox', { name: /^الوصف/ }).fill('قرب المترو، صك إلكتروني.');
    await choosePlace(page);
    await next(page);
    await step(page, 4);
    await publish(page);

    const { PropertyOwner: papers, ...ad } = await newestAd(broker);
    expect(papers).toMatchObject({
      ownerType: 'broker',
      falLicense: '1200012345',
      adLicenseNumber: '7200054321',
      ownerDOB: '1985-03-14',
      ownerMobile: '0551234567',
      agentIdentity: '1000000008',
      agentDOB: '1985-03-14',
      agentMobile: '0557654321',
      agencyNumber: '4412345678',
      receiptNumber: '310205001234',
    });
    expect(ad).toMatchObject({
      title: 'شقة مفروشة في الياسمين',
      price: 1_250_000,
      area: 120,
      roomsCount: 3,
      bathrooms: 2,
      buildNumber: '2435',
      floorNumber: 3,
      apartmentNumber: '12',
    });
    expect(complaints).toEqual([]);
  });

  test('says so where a field can’t take it: too many digits, no day, no mobile', async ({
    visit,
    person,
  }) => {
    const { page, open, context } = await visit({ as: await person() });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/propertiecreate?step=kind');
    await page.getByText('مالك أو وكيله').click();
    await step(page, 2);
    await paste(page, 'رقم هوية المالك', '١٠٠٠ ٠٠٠ ٠٠٨ ٩٩', '1000000008');
    await expect(page.getByText('أبقينا أول 10 أرقام فقط. راجعها.')).toBeVisible();
    // Pressing a key clears the warning: the user has looked at the digits.
    await page.keyboard.press('Backspace');
    await page.keyboard.type('٨');
    await expect(page.getByText('يتسع الحقل')).toHaveCount(0);
    await paste(page, 'تاريخ ميلاد المالك', 'منتصف عام ١٤٠٥', /./);
    await paste(page, 'رقم جوال المالك', '٠١١ ٤٦٥ ٠٠٠٠', /./);
    await next(page);
    await expect(page.getByText('تاريخ ميلاد المالك: اكتب تاريخًا صحيحًا، مثل 14/03/1985')).toBeVisible();
    await expect(page.getByText('رقم جوال المالك غير صحيح')).toBeVisible();
    await paste(page, 'تاريخ ميلاد المالك', '٢٢ جمادى الآخرة ١٤٠٥', '22/06/1405');
    await paste(page, 'رقم جوال المالك', '٥٥١٢٣٤٥٦٧', /./);
    await next(page);
    await step(page, 3);
    await paste(page, /^المساحة$/, '١٢٬٥٠٠ م٢', '1250');
    await expect(page.getByText('أبقينا أول 4 أرقام فقط. راجعها.')).toBeVisible();
  });
});
