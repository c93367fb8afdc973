import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choose, newestAd, next, step } from '../support/ad-steps.ts';
import { journey, type Visit } from '../support/journey.ts';
import { NEWCOMER, signInAt } from '../support/people.ts';
import { toggle } from '../support/segmented.ts';
import { own } from '../support/viewing-steps.ts';

/** Puts a text on the clipboard and pastes it over what stands in a field; answers what stands there then. */
async function paste(page: Page, label: string | RegExp, text: string): Promise<string> {
  const field = page.getByRole('textbox', { name: label });
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  return field.inputValue();
}

async function visitWithClipboard(visit: () => Promise<Visit>): Promise<Visit> {
  const made = await visit();
  await made.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return made;
}

/** What a broker copies from deeds, chats and other sites, and what stands in the field of it. */
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
  [/^السعر/, '١٫٢٥ مليون ريال', /^1,250,000$/],
  [/^السعر/, ' ١٬٢٥٠٬٠٠٠ ر.س ', /^1,250,000$/],
  ['المساحة', '٣٧٥٫٥ م²', /^375$/],
  ['المساحة', '١٢٠ م٢', /^120$/],
  ['الغرف', '٣ غرف + صالة', /^3$/],
  ['دورات المياه', '\u200F۲', /^2$/],
  ['رقم المبنى', '\u200F۲۴۳۵\u200F', /^2435$/],
  ['الدور', 'الدور ٣', /^3$/],
  ['رقم الشقة', ' ١٢ ', /^12$/],
] as const;

journey('an ad whose every field is pasted', ({ visit, server }) => {
  it('holds what its broker meant, in Arabic and Persian digits, with spaces, marks and units', async () => {
    const { page, complaints } = await visitWithClipboard(visit);
    await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
    await page.getByText('وسيط مرخّص').click();
    await next(page);
    await step(page, 2);
    for (const [label, copied, stands] of PAPERS) {
      expect([label, await paste(page, label, copied)]).toEqual([label, stands]);
    }
    await next(page);
    await step(page, 3);

    await toggle(page, 'التصنيف', 'سكني');
    await toggle(page, 'الغرض', 'للبيع');
    await choose(page, 'نوع العقار', 'شقة');
    await toggle(page, 'السكن', 'عائلات');
    for (const [label, copied, stands] of PROPERTY) {
      // By its whole name: some are marked as optional.
      const named = typeof label === 'string' ? new RegExp(`^${label}\\s*(اختياري)?$`) : label;
      expect(await paste(page, named, copied)).toMatch(stands);
    }
    await page.getByRole('textbox', { name: /^الوصف/ }).fill('قرب المترو، صك إلكتروني.');
    await choose(page, 'المنطقة', /الرياض/);
    await choose(page, 'المدينة', 'الرياض');
    await choose(page, 'الحي', /الياسمين/);
    await next(page);
    await step(page, 4);
    await page.getByRole('button', { name: 'انشر الإعلان' }).click();
    await page.getByRole('heading', { name: 'وصلنا إعلانك' }).waitFor();

    const { PropertyOwner: papers, ...ad } = await newestAd(page, server());
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
    expect(own(complaints)).toEqual([]);
  });

  it('says so where a field can’t take it: too many digits, no day, no mobile', async () => {
    const { page } = await visitWithClipboard(visit);
    await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
    await page.getByText('مالك أو وكيله').click();
    await next(page);
    await step(page, 2);
    expect(await paste(page, 'رقم هوية المالك', '١٠٠٠ ٠٠٠ ٠٠٨ ٩٩')).toBe('1000000008');
    await page.getByText('يتسع الحقل لـ10 أرقام، وتُرك ما زاد. راجعه.').waitFor();
    // A key is pressed after it: the digits that stand are looked at.
    await page.keyboard.press('Backspace');
    await page.keyboard.type('٨');
    await page.getByText('يتسع الحقل').waitFor({ state: 'detached' });
    await paste(page, 'تاريخ ميلاد المالك', 'منتصف عام ١٤٠٥');
    await paste(page, 'رقم جوال المالك', '٠١١ ٤٦٥ ٠٠٠٠');
    await next(page);
    await page.getByText('اكتب تاريخًا صحيحًا: يوم/شهر/سنة').waitFor();
    await page.getByText('رقم جوال المالك غير صحيح').waitFor();
    expect(await paste(page, 'تاريخ ميلاد المالك', '٢٢ جمادى الآخرة ١٤٠٥')).toBe('22/06/1405');
    await paste(page, 'رقم جوال المالك', '٥٥١٢٣٤٥٦٧');
    await next(page);
    await step(page, 3);
    expect(await paste(page, /^المساحة$/, '١٢٬٥٠٠ م٢')).toBe('1250');
    await page.getByText('يتسع الحقل لـ4 أرقام، وتُرك ما زاد. راجعه.').waitFor();
  });
});
