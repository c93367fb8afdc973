import type { Locator, Page } from 'playwright-core';
import type { Visit } from './journey.ts';
import { NEWCOMER, signInAt } from './people.ts';

/** One of the newest public listings. */
export async function someListing(serverUrl: string, place = 0): Promise<number> {
  const { properties } = (await (await fetch(`${serverUrl}/api/properties/list`)).json()) as {
    properties: { id: number }[];
  };
  return properties[place]?.id ?? 0;
}

/** The free times of the day that is shown: to be read, and to be pressed. */
export const times = (page: Page) => page.getByRole('radio');
const timeLabels = (within: Page | Locator) => within.locator('label:has(input[type="radio"])');

/** A day's words in the calendar, where it has several free times. */
const WITH_TIMES = /(?<!لا )أوقات متاحة$|وقتًا متاحًا$|وقت متاح$/;

/** Waits for the free times of the day that is shown, and chooses one; answers its words. */
export async function chooseTime(within: Page | Locator, place = 0): Promise<string> {
  const labels = timeLabels(within);
  await labels.first().waitFor();
  // In the evening today has hardly a time left: a later day has them all.
  if ((await labels.count()) <= place) {
    const days = within.getByRole('grid').getByRole('button', { name: WITH_TIMES, disabled: false });
    await days.last().click();
  }
  const label = labels.nth(place);
  await label.click();
  return (await label.textContent()) ?? '';
}

/** Books a luxury viewing as the newcomer; ends on the gateway's page. */
export async function bookLuxury({ page }: Visit, propertyId: number): Promise<void> {
  await signInAt(page, NEWCOMER, `/propertypreview/${propertyId}`);
  await chooseTime(page);
  await page.getByRole('button', { name: /^فاخرة/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
}

/** Books a normal viewing over the API, on the second day with free times; answers its id. */
export async function bookByCall(serverUrl: string, token: string, propertyId: number): Promise<number> {
  const headers = {
    'session-token': token,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const free = (await (
    await fetch(`${serverUrl}/api/reservation/availableTimes/${propertyId}`, { headers })
  ).json()) as { times: Record<string, { value: string }[]> };
  const [date = '', [time] = []] = Object.entries(free.times)[1] ?? [];
  const answer = await fetch(`${serverUrl}/api/reservation/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ propertyId, date, time: time?.value }),
  });
  return ((await answer.json()) as { row: { id: number } }).row.id;
}

/** What the app itself complained of: the map's driver speaks for itself where there is no graphics card. */
export const own = (complaints: string[]) => complaints.filter((text) => !text.includes('GL Driver Message'));
