import type { Answer } from '../../contract/contract.ts';
import { monthsAfter } from '../../contract/day-arithmetic.ts';
import { tryCommand } from '../../server/ops/run-command.ts';
import { axeViolations, sidewaysOf } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

type Prices = Answer<'figures.get'>;

/** A district of Riyadh with figures of its own and a listing behind them, and another such. */
async function figuredDistrict(serverUrl: string) {
  const get = async <Body>(path: string) => (await (await fetch(`${serverUrl}${path}`)).json()) as Body;
  const { neighborhoods } = await get<Answer<'places.neighborhoods'>>('/api/neighborhoods/list?cityId=1');
  const districts: { prices: Prices; search: string }[] = [];
  for (const { id } of neighborhoods) {
    const { kinds } = await get<Prices>(`/api/places/figures?neighborhoodId=${id}`);
    const villas = kinds.find(({ purpose, type }) => purpose === 'for_sale' && type.id === 2);
    if (!villas?.count) continue;
    const search = `neighborhoodId=${id}&purpose=for_sale&typeId=2`;
    districts.push({ search, prices: await get<Prices>(`/api/places/figures?${search}`) });
  }
  const [first, second] = districts;
  if (!first || !second) throw new Error('the demo has no two districts with villas for sale');
  const { properties } = await get<Answer<'properties.list'>>(`/api/properties/list?${first.search}`);
  return { ...first, other: second.prices, listing: properties.find(({ price, area }) => price && area) };
}

