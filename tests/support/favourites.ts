import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Person } from './api-person.ts';
import type { Visit } from './journey.ts';
import { savedOnDevice, workerInCharge } from './no-network.ts';

const LIST = '/propertielist?purpose=for_sale';

export const favouriteButtons = (page: Page) =>
  page.getByRole('article').getByRole('button', { name: /^المفضلة: / });
export const pressed = (page: Page) => page.locator('article button[aria-pressed="true"]');

/** Removes Background Sync, so that only the page sends. */
export const withoutSync = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));

/** The ids of a person's favourites on the server. */
export async function favouritesOf(person: Person): Promise<number[]> {
  const { properties } = await person.call<{ properties: { id: number }[] }>('GET', '/api/favorites/list');
  return properties.map(({ id }) => id);
}

/** Opens a list, whose cards have favourite buttons. */
export async function openList({ open, page }: Pick<Visit, 'open' | 'page'>): Promise<void> {
  await open(LIST);
  await expect(favouriteButtons(page).first()).toBeVisible();
}

/**
 * Like `openList`, with the service worker: also makes the list and the favourites open offline.
 */
export async function openListForOffline(visited: Pick<Visit, 'open' | 'page'>): Promise<void> {
  const { open, page } = visited;
  await open('/favorite');
  await expect(page.getByRole('heading', { name: 'لا شيء هنا بعد' })).toBeVisible();
  await workerInCharge(page);
  await openList(visited);
  const last = page.getByRole('article').last().getByRole('heading');
  await savedOnDevice(page, (await last.textContent()) ?? '');
}
