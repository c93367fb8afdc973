import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { aMorning, countOf, NOURA, openFirst, own, pane, press, said } from '../support/console-steps.ts';
import { journey } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import { signInAt } from '../support/people.ts';
import { homesToLet } from '../support/tenancies.ts';

journey('homes, tenancies and refunds in the console', ({ visit, server }) => {
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
    await pane(page).getByText('حلّ موعدها', { exact: true }).waitFor();
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
});
