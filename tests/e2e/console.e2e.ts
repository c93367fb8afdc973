import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { aMorning, countOf, NOURA, openFirst, own, pane, press, said } from '../support/console-steps.ts';
import { journey } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import { NEWCOMER, signInAt, tokenOf } from '../support/people.ts';

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
