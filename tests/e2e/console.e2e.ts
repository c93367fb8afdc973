import { AxeBuilder } from '@axe-core/playwright';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { users } from '../../server/db/schema/people.ts';
import { type Journey, journey } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import { NEWCOMER, SARA, signInAt, tokenOf } from '../support/people.ts';
import { homesToLet } from '../support/tenancies.ts';
import { own as ownOf } from '../support/viewing-steps.ts';
import { addWaiting } from '../support/waiting.ts';

/** Somebody beside the demo's two, who runs the service: he has an account as anybody, under the same password. */
const NOURA = { mobile: '0500000055', password: SARA.password };
const FIFTY = { of: 7, everyMinutes: 40 };

/** What the app itself complained of: refusals that are asked for the browser tells by itself. */
const own = (complaints: string[]) =>
  ownOf(complaints).filter((text) => !/status of (?:404|409|422)/.test(text));

/** Fifty things wait, and Noura was made an operator by the command line. */
async function aMorning(server: ReturnType<Journey['server']>): Promise<void> {
  await server.meanwhile(async (db) => {
    const [sara] = await db.select().from(users).where(eq(users.mobile, SARA.mobile));
    await db
      .insert(users)
      .values({
        name: 'نورة العتيبي',
        nameEn: 'Noura',
        mobile: NOURA.mobile,
        passwordHash: sara?.passwordHash,
      })
      .onConflictDoNothing();
    await addWaiting(db, FIFTY);
  });
  await operatorOf(server)('operator', 'add', NOURA.mobile).catch((error: Error) => {
    if (!/already/.test(error.message)) throw error;
  });
}

const countOf = async (page: Page, queue: string) =>
  Number(
    await page
      .getByRole('navigation', { name: 'أقسام اللوحة' })
      .getByRole('link', { name: queue })
      .locator('bdi')
      .last()
      .textContent(),
  );
const pane = (page: Page) => page.getByRole('article');
const openFirst = async (page: Page, queue: string) => {
  await page.getByRole('navigation', { name: 'أقسام اللوحة' }).getByRole('link', { name: queue }).click();
  await page.getByRole('region', { name: queue }).getByRole('listitem').first().getByRole('link').click();
  await pane(page).getByRole('heading', { level: 1 }).waitFor();
};
const said = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor();
const press = (page: Page, name: string) => pane(page).getByRole('button', { name, exact: true }).click();

