import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './api-person.ts';
import { freeTimes } from './by-calls.ts';
import type { Visit } from './journey.ts';

/**
 * Where viewings of a listing are booked, on a day that has all its times: of today few may be
 * left.
 */
export async function bookingPath(person: Person, propertyId: number): Promise<string> {
  const [first] = await freeTimes(person, propertyId);
  return `/propertypreview/${propertyId}?date=${first?.date}`;
}

/** The free times of the day that is shown. */
export const times = (page: Page) => page.getByRole('radio');

/** Chooses a free time of the day that is shown, by its place among them; answers its words. */
export async function chooseTime(within: Page | Locator, place = 0): Promise<string> {
  const label = within.locator('label:has(input[type="radio"])').nth(place);
  const words = (await label.locator('bdi').textContent()) ?? '';
  const time = within.getByRole('radio', { name: words, exact: true });
  await time.locator('xpath=ancestor::label').click();
  await expect(time).toBeChecked();
  return words;
}

/** Books a luxury viewing; ends on the gateway's page. */
export async function bookLuxury({ page, open }: Visit, path: string): Promise<void> {
  await open(path);
  await chooseTime(page);
  await page.getByRole('button', { name: /^(فاخرة|Luxury)/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

/**
 * What the app itself complained of: the map's driver speaks for itself where there is no graphics
 * card.
 */
export const own = (complaints: string[]) => complaints.filter((text) => !text.includes('GL Driver Message'));
