import { expect, test } from '../support/journey.ts';
import { toggle } from '../support/segmented.ts';

test('price and rooms are at hand first, and each opens the sheet where it is', async ({ visit }) => {
  const { open, page } = await visit();
  await open('/propertielist');
  const chips = page.getByRole('group', { name: 'اختيارات البحث' });
  await expect(chips.locator('a, button').nth(0)).toHaveText('السعر');
  await expect(chips.locator('a, button').nth(1)).toHaveText('الغرف');
  await expect(chips.locator('a, button').nth(2)).toHaveText('للإيجار');
  await chips.getByRole('button', { name: 'الغرف' }).tap();
  const sheet = page.getByRole('dialog', { name: 'التصفية' });
  const rooms = sheet.getByRole('heading', { name: 'الغرف' });
  // The section is scrolled to directly below the sheet's header.
  await expect.poll(async () => (await rooms.boundingBox())?.y ?? 844).toBeLessThan(300);
  await toggle(sheet, 'الغرف', '3');
  await sheet.getByRole('button', { name: /^اعرض [\d,]+ عقار/ }).tap();
  await expect(page).toHaveURL(/rooms=3/);
  await expect(chips.getByRole('button', { name: 'الغرف' })).toHaveCount(0);
});

for (const { language, typed, means, without, left } of [
  {
    language: 'ar',
    typed: 'ابغى شقة رخيصة بدون وسيط في الرياظ',
    means: 'فهمنا من بحثك: شقة، الرياض.',
    without: 'عُثر على هذه النتائج دون «\u2068رخيصة\u2069»، «\u2068بدون وسيط\u2069»، فلا إعلان يذكر ذلك.',
    left: 'شقة الرياض',
  },
  {
    language: 'en',
    typed: 'cheap flat in Riyadh',
    means: 'Your search means: Apartment, Riyadh.',
    without: 'Found without “\u2068cheap\u2069”, which no listing mentions.',
    left: 'flat Riyadh',
  },
] as const) {
  test(`a word that no ad holds is set aside, and the list says so: ${language}`, async ({
    visit,
    server,
  }) => {
    const { open, page, complaints } = await visit({ language });
    const answer = await fetch(`${server.url}/api/properties/list?q=${encodeURIComponent(left)}`);
    const { total } = (await answer.json()) as { total: number };
    expect(total).toBeGreaterThan(0);
    await open(`/propertielist?q=${encodeURIComponent(typed)}`);
    await expect(page.getByText(means)).toBeVisible();
    await expect(page.getByText(without)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${total} `) })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('a text of which nothing is known finds nothing, and says what else to try', async ({ visit }) => {
  const { open, page, complaints } = await visit();
  await open(`/propertielist?q=${encodeURIComponent('زرافة')}`);
  await expect(page.getByRole('heading', { name: 'لا عقارات بهذه الاختيارات' })).toBeVisible();
  await expect(page.getByText('عُثر على هذه النتائج دون')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a name that is nearly right is offered as it was meant, and found', async ({ visit }) => {
  const { open, page, complaints } = await visit();
  await open(`/propertielist?q=${encodeURIComponent('شقة في جدا')}`);
  await expect(page.getByText('عُثر على هذه النتائج دون «\u2068جدا\u2069»')).toBeVisible();
  const meant = 'شقة في جدة';
  const offer = page.getByRole('link', { name: new RegExp(`^هل تقصد «\u2068${meant}\u2069»؟ `) });
  await expect(offer).toHaveText(/[؟].*\d/);
  const promised = /[\d,]+/.exec(((await offer.textContent()) ?? '').split('؟')[1] ?? '')?.[0];
  await offer.tap();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(meant);
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${promised} `) })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a name one slip away that can be nothing else is taken for it', async ({ visit }) => {
  const { open, page, complaints } = await visit({ language: 'en' });
  await open('/propertielist?q=almalka');
  await expect(page.getByText(/^Your search means: .*Al Malqa\.$/)).toBeVisible();
  expect(complaints).toEqual([]);
});
