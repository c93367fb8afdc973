import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { users } from '../../server/db/schema/people.ts';
import type { Journey } from './journey.ts';
import { operatorOf } from './operator.ts';
import { SARA } from './people.ts';
import { own as ownOf } from './viewing-steps.ts';
import { addWaiting } from './waiting.ts';

/** Somebody beside the demo's two, who runs the service: he has an account as anybody, under the same password. */
export const NOURA = { mobile: '0500000055', password: SARA.password };
const FIFTY = { of: 7, everyMinutes: 40 };

/** What the app itself complained of: refusals that are asked for the browser tells by itself. */
export const own = (complaints: string[]) =>
  ownOf(complaints).filter((text) => !/status of (?:404|409|422)/.test(text));

/** Fifty things wait, and Noura was made an operator by the command line. */
export async function aMorning(server: ReturnType<Journey['server']>): Promise<void> {
  await server.meanwhile(async (db) => {
    const [sara] = await db.select().from(users).where(eq(users.mobile, SARA.mobile));
    await db
      .insert(users)
      .values({
        name: 'نورة العتيبي',
        nameEn: 'Noura',
        mobile: NOURA.mobile,
        passwordHash: sara?.passwordHash,
      })
      .onConflictDoNothing();
    await addWaiting(db, FIFTY);
  });
  await operatorOf(server)('operator', 'add', NOURA.mobile).catch((error: Error) => {
    if (!/already/.test(error.message)) throw error;
  });
}

export const countOf = async (page: Page, queue: string) =>
  Number(
    await page
      .getByRole('navigation', { name: 'أقسام اللوحة' })
      .getByRole('link', { name: queue })
      .locator('bdi')
      .last()
      .textContent(),
  );
export const pane = (page: Page) => page.getByRole('article');
export const openFirst = async (page: Page, queue: string) => {
  await page.getByRole('navigation', { name: 'أقسام اللوحة' }).getByRole('link', { name: queue }).click();
  await page.getByRole('region', { name: queue }).getByRole('listitem').first().getByRole('link').click();
  await pane(page).getByRole('heading', { level: 1 }).waitFor();
};
export const said = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor();
export const press = (page: Page, name: string) =>
  pane(page).getByRole('button', { name, exact: true }).click();
