import { axeViolations } from '../support/axe.ts';
import { bookViewing, publishAd, topUp } from '../support/by-calls.ts';
import {
  expectStatus,
  inArabic,
  opened,
  openFirst,
  own,
  pane,
  press,
  sections,
  test,
} from '../support/console-steps.ts';
import { expect } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';

test.describe('properties, tenancies and refunds in the console', () => {
  test('enters an owner, lets a property, marks a payment and ends the tenancy', async ({
    visit,
    server,
    person,
    noura,
  }) => {
    const [owner, tenant] = [await person(), await person()];
    const property = await publishAd(await person());
    const { page, context, open, complaints } = await visit({ desktop: true, as: noura });
    await open('/ops/homes');
    const found = page.getByRole('region', { name: 'العقارات' });
    await found.getByRole('searchbox').fill('٩٩٩٩٩٩٩');
    await expect(found.getByText('لا عقار كهذا')).toBeVisible();
    await found.getByRole('searchbox').fill(inArabic(property));
    await found.locator(`a[href$="/${property}"]`).click();
    await press(page, 'سجّل المالك');
    // The form starts from the mobile in the ad.
    const ownerMobile = pane(page).getByLabel('جوال المالك');
    await expect(ownerMobile).toHaveValue(/^05\d{8}$/);
    await ownerMobile.fill(inArabic(owner.mobile));
    await press(page, 'سجّل');
    await expectStatus(page, 'سُجّل المالك');

    // If the payment interval does not divide the term, it shows an error and keeps what was typed.
    await press(page, 'سجّل عقد إيجار');
    const mobile = pane(page).getByLabel('جوال المستأجر');
    await mobile.fill(inArabic(tenant.mobile));
    await pane(page).getByLabel('المدة', { exact: true }).fill('٤');
    await pane(page).getByText('شهر', { exact: true }).click();
    const rent = pane(page).getByLabel('مبلغ كل دفعة بالريال');
    await expect(rent).toHaveValue(/^\d+/);
    await rent.fill('١٢٥٠٠');
    await press(page, 'سجّل العقد');
    await expect(pane(page).getByText(/^لا تنقسم المدة على هذه الدفعات/)).toBeVisible();
    await expect(mobile).toHaveValue(tenant.mobile);
    await pane(page).getByText('شهريًا', { exact: true }).click();
    await expect(pane(page).getByText('4 دفعات')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(true);
    await expect(pane(page).getByText(/اتصال/).first()).toBeVisible();
    await context.setOffline(false);
    await press(page, 'سجّل العقد');
    await expectStatus(page, 'سُجّل العقد');

    await sections(page).getByRole('link', { name: 'عقود الإيجار', exact: true }).click();
    const list = page.getByRole('region', { name: 'عقود الإيجار' });
    await list.getByRole('searchbox').fill(String(property));
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('listitem').getByRole('link').click();
    const id = await opened(page);
    await expect(pane(page).getByText('حلّ موعدها', { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'سجّل دفعة');
    const day = pane(page).getByLabel('يوم السداد');
    await day.fill('2999-01-01');
    await press(page, 'سجّل السداد');
    await expect(pane(page).getByText('اختر يومًا مضى، أو اليوم')).toBeVisible();
    await day.fill(new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10));
    await press(page, 'سجّل السداد');
    await expectStatus(page, 'سُجّل السداد');
    await expect(pane(page).getByText(/^سُدّدت في/)).toBeVisible();

    // It was marked by mistake: without a reason it stays, with one both sides read why.
    await press(page, 'صحّح دفعة');
    await press(page, 'أعدها غير مسدَّدة');
    await expect(pane(page).getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
    await pane(page)
      .getByLabel(/^السبب/)
      .fill('سُجّلت على عقد آخر');
    await press(page, 'أعدها غير مسدَّدة');
    await expectStatus(page, 'صُحّحت الدفعة');
    await expect(pane(page).getByText(/^سُدّدت في/)).toHaveCount(0);
    const reader = await visit({ as: tenant });
    await reader.open('/');
    await reader.page.getByRole('button', { name: /^الإشعارات/ }).click();
    await expect(reader.page.getByText(/^سجّلنا خطأً سداد دفعة الإيجار .*سُجّلت على عقد آخر$/)).toBeVisible();

    // Another operator ended it a moment before.
    await press(page, 'أنهِ العقد');
    await operatorOf(server)('tenancies', 'end', id);
    await press(page, 'أكّد الإنهاء');
    await expect(pane(page).getByRole('alert').getByText('Operator: إنهاء عقد إيجار')).toBeVisible();
    await expect(pane(page).getByText('أُنهي', { exact: true })).toBeVisible();

    // It was another's: without a reason it stays ended, with one the tenancy goes on.
    await press(page, 'لم ينتهِ العقد');
    await press(page, 'استأنف العقد');
    await expect(pane(page).getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
    await pane(page)
      .getByLabel(/^السبب/)
      .fill('أُنهي عقد آخر');
    await press(page, 'استأنف العقد');
    await expectStatus(page, 'عاد العقد ساريًا');
    await expect(pane(page).getByRole('button', { name: 'أنهِ العقد' })).toBeVisible();
    expect(own(complaints)).toEqual([]);
  });

  test('names the expert of a luxury viewing, who then stands in it, and gives another back', async ({
    visit,
    server,
    person,
    noura,
  }) => {
    const [owner, visitor] = [await person(), await person()];
    const property = await publishAd(owner);
    await topUp(server, visitor, 1_000);
    const luxury = { fancyReview: true, payWith: 'wallet' };
    const id = await bookViewing(visitor, property, 0, luxury);
    const other = await bookViewing(visitor, property, 1, luxury);
    const { page, open, complaints } = await visit({ desktop: true, as: noura });
    await open(`/ops/viewings?q=${id}`);
    await page
      .getByRole('region', { name: 'معاينات فاخرة بلا مرافق' })
      .locator(`a[href*="/viewings/${id}"]`)
      .click();
    await expect(pane(page).getByText('موعد المعاينة', { exact: true })).toBeVisible();
    await press(page, 'عيّن المختص');
    await pane(page).getByLabel('الاسم').fill('عبدالعزيز الشهري');
    await pane(page).getByLabel('جوال المختص').fill('0555');
    await press(page, 'عيّنه');
    await expect(pane(page).getByText('اكتب جوال المختص، مثل 0500000001')).toBeVisible();
    await expect(pane(page).getByLabel('الاسم')).toHaveValue('عبدالعزيز الشهري');
    await pane(page).getByLabel('جوال المختص').fill(inArabic('0555111222'));
    await press(page, 'عيّنه');
    await expectStatus(page, 'عُيّن المختص، ووصل اسمه إلى الزائر');

    await open(`/ops/item/viewings/${other}`);
    await press(page, 'أعد المبلغ');
    await pane(page)
      .getByLabel(/^السبب/)
      .fill('لا مختص في هذا اليوم');
    await press(page, 'أعد المبلغ');
    await expectStatus(page, 'أُعيد المبلغ');
    expect(own(complaints)).toEqual([]);

    const his = await visit({ as: visitor });
    await his.open(`/previewdetails/${id}`);
    await expect(his.page.getByText('المختص الذي يرافقك')).toBeVisible();
    await expect(his.page.locator('a[href="tel:0555111222"]')).toBeVisible();
    expect(await axeViolations(his.page)).toEqual([]);
    await his.open('/account');
    await his.page.getByRole('button', { name: /^الإشعارات/ }).click();
    const news = his.page.getByRole('dialog', { name: 'الإشعارات' });
    await expect(news.getByText(/^يرافقك عبدالعزيز الشهري في معاينتك/)).toBeVisible();
    await expect(news.getByText(/أعدنا 500.ر\.س إلى محفظتك/)).toBeVisible();
    const hers = await visit({ as: owner });
    await hers.open(`/previewdetails/${id}`);
    await expect(hers.page.getByText('مختص ركن المرافق للزائر')).toBeVisible();
    expect([...his.complaints, ...hers.complaints]).toEqual([]);
  });

  test('tries a refused refund again, and says why it was refused', async ({ visit, noura }) => {
    const { page, open, complaints } = await visit({ desktop: true, as: noura });
    await open('/ops');
    const refused = await openFirst(page, 'استرداد رفضته البوابة');
    await expect(pane(page).getByText('رفضت البوابة الاسترداد')).toBeVisible();
    await expect(pane(page).getByText('invalid_request_error')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'أعد المحاولة');
    await press(page, 'أعد المحاولة الآن');
    await expectStatus(page, 'سنطلب من البوابة مرة أخرى');
    // The next refund is open; the gateway is queried within half a minute and may refuse the first
    // one again.
    await opened(page, refused);
    await open(`/ops/item/refunds/${refused}`);
    await expect(pane(page).getByRole('listitem').getByText(noura.name)).toBeVisible();
    expect(own(complaints)).toEqual([]);
  });
});
