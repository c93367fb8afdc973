import { eq } from 'drizzle-orm';
import { properties } from '../../server/db/schema/properties.ts';
import { axeViolations } from '../support/axe.ts';
import { publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import type { RunningServer } from '../support/running-server.ts';

test.use({ serverSettings: { environment: { REVIEW_ADS: '1' } } });

const DAY_MS = 86_400_000;

/** A copy of the ad that has been public for two days; returns its id. */
const publicSince = (server: RunningServer, adId: number) =>
  server.meanwhile(async (db) => {
    const [ad] = await db.select().from(properties).where(eq(properties.id, adId));
    if (!ad) throw new Error(`there is no ad ${adId}`);
    const { id: _, yearlyPriceHalalas: _price, ...same } = ad;
    const createdAt = new Date(Date.now() - 2 * DAY_MS);
    const [copy] = await db
      .insert(properties)
      .values({ ...same, createdAt, title: `${ad.title} بسعر جديد`, status: 'published' })
      .returning({ id: properties.id });
    return copy?.id ?? 0;
  });

test('an owner lowers the price in one sheet, without a review, and a visitor reads what it was', async ({
  visit,
  person,
  server,
}) => {
  const owner = await person();
  const title = `شقة ${owner.id}`;
  const id = await publicSince(server, await publishAd(owner, { title, price: 52_000, area: 4_117 }));
  const { page, open } = await visit({ as: owner });
  await open('/propertie');
  const card = page.getByRole('article', { name: `${title} بسعر جديد` });
  await card.getByRole('button', { name: /^خيارات/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'غيّر السعر' }).click();
  const sheet = page.getByRole('dialog', { name: 'غيّر السعر' });
  const price = sheet.getByLabel('السعر الجديد');
  const save = sheet.getByRole('button', { name: 'احفظ السعر' });
  await expect(price).toHaveValue('52,000');
  await expect(sheet.getByText('يظهر السعر الجديد فورًا دون مراجعة')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await save.click();
  await expect(sheet.getByText('هذا هو السعر الحالي')).toBeVisible();
  await price.fill('0');
  await save.click();
  await expect(sheet.getByText('السعر: أقل قيمة مقبولة 1')).toBeVisible();
  await expect(price).toBeFocused();

  await price.fill('٤٨٠٠٠');
  await page.route('**/api/properties/price/*', (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(sheet.getByRole('alert')).toContainText('لم يُحفظ السعر');
  await expect(price).toHaveValue('48,000');
  await page.reload();
  await card.getByRole('button', { name: /^خيارات/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'غيّر السعر' }).click();
  await expect(price).toHaveValue('48,000');
  await save.click();
  await expect(page.getByText('حُفظ السعر الجديد')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(card.getByText('48,000')).toBeVisible();
  await expect(card.getByText('متاح', { exact: true })).toBeVisible();

  const visitor = await visit();
  await visitor.open(`/propertydetails/${id}`);
  await expect(visitor.page.getByText('48,000').first()).toBeVisible();
  const history = visitor.page.getByRole('region', { name: 'تاريخ السعر' });
  await history.scrollIntoViewIfNeeded();
  await expect(history.getByText('وكان 52,000')).toBeVisible();
});
