import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults, LANGUAGES_AND_THEMES } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import { keptOnDevice, NEWCOMER, SARA, signInAt, tokenOf } from '../support/people.ts';
import { chooseTime, own, someListing } from '../support/viewing-steps.ts';

const CARD = '4111111111111111';
const CVV = '731';
const NEXT_YEAR = new Date().getFullYear() + 1;

async function addCard(page: Page, number: string): Promise<void> {
  await page.goto('/addpaymentcard');
  await page.getByLabel('رقم البطاقة').fill(number);
  await page.getByLabel('تاريخ الانتهاء').fill(`12/${NEXT_YEAR}`);
  await page.getByRole('button', { name: 'احفظ البطاقة' }).click();
  await page.getByRole('dialog', { name: 'حُفظت البطاقة' }).waitFor();
  await page.getByRole('link', { name: 'إلى بطاقاتي' }).click();
  await page.waitForURL('**/paymentcards');
}

async function asSara(url: string, path: string, body: object) {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SARA),
  });
  const { user } = (await login.json()) as { user: { token: string } };
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'session-token': user.token },
    body: JSON.stringify(body),
  });
}

/** The person's own reservation of a property. */
async function reservationOf(token: string, url: string, propertyId: number): Promise<number> {
  const answer = await fetch(`${url}/api/propReservation/list`, { headers: { 'session-token': token } });
  const { rows } = (await answer.json()) as { rows: { id: number; Property: { id: number } }[] };
  return rows.find(({ Property }) => Property.id === propertyId)?.id ?? 0;
}

