import { cutPercent } from '../../contract/amounts.ts';
import type { Answer } from '../../contract/contract.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

type History = Answer<'properties.history'>;

/** A public listing of the demo whose price fell. */
async function fallenListing(serverUrl: string): Promise<{ id: number; history: History }> {
  const list = await (await fetch(`${serverUrl}/api/properties/list?purpose=for_sale`)).json();
  for (const { id } of (list as Answer<'properties.list'>).properties) {
    const answer = await fetch(`${serverUrl}/api/properties/history/${id}`);
    const history = (await answer.json()) as History;
    if ((history.before ?? 0) > (history.points.at(-1)?.price ?? 0)) return { id, history };
  }
  throw new Error('no price of the seed fell');
}

test('a listing says since when its price holds and what it was, after a failure by a retry', async ({
  visit,
  server,
}) => {
  const { id, history } = await fallenListing(server.url);
  const { page, context, open } = await visit({});
  await context.route('**/api/properties/history/*', (route) => route.abort());
  // From the list: a page of the server comes with its history.
  await open('/propertielist?purpose=for_sale');
  await page.locator(`main a[href="/propertydetails/${id}"]`).first().click();
  await expect(page).toHaveURL(`/propertydetails/${id}`);
  const part = page.getByRole('region', { name: 'تاريخ السعر' });
  await part.scrollIntoViewIfNeeded();
  await expect(part.getByText('تعذّر تحميل تاريخ السعر.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'المواصفات' })).toBeVisible();

  await context.unroute('**/api/properties/history/*');
  await part.getByRole('button', { name: 'أعد المحاولة' }).click();
  const before = Number(history.before).toLocaleString('en');
  await expect(part.getByText(`وكان ${before}`)).toBeVisible();
  await expect(part.getByText(/معروض منذ/)).toBeVisible();
  // The heading and the prices.
  await expect(part.getByRole('row')).toHaveCount(1 + history.points.length);
  expect(await axeViolations(page)).toEqual([]);
});

test('the list says on its cards which prices fell, and by how much', async ({ visit, server }) => {
  const search = 'purpose=for_sale&cityId=1';
  const list = await (await fetch(`${server.url}/api/properties/list?${search}`)).json();
  const { properties } = list as Answer<'properties.list'>;
  const fallen = properties.filter(({ reducedFrom }) => reducedFrom !== null);
  expect(fallen.length).toBeGreaterThan(0);
  const { page, open, complaints } = await visit({});
  await open(`/propertielist?${search}`);
  const percents = fallen.map(
    ({ price, reducedFrom }) => `خُفّض ${Math.round(100 - (100 * (price ?? 0)) / (reducedFrom ?? 1))}%`,
  );
  await expect(page.getByRole('article').getByText(/^خُفّض/)).toHaveText(percents);
  expect(complaints).toEqual([]);
});

test('the list begins with the largest cut, by its sheet, also after a failure and a wrong address', async ({
  visit,
}) => {
  const { page, context, open } = await visit({});
  await open('/propertielist?purpose=for_sale&sort=cheap');
  await expect(page.getByText(/تركنا من الرابط: الترتيب/)).toBeVisible();
  await context.route('**/api/properties/list?*sort=cut_desc*', (route) => route.abort());
  await page.getByRole('button', { name: 'الترتيب', exact: true }).click();
  await page.getByRole('dialog').getByRole('option', { name: 'الأكثر تخفيضًا' }).click();
  await expect(page).toHaveURL(/sort=cut_desc/);
  const retry = page.getByRole('button', { name: 'أعد المحاولة' });
  await expect(retry).toBeVisible();

  await context.unroute('**/api/properties/list?*sort=cut_desc*');
  const answered = page.waitForResponse(/\/api\/properties\/list\?.*sort=cut_desc/);
  await retry.click();
  const { properties } = (await (await answered).json()) as Answer<'properties.list'>;
  const percents = properties.map(({ price, reducedFrom }) => cutPercent(price, reducedFrom) ?? 0);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  await expect(page.getByRole('article').getByText(/^خُفّض/)).toHaveText(
    percents.filter((percent) => percent > 0).map((percent) => `خُفّض ${percent}%`),
  );
  await expect(page.getByRole('article').first()).toContainText(`خُفّض ${percents[0]}%`);
  await expect(page.getByRole('button', { name: 'الأكثر تخفيضًا' })).toBeVisible();
});
