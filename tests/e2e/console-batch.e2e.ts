import { signInByCall } from '../support/api-person.ts';
import { countOf, opened, openFirst, own, pane, sections, test } from '../support/console-steps.ts';
import { expect } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';
import { addWaiting } from '../support/waiting.ts';

const QUEUE = 'إعلانات للمراجعة';

test('several ads are rejected together, each by its own rules, with a result a row', async ({
  visit,
  server,
  person,
  noura,
}) => {
  const majed = await person({ name: 'ماجد الحربي' });
  await operatorOf(server)('operator', 'add', majed.mobile, '--role', 'reviewer');
  const his = await signInByCall(server, majed);
  const { page, open, complaints } = await visit({ desktop: true, as: noura });
  const list = page.getByRole('region', { name: QUEUE });
  const bar = page.getByRole('region', { name: 'ما حُدّد' });
  const results = page.getByRole('region', { name: 'نتيجة المحدد' });
  const dialog = page.getByRole('dialog');

  // Two by their boxes, two by the key; one of them is unmarked again.
  await open('/ops');
  const first = await openFirst(page, QUEUE);
  const boxes = list.getByRole('checkbox');
  await boxes.nth(2).check();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  const second = await opened(page, first);
  await page.keyboard.press('x');
  await expect(boxes.nth(1)).toBeChecked();
  await boxes.nth(3).check();
  await expect(bar.getByText('4 محددة')).toBeVisible();
  await boxes.nth(3).uncheck();
  await expect(bar.getByText('3 محددة')).toBeVisible();

  const third = (await list.getByRole('listitem').nth(2).getByRole('link').getAttribute('href'))
    ?.split('/')
    .at(-1);

  // What only one of them allows is not offered. Without a reason nothing is done.
  await expect(bar.getByRole('button')).toHaveText(['حدّد المعروض', 'ألغِ التحديد', 'ارفض']);
  await bar.getByRole('button', { name: 'ارفض' }).click();
  await dialog.getByRole('button', { name: 'ارفض الإعلان' }).click();
  await expect(dialog.getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
  await expect(results).toHaveCount(0);

  // Meanwhile another operator took one, and has rejected another.
  const claim = { kind: 'ads', id: Number(third) };
  await his.call('POST', '/api/ops/claim', claim);
  await operatorOf(server)('ads', 'reject', second, '--reason', 'سبقتك');
  await dialog.getByLabel(/^السبب/).fill('الصور مكررة');
  await dialog.getByRole('button', { name: 'ارفض الإعلان' }).click();
  await expect(results.getByText('رفض الإعلان: نُفّذ 1 من 3')).toBeVisible();
  const rows = results.getByRole('listitem');
  await expect(rows.nth(0)).toContainText('نُفّذ');
  await expect(rows.nth(1)).toContainText('عولج هذا قبلك. Operator: رفض إعلان');
  await expect(rows.nth(2)).toContainText('يعمل عليه غيرك الآن. هذا مع ماجد الحربي');
  await expect(bar).toHaveCount(0);

  // The results stay through a reload and lead to their ads, until they are put away.
  await page.reload();
  await expect(rows).toHaveCount(3);
  await rows.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/ops/item/ads/${first}$`));
  await expect(pane(page).locator('header').getByText('مرفوض', { exact: true })).toBeVisible();
  await open('/ops/ads');
  await results.getByRole('button', { name: 'أخفِ النتيجة' }).click();
  await expect(results).toHaveCount(0);
  await his.call('POST', '/api/ops/release', claim);
  expect(own(complaints)).toEqual([]);
});

test('a network that goes in the middle leaves the rest to be sent later, once', async ({ visit, noura }) => {
  const { page, open, context } = await visit({ as: noura });
  const list = page.getByRole('region', { name: QUEUE });
  const bar = page.getByRole('region', { name: 'ما حُدّد' });
  const results = page.getByRole('region', { name: 'نتيجة المحدد' });
  await open('/ops');
  const waiting = countOf(page, QUEUE);
  await expect(waiting).toHaveText(/^\d+$/);
  const count = Number(await waiting.textContent());
  await page.getByRole('navigation', { name: 'أقسام اللوحة' }).getByRole('link', { name: QUEUE }).click();
  for (const place of [0, 1, 2]) await list.getByRole('checkbox').nth(place).check();
  let acts = 0;
  await context.route('**/api/ops/act', (route) => {
    acts += 1;
    return acts === 2 ? route.abort('internetdisconnected') : route.continue();
  });
  await bar.getByRole('button', { name: 'ارفض' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^السبب/).fill('الصور مكررة');
  await dialog.getByRole('button', { name: 'ارفض الإعلان' }).click();
  await expect(results.getByText('رفض الإعلان: نُفّذ 1 من 3')).toBeVisible();
  await expect(results.getByText('لم يُرسل')).toBeVisible();
  expect(acts).toBe(2);
  await results.getByRole('button', { name: 'أرسل الباقي' }).click();
  await expect(results.getByText('رفض الإعلان: نُفّذ 3 من 3')).toBeVisible();
  await open('/ops');
  await expect(waiting).toHaveText(String(count - 3));
});

test('the keys are listed by ?, and none of them acts while one types', async ({ visit, noura }) => {
  const { page, open, complaints } = await visit({ desktop: true, as: noura });
  await open('/ops');
  const first = await openFirst(page, QUEUE);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'مفاتيح اللوحة' });
  await expect(help.getByRole('term')).toHaveText(['J', 'K', 'A', 'R', 'X', 'C', 'T', 'Z', '/', '?']);
  await expect(help.getByRole('definition').first()).toHaveText('التالي في القائمة');
  // Neither does one act behind the open list.
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/${first}$`));

  await pane(page).getByRole('button', { name: 'ارفض', exact: true }).click();
  const reason = pane(page).getByLabel(/^السبب/);
  await reason.pressSequentially('jxz?');
  await expect(reason).toHaveValue('jxz?');
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'ما حُدّد' })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/${first}$`));
  // Outside of it J acts again, and does not leave what was typed.
  await page.getByRole('region', { name: QUEUE }).getByRole('heading').click();
  await page.keyboard.press('j');
  await expect(page.getByText('أكمل ما كتبته أو ألغِه أولًا')).toBeVisible();
  expect(own(complaints)).toEqual([]);
});

test('the board says what the team decided today, what waits, and who is on', async ({
  visit,
  server,
  person,
  noura,
}) => {
  const majed = await person({ name: 'ماجد الحربي' });
  await operatorOf(server)('operator', 'add', majed.mobile, '--role', 'reviewer');
  const { page, open, context } = await visit({ desktop: true, as: noura });
  const kinds = page.getByRole('table', { name: 'ما قُرّر اليوم وما ينتظر، لكل نوع' });
  await context.route('**/api/ops/team', (route) => route.abort());
  await open('/ops');
  const failed = page.getByRole('alert').filter({ hasText: 'تعذّر التحميل' });
  await expect(failed).toBeVisible();
  await context.unroute('**/api/ops/team');
  await page.getByRole('button', { name: 'أعد المحاولة' }).click();
  const ads = kinds.getByRole('row').filter({ hasText: 'الإعلانات' });
  await expect(ads).toContainText('متأخر');
  const cell = ads.getByRole('cell').first();
  await expect(cell).toHaveText(/^\d+$/);
  const decided = Number(await cell.textContent());

  const id = await openFirst(page, QUEUE);
  await pane(page).getByRole('button', { name: 'ارفض', exact: true }).click();
  await pane(page)
    .getByLabel(/^السبب/)
    .fill('مكرر');
  await pane(page).getByRole('button', { name: 'ارفض الإعلان' }).click();
  await opened(page, id);
  await open('/ops');
  await expect
    .poll(async () => Number(await cell.textContent()), { message: 'one more was decided' })
    .toBeGreaterThan(decided);
  const hers = page
    .getByRole('list', { name: 'المشغّلون' })
    .getByRole('listitem')
    .filter({ hasText: 'يعمل الآن' });
  await expect(hers.filter({ hasText: 'نورة العتيبي' }).first()).toContainText('الإعلانات');

  // Who does not see the log sees no colleague's day.
  const his = await visit({ desktop: true, as: await signInByCall(server, majed) });
  await his.open('/ops');
  await expect(his.page.getByRole('heading', { name: 'نظرة اليوم' })).toBeVisible();
  await expect(his.page.getByRole('heading', { name: 'يوم الفريق' })).toHaveCount(0);
});

/** How many ads are decided one after the other. */
const DECISIONS = process.env.NIGHTLY ? 200 : 12;

test('a queue is searched, sorted and filtered in its address, and what is typed stays', async ({
  visit,
  server,
  noura,
}) => {
  await server.meanwhile((db) => addWaiting(db, { of: 12 }));
  const { page, open, complaints } = await visit({ desktop: true, as: noura });
  const list = page.getByRole('region', { name: QUEUE });
  const links = list.getByRole('listitem').getByRole('link');
  await open('/ops/ads');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('/');
  const box = list.getByRole('searchbox', { name: 'ابحث في القائمة' });
  await expect(box).toBeFocused();
  await page.keyboard.type('فِيلا بحديقة');
  await expect(page).toHaveURL(/\/ops\/ads\?q=/);
  await expect(list.getByRole('listitem').filter({ hasNotText: 'فيلا بحديقة' })).toHaveCount(0);
  await expect(links.nth(1)).toContainText('فيلا بحديقة');
  // What is next is loaded before it is opened.
  const next = (await links.nth(1).getAttribute('href'))?.match(/\d+/)?.[0];
  const loaded = page.waitForResponse(`**/api/ops/item/ads/${next}`);
  await links.first().click();
  await expect(pane(page).getByRole('heading', { level: 1 })).toContainText('فيلا بحديقة');
  await loaded;
  // The address holds the search: another tab, and a reload, show the same.
  await expect(page).toHaveURL(/\/ops\/ads\/\d+\?q=/);
  await open(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(box).toHaveValue('فِيلا بحديقة');
  await expect(list.getByRole('listitem').filter({ hasNotText: 'فيلا بحديقة' })).toHaveCount(0);

  // Nothing found is said; without the search all are there, the newest first where wanted.
  await box.fill('قققق');
  await expect(list.getByText('لا شيء هنا بهذا البحث.')).toBeVisible();
  await sections(page).getByRole('link', { name: QUEUE }).click();
  await expect(box).toHaveValue('');
  await expect(links.nth(3)).toBeVisible();
  await links.first().click();
  await opened(page);
  await box.fill('قققق');
  await expect(list.getByText('لا شيء هنا بهذا البحث.')).toBeVisible();
  await box.fill('');
  await expect(page).toHaveURL(/\/ops\/ads\/\d+$/);
  await expect(links.nth(3)).toBeVisible();
  const oldest = await links.first().getAttribute('href');
  await list.getByRole('button', { name: 'الأحدث أولًا' }).click();
  await expect(page).toHaveURL(/sort=newest/);
  await expect(links.first()).not.toHaveAttribute('href', String(oldest));

  // A claim by its key; what is typed stays with its item when another is opened.
  await links.first().click();
  const typedInto = await opened(page);
  await pane(page).getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('c');
  await expect(list.getByText('معك')).toBeVisible();
  await page.keyboard.press('r');
  await pane(page)
    .getByLabel(/^السبب/)
    .fill('لم أنته بعد');
  await links.nth(1).click();
  await opened(page, typedInto);
  await expect(page.getByText('ما كتبته محفوظ، وتجده حين تعود إليه')).toBeVisible();
  await page.keyboard.press('r');
  await pane(page)
    .getByLabel(/^السبب/)
    .fill('سبب آخر');
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`/${typedInto}\\?`));
  await page.keyboard.press('r');
  await expect(pane(page).getByLabel(/^السبب/)).toHaveValue('لم أنته بعد');
  expect(own(complaints)).toEqual([]);
});

test('ads are decided by keys alone, with three of them an ad', async ({ visit, server, noura }) => {
  await server.meanwhile((db) => addWaiting(db, { of: DECISIONS }));
  const { page, open, complaints } = await visit({ desktop: true, as: noura });
  await open('/ops');
  let id = await openFirst(page, 'إعلانات للمراجعة');
  for (let decided = 0; decided < DECISIONS; decided += 1) {
    await expect(pane(page).getByRole('button', { name: 'ارفض' })).toBeVisible();
    await page.keyboard.press('r');
    await expect(pane(page).getByRole('form', { name: 'رفض الإعلان' })).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    id = await opened(page, id);
  }
  // So is one approved; a wrong number is said at its field, and stays.
  await expect(pane(page).getByRole('button', { name: 'انشر الإعلان' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(pane(page).getByRole('form', { name: 'نشر الإعلان بترخيصه' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('٧٢٠٠');
  await page.keyboard.press('Enter');
  await expect(pane(page).getByText('رقم الترخيص من 10 إلى 12 رقمًا')).toBeVisible();
  await expect(pane(page).getByLabel('رقم ترخيص الإعلان')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('٠٠٠٠٠١');
  await page.keyboard.press('Enter');
  const approved = id;
  id = await opened(page, id);
  await open(`/ops/item/ads/${approved}`);
  await expect(pane(page).locator('header').getByText('متاح', { exact: true })).toBeVisible();
  await open(`/ops/ads/${id}`);
  await expect(pane(page).getByRole('button', { name: 'ارفض' })).toBeVisible();
  // What is missing is said, and Esc leaves the form as it was.
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(pane(page).getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pane(page).getByRole('button', { name: 'ارفض' })).toBeVisible();
  expect(own(complaints)).toEqual([]);
});