journey('the console', ({ visit, server }) => {
  it('is nowhere for strangers, with or without a session', async () => {
    const guest = await visit({ desktop: true });
    expect(await guest.open('/ops')).toBe(404);
    await guest.page.getByText('هذه الصفحة غير موجودة').waitFor();
    expect(await guest.open('/ops/ads/1')).toBe(404);
    const person = await visit({ desktop: true });
    await signInAt(person.page, NEWCOMER, '/');
    await person.page.goto('/ops/ads');
    await person.page.getByText('هذه الصفحة غير موجودة').waitFor();
    await person.page.getByText('لوحة التشغيل').waitFor({ state: 'detached' });
    const token = await tokenOf(person.page);
    const answer = await fetch(`${server().url}/api/ops/overview`, { headers: { 'session-token': token } });
    expect(answer.status).toBe(404);
    expect(own([...guest.complaints, ...person.complaints])).toEqual([]);
  });

  it('takes a new operator through her first morning', async () => {
    await aMorning(server());
    const { page, complaints } = await visit({ desktop: true });
    await signInAt(page, NOURA, '/');
    await page.getByRole('button', { name: 'حسابي' }).click();
    await page.getByRole('link', { name: 'لوحة التشغيل' }).click();
    await page.getByRole('heading', { name: 'نظرة اليوم' }).waitFor();
    await page
      .getByText(/ينتظرك$/)
      .first()
      .waitFor();
    await page.getByRole('figure', { name: 'إعلانات جديدة' }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    // An ad is published under its licence: what is wrong is said at its field, and nothing typed is lost.
    await openFirst(page, 'إعلانات للمراجعة');
    const ads = await countOf(page, 'إعلانات للمراجعة');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const title = await pane(page).getByRole('heading', { level: 1 }).textContent();
    await press(page, 'انشر الإعلان');
    await pane(page).getByLabel('رقم ترخيص الإعلان').fill('٧٢٠٠');
    await press(page, 'انشر');
    await pane(page).getByText('رقم الترخيص من 10 إلى 12 رقمًا').waitFor();
    await page.reload();
    await press(page, 'انشر الإعلان');
    expect(await pane(page).getByLabel('رقم ترخيص الإعلان').inputValue()).toBe('7200');
    await pane(page).getByLabel('رقم ترخيص الإعلان').fill('7200000001');
    await press(page, 'انشر');
    await said(page, 'نُشر الإعلان');
    // The next one stands there already.
    await expect.poll(() => pane(page).getByRole('heading', { level: 1 }).textContent()).not.toBe(title);
    await expect.poll(() => countOf(page, 'إعلانات للمراجعة')).toBe(ads - 1);

    // Another is rejected, by a reason that one press writes.
    await press(page, 'ارفض');
    await pane(page).getByRole('button', { name: 'السعر', exact: true }).click();
    await press(page, 'ارفض الإعلان');
    await said(page, 'رُفض الإعلان');

    // A third one was decided by another operator a moment before.
    await pane(page).getByRole('button', { name: 'ارفض', exact: true }).waitFor();
    const third = /\/ops\/ads\/(\d+)/.exec(page.url())?.[1] ?? '';
    await operatorOf(server())('ads', 'reject', third, '--reason', 'سبقتك');
    await press(page, 'ارفض');
    await pane(page)
      .getByLabel(/^السبب/)
      .fill('مكرر');
    await press(page, 'ارفض الإعلان');
    await pane(page).getByRole('alert').getByText('عولج هذا قبلك').waitFor();
    await pane(page).getByRole('alert').getByText('Operator: رفض إعلان').waitFor();
    await pane(page).getByText('مرفوض', { exact: true }).waitFor();

    // A report gets its answer.
    await openFirst(page, 'بلاغات عن إعلانات');
    await press(page, 'البلاغ صحيح');
    await pane(page).getByLabel(/^الرد/).fill('تحققنا، وأخفينا الإعلان. شكرًا لك.');
    await press(page, 'أيّد البلاغ');
    await said(page, 'وصل الرد إلى المبلّغ');
    expect(own(complaints)).toEqual([]);
  });

  it('takes an order to its bill, and a reservation to its end', async () => {
    await aMorning(server());
    const { page, complaints } = await visit({ desktop: true });
    await signInAt(page, NOURA, '/ops');
    await openFirst(page, 'صيانة بلا فني');
    // Not the mosque's, which is free.
    await page
      .getByRole('link', { name: /^المكيّف لا يبرّد/ })
      .first()
      .click();
    await pane(page)
      .getByRole('heading', { name: /^المكيّف لا يبرّد/ })
      .waitFor();
    const id = /\/ops\/orders-new\/(\d+)/.exec(page.url())?.[1] ?? '';
    await press(page, 'عيّن فنيًا');
    await pane(page).getByRole('button', { name: 'الفني' }).click();
    await page.getByRole('dialog').getByRole('option').first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page, 'عيّنه');
    await said(page, 'عُيّن الفني');

    await page.goto(`/ops/item/orders/${id}`);
    await press(page, 'وصل الفني');
    await said(page, 'سُجّل وصول الفني');
    await press(page, 'حدّد المبلغ');
    await pane(page)
      .getByRole('textbox', { name: /^المبلغ النهائي/ })
      .fill('٥٠');
    await press(page, 'ثبّت المبلغ');
    await pane(page).getByText('أقل مبلغ 100 ريال، وللطلب السريع 200').waitFor();
    await pane(page)
      .getByRole('textbox', { name: /^المبلغ النهائي/ })
      .fill('٣٥٠');
    await press(page, 'ثبّت المبلغ');
    await said(page, 'وصل المبلغ إلى صاحب الطلب');
    await press(page, 'انتهى العمل');
    await press(page, 'أكّد الانتهاء');
    await said(page, 'انتهى الطلب');
    await pane(page).getByText('تسجيل وصول الفني').waitFor();

    await openFirst(page, 'حجوزات للتنفيذ');
    await press(page, 'نُفّذ الحجز');
    await press(page, 'أكّد التنفيذ');
    await said(page, 'نُفّذ الحجز');

    // Two tabs refund one reservation: the second is told, and the money goes back once.
    await pane(page).getByRole('button', { name: 'أعد المبلغ', exact: true }).waitFor();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await press(second, 'أعد المبلغ');
    await press(page, 'أعد المبلغ');
    await press(page, 'أعد المبلغ');
    await said(page, 'أُعيد المبلغ');
    await press(second, 'أعد المبلغ');
    await pane(second).getByRole('alert').getByText('أنت: إعادة مبلغ حجز').waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('publishes an article as it was previewed, grants a coupon, and finds both in the log', async () => {
    await aMorning(server());
    const { page, complaints } = await visit({ desktop: true });
    await signInAt(page, NOURA, '/ops/articles/new');
    const text = page.getByRole('textbox', { name: 'النص' });
    await text.fill('# كيف تختار حيًّا\n\nابدأ من **الطريق إلى العمل**.\n\n## المدارس\n\nزرها في الصباح.');
    const preview = page.getByRole('region', { name: 'كما يراه القارئ' });
    await preview.getByRole('heading', { name: 'المدارس' }).waitFor();
    await preview.locator('strong', { hasText: 'الطريق إلى العمل' }).waitFor();
    // Without the English text it is no article yet: said at its field, and the Arabic one stays.
    await page.getByRole('button', { name: 'انشر المقال' }).click();
    await page.getByText('ابدأ بسطر العنوان (# ثم العنوان)، ثم النص تحته').waitFor();
    await page.reload();
    await expect.poll(() => text.inputValue()).toContain('كيف تختار حيًّا');
    await page.getByText('الإنجليزية', { exact: true }).click();
    await text.fill('# Choosing a neighbourhood\n\nBegin with the way to work.');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'انشر المقال' }).click();
    await said(page, 'نُشر المقال');
    await page.getByRole('link', { name: /كيف تختار حيًّا/ }).waitFor();
    const reader = await visit();
    await reader.open('/blog');
    await reader.page.getByText('كيف تختار حيًّا').first().waitFor();

    await page.getByRole('link', { name: 'القسائم' }).click();
    await page.getByRole('button', { name: 'امنح قسيمة' }).click();
    await page.getByLabel('الرمز').fill('morning-20');
    await page.getByLabel(/^نسبة الخصم/).fill('٢٠');
    await page.getByRole('button', { name: 'امنح القسيمة' }).click();
    await said(page, 'مُنحت القسيمة');
    await page.getByText('MORNING-20').waitFor();

    await page.getByRole('link', { name: 'السجل' }).click();
    await page.getByText('منح قسيمة').first().waitFor();
    await page.getByText('نشر مقال').first().waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await page.getByRole('link', { name: 'الأشخاص' }).click();
    await page.getByRole('searchbox').fill('٠٥٠٠٠٠٠٠٠١');
    await page.getByRole('link', { name: /0500000001/ }).click();
    await page.getByText('آخر إعلاناته').waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('enters an owner, lets a home, marks a payment and ends the tenancy', async () => {
    await aMorning(server());
    let home = 0;
    await server().meanwhile(async (db) => {
      home = (await homesToLet(db, 3)).at(-1) ?? 0;
    });
    const { page, complaints } = await visit({ desktop: true });
    await signInAt(page, NOURA, '/ops');
    const nav = page.getByRole('navigation', { name: 'أقسام اللوحة' });
    await nav.getByRole('link', { name: 'العقارات', exact: true }).click();
    const homes = page.getByRole('region', { name: 'العقارات' });
    await homes.getByRole('searchbox').fill('٩٩٩٩٩٩٩');
    await homes.getByText('لا عقار كهذا').waitFor();
    await homes.getByRole('searchbox').fill(String(home));
    await homes.getByRole('link').first().click();
    await press(page, 'سجّل المالك');
    await pane(page).getByLabel('جوال المالك').fill('٠٥٠٠٠٠٠٠٠١');
    await press(page, 'سجّل');
    await said(page, 'سُجّل المالك');

    // A term that the rhythm does not divide is said at the rhythm, and nothing typed is lost.
    await press(page, 'سجّل عقد إيجار');
    await pane(page).getByLabel('جوال المستأجر').fill('٠٥٠٠٠٠٠٠٠٢');
    await pane(page).getByLabel('المدة', { exact: true }).fill('٤');
    await pane(page).getByText('شهر', { exact: true }).click();
    await pane(page).getByLabel('مبلغ كل دفعة بالريال').fill('١٢٥٠٠');
    await press(page, 'سجّل العقد');
    await pane(page)
      .getByText(/^لا تنقسم المدة على هذه الدفعات/)
      .waitFor();
    expect(await pane(page).getByLabel('جوال المستأجر').inputValue()).toBe('0500000002');
    await pane(page).getByText('شهريًا', { exact: true }).click();
    await pane(page).getByText('4 دفعات').waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.context().setOffline(true);
    await pane(page).getByText(/اتصال/).first().waitFor();
    await page.context().setOffline(false);
    await press(page, 'سجّل العقد');
    await said(page, 'سُجّل العقد');

    await nav.getByRole('link', { name: 'عقود الإيجار', exact: true }).click();
    const list = page.getByRole('region', { name: 'عقود الإيجار' });
    await list.getByRole('searchbox').fill(String(home));
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await list.getByRole('listitem').getByRole('link').click();
    await pane(page).getByText('حلّت ولم تُسدَّد').waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await press(page, 'سجّل دفعة');
    await pane(page).getByLabel('يوم السداد').fill('2999-01-01');
    await press(page, 'سجّل السداد');
    await pane(page).getByText('اختر يومًا مضى، أو اليوم').waitFor();
    await pane(page)
      .getByLabel('يوم السداد')
      .fill(new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10));
    await press(page, 'سجّل السداد');
    await said(page, 'سُجّل السداد');
    await pane(page)
      .getByText(/^سُدّدت في/)
      .waitFor();

    // Another operator ended it a moment before.
    await press(page, 'أنهِ العقد');
    const id = /\/ops\/tenancies\/(\d+)/.exec(page.url())?.[1] ?? '';
    await operatorOf(server())('tenancies', 'end', id);
    await press(page, 'أكّد الإنهاء');
    await pane(page).getByRole('alert').getByText('Operator: إنهاء عقد إيجار').waitFor();
    await pane(page).getByText('أُنهي', { exact: true }).waitFor();
    expect(own(complaints)).toEqual([]);
  });

  it('tries a refused refund again, and says why it was refused', async () => {
    await aMorning(server());
    const { page, complaints } = await visit({ desktop: true });
    await signInAt(page, NOURA, '/ops');
    await openFirst(page, 'استرداد رفضته البوابة');
    const waiting = await countOf(page, 'استرداد رفضته البوابة');
    await pane(page).getByText('رفضت البوابة الاسترداد').waitFor();
    await pane(page).getByText('invalid_request_error').waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await press(page, 'أعد المحاولة');
    await press(page, 'أعد المحاولة الآن');
    await said(page, 'سنطلب من البوابة مرة أخرى');
    await expect.poll(() => countOf(page, 'استرداد رفضته البوابة')).toBe(waiting - 1);
    expect(own(complaints)).toEqual([]);
  });

  it('is one column on a phone, and says that it needs a connection', async () => {
    await aMorning(server());
    const { page, context } = await visit();
    await signInAt(page, NOURA, '/ops');
    const nav = page.getByRole('navigation', { name: 'أقسام اللوحة' });
    await nav.getByRole('link', { name: 'بلاغات عن إعلانات' }).click();
    await nav.waitFor({ state: 'hidden' });
    await page.getByRole('region', { name: 'بلاغات عن إعلانات' }).getByRole('link').first().click();
    await pane(page).getByRole('button', { name: 'لا مخالفة' }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await context.setOffline(true);
    await pane(page).getByText(/اتصال/).first().waitFor();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'رجوع' }).click();
    await page.getByRole('region', { name: 'بلاغات عن إعلانات' }).waitFor();
  });
});
