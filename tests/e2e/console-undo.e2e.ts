import {
  countOf,
  expectStatus,
  opened,
  openFirst,
  own,
  pane,
  press,
  test,
} from '../support/console-steps.ts';
import { expect } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';

/** Longer than any step of the journey; the sandbox's clock ends it. */
test.use({ serverSettings: { environment: { OWN: 'console-undo', OPS_UNDO_SECONDS: '60' } } });

test('a decision is undone within its seconds, and else carried out', async ({ visit, server, noura }) => {
  const { page, open, context, complaints } = await visit({ desktop: true, as: noura });
  /** Ends the time to undo. */
  const later = async () => {
    const answer = await context.request.post(`${server.url}/sandbox/clock`, { form: { minutes: '5' } });
    expect(answer.ok()).toBe(true);
  };
  const undo = page.getByRole('status').getByRole('button', { name: /^تراجع/ });
  const reason = pane(page).getByLabel(/^السبب/);

  // Without a reason it is refused at once; with one the next item opens, and the bar appears.
  await open('/ops');
  const first = await openFirst(page, 'إعلانات للمراجعة');
  const waiting = countOf(page, 'إعلانات للمراجعة');
  await expect(waiting).toHaveText(/^\d+$/);
  const ads = Number(await waiting.textContent());
  await press(page, 'ارفض');
  await press(page, 'ارفض الإعلان');
  await expect(pane(page).getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
  await expect(undo).toHaveCount(0);
  await reason.fill('الصور لا تخص هذا العقار');
  await press(page, 'ارفض الإعلان');
  await expectStatus(page, `رفض إعلان (${first})`);
  await opened(page, first);
  await expect(waiting).toHaveText(String(ads - 1));

  // Neither a reload nor a server that was killed loses it. Undone by the key, it is here again.
  await server.kill();
  await server.start();
  await page.reload();
  await expect(undo).toBeVisible();
  await page.keyboard.press('z');
  await expect(page).toHaveURL(new RegExp(`/ops/ads/${first}$`));
  await expect(reason).toHaveValue('الصور لا تخص هذا العقار');
  await expect(undo).toHaveCount(0);
  await expect(waiting).toHaveText(String(ads));

  // Decided again and left alone, it is carried out.
  await press(page, 'ارفض الإعلان');
  await expect(undo).toBeVisible();
  await later();
  await expect(async () => {
    await open(`/ops/item/ads/${first}`);
    await expect(pane(page).locator('header').getByText('مرفوض', { exact: true })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(undo).toHaveCount(0);

  // Another operator was faster on the machine: the bar says so, and opens the item again.
  await open('/ops');
  const second = await openFirst(page, 'إعلانات للمراجعة');
  await press(page, 'ارفض');
  await reason.fill('مكرر');
  await press(page, 'ارفض الإعلان');
  await expect(undo).toBeVisible();
  await operatorOf(server)('ads', 'reject', second, '--reason', 'سبقتك');
  await later();
  await page.reload();
  const failed = page.getByRole('status').filter({ hasText: `لم يُنفَّذ: رفض إعلان (${second})` });
  await expect(failed.getByText('عولج هذا قبلك — Operator: رفض إعلان')).toBeVisible();
  await failed.getByRole('button', { name: 'افتحه' }).click();
  await expect(page).toHaveURL(new RegExp(`/${second}$`));
  await expect(failed).toHaveCount(0);
  await expect(pane(page).locator('header').getByText('مرفوض', { exact: true })).toBeVisible();
  // While the server was down, the page's own refetches failed.
  expect(own(complaints).filter((text) => !text.includes('net::ERR_'))).toEqual([]);
});

test('decisions that were made together are undone together', async ({ visit, noura }) => {
  const { page, open, complaints } = await visit({ desktop: true, as: noura });
  const list = page.getByRole('region', { name: 'إعلانات للمراجعة' });
  const waiting = countOf(page, 'إعلانات للمراجعة');
  await open('/ops/ads');
  await expect(waiting).toHaveText(/^\d+$/);
  const ads = Number(await waiting.textContent());
  for (const place of [0, 1]) await list.getByRole('checkbox').nth(place).check();
  await page.getByRole('region', { name: 'ما حُدّد' }).getByRole('button', { name: 'ارفض' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^السبب/).fill('مكرر');
  await dialog.getByRole('button', { name: 'ارفض الإعلان' }).click();
  await expectStatus(page, 'رفض إعلان (اثنان محددان)');
  await expect(waiting).toHaveText(String(ads - 2));
  await page.keyboard.press('z');
  await expect(waiting).toHaveText(String(ads));
  await expect(page.getByRole('region', { name: 'نتيجة المحدد' })).toHaveCount(0);
  expect(own(complaints)).toEqual([]);
});
