import { expect, type Page } from '@playwright/test';

/** A test card number of the gateway: a mada card that succeeds. */
export const MADA = '4201320111111010';

/** Fills in the open card form, with an expiry at the end of next year, and submits it. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('رقم البطاقة').fill(number);
  await page.getByLabel('تاريخ الانتهاء').fill(`12/${new Date().getFullYear() + 1}`);
  await page.getByRole('button', { name: 'احفظ البطاقة' }).click();
}

/** On our own page: pays by a new card, which ends on the gateway's page. */
export async function payByNewCard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/RK/);
  await page.getByRole('radio', { name: /^(بطاقة أخرى|Another card)/ }).check();
  await page.getByRole('button', { name: /^(ادفع|Pay)/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}
