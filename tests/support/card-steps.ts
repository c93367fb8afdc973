import type { Page } from '@playwright/test';

/** A test number of the gateway's: a mada card that pays. */
export const MADA = '4201320111111010';

/** Fills in the open form of a card, valid until the end of next year, and sends it. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('رقم البطاقة').fill(number);
  await page.getByLabel('تاريخ الانتهاء').fill(`12/${new Date().getFullYear() + 1}`);
  await page.getByRole('button', { name: 'احفظ البطاقة' }).click();
}