journey('money', ({ visit, server }) => {
  it('a reservation is declined, gone back to, tapped twice, paid, and listed with its deadline', async () => {
    const { page, complaints } = await visit();
    const id = await someListing(server().url, 3);
    await signInAt(page, NEWCOMER, `/propertyreservation/${id}`);
    await page.getByText('لك 3 أيام من الدفع').waitFor();
    await page.getByRole('switch').click();
    await page.getByRole('button', { name: 'التالي: بيانات التمويل' }).click();
    await page.getByLabel('صافي الراتب الشهري').fill('١٨٠٠٠');
    await page.goBack();
    await page.getByText('لك 3 أيام من الدفع').waitFor();
    await page.getByRole('button', { name: 'التالي: بيانات التمويل' }).click();
    expect(await page.getByLabel('صافي الراتب الشهري').inputValue()).toBe('18000');
    await page.getByRole('button', { name: /^أكّد وادفع/ }).dblclick();
    await page.waitForURL(/\/sandbox\/pay\//);
    const first = page.url();
    await page.getByRole('button', { name: 'رفض البطاقة' }).click();
    await page.getByRole('heading', { name: 'لم يكتمل الدفع' }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.waitForURL(/\/propertyreservation\//);
    await page.getByText('العقار محفوظ لك حتى تدفع').waitFor();
    await page.getByRole('button', { name: /^أكّد وادفع/ }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    expect(page.url()).not.toBe(first);
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await page.getByRole('heading', { name: 'تم الدفع' }).waitFor();
    await page.getByRole('link', { name: 'إلى حجوزاتي' }).click();
    await page.getByText('محجوز لك').waitFor();
    await page.getByText('مع طلب تمويل').waitFor();
    await page.getByText(/نفّذ الحجز قبل/).waitFor();
    await page.goto(`/propertyreservation/${id}`);
    await page.getByText('حجزت هذا العقار').waitFor();
    expect(await page.getByRole('button', { name: /^أكّد وادفع/ }).count()).toBe(0);
    expect(own(complaints)).toEqual([]);
  });

  it('a property that somebody reserved meanwhile is refused clearly, and nothing is charged', async () => {
    const { page } = await visit();
    const id = await someListing(server().url, 5);
    await signInAt(page, NEWCOMER, `/propertyreservation/${id}`);
    const confirm = page.getByRole('button', { name: /^أكّد وادفع/ });
    await confirm.waitFor();
    expect((await asSara(server().url, '/api/propReservation/create', { propertyId: id })).status).toBe(200);
    await confirm.click();
    await page.getByText('حُجز هذا العقار قبل لحظات، ولم يُخصم شيء').waitFor();
    await page.getByText('حُجز هذا العقار. تصفّح عقارات تشبهه').waitFor();
    expect(page.url()).toContain('/propertyreservation/');
  });

  it.each([
    ['ar', 'أُعيد المبلغ', 'إلى أين عاد المبلغ', /^استرداد: .*إلى البطاقة/],
    ['en', 'Refunded', 'Where the money went', /^Refund: .*To the card/],
  ] as const)(
    'a refunded reservation leads to where its money went, in %s',
    async (language, status, way, row) => {
      const { page, complaints } = await visit({ language });
      const id = await someListing(server().url, language === 'ar' ? 13 : 14);
      await signInAt(page, NEWCOMER, `/propertyreservation/${id}`);
      await page.getByRole('button', { name: /^(أكّد وادفع|Confirm and pay)/ }).click();
      await page.waitForURL(/\/sandbox\/pay\//);
      await page.getByRole('button', { name: /^(قبول الدفع|Approve the payment)$/ }).click();
      await page.getByRole('heading', { name: /^(تم الدفع|Payment complete)$/ }).waitFor();
      const reservation = await reservationOf(await tokenOf(page), server().url, id);
      await operatorOf(server())('reservations', 'refund', String(reservation));
      await page.goto('/myreservations');
      const refunded = page
        .getByRole('article')
        .filter({ has: page.locator(`a[href="/propertydetails/${id}"]`) });
      await refunded.getByText(status, { exact: true }).waitFor();
      await refunded.getByRole('link', { name: way }).click();
      await page.waitForURL('**/financialtransactions');
      // Its receipt says no longer that the money is ours.
      await page.getByRole('link', { name: row }).first().click();
      const face = language === 'ar' ? 'أُعيد المبلغ' : 'The money went back';
      await page.getByRole('heading', { name: face }).waitFor();
      expect(own(complaints)).toEqual([]);
    },
  );

  it('the wallet refuses bad amounts at their field, and is topped up by a saved card', async () => {
    const { page, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/addpaymentcard');
    await addCard(page, CARD);
    await page.goto('/wallet');
    await page.getByRole('link', { name: 'شحن الرصيد' }).first().click();
    const field = page.getByLabel('المبلغ بالريال');
    const next = page.getByRole('button', { name: 'متابعة' });
    for (const [typed, message] of [
      ['', 'يرجي ادخال المبلغ المطلوب'],
      ['0', 'أقل مبلغ ريال واحد'],
      ['666667', 'أكبر مبلغ 666,666 ريال'],
      ['مئة', 'اكتب المبلغ بالأرقام'],
    ] as const) {
      await field.fill(typed);
      await next.click();
      await page.getByText(message).waitFor();
      expect(await field.inputValue()).toBe(typed);
    }
    await field.fill('١٥٠٠');
    await next.click();
    const sheet = page.getByRole('dialog', { name: 'تأكيد الشحن' });
    await sheet.getByRole('button', { name: /^ادفع/ }).click();
    await sheet.getByText('اكتب رمز التحقق (CVV)').waitFor();
    const cvv = sheet.getByLabel('رمز التحقق (CVV)');
    await cvv.fill('999');
    await sheet.getByRole('button', { name: /^ادفع/ }).click();
    await sheet.getByText(/غير صحيح، ولم يُخصم شيء/).waitFor();
    await cvv.fill(CVV);
    await sheet.getByRole('button', { name: /^ادفع/ }).click();
    await page.getByRole('heading', { name: 'تم الدفع' }).waitFor();
    await page.getByRole('button', { name: 'اطبع الإيصال' }).waitFor();
    await page.getByRole('link', { name: 'إلى المحفظة' }).click();
    await page.getByText('1,500').first().waitFor();
    await page.getByText('لم تتم').waitFor();
    await page.goto('/financialtransactions');
    await page.getByText('شحن المحفظة').first().waitFor();
    const kept = await keptOnDevice(page);
    expect(kept).not.toContain(CARD);
    expect(kept).not.toMatch(new RegExp(`cvv|"${CVV}"`));
    expect(own(complaints).filter((text) => !text.includes('422'))).toEqual([]);
  });

  it('in English a receipt fits the phone, and the wallet tells where a refund went', async () => {
    const { page, complaints } = await visit({ language: 'en' });
    await signInAt(page, NEWCOMER, `/propertypreview/${await someListing(server().url, 9)}`);
    await chooseTime(page);
    await page.getByRole('button', { name: /^Luxury/ }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await page.getByRole('button', { name: 'Share the receipt' }).waitFor();
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(tooWide).toBe(0);
    await page.getByRole('link', { name: 'Viewing details' }).click();
    await page.getByRole('button', { name: 'Cancel the viewing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the viewing' }).click();
    await page.getByText(/is back in your wallet/).waitFor();
    await page.goto('/wallet');
    await page.getByRole('link', { name: /^Refund: .*To the wallet/ }).waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('a card is refused where it is wrong, saved, and deleted after asking', async () => {
    const { page } = await visit();
    await signInAt(page, NEWCOMER, '/addpaymentcard');
    const number = page.getByLabel('رقم البطاقة');
    const expiry = page.getByLabel('تاريخ الانتهاء');
    const save = page.getByRole('button', { name: 'احفظ البطاقة' });
    await save.click();
    await page.getByText('اكتب رقم البطاقة').waitFor();
    await number.fill('4111111111111112');
    await expiry.fill('01/2020');
    await save.click();
    await page.getByText('رقم البطاقة غير صحيح').waitFor();
    await page.getByText('انتهت صلاحية هذه البطاقة').waitFor();
    expect(await number.inputValue()).toBe('4111 1111 1111 1112');
    await addCard(page, '4201320111111010');
    await page.getByRole('button', { name: 'احذف البطاقة مدى 1010' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
    await page.getByText('حُذفت البطاقة').waitFor();
    await page.getByRole('button', { name: 'احذف البطاقة مدى 1010' }).waitFor({ state: 'detached' });
  });

  it('axe finds nothing on any of the six screens, in either language and theme', async () => {
    for (const [language, theme] of LANGUAGES_AND_THEMES) {
      const { page, complaints } = await visit({ language, theme });
      await signInAt(page, SARA, '/wallet');
      expect(await tokenOf(page)).not.toBe('');
      const id = await someListing(server().url, 7);
      for (const path of [
        '/wallet',
        '/wallet?form=topup',
        '/paymentcards',
        '/addpaymentcard',
        '/financialtransactions',
        '/myreservations',
        `/propertyreservation/${id}`,
      ]) {
        await page.goto(path);
        await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page
          .locator('[data-loading], [aria-busy="true"]')
          .first()
          .waitFor({ state: 'detached' })
          .catch(() => undefined);
        expect({ path, found: await axeFaults(page) }).toEqual({ path, found: [] });
      }
      expect(own(complaints)).toEqual([]);
    }
  });
});
