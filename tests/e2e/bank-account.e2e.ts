import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { keptOnDevice, NEWCOMER, SARA, signInAt } from '../support/people.ts';
import { own } from '../support/viewing-steps.ts';

const REQUIRED = 'هذا الحقل مطلوب';
const IBAN = 'SA0380000000608010167519';

/** Chooses in the sheet of a picker. */
async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('option', { name: option }).first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

journey('the bank account', ({ visit }) => {
  it('in English a name in Arabic begins where the lines around it begin', async () => {
    const { page } = await visit({ language: 'en', desktop: true });
    await signInAt(page, SARA, '/mybankaccount');
    const align = await page
      .locator('section')
      .getByText('سارة القحطاني')
      .evaluate((name) => getComputedStyle(name).textAlign);
    expect(align).toBe('left');
  });

  it('a bank account is held to its IBAN, known by its bank, and kept on no device', async () => {
    const { page, context, open, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/mybankaccount');
    const iban = page.getByLabel('رقم الحساب (الآيبان)');
    const save = page.getByRole('button', { name: 'احفظ الحساب' });
    await iban.waitFor();
    await save.click();
    expect(await page.getByText(REQUIRED).count()).toBe(3);

    for (const [wrong, message] of [
      ['GB29 NWBK 6016 1331 9268 19', 'هذا آيبان من خارج السعودية. نقبل ما يبدأ بـ SA'],
      ['SA03 8000 0000 6080 1016 7591', 'رقم الآيبان غير صحيح. راجعه رقمًا رقمًا'],
      ['SA03 8000 0000', 'الآيبان السعودي 24 خانة: SA ثم 22 خانة'],
    ] as const) {
      await iban.fill(wrong);
      await save.click();
      await page.getByText(message).waitFor();
    }
    // Pasted with spaces and Arabic digits: grouped in fours, and its bank is named.
    await iban.fill('sa٠٣ ٨٠٠٠٠٠٠٠ ٦٠٨٠١٠١٦ ٧٥١٩');
    expect(await iban.inputValue()).toBe('SA03 8000 0000 6080 1016 7519');
    await page.getByRole('button', { name: 'اسم البنك مصرف الراجحي' }).waitFor();
    await page.getByText('عرفناه من رقم الآيبان').waitFor();
    await choose(page, /^اسم البنك/, 'بنك الرياض');
    await page.getByLabel('اسم صاحب الحساب').fill('نورة القحطاني');
    await save.click();
    await page.getByText('هذا الآيبان من مصرف الراجحي. صحّح أحدهما').waitFor();
    await choose(page, /^اسم البنك/, 'مصرف الراجحي');

    await context.setOffline(true);
    await page.getByText('يحتاج اتصالًا').first().waitFor();
    await context.setOffline(false);
    expect(await keptOnDevice(page)).not.toContain(IBAN);
    const again = page.waitForResponse(/getPorfile/);
    await save.click();
    await again;
    await page.getByText('حُفظ حسابك البنكي').waitFor();
    await page.getByText('SA03 •••• 7519').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await open('/mybankaccount');
    await page.getByText('SA03 •••• 7519').waitFor();
    expect(await keptOnDevice(page)).not.toContain(IBAN);
    // The lost network is told of by the browser itself.
    expect(own(complaints).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
