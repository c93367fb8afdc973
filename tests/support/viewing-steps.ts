import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './api-person.ts';
import { freeTimes } from './by-calls.ts';
import { payByNewCard } from './card-steps.ts';
import type { Visit } from './journey.ts';

/**
 * Path for booking a viewing of a listing, on the first day with free times from tomorrow on: today
 * may have few left.
 */
export async function bookingPath(person: Person, propertyId: number): Promise<string> {
  const [first] = await freeTimes(person, propertyId);
  return `/propertypreview/${propertyId}?date=${first?.date}`;
}

/** The radio buttons of the selected day's free times. */
export const times = (page: Page) => page.getByRole('radio');

/** Chooses the free time with index `place` of the selected day; returns its label. */
export async function chooseTime(within: Page | Locator, place = 0): Promise<string> {
  const label = within.locator('label:has(input[type="radio"])').nth(place);
  const words = (await label.locator('bdi').textContent()) ?? '';
  const time = within.getByRole('radio', { name: words, exact: true });
  await time.locator('xpath=ancestor::label').click();
  await expect(time).toBeChecked();
  return words;
}

/** Books a luxury viewing, and pays by a new card; ends on the gateway's payment page. */
export async function bookLuxury({ page, open }: Visit, path: string): Promise<void> {
  await open(path);
  await chooseTime(page);
  await page.getByRole('button', { name: /^(معاينة فاخرة|Luxury)/ }).click();
  await payByNewCard(page);
}
