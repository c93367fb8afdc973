import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tokenOf } from './people.ts';
import type { RunningServer } from './running-server.ts';

/** The form of an ad, gone through in Arabic. */

export const next = (page: Page) => page.getByRole('button', { name: 'التالي' }).click();
export const step = (page: Page, number: number) => page.getByText(`الخطوة ${number} من 5`).waitFor();

/** Chooses in the sheet of a picker. */
export async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('dialog').getByRole('option', { name: option }).first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The newest ad of whoever is signed in, as the server gives it to its form. */
export async function newestAd(page: Page, { url }: RunningServer) {
  const headers = { 'session-token': await tokenOf(page) };
  const get = async (path: string) => (await fetch(url + path, { headers })).json();
  const { myProperties } = (await get('/api/properties/myProperties')) as { myProperties: { id: number }[] };
  const { property } = (await get(`/api/properties/retrieve/${myProperties[0]?.id}?management=1`)) as {
    property: Record<string, unknown> & { PropertyOwner: Record<string, unknown>; mediaFiles: unknown[] };
  };
  return property;
}

/** Waits until so many files of photographs wait on the device for the server. */
export async function filesOnDevice(page: Page, wanted: number): Promise<void> {
  await expect.poll(() => countFiles(page), { timeout: 15_000 }).toBe(wanted);
}

function countFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('rukn.files');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const counting = opening.result.transaction('files').objectStore('files').count();
    await new Promise((resolve) => {
      counting.onsuccess = resolve;
    });
    opening.result.close();
    return counting.result;
  });
}
