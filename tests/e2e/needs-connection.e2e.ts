import type { Locator, Page, Request } from '@playwright/test';
import { beginAsOwner, fillFlat, next } from '../support/ad-steps.ts';
import { signInByCall } from '../support/api-person.ts';
import { bookViewing, freeTimes, order, pay, publishAd, saveCard } from '../support/by-calls.ts';
import { expect, test, type Visit } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import { somePicture } from '../support/orders.ts';
import { bookingPath, chooseTime } from '../support/viewing-steps.ts';

/*
 * Actions that are never queued: money, bookings, accounts, ads. Offline, their screen says so
 * before the press, keeps what was typed, and sends nothing later without the user.
 * tests/offline-calls.test.ts checks that a screen names every such endpoint;
 * device-notifications.test.tsx that the push switch says so.
 */

const NEEDS = 'يحتاج اتصالًا';
const OVER = `لا اتصال. ${NEEDS}`;

/**
 * Requests other than the action itself: counting a view, previewing a text or a decision, an
 * operator's claim on what is open, and prefetching home (read by POST) before its link in the bar
 * is pressed.
 */
const IN_PASSING = /\/properties\/viewed\/|\/ops\/(?:preview|rehearse|claim)$|\/api\/home$/;

interface Row {
  path: string;
  /** Opens the form or sheet, and sets what is not text. */
  before?: (page: Page) => Promise<unknown>;
  /** The text to type, by field name. */
  typed?: Record<string, string>;
  /** The label of the button that needs a connection. */
  act: string | RegExp;
  /**
   * Where the screen says so. `over`: above the form; pressing its button shows that there is no
   * network. `over a dead one`: the same, with the button disabled. `on it`: in the button's place.
   */
  says: 'over' | 'over a dead one' | 'on it';
  /** The message above it, if it says more. */
  words?: string;
  /** The message after a press, if it says more than that there is no network. */
  refusal?: string;
}

const field = (page: Page, name: string) => page.locator(`:is(input, textarea)[name="${name}"]`);
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).first();

async function needsConnection({ page, open, context }: Visit, row: Row): Promise<void> {
  const { path, before, typed = {}, act, says, words = OVER, refusal } = row;
  await open(path);
  await before?.(page);
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await expect(button(page, act)).toBeVisible();

  await context.setOffline(true);
  if (says === 'on it') {
    const standIn = button(page, NEEDS);
    await expect(standIn).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, act)).toHaveCount(0);
    await standIn.press('Enter');
  } else {
    await expect(page.getByText(words).first()).toBeVisible();
    if (says === 'over a dead one') {
      await expect(button(page, act)).toHaveAttribute('aria-disabled', 'true');
      await button(page, act).press('Enter');
    } else {
      await button(page, act).click();
      await expect(page.getByRole('alert').getByText('لا اتصال بالإنترنت').first()).toBeVisible();
      if (refusal) await expect(page.getByText(refusal)).toBeVisible();
    }
  }

  const sent: string[] = [];
  const listen = (request: Request) => {
    const url = request.url();
    if (request.method() !== 'GET' && url.includes('/api/') && !IN_PASSING.test(url)) sent.push(url);
  };
  page.on('request', listen);
  await context.setOffline(false);
  if (says === 'on it') await expect(page.getByRole('button', { name: NEEDS })).toHaveCount(0);
  else await expect(page.getByText(words)).toHaveCount(0);
  await expect(button(page, act)).toBeVisible();
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  expect(sent).toEqual([]);
  page.off('request', listen);
}

async function go(visitor: Visit, rows: Row[]): Promise<void> {
  for (const row of rows) await test.step(`${row.path}: ${row.act}`, () => needsConnection(visitor, row));
}

