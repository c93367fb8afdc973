import type { Page } from '@playwright/test';
import { axeViolations, sidewaysOf } from '../support/axe.ts';
import { publishAd, reserve, saveCard } from '../support/by-calls.ts';
import { fillCard, MADA } from '../support/card-steps.ts';
import { expect, test } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { operatorOf } from '../support/operator.ts';
import { storedOnDevice } from '../support/people.ts';
import { bookingPath, bookLuxury } from '../support/viewing-steps.ts';

const CVV = '731';

/** Saves a card with the open form, then opens the list of cards. */
async function addCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await expect(page.getByRole('dialog', { name: 'حُفظت البطاقة' })).toBeVisible();
  await page.getByRole('link', { name: 'إلى بطاقاتي' }).click();
  await expect(page).toHaveURL('/paymentcards');
}

test.describe('money', () => {
  test('a reservation is declined, gone back to, tapped twice, paid, and listed with its deadline', async ({
    visit,
    person,
  }) => {
    const id = await publishAd(await person());
    const { page, open, complaints } = await visit({ as: await person() });
    await open(`/propertyreservation/${id}`);
    await expect(page.getByText('لك 3 أيام من الدفع')).toBeVisible();
    await page.getByRole('switch').click();
    await page.getByRole('button', { name: 'التالي: بيانات التمويل' }).click();
    await page.getByLabel('صافي الراتب الشهري').fill('١٨٠٠٠');
    await page.goBack();
    await expect(page.getByText('لك 3 أيام من الدفع')).toBeVisible();
    await page.getByRole('button', { name: 'التالي: بيانات التمويل' }).click();
    const salary = page.getByLabel('صافي الراتب الشهري');
    await expect(salary).toHaveValue('18000');
    await salary.fill('10000001');
    await page.getByRole('button', { name: /^أكّد وادفع/ }).click();
    await expect(page.getByText('صافي الراتب الشهري: أعلى مبلغ مسموح به 10,000,000\u00A0ر.س')).toBeVisible();
    await expect(salary).toBeFocused();
    await salary.fill('18000');
    await page.getByRole('button', { name: /^أكّد وادفع/ }).dblclick();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    const first = page.url();
    await page.getByRole('button', { name: 'رفض البطاقة' }).click();
    await expect(page.getByRole('heading', { name: 'لم يكتمل الدفع' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(first);
    await page.goBack();
    await expect(page).toHaveURL(/\/propertyreservation\//);
    await expect(page.getByText('العقار محفوظ لك حتى تدفع')).toBeVisible();
    await page.getByRole('button', { name: /^أكّد وادفع/ }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    expect(page.url()).not.toBe(first);
    await page.getByRole('button', { name: 'قبول الدفع' }).click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    await page.getByRole('link', { name: 'تفاصيل الحجز' }).click();
    await expect(page.getByRole('heading', { name: 'وقّعا العقد قبل انتهاء المهلة' })).toBeVisible();
    await open('/myreservations');
    await expect(page.getByText('محجوز لك')).toBeVisible();
    await expect(page.getByText('مع طلب تمويل')).toBeVisible();
    await expect(page.getByText(/وقّع العقد مع المعلن قبل/)).toBeVisible();
    await open(`/propertyreservation/${id}`);
    await expect(page.getByText('حجزت هذا العقار')).toBeVisible();
    await expect(page.getByRole('button', { name: /^أكّد وادفع/ })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('the fee of a reservation: 5 % of the first year on the detail, the sheet and the pay screen', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const id = await publishAd(owner, { price: 24_500.5 });
    const { page, open, complaints } = await visit({ as: await person() });
    const fee = '1,225.02';
    await open(`/propertydetails/${id}`);
    await expect(page.locator('dl > div', { hasText: 'رسوم الحجز' })).toContainText(fee);
    await page.getByRole('button', { name: 'احجز العقار' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(`${fee}\u00A0ر.س`);
    await expect(sheet.getByText('وهي 5% من أجرة السنة الأولى.')).toBeVisible();
    await sheet.getByRole('button', { name: 'تابع الحجز' }).click();
    await expect(page.getByText('وهي 5% من أجرة السنة الأولى.')).toBeVisible();
    const confirm = page.getByRole('button', { name: /^أكّد وادفع/ });
    await expect(confirm).toContainText(fee);
    await confirm.click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(page.getByText(fee).first()).toBeVisible();
    const onRequest = await publishAd(owner, { price: undefined });
    await open(`/propertyreservation/${onRequest}`);
    await expect(page.getByText('سعر العقار عند الطلب، فالرسوم ثابتة.')).toBeVisible();
    await expect(confirm).toContainText('2,000');
    expect(complaints).toEqual([]);
  });

  test('a card is added on the way from the pay screen, which has it chosen and keeps what was typed', async ({
    visit,
    person,
  }) => {
    const id = await publishAd(await person());
    const payer = await person();
    await saveCard(payer);
    const { page, open, complaints } = await visit({ as: payer });
    await open(`/propertyreservation/${id}`);
    await page.getByRole('switch').click();
    await page.getByRole('button', { name: 'التالي: بيانات التمويل' }).click();
    await page.getByLabel('صافي الراتب الشهري').fill('18000');
    const add = page.getByRole('link', { name: 'أضف بطاقة جديدة' });
    await add.click();
    await expect(page).toHaveURL(/\/addpaymentcard\?next=/);
    // Without saving a card, the link leads back to the payment step.
    await page.getByRole('main').getByRole('link', { name: 'الدفع', exact: true }).click();
    await expect(page).toHaveURL(`/propertyreservation/${id}?step=2`);
    await add.click();
    await fillCard(page, '4201320111111011');
    await expect(page.getByText('رقم البطاقة غير صحيح')).toBeVisible();
    await page.getByLabel('رقم البطاقة').fill(MADA);
    await page.getByRole('button', { name: 'احفظ البطاقة' }).click();
    await page
      .getByRole('dialog', { name: 'حُفظت البطاقة' })
      .getByRole('button', { name: 'أكمل الدفع' })
      .click();
    await expect(page).toHaveURL(`/propertyreservation/${id}?step=2`);
    await expect(page.getByRole('radio', { name: /مدى.*1010/ })).toBeChecked();
    await expect(page.getByLabel('صافي الراتب الشهري')).toHaveValue('18000');
    await page.getByLabel('رمز التحقق (CVV)').fill(CVV);
    await page.getByRole('button', { name: /^أكّد وادفع/ }).click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a property that somebody else reserved meanwhile is refused clearly, and nothing is charged', async ({
    visit,
    server,
    person,
  }) => {
    const id = await publishAd(await person());
    const { page, open } = await visit({ as: await person() });
    await open(`/propertyreservation/${id}`);
    const confirm = page.getByRole('button', { name: /^أكّد وادفع/ });
    await expect(confirm).toBeVisible();
    await reserve(server, await person(), id, 'none');
    await confirm.click();
    await expect(page.getByText('حُجز هذا العقار قبل لحظات، ولم يُخصم شيء')).toBeVisible();
    await expect(page.getByText('حُجز هذا العقار. تصفّح عقارات تشبهه')).toBeVisible();
    await expect(page).toHaveURL(`/propertyreservation/${id}`);
  });

  for (const [language, status, way, link, face, kind] of [
    ['ar', 'أُعيد المبلغ', / إلى بطاقتك/, 'إيصال الحجز', 'أُعيد المبلغ', 'إيصال استرداد'],
    ['en', 'Refunded', / to your card/, 'Reservation receipt', 'The money was refunded', 'Refund receipt'],
  ] as const) {
    test(`a refunded reservation says where its money went, and has its receipts: ${language}`, async ({
      visit,
      server,
      person,
    }) => {
      const [owner, buyer] = [await person(), await person()];
      const reservation = await reserve(server, buyer, await publishAd(owner));
      await operatorOf(server)('reservations', 'refund', String(reservation));
      const { page, open, complaints } = await visit({ language, as: buyer });
      await open('/myreservations');
      const refunded = page.getByRole('article');
      await expect(refunded.getByText(status, { exact: true })).toBeVisible();
      await expect(refunded.getByText(way)).toBeVisible();
      await refunded.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: face })).toBeVisible();
      await expect(page.getByRole('region', { name: new RegExp(`^${kind} RFD-\\d{6}$`) })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }

  test('the wallet refuses bad amounts at their field, and is topped up by a saved card', async ({
    visit,
    person,
  }) => {
    const payer = await person();
    await saveCard(payer);
    const { page, open, complaints } = await visit({ as: payer, worker: true });
    await open('/wallet');
    await workerInCharge(page);
    await page.getByRole('link', { name: 'شحن الرصيد' }).first().click();
    const field = page.getByLabel('المبلغ بالريال');
    const next = page.getByRole('button', { name: 'متابعة' });
    for (const [typed, message] of [
      ['', 'يرجي ادخال المبلغ المطلوب'],
      ['0', 'أقل مبلغ 1\u00A0ر.س'],
      ['666667', 'أكبر مبلغ 666,666\u00A0ر.س'],
      ['مئة', 'اكتب المبلغ عددًا بلا كسور، مثل 500'],
    ] as const) {
      await field.fill(typed);
      await next.click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(field).toHaveValue(typed);
    }
    await field.fill('١٥٠٠');
    await next.click();
    const sheet = page.getByRole('dialog', { name: 'تأكيد الشحن' });
    await sheet.getByRole('button', { name: /^ادفع/ }).click();
    await expect(sheet.getByText('اكتب رمز التحقق (CVV)')).toBeVisible();
    const cvv = sheet.getByLabel('رمز التحقق (CVV)');
    await cvv.fill('999');
    await sheet.getByRole('button', { name: /^ادفع/ }).click();
    await expect(sheet.getByText(/غير صحيح، ولم يُخصم شيء/)).toBeVisible();
    expect(await axeViolations(page, '[role="dialog"]')).toEqual([]);
    await cvv.fill(CVV);
    await sheet.getByRole('button', { name: /^ادفع/ }).click();
    await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'اطبع الإيصال' })).toBeVisible();
    await page.getByRole('link', { name: 'إلى المحفظة' }).click();
    await expect(page.getByText('1,500').first()).toBeVisible();
    await expect(page.getByText('لم تتم')).toBeVisible();
    await open('/financialtransactions');
    await expect(page.getByText('شحن المحفظة').first()).toBeVisible();
    expect(await storedOnDevice(page)).not.toMatch(new RegExp(`cvv|"${CVV}"`));
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });

  test('in English a receipt fits the phone, and the transactions show where a refund went', async ({
    visit,
    person,
  }) => {
    const [owner, visitor] = [await person(), await person()];
    const luxury = await visit({ language: 'en', as: visitor });
    const { page, open, complaints } = luxury;
    await bookLuxury(luxury, await bookingPath(visitor, await publishAd(owner)));
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page.getByRole('button', { name: 'Share the receipt' })).toBeVisible();
    await expect.poll(() => sidewaysOf(page)).toBe(0);
    await page.getByRole('link', { name: 'Viewing details' }).click();
    await page.getByRole('button', { name: 'Cancel the viewing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the viewing' }).click();
    await expect(page.getByText(/goes back to your card within 14 working days/)).toBeVisible();
    await open('/financialtransactions');
    await expect(page.getByRole('link', { name: /^Refund: .*To the card/ })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a card is refused where it is wrong, saved, kept on no device, and deleted after asking', async ({
    visit,
    person,
  }) => {
    const { page, open } = await visit({ as: await person(), worker: true });
    await open('/addpaymentcard');
    await workerInCharge(page);
    const number = page.getByLabel('رقم البطاقة');
    const expiry = page.getByLabel('تاريخ الانتهاء');
    const save = page.getByRole('button', { name: 'احفظ البطاقة' });
    await save.click();
    await expect(page.getByText('اكتب رقم البطاقة')).toBeVisible();
    await number.fill('4111111111111112');
    // Expiry dates pasted in other formats.
    for (const [pasted, read] of [
      ['1/29', '01/2029'],
      ['2028-12', '12/2028'],
      ['\u0660\u0661 / \u0662\u0660\u0662\u0669', '01/2029'],
    ] as const) {
      await expiry.fill('');
      await expiry.evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, pasted);
      await expect(expiry).toHaveValue(read);
    }
    await expiry.fill('');
    await expiry.pressSequentially('1329');
    await save.click();
    await expect(page.getByText('اكتب تاريخ الانتهاء هكذا: 09/29')).toBeVisible();
    await expiry.fill('01/2020');
    await save.click();
    await expect(page.getByText('رقم البطاقة غير صحيح')).toBeVisible();
    await expect(page.getByText('انتهت صلاحية هذه البطاقة')).toBeVisible();
    await expect(number).toHaveValue('4111 1111 1111 1112');
    await addCard(page, MADA);
    const remove = page.getByRole('button', { name: 'احذف البطاقة مدى 1010' });
    await expect(remove).toBeVisible();
    expect(await storedOnDevice(page)).not.toContain(MADA);
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
    await expect(page.getByText('حُذفت البطاقة')).toBeVisible();
    await expect(remove).toHaveCount(0);
  });
});
