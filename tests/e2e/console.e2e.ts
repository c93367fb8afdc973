import { readFile } from 'node:fs/promises';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { coupons, orders } from '../../server/db/schema/orders.ts';
import { signInByCall } from '../support/api-person.ts';
import { axeViolations } from '../support/axe.ts';
import {
  countOf,
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
import { fillLogin, SARA } from '../support/people.ts';

test.describe('the console', () => {
  test('is nowhere for strangers, with or without a session', async ({ visit, person }) => {
    const guest = await visit({ desktop: true });
    expect(await guest.open('/ops')).toBe(404);
    await expect(guest.page.getByText('هذه الصفحة غير موجودة')).toBeVisible();
    expect(await guest.open('/ops/ads/1')).toBe(404);
    const { page, open, complaints } = await visit({ desktop: true, as: await person() });
    await open('/ops/ads');
    await expect(page.getByText('هذه الصفحة غير موجودة')).toBeVisible();
    await expect(page.getByText('لوحة التشغيل')).toHaveCount(0);
    expect(own([...guest.complaints, ...complaints])).toEqual([]);
  });

  test('shows each role its part, and refuses one that was taken away without losing a text', async ({
    visit,
    server,
    person,
  }) => {
    const operate = operatorOf(server);
    const reem = await person({ name: 'ريم الشهري' });
    await operate('operator', 'add', reem.mobile, '--role', 'editor');
    const { page, open, complaints } = await visit({
      desktop: true,
      as: await signInByCall(server, reem),
    });
    await open('/ops');
    await expect(page.getByText('محرر', { exact: true })).toBeVisible();
    await expect(sections(page).getByRole('link')).toHaveText([
      'نظرة اليوم',
      /^مقالات مخفية/,
      'السجل',
      'المقالات',
      'الأسئلة',
    ]);
    await open('/ops/ads');
    await expect(page.getByText('هذا خارج صلاحياتك. اطلبه ممن يملكها')).toBeVisible();

    await operate('operator', 'add', reem.mobile, '--role', 'auditor');
    await open('/ops');
    await openFirst(page, 'إعلانات للمراجعة');
    await expect(pane(page).getByRole('button', { name: 'ارفض', exact: true })).toHaveCount(0);
    await expect(pane(page).getByRole('button', { name: 'انشر الإعلان' })).toHaveCount(0);

    await operate('operator', 'add', reem.mobile, '--role', 'reviewer');
    await page.reload();
    await press(page, 'ارفض');
    const reason = pane(page).getByLabel(/^السبب/);
    await reason.fill('الصور لا تخص هذا العقار');
    await operate('operator', 'add', reem.mobile, '--role', 'editor');
    await press(page, 'ارفض الإعلان');
    await expect(pane(page).getByText('هذا خارج صلاحياتك. اطلبه ممن يملكها')).toBeVisible();
    await operate('operator', 'add', reem.mobile, '--role', 'reviewer');
    await page.reload();
    await press(page, 'ارفض');
    await expect(reason).toHaveValue('الصور لا تخص هذا العقار');
    expect(own(complaints)).toEqual([]);
  });

  test('keeps a text for its operator where the session ends in the middle of it', async ({
    visit,
    server,
    noura,
  }) => {
    const { page, open, complaints } = await visit({ desktop: true, as: noura });
    await open('/ops');
    const id = await openFirst(page, 'إعلانات للمراجعة');
    await press(page, 'ارفض');
    const reason = pane(page).getByLabel(/^السبب/);
    await reason.fill('الصور لا تخص هذا العقار');
    await operatorOf(server)('sessions', 'end', noura.mobile);
    await press(page, 'ارفض الإعلان');
    await expect(page).toHaveURL(/\/login\?next=/);
    await fillLogin(page, noura);
    await expect(page).toHaveURL(new RegExp(`/ops/ads/${id}$`));
    await press(page, 'ارفض');
    await expect(reason).toHaveValue('الصور لا تخص هذا العقار');
    await press(page, 'ارفض الإعلان');
    await expectStatus(page, 'رُفض الإعلان');
    expect(own(complaints).filter((text) => !/status of 401/.test(text))).toEqual([]);
  });

  test('takes a new operator through a first morning', async ({ visit, server, noura }) => {
    const { page, open, complaints } = await visit({ desktop: true, as: noura });
    await open('/');
    await page.getByRole('button', { name: 'حسابي' }).click();
    await page.getByRole('link', { name: 'لوحة التشغيل' }).click();
    await expect(page.getByRole('heading', { name: 'نظرة اليوم' })).toBeVisible();
    await expect(page.getByText(/ينتظرك$/).first()).toBeVisible();
    await expect(page.getByRole('figure', { name: 'إعلانات جديدة' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    // An ad is published with its licence: an error shows at its field, and what was typed stays.
    const first = await openFirst(page, 'إعلانات للمراجعة');
    // Its row has what one decides by: purpose and city, photos, price.
    const row = page
      .getByRole('region', { name: 'إعلانات للمراجعة' })
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="ads/${first}"]`) });
    await expect(row.getByText(/^(?:للبيع|للإيجار|استثمار)، /)).toBeVisible();
    await expect(row.getByText(/^(?:صورة واحدة|صورتان|\d+ صور|\d+ صورة)$/)).toBeVisible();
    await expect(row.locator('img')).toBeVisible();
    await expect(row.locator('[data-money]')).toBeVisible();
    // A long queue scrolls in its own column, never the page.
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(beyond).toBe(0);
    const waiting = countOf(page, 'إعلانات للمراجعة');
    await expect(waiting).toHaveText(/^\d+$/);
    const ads = Number(await waiting.textContent());
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'انشر الإعلان');
    const licence = pane(page).getByLabel('رقم ترخيص الإعلان');
    await licence.fill('٧٢٠٠');
    await press(page, 'انشر');
    await expect(pane(page).getByText('رقم الترخيص من 10 إلى 12 رقمًا')).toBeVisible();
    await page.reload();
    await press(page, 'انشر الإعلان');
    await expect(licence).toHaveValue('7200');
    await licence.fill('7200000001');
    await press(page, 'انشر');
    await expectStatus(page, 'نُشر الإعلان');
    // The next ad is already open.
    const second = await opened(page, first);
    await expect(waiting).toHaveText(String(ads - 1));

    // Another is rejected, with a reason that one press fills in.
    await press(page, 'ارفض');
    const price = pane(page).getByRole('button', { name: 'السعر', exact: true });
    await price.click();
    // Two reasons; the second has a field, which is selected and typed over.
    await pane(page).getByRole('button', { name: 'صورة بعينها', exact: true }).click();
    await press(page, 'ارفض الإعلان');
    await expect(pane(page).getByText('واملأ كل {فراغ}')).toBeVisible();
    const reason = pane(page).getByLabel(/^السبب/);
    await expect(reason).toHaveValue(/\{رقم الصورة\}/);
    await price.click();
    await price.click();
    await expect(reason).toBeFocused();
    await page.keyboard.type('3');
    // What its advertiser will read, in both languages, is shown before it goes.
    await expect(
      pane(page).getByText(/^لم يُقبل إعلانك: .+ السبب: الصورة رقم 3 لا تخص.+\n?.*السعر لا يوافق/),
    ).toBeVisible();
    await pane(page).getByText('كما يُقرأ بالإنجليزية').click();
    await expect(
      pane(page).getByText(/^Your listing was not accepted.+Photo number 3 is not of/),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'ارفض الإعلان');
    await expectStatus(page, 'رُفض الإعلان');

    // A third one was decided by another operator a moment before.
    const third = await opened(page, second);
    await operatorOf(server)('ads', 'reject', third, '--reason', 'سبقتك');
    await press(page, 'ارفض');
    await pane(page)
      .getByLabel(/^السبب/)
      .fill('مكرر');
    await press(page, 'ارفض الإعلان');
    await expect(pane(page).getByRole('alert').getByText('عولج هذا قبلك')).toBeVisible();
    await expect(pane(page).getByRole('alert').getByText('Operator: رفض إعلان')).toBeVisible();
    await expect(
      pane(page)
        .getByRole('alert')
        .getByText(/تغيّر: .*الحال/),
    ).toBeVisible();
    await expect(pane(page).locator('header').getByText('مرفوض', { exact: true })).toBeVisible();
    await press(page, 'أعده إلى المراجعة');
    await pane(page)
      .getByLabel(/^السبب/)
      .fill('رُفض قبل النظر في صوره');
    await press(page, 'أعده إلى المراجعة');
    await expectStatus(page, 'عاد الإعلان إلى المراجعة');

    // A report gets its answer.
    await openFirst(page, 'بلاغات عن إعلانات');
    await press(page, 'البلاغ صحيح');
    await pane(page).getByLabel(/^الرد/).fill('تحققنا، وأخفينا الإعلان. شكرًا لك.');
    await press(page, 'أيّد البلاغ');
    await expectStatus(page, 'وصل الرد إلى المبلّغ');
    expect(own(complaints)).toEqual([]);
  });

  test('takes an order to its bill', async ({ visit, noura }) => {
    const { page, open, complaints } = await visit({ desktop: true, as: noura });
    await open('/ops/orders-new');
    // Not the order for the mosque, which is free.
    await page
      .getByRole('region', { name: 'صيانة بلا فني' })
      .getByRole('link', { name: /^المكيّف لا يبرّد/ })
      .first()
      .click();
    const id = await opened(page);
    await press(page, 'عيّن فنيًا');
    await pane(page).getByRole('button', { name: 'الفني' }).click();
    await page.getByRole('dialog').getByRole('option').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, 'عيّنه');
    await expectStatus(page, 'عُيّن الفني');

    await open(`/ops/item/orders/${id}`);
    await press(page, 'وصل الفني');
    await press(page, 'وصل');
    await expectStatus(page, 'سُجّل وصول الفني');
    // It was another order: without a reason it is refused, then the order stands as before.
    await press(page, 'لم يصل بعد');
    await press(page, 'ألغِ تسجيل الوصول');
    await expect(pane(page).getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
    await pane(page)
      .getByLabel(/^السبب/)
      .fill('ضغطت على طلب آخر');
    await press(page, 'ألغِ تسجيل الوصول');
    await expectStatus(page, 'أُلغي تسجيل الوصول');
    await expect(pane(page).getByText('عُيّن الفني', { exact: true }).first()).toBeVisible();
    await press(page, 'وصل الفني');
    await press(page, 'وصل');
    await expect(pane(page).getByRole('button', { name: 'لم يصل بعد' })).toBeVisible();
    await press(page, 'حدّد المبلغ');
    const amount = pane(page).getByRole('textbox', { name: /^المبلغ النهائي/ });
    await amount.fill('٥٠');
    await press(page, 'ثبّت المبلغ');
    await expect(pane(page).getByText('أقل مبلغ 100\u00A0ر.س، وللطلب العاجل 200\u00A0ر.س')).toBeVisible();
    await amount.fill('٣٥٠');
    await press(page, 'ثبّت المبلغ');
    await expectStatus(page, 'وصل المبلغ إلى صاحب الطلب');
    await press(page, 'انتهى العمل');
    await press(page, 'أكّد الانتهاء');
    await expectStatus(page, 'انتهى الطلب');
    await expect(pane(page).getByText('تسجيل وصول الفني')).toHaveCount(2);
    // It was not: the order is open again, and stands as before.
    await press(page, 'لم ينتهِ العمل');
    await press(page, 'افتح الطلب من جديد');
    await expect(pane(page).getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
    await pane(page)
      .getByLabel(/^السبب/)
      .fill('بقيت قطعة');
    await press(page, 'افتح الطلب من جديد');
    await expectStatus(page, 'فُتح الطلب من جديد');
    await expect(pane(page).getByRole('button', { name: 'انتهى العمل' })).toBeVisible();
    expect(own(complaints)).toEqual([]);
  });

  test('takes a reservation to its end, and gives the money of another back once', async ({
    visit,
    noura,
  }) => {
    const { page, open, context, complaints } = await visit({ desktop: true, as: noura });
    await open('/ops');
    const executed = await openFirst(page, 'حجوزات للتنفيذ');
    await press(page, 'وُقّع العقد');
    await press(page, 'أكّد التوقيع');
    await expectStatus(page, 'اكتمل الحجز');

    // Two tabs refund one reservation: the second shows the refund, and the money goes back once.
    await opened(page, executed);
    const second = await context.newPage();
    await second.goto(page.url());
    await press(second, 'أعد المبلغ');
    await press(page, 'أعد المبلغ');
    await press(page, 'أعد المبلغ');
    await expectStatus(page, 'أُعيد المبلغ');
    await press(second, 'أعد المبلغ');
    await expect(pane(second).getByRole('alert').getByText('أنت: إعادة مبلغ حجز')).toBeVisible();

    // A signing that was recorded by mistake is countered: its earned fee goes back.
    await open(`/ops/reservations/${executed}`);
    await press(page, 'أعد المبلغ');
    await expect(pane(page).getByText(/سُجّل توقيعه خطأً/)).toBeVisible();
    await press(page, 'أعد المبلغ');
    await expectStatus(page, 'أُعيد المبلغ');
    await open(`/ops/reservations/${executed}`);
    await expect(pane(page).locator('header').getByText('أُعيد المبلغ')).toBeVisible();
    expect(own(complaints)).toEqual([]);
  });

  test('publishes an article as it was previewed, grants a coupon, and finds both in the log', async ({
    visit,
    server,
    noura,
  }) => {
    const number = noura.mobile.slice(-4);
    const title = `كيف تختار حيًّا ${number}`;
    const { page, open, complaints } = await visit({ desktop: true, as: noura });
    await open('/ops/articles/new');
    const text = page.getByRole('textbox', { name: 'النص' });
    await text.fill(`# ${title}\n\nابدأ من **الطريق إلى العمل**.\n\n## المدارس\n\nزرها في الصباح.`);
    const preview = page.getByRole('region', { name: 'كما يراه القارئ' });
    await expect(preview.getByRole('heading', { name: 'المدارس' })).toBeVisible();
    await expect(preview.locator('strong', { hasText: 'الطريق إلى العمل' })).toBeVisible();
    // Without the English text it is not published: its field shows an error, and the Arabic text
    // stays.
    await page.getByRole('button', { name: 'انشر المقال' }).click();
    await expect(
      page.getByText('اكتب المقال بالإنجليزية: سطر العنوان (# ثم العنوان)، ثم النص تحته'),
    ).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue(new RegExp(title));
    await page.getByText('الإنجليزية', { exact: true }).click();
    await expect(text).toHaveValue('');
    await text.fill(`# Choosing a neighbourhood ${number}\n\nBegin with the way to work.`);
    await expect(preview.getByText('Begin with the way to work.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'انشر المقال' }).click();
    await expectStatus(page, 'نُشر المقال');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    const reader = await visit();
    await reader.open('/blog');
    await expect(reader.page.getByText(title).first()).toBeVisible();

    await page.getByRole('link', { name: 'القسائم' }).click();
    await page.getByRole('button', { name: 'امنح قسيمة' }).click();
    await page.getByLabel('الرمز').fill(`morning-${number}`);
    await page.getByLabel(/^نسبة الخصم/).fill('٢٠');
    await page.getByRole('button', { name: 'امنح القسيمة' }).click();
    await expectStatus(page, 'مُنحت القسيمة');
    const coupon = page.getByRole('listitem').filter({ hasText: `MORNING-${number}` });
    await coupon.getByRole('button', { name: 'أوقف', exact: true }).click();
    await coupon.getByRole('button', { name: 'أوقف القسيمة' }).click();
    await expect(coupon.getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
    await coupon.getByLabel(/^السبب/).fill('مُنحت خطأً');
    await coupon.getByRole('button', { name: 'أوقف القسيمة' }).click();
    await expectStatus(page, 'أُوقفت القسيمة');
    await expect(coupon.getByText(/^أُوقفت في/)).toBeVisible();
    await expect(coupon.getByRole('button', { name: 'استأنف' })).toBeVisible();

    await page.getByRole('link', { name: 'السجل' }).click();
    await page.getByRole('button', { name: 'ما فعلته أنا' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await expect(page.getByText('منح قسيمة', { exact: true })).toBeVisible();
    await expect(page.getByText('نشر مقال', { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('searchbox').fill('نوره العتيبي');
    await page.getByLabel('إلى يوم').fill('2020-01-01');
    await expect(page.getByText('لا شيء في السجل.')).toBeVisible();
    await page.getByLabel('إلى يوم').fill('');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'نزّل CSV' }).click();
    const log = await readFile(await (await saving).path(), 'utf8');
    expect(log.split('\r\n')).toHaveLength(5);
    expect(log).toMatch(
      /^\uFEFFرقم السطر,اليوم,.*\r\n\d+,2\d{3}-\d\d-\d\d,\d\d:\d\d,نورة العتيبي,لوحة التشغيل,/,
    );
    expect(await operatorOf(server)('log', 'verify')).toMatch(/^entries +\d+\nhash +[0-9a-f]{64}$/);

    await page.getByRole('link', { name: 'الأشخاص' }).click();
    await page.getByRole('searchbox').fill(inArabic(SARA.mobile));
    await page.getByRole('link', { name: SARA.mobile }).click();
    await expect(page.getByText('آخر إعلاناته')).toBeVisible();
    expect(own(complaints)).toEqual([]);
  });

  test('stops, resumes and changes a technician and a coupon, and shows which is used up', async ({
    visit,
    server,
    noura,
  }) => {
    const number = noura.mobile.slice(-4);
    const [mobile, code] = [`055900${number}`, `USED-${number}`];
    const operate = operatorOf(server);
    await operate('technicians', 'add', mobile, '--name', `فني ${number}`);
    await operate('coupons', 'grant', code, '--percent', '5', '--uses', '1');
    // One order was paid with it.
    await server.meanwhile(async (db) => {
      const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code));
      const [order] = await db
        .select()
        .from(orders)
        .where(and(isNotNull(orders.callOutPaidAt), isNull(orders.cancelledAt), isNull(orders.couponId)));
      await db
        .update(orders)
        .set({ couponId: coupon?.id ?? 0 })
        .where(eq(orders.id, order?.id ?? 0));
    });
    const { page, open, complaints } = await visit({ desktop: true, as: noura });
    await page.setViewportSize({ width: 1280, height: 560 });
    await open('/ops/technicians');
    // The last section stays in sight on a low screen.
    await expect(sections(page).getByRole('link', { name: 'الفنيون' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    const row = page.getByRole('listitem').filter({ hasText: mobile });
    await row.getByRole('button', { name: 'أوقف', exact: true }).click();
    await row.getByLabel(/^السبب/).fill('في إجازة');
    await row.getByRole('button', { name: 'أوقف الفني' }).click();
    await expectStatus(page, 'أُوقف الفني');
    await expect(row.getByText('لا يستقبل طلبات')).toBeVisible();
    await expect(row.getByText('في إجازة')).toBeVisible();
    // To take it back has a reason too.
    await row.getByRole('button', { name: 'استأنف' }).click();
    await row.getByRole('button', { name: 'استأنفه' }).click();
    await expect(row.getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
    await row.getByLabel(/^السبب/).fill('عاد من إجازته');
    await row.getByRole('button', { name: 'استأنفه' }).click();
    await expectStatus(page, 'عاد الفني يستقبل الطلبات');
    await expect(row.getByText('لا يستقبل طلبات')).toHaveCount(0);
    // The form of a change starts from what is known; a mobile of another technician is refused.
    await row.getByRole('button', { name: 'عدّل' }).click();
    const field = row.getByLabel('رقم الجوال');
    await expect(field).toHaveValue(mobile);
    await field.fill('0500002001');
    await row.getByRole('button', { name: 'احفظ' }).click();
    await expect(row.getByText('لدينا فني بهذا الرقم')).toBeVisible();
    await field.fill(mobile);
    await row.getByLabel(/^الاسم(?! ب)/).fill(`سعد ${number}`);
    await row.getByRole('button', { name: 'احفظ' }).click();
    await expect(row.getByText(`سعد ${number}`)).toBeVisible();

    await page.getByRole('link', { name: 'القسائم' }).click();
    const coupon = page.getByRole('listitem').filter({ hasText: code });
    await expect(coupon.getByText('استُخدمت كلها')).toBeVisible();
    await expect(coupon.getByText(code)).toHaveCSS('text-decoration-line', 'line-through');
    await coupon.getByRole('button', { name: 'عدّل' }).click();
    await coupon.getByLabel(/^أقصى عدد مرات/).fill('٢');
    await coupon.getByRole('button', { name: 'احفظ' }).click();
    await expectStatus(page, 'حُفظت القسيمة');
    await expect(coupon.getByText('استُخدمت كلها')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'السجل' }).click();
    await expect(page.getByText('عاد من إجازته')).toBeVisible();
    expect(own(complaints)).toEqual([]);
  });

  test('is one column on a phone, and says that it needs a connection', async ({ visit, noura }) => {
    const { page, open, context } = await visit({ as: noura });
    await open('/ops');
    await sections(page).getByRole('link', { name: 'بلاغات عن إعلانات' }).click();
    await expect(sections(page)).toBeHidden();
    const reports = page.getByRole('region', { name: 'بلاغات عن إعلانات' });
    await reports.getByRole('link').first().click();
    await expect(pane(page).getByRole('button', { name: 'لا مخالفة' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(true);
    await expect(pane(page).getByText(/اتصال/).first()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'رجوع' }).click();
    await expect(reports).toBeVisible();
  });
});
