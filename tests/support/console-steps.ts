import type { Locator, Page } from '@playwright/test';
import { operatorClaims } from '../../server/db/schema/operators.ts';
import { type Person, signInByCall } from './api-person.ts';
import { test as base, expect } from './journey.ts';
import { operatorOf } from './operator.ts';
import { addWaiting } from './waiting.ts';

const A_MORNING = { of: 7, everyMinutes: 40 };

interface ConsoleFixtures {
  /** A user made operator by the command line; a morning's items wait in the queues. */
  noura: Person;
}

/** The console shows the items of all users, so its test files share one separate server. */
export const test = base.extend<ConsoleFixtures>({
  serverSettings: { environment: { OWN: 'console' } },

  noura: async ({ server, person }, use) => {
    await server.meanwhile(async (db) => {
      await addWaiting(db, A_MORNING);
      await db.delete(operatorClaims);
    });
    const noura = await person({ name: 'نورة العتيبي' });
    await operatorOf(server)('operator', 'add', noura.mobile);
    await use(await signInByCall(server, noura));
  },
});

/**
 * Console messages of the app itself, without those of the browser about expected error statuses.
 */
export const own = (complaints: string[]) =>
  complaints.filter((text) => !/status of (?:403|404|409|422)/.test(text));

export const sections = (page: Page) => page.getByRole('navigation', { name: 'أقسام اللوحة' });

/** The count of a queue in the console's navigation. */
export const countOf = (page: Page, queue: string): Locator =>
  sections(page).getByRole('link', { name: queue }).locator('bdi').last();

export const pane = (page: Page) => page.getByRole('article');

/** Waits until an item other than `before` is open in the pane; returns its id. */
export async function opened(page: Page, before?: string): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/(?!${before ?? 'none'}(?:\\?|$))\\d+(?:\\?.*)?$`));
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(pane(page).locator('header bdi').first()).toHaveText(id);
  return id;
}

/** Opens the item that has waited longest in a queue; returns its id. */
export async function openFirst(page: Page, queue: string): Promise<string> {
  await sections(page).getByRole('link', { name: queue }).click();
  await page.getByRole('region', { name: queue }).getByRole('listitem').first().getByRole('link').click();
  return opened(page);
}

/** Waits for a success message. */
export const expectStatus = (page: Page, words: string) =>
  expect(page.getByRole('status').getByText(words)).toBeVisible();

export const press = (page: Page, name: string) =>
  pane(page).getByRole('button', { name, exact: true }).click();

/** A number in Arabic-Indic digits, as typed on an Arabic keyboard. */
export const inArabic = (digits: string | number) =>
  String(digits).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
