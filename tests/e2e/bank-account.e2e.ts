import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { storedOnDevice } from '../support/people.ts';

const IBAN = 'SA0380000000608010167519';

/** Chooses an option in a picker's sheet. */
async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('option', { name: option }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('the bank account', () => {
  test('in English a name in Arabic begins where the lines around it begin', async ({ visit, sara }) => {
    const { page, open } = await visit({ language: 'en', desktop: true, as: sara });
    await open('/mybankaccount');
    await expect(page.locator('section').getByText('سارة القحطاني')).toHaveCSS('text-align', 'left');
  });

  test('is held to its IBAN, known by its bank, and kept on no device', async ({ visit, person }) => {
    const { page, context, open, complaints } = await visit({ as: await person(), worker: true });
    await open('/mybankaccount');
    await workerInCharge(page);
    const iban = page.getByLabel('رقم الحساب (الآيبان)');
    const save = page.getByRole('button', { name: 'احفظ الحساب' });
    await save.click();
    for (const named of ['اكتب رقم الحساب (الآيبان)', 'اختر اسم البنك', 'اكتب اسم صاحب الحساب'])
      await expect(page.getByText(named)).toBeVisible();

    for (const [wrong, message] of [
      ['GB29 NWBK 6016 1331 9268 19', 'هذا آيبان من خارج السعودية. يجب أن يبدأ بـ SA'],
      ['SA03 8000 0000 6080 1016 7591', 'رقم الآيبان غير صحيح. راجعه رقمًا رقمًا'],
      ['SA03 8000 0000', 'الآيبان السعودي 24 خانة: SA ثم 22 خانة'],
    ] as const) {
      await iban.fill(wrong);
      await save.click();
      await expect(page.getByText(message)).toBeVisible();
    }
    // Pasted with spaces and Arabic digits: it is grouped in fours, and its bank is selected.
    await iban.fill('sa٠٣ ٨٠٠٠٠٠٠٠ ٦٠٨٠١٠١٦ ٧٥١٩');
    await expect(iban).toHaveValue('SA03 8000 0000 6080 1016 7519');
    await expect(page.getByRole('button', { name: 'اسم البنك مصرف الراجحي' })).toBeVisible();
    await expect(page.getByText('عُرف من رقم الآيبان')).toBeVisible();
    await choose(page, /^اسم البنك/, 'بنك الرياض');
    await page.getByLabel('اسم صاحب الحساب').fill('نورة القحطاني');
    await save.click();
    await expect(page.getByText('هذا الآيبان من مصرف الراجحي. صحّح أحدهما')).toBeVisible();
    await choose(page, /^اسم البنك/, 'مصرف الراجحي');

    await context.setOffline(true);
    await expect(page.getByText('يحتاج اتصالًا').first()).toBeVisible();
    await context.setOffline(false);
    expect(await storedOnDevice(page)).not.toContain(IBAN);
    const again = page.waitForResponse(/getPorfile/);
    await save.click();
    await again;
    await expect(page.getByText('حُفظ حسابك البنكي')).toBeVisible();
    await expect(page.getByText('SA03 •••• 7519')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await open('/mybankaccount');
    await expect(page.getByText('SA03 •••• 7519')).toBeVisible();
    expect(await storedOnDevice(page)).not.toContain(IBAN);
    // The browser logs failed requests while offline.
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