test('from a home to what its district costs, beside its city, another district and another kind', async ({
  visit,
  server,
}) => {
  const { prices, other, listing } = await figuredDistrict(server.url);
  const name = prices.neighborhood?.name ?? '';
  const { page, context, open, complaints } = await visit({});
  await open(`/propertydetails/${listing?.id}`);
  await page.getByRole('link', { name: `الأسعار في حي ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `أسعار حي ${name}` })).toBeVisible();
  await expect(page).toHaveURL(/purpose=for_sale&typeId=2/);
  const median = Math.round(prices.own?.perMetre.median ?? 0).toLocaleString('en');
  await expect(page.getByText(`${median}`).first()).toBeVisible();
  const numbers = page.getByRole('region', { name: 'بالأرقام' });
  await expect(numbers.getByRole('columnheader')).toHaveText([name, 'الرياض']);
  const months = page.getByRole('region', { name: 'سعر المتر شهرًا بشهر' });
  await months.getByText('الأرقام في جدول').click();
  await expect(months.getByRole('row')).toHaveCount(1 + (prices.own?.months.length ?? 0));
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(() => sidewaysOf(page)).toBe(0);

  await page.getByRole('button', { name: /قارن بحي آخر/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(other.neighborhood?.name ?? '');
  await page.getByRole('option', { name: other.neighborhood?.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`with=${other.neighborhood?.id}`));
  await expect(numbers.getByRole('columnheader')).toHaveText([name, other.neighborhood?.name ?? '']);
  await page.getByRole('button', { name: 'إزالة المقارنة' }).click();
  await expect(numbers.getByRole('columnheader')).toHaveText([name, 'الرياض']);

  // A kind that the device does not have yet, while there is no answer, then with one.
  const another = prices.kinds.find(({ type }) => type.id !== 2);
  await context.route('**/api/places/figures*', (route) => route.abort());
  await page.getByRole('button', { name: /نوع العقار/ }).click();
  await page
    .getByRole('option', { name: new RegExp(another?.type.plural ?? '') })
    .first()
    .click();
  await expect(page.getByText('تعذّر تحميل الأسعار')).toBeVisible();
  await context.unroute('**/api/places/figures*');
  await page.getByRole('button', { name: 'أعد المحاولة' }).click();
  await expect(numbers).toBeVisible();
  await expect(page.getByRole('button', { name: /نوع العقار/ })).toContainText(another?.type.plural ?? '');
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('the page of a district is whole without scripts: figures, curve, table, data for programs', async ({
  server,
}) => {
  const { prices, search } = await figuredDistrict(server.url);
  const { neighborhood, own } = prices;
  const answer = await fetch(
    `${server.url}/district/${neighborhood?.id}?${search.split('&').slice(1).join('&')}`,
  );
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain(`<title>أسعار فلل للبيع في حي ${neighborhood?.name}، الرياض | ركن</title>`);
  expect(html).toContain('<path d="M');
  expect(html).toContain('<table');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  );
  expect(blocks.find((block) => block['@type'] === 'Dataset')).toMatchObject({
    variableMeasured: { value: own?.perMetre.median, unitText: 'SAR' },
  });
});

test('a district shows the official index that an operator imported, with its source', async ({
  visit,
  server,
}) => {
  // Nobody has opened this one's page, which is kept for a minute.
  const { other } = await figuredDistrict(server.url);
  const { neighborhood, own, kinds } = other;
  const [last, before] = [-1, -2].map((by) => monthsAfter(own?.months.at(-1)?.month ?? '', by).slice(0, 7));
  const load = (file: string) =>
    server.meanwhile((db) =>
      tryCommand(db, {
        verb: 'figures import',
        given: {
          file: `city,district,type,month,value\n${file}`,
          source: 'هيئة الاختبار',
          link: 'https://index.example/sales',
          day: `${last}-20`,
          language: 'ar',
        },
        actor: { name: 'Huda', channel: 'shell', account: 'root' },
      }),
    );
  expect(await load(`الرياض,,فيلا,${last},كثير`)).toMatchObject({
    refused: ['السطر 2، العمود value: «كثير» ليس سعر متر بالريال، مثل 4250', 'لم يُستورد شيء'],
  });
  const district = `الرياض,${neighborhood?.id},فيلا`;
  const loaded = await load(`${district},${before},7777\n${district},${last},٧٨٨٨٫٥\n`);
  expect(loaded).toMatchObject({ after: { rows: 2 } });

  const { page, context, open } = await visit({});
  await open(`/district/${neighborhood?.id}?purpose=for_sale&typeId=2`);
  const months = page.getByRole('region', { name: 'سعر المتر شهرًا بشهر' });
  const name = `المؤشر الرسمي، ${neighborhood?.name}`;
  await expect(months.getByRole('listitem', { includeHidden: true }).filter({ hasText: name })).toBeVisible();
  await expect(months.locator('svg path')).toHaveCount(3);
  const source = months.getByRole('link', { name: 'هيئة الاختبار' });
  await expect(source).toHaveAttribute('href', 'https://index.example/sales');
  await months.getByText('الأرقام في جدول').click();
  await expect(months.getByRole('columnheader').last()).toHaveText(name);
  await expect(months.getByRole('cell', { name: /7,889/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(() => sidewaysOf(page)).toBe(0);

  // Of a kind that is too rare for figures of ours, in the city too, it is all that there is.
  const room = `الرياض,${neighborhood?.id},غرفة`;
  expect(await load(`${room},${before},3100\n${room},${last},3200\n`)).toMatchObject({ after: { rows: 2 } });
  await open(`/district/${neighborhood?.id}?purpose=for_sale&typeId=7`);
  await expect(page.getByRole('heading', { name: 'لا أسعار لهذا النوع هنا' })).toBeVisible();
  await expect(months.locator('svg path')).toHaveCount(1);
  await expect(months.getByRole('link', { name: 'هيئة الاختبار' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await open(`/district/${neighborhood?.id}?purpose=for_sale&typeId=2`);
  await expect(months.locator('svg path')).toHaveCount(3);

  // A kind without an index, after a failure.
  const another = kinds.find(({ type }) => type.id !== 2);
  await context.route('**/api/places/figures*', (route) => route.abort());
  await page.getByRole('button', { name: /نوع العقار/ }).click();
  await page
    .getByRole('option', { name: new RegExp(another?.type.plural ?? '') })
    .first()
    .click();
  await expect(page.getByText('تعذّر تحميل الأسعار')).toBeVisible();
  await context.unroute('**/api/places/figures*');
  await page.getByRole('button', { name: 'أعد المحاولة' }).click();
  await expect(page.getByRole('region', { name: 'بالأرقام' })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});
