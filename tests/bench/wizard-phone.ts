import type { Browser, CDPSession, Page } from '@playwright/test';
import { NEWCOMER, signInAt } from '../support/people.ts';
import { PHONE } from '../support/screens.ts';
import { noteInteractions } from './interactions.ts';
import { showWhole } from './show-whole.ts';

/** Steps through the form of a new ad on a phone, with taps and keys like a user. */

const MBIT = 125_000;
/** 4G as in Lighthouse and in network operators' coverage tests: 4 Mbit/s down, 3 up, 60 ms. */
const FOUR_G = { offline: false, latency: 60, downloadThroughput: 4 * MBIT, uploadThroughput: 3 * MBIT };

/** Opens the first step of a new ad on a phone over 4G; `script` runs in each page. */
export async function openWizard(
  browser: Browser,
  baseURL: string,
  script = '',
): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'ar-SA' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await showWhole(session);
  await noteInteractions(page);
  await page.addInitScript({ content: script });
  await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
  await page.waitForLoadState('networkidle');
  await session.send('Network.emulateNetworkConditions', FOUR_G);
  return [page, session];
}

export const next = (page: Page) => page.getByRole('button', { name: 'التالي' }).tap();
export const back = (page: Page) => page.getByRole('button', { name: 'السابق' }).tap();
export const step = (page: Page, number: number) =>
  page.getByText(`الخطوة ${number} من 5`).waitFor({ timeout: 60_000 });

export async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(new RegExp(`^${label}`)).tap();
  await page.keyboard.type(text, { delay: 60 });
}

/** From the first step to the photos, as an owner. */
export async function toPhotoStep(page: Page): Promise<void> {
  await page.getByText('مالك أو وكيله').tap();
  await next(page);
  await type(page, 'رقم هوية المالك', '1000000008');
  await type(page, 'تاريخ ميلاد المالك', '14/03/1985');
  await type(page, 'رقم جوال المالك', '0500000002');
  await next(page);
  await step(page, 3);
}
