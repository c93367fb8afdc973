import type { Page } from '@playwright/test';

/** A test card number of the gateway: a mada card that succeeds. */
export const MADA = '4201320111111010';

/** Fills in the open card form, with an expiry at the end of next year, and submits it. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('رقم البطاقة').fill(number);
  await page.getByLabel('تاريخ الانتهاء').fill(`12/${new Date().getFullYear() + 1}`);
  await page.getByRole('button', { name: 'احفظ البطاقة' }).click();
}