test.describe('needs a connection, says so, and never waits for one', () => {
  test('what a guest does about an account', async ({ visit, person }) => {
    const somebody = await person();
    await go(await visit(), [
      {
        path: '/login',
        typed: { mobile: '0500000099', password: 'Palm@2026' },
        act: 'تسجيل الدخول',
        says: 'over',
      },
      {
        path: '/register',
        typed: { name: 'هدى العتيبي', identity: '1000000008', mobile: '0500009999', password: 'Palm@2026' },
        act: 'متابعة',
        says: 'over',
      },
      { path: '/otp', typed: { identity: '1000000008', code: 'ABCD' }, act: 'أنشئ الحساب', says: 'over' },
      { path: '/forgetPassword', typed: { mobile: '0500009999' }, act: 'أرسل الرمز', says: 'over' },
      {
        path: '/forgetPassword',
        before: async (page) => {
          await field(page, 'mobile').fill(somebody.mobile);
          await button(page, 'أرسل الرمز').click();
          await expect(page.getByRole('heading', { name: 'اختر كلمة مرور جديدة' })).toBeVisible();
        },
        typed: { code: 'ABCD', password: 'Palm@2026' },
        act: 'احفظ كلمة المرور',
        says: 'over',
      },
    ]);
  });

  test('bookings and money', async ({ visit, person }) => {
    const [owner, visitor] = [await person(), await person()];
    const listing = await publishAd(owner);
    const viewing = await bookViewing(visitor, listing);
    const [slot] = await freeTimes(visitor, listing);
    const { row: unpaid } = await visitor.call<{ row: { id: number } }>('POST', '/api/reservation/create', {
      propertyId: listing,
      ...slot,
      fancyReview: true,
    });
    const { paymentUrl } = await visitor.call<{ paymentUrl: string }>('POST', '/api/reservation/pay', {
      reservationId: unpaid.id,
    });
    await saveCard(visitor);
    await go(await visit({ as: visitor }), [
      { path: `/propertydetails/${listing}`, act: 'احجز معاينة', says: 'on it' },
      {
        path: await bookingPath(visitor, listing),
        before: (page) => chooseTime(page),
        act: 'معاينة عادية',
        says: 'on it',
      },
      { path: `/previewdetails/${viewing}`, act: 'غيّر الموعد', says: 'on it' },
      { path: `/previewdetails/${viewing}`, act: 'ألغِ المعاينة', says: 'on it' },
      { path: `/previewdetails/${unpaid.id}`, act: /^ادفع/, says: 'on it' },
      { path: paymentUrl, act: /^ادفع/, says: 'on it' },
      { path: `/propertyreservation/${listing}`, act: /^أكّد وادفع/, says: 'on it' },
      { path: '/wallet?form=topup', typed: { amount: '350' }, act: 'متابعة', says: 'on it' },
      {
        path: '/addpaymentcard',
        typed: { cardnumber: '5123 4500 0000 0008', 'cc-exp': '12/2039' },
        act: 'احفظ البطاقة',
        says: 'on it',
      },
      {
        path: '/paymentcards',
        before: (page) => page.getByRole('button', { name: /^احذف البطاقة/ }).click(),
        act: 'حذف',
        says: 'on it',
      },
      {
        path: '/mybankaccount',
        typed: { iban: 'SA03 8000 0000 6080 1016 7519', holder: 'نورة القحطاني' },
        act: 'احفظ الحساب',
        says: 'over',
      },
      {
        path: '/changePassword',
        typed: { oldPassword: visitor.password, newPassword: 'Palm@2026' },
        act: 'غيّر كلمة المرور',
        says: 'over',
      },
    ]);
  });

  test('orders of maintenance', async ({ visit, server, person }) => {
    const tenant = await person();
    const operator = operatorOf(server);
    const created = await order(server, tenant);
    const unpaid = await order(server, tenant, {}, 'none');
    const [priced, done] = [await order(server, tenant), await order(server, tenant)];
    for (const id of [priced, done].map(String)) {
      await operator('orders', 'assign', id, '--technician', '1');
      await operator('orders', 'arrive', id);
      await operator('orders', 'price', id, '--amount', '260');
    }
    const { paymentUrl } = await tenant.call<{ paymentUrl: string }>('POST', '/api/orders/pay', {
      orderId: done,
      payWith: 'card',
    });
    await pay(server, paymentUrl);
    await operator('orders', 'done', String(done));
    await go(await visit({ as: tenant }), [
      {
        path: '/maintenances?type=mosque',
        before: async (page) => {
          await page.getByRole('button', { name: 'نوع العطل' }).click();
          await page.getByRole('dialog').getByText('تكييف وتبريد').click();
          const picture = { name: 'ac.jpg', mimeType: 'image/jpeg', buffer: somePicture };
          await page.locator('input[type="file"]').setInputFiles(picture);
          await expect(page.getByAltText('صورة العطل 1')).toBeVisible();
          await page.getByRole('button', { name: 'حدّد الموقع' }).click();
          await page.getByRole('button', { name: 'هذا هو الموقع' }).click();
        },
        typed: { title: 'مكيّف المصلى', description: 'يعمل ولا يبرّد' },
        act: 'أرسل الطلب',
        says: 'over',
        refusal: 'ما كتبته محفوظ على جهازك. أعد الإرسال حين تعود الشبكة.',
      },
      { path: `/maintenancedetails/${created}`, act: 'ألغِ الطلب', says: 'on it' },
      { path: `/maintenancePay/${unpaid}`, typed: { tip: '15' }, act: /^ادفع/, says: 'over' },
      { path: `/maintenancedetails/${priced}`, act: /^اقبل وادفع/, says: 'on it' },
      {
        path: `/maintenancedetails/${done}`,
        before: (page) => page.locator('label:has(input[value="4"])').click(),
        typed: { comment: 'سريع ومتقن' },
        act: 'أرسل التقييم',
        says: 'over',
      },
    ]);
  });

  test('ads, and what is looked for', async ({ visit, person }) => {
    const owner = await person();
    const ad = await publishAd(owner, { title: 'شقة بشرفة' });
    const { id: propertyRequest } = await owner.call<{ id: number }>('POST', '/api/propertyRequests/create', {
      purpose: 'for_rent',
      regionId: 1,
      typeId: 1,
    });
    await go(await visit({ as: owner }), [
      { path: '/advertisements', act: 'أكّد أنه متاح', says: 'on it' },
      {
        path: '/advertisements',
        before: (page) => page.getByRole('button', { name: 'خيارات: شقة بشرفة' }).click(),
        act: 'أخفِ الإعلان',
        says: 'over a dead one',
      },
      {
        path: '/propertie',
        before: async (page) => {
          await page.getByRole('button', { name: /^خيارات/ }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'غيّر السعر' }).click();
        },
        typed: { price: '48,000' },
        act: 'احفظ السعر',
        says: 'on it',
      },
      {
        path: `/propertieupdate/${ad}?step=property`,
        before: next,
        act: 'احفظ التعديل',
        says: 'over a dead one',
        words: 'لا اتصال. يحتاج حفظ التعديل اتصالًا.',
      },
      {
        path: '/propertiecreate?step=kind',
        before: async (page) => {
          await beginAsOwner(page);
          await fillFlat(page, 'شقة من سطر جديد');
          await next(page);
        },
        act: 'انشر الإعلان',
        says: 'over a dead one',
        words: 'لا اتصال. يحتاج نشر الإعلان اتصالًا.',
      },
      {
        path: `/myrequests?category=property&id=${propertyRequest}`,
        act: 'أوقف البحث وأغلق الطلب',
        says: 'on it',
      },
    ]);
  });

  test('what operators do', async ({ visit, server, person }) => {
    const [operator, owner, reader] = [await person(), await person(), await person()];
    await operatorOf(server)('operator', 'add', operator.mobile);
    const { report } = await reader.call<{ report: { id: number } }>('POST', '/api/propertyReports/create', {
      propertyId: await publishAd(owner),
      reason: 'other',
      details: 'السعر غير ما كُتب',
    });
    await go(await visit({ as: await signInByCall(server, operator), desktop: true }), [
      {
        path: `/ops/item/reports/${report.id}`,
        before: (page) => button(page, 'البلاغ صحيح').click(),
        typed: { answer: 'تحققنا، وأخفينا الإعلان.' },
        act: 'أيّد البلاغ',
        says: 'over',
      },
      {
        path: '/ops/articles/new',
        before: async (page) => {
          const text = page.getByRole('textbox', { name: 'النص' });
          await text.fill('# كيف تختار حيًّا\n\nابدأ من الطريق إلى العمل.');
          await page.getByText('الإنجليزية', { exact: true }).click();
          await text.fill('# Choosing a neighbourhood\n\nBegin with the way to work.');
        },
        act: 'انشر المقال',
        says: 'over',
      },
    ]);
  });
});
