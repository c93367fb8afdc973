import { readFile } from 'node:fs/promises';
import { signInByCall } from '../support/api-person.ts';
import { topUp } from '../support/by-calls.ts';
import { own, sections, test } from '../support/console-steps.ts';
import { expect } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';

test('the day’s money is read, its month, a wrong date, and its file', async ({ visit, server, person }) => {
  const operate = operatorOf(server);
  const layan = await person({ name: 'ليان الراشد' });
  await operate('operator', 'add', layan.mobile, '--role', 'finance');
  const payer = await person({ name: '=HYPERLINK("x")' });
  await topUp(server, payer, 1234);
  const { page, open, complaints } = await visit({
    desktop: true,
    as: await signInByCall(server, layan),
  });
  await open('/ops');
  await sections(page).getByRole('link', { name: 'المالية', exact: true }).click();
  await expect(page).toHaveURL(/\/ops\/finance$/);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region('محافظ المستخدمين')).toContainText('آخر المدة');
  await expect(page.getByText('ما لدى البوابة يساوي ما للمستخدمين وما هو محجوز والإيراد معًا')).toBeVisible();
  await expect(region('ما دُفع')).toContainText('بالبطاقة');
  await expect(region('لمن هو').getByRole('link', { name: payer.name })).toBeVisible();
  await expect(region('البوابة مقابل الدفتر').getByRole('link')).toHaveText([
    /استرداد رفضته البوابة/,
    /مبالغ لا تطابق عملياتها/,
  ]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'نزّل CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^rukn-2\d{3}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFاليوم,الساعة,')).toBe(true);
  const line = text.split('\r\n').find((one) => one.includes('HYPERLINK'));
  expect(line).toContain(',1234.00,');
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);

  await page.getByText('شهر', { exact: true }).click();
  await expect(page).toHaveURL(/\/ops\/finance\/2\d{3}-\d{2}$/);
  await page.getByRole('link', { name: 'الفترة السابقة' }).click();
  await expect(page.getByRole('link', { name: 'الفترة التالية' })).toBeVisible();

  await open('/ops/finance/2026-02-30');
  await expect(page.getByText('لا يوجد يوم أو شهر بهذا التاريخ')).toBeVisible();
  await open('/ops/finance/2999-01');
  await expect(page.getByText('هذه الفترة لم تبدأ بعد')).toBeVisible();
  await page.getByRole('link', { name: 'اليوم', exact: true }).click();
  await expect(region('ما دُفع')).toBeVisible();

  await page.route('**/api/ops/finance/file*', (route) => route.abort());
  await page.getByRole('button', { name: 'نزّل CSV' }).click();
  await expect(page.getByText('لم يُنزَّل الملف')).toBeVisible();
  expect(own(complaints).filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
});
