import { signInByCall } from '../support/api-person.ts';
import { expectStatus, opened, openFirst, own, pane, press, test } from '../support/console-steps.ts';
import { expect } from '../support/journey.ts';
import { operatorOf } from '../support/operator.ts';

test('an item of one operator is read by another, who takes it over in words', async ({
  visit,
  server,
  person,
  noura,
}) => {
  const majed = await person({ name: 'ماجد الحربي' });
  await operatorOf(server)('operator', 'add', majed.mobile, '--role', 'reviewer');
  const hers = await visit({ desktop: true, as: noura });
  const his = await visit({ desktop: true, as: await signInByCall(server, majed) });

  // She opens an ad: it is hers. He is shown so in the list and at the ad.
  await hers.open('/ops');
  const claimed = hers.page.waitForResponse((answer) => answer.url().endsWith('/api/ops/claim'));
  const first = await openFirst(hers.page, 'إعلانات للمراجعة');
  await claimed;
  await his.open(`/ops/ads/${first}`);
  const row = his.page.getByRole('region', { name: 'إعلانات للمراجعة' }).getByRole('listitem').first();
  await expect(row.getByText('مع نورة العتيبي')).toBeVisible();
  const held = pane(his.page).getByText(/^هذا مع نورة العتيبي منذ/);
  await expect(held).toBeVisible();

  // What he decides is refused, and what he typed stays; taken over, it is done.
  await press(his.page, 'ارفض');
  const reason = pane(his.page).getByLabel(/^السبب/);
  await reason.fill('الصور لا تخص هذا العقار');
  await press(his.page, 'ارفض الإعلان');
  const refusal = pane(his.page).getByRole('alert');
  await expect(refusal.getByText('يعمل عليه غيرك الآن')).toBeVisible();
  await expect(refusal.getByText(/^هذا مع نورة العتيبي/)).toBeVisible();
  await expect(reason).toHaveValue('الصور لا تخص هذا العقار');
  await press(his.page, 'تولَّه أنت');
  await expect(held).toHaveCount(0);
  await expect(refusal).toHaveCount(0);
  await reason.fill('');
  await press(his.page, 'ارفض الإعلان');
  await expect(pane(his.page).getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
  await reason.fill('الصور لا تخص هذا العقار');
  await press(his.page, 'ارفض الإعلان');
  await expectStatus(his.page, 'رُفض الإعلان');

  // The next one opens for him. She takes it from him by a key; then he is the one who reads.
  const second = await opened(his.page, first);
  await hers.open(`/ops/ads/${second}`);
  await expect(pane(hers.page).getByText(/^هذا مع ماجد الحربي منذ/)).toBeVisible();
  await hers.page.keyboard.press('t');
  await expect(pane(hers.page).getByText(/^هذا مع ماجد الحربي منذ/)).toHaveCount(0);
  await press(his.page, 'ارفض');
  await reason.fill('مكرر');
  await press(his.page, 'ارفض الإعلان');
  await expect(refusal.getByText('يعمل عليه غيرك الآن')).toBeVisible();
  await expect(reason).toHaveValue('مكرر');

  // She decides; he sees what happened when he tries again.
  await press(hers.page, 'ارفض');
  await pane(hers.page).getByRole('button', { name: 'السعر', exact: true }).click();
  await press(hers.page, 'ارفض الإعلان');
  await expectStatus(hers.page, 'رُفض الإعلان');
  await press(his.page, 'ارفض الإعلان');
  await expect(refusal.getByText('عولج هذا قبلك')).toBeVisible();
  await expect(refusal.getByText('نورة العتيبي: رفض إعلان')).toBeVisible();
  expect(own([...hers.complaints, ...his.complaints])).toEqual([]);
});

test('who walks through a queue claims nothing, and who leaves an item frees it', async ({
  visit,
  server,
  person,
  noura,
}) => {
  const majed = await person({ name: 'ماجد الحربي' });
  await operatorOf(server)('operator', 'add', majed.mobile, '--role', 'reviewer');
  const hers = await visit({ desktop: true, as: noura });
  const his = await visit({ desktop: true, as: await signInByCall(server, majed) });
  const claimed: string[] = [];
  hers.page.on('request', (request) => {
    if (request.url().endsWith('/api/ops/claim')) claimed.push(String(request.postDataJSON().id));
  });
  const answerOf = (call: string) =>
    hers.page.waitForResponse((answer) => answer.url().endsWith(`/api/ops/${call}`));

  // Three steps down the queue: the one on which she stays is hers.
  await hers.open('/ops');
  let at = await openFirst(hers.page, 'إعلانات للمراجعة');
  const claim = answerOf('claim');
  for (const _ of 'jjj') {
    await hers.page.keyboard.press('j');
    at = await opened(hers.page, at);
  }
  await claim;
  expect(claimed).toEqual([at]);
  await his.open(`/ops/ads/${at}`);
  const held = pane(his.page).getByText(/^هذا مع نورة العتيبي منذ/);
  await expect(held).toBeVisible();

  // She goes on: it is free for him, who decides without taking it over.
  const released = answerOf('release');
  await hers.page.keyboard.press('k');
  await released;
  await his.page.reload();
  await expect(pane(his.page).getByRole('button', { name: 'ارفض' })).toBeVisible();
  await expect(held).toHaveCount(0);
  await press(his.page, 'ارفض');
  await pane(his.page).getByRole('button', { name: 'السعر', exact: true }).click();
  await press(his.page, 'ارفض الإعلان');
  await expectStatus(his.page, 'رُفض الإعلان');

  // A form that she opens is a claim at once; a closed tab frees it too.
  const next = await opened(hers.page, at);
  const again = answerOf('claim');
  await press(hers.page, 'ارفض');
  await again;
  await his.open(`/ops/ads/${next}`);
  await expect(held).toBeVisible();
  await hers.page.goto('about:blank');
  await expect(async () => {
    await his.page.reload();
    await expect(pane(his.page).getByRole('button', { name: 'ارفض' })).toBeVisible();
    await expect(held).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  expect(own([...hers.complaints, ...his.complaints])).toEqual([]);
});

test('an account that is to be deleted is kept, in words that its user reads', async ({
  visit,
  person,
  noura,
}) => {
  const account = await person({ name: 'هند السبيعي' });
  await account.call('POST', '/api/users/delete', {});
  const { page, open, context, complaints } = await visit({ desktop: true, as: noura });
  // Others' days may come first, and fill the queue's first page.
  await open(`/ops/deletions/${account.id}`);
  await expect(pane(page).getByRole('heading', { name: 'هند السبيعي' })).toBeVisible();
  await expect(pane(page).getByText('بانتظار يومه')).toBeVisible();
  await press(page, 'أبقِ الحساب');
  await press(page, 'أبقِه');
  await expect(pane(page).getByText('اكتب السبب، في 500 حرف على الأكثر')).toBeVisible();
  const reason = pane(page).getByLabel(/^السبب/);
  await reason.fill('طُلب الحذف من جلسة مسروقة');
  await context.setOffline(true);
  await expect(pane(page).getByText('لا اتصال.')).toBeVisible();
  await context.setOffline(false);
  await press(page, 'أبقِه');
  await expect(page.getByText(/بقي الحساب|لا شيء هنا|طُبّق/).first()).toBeVisible();
  await expect(async () => {
    const { rows } = await account.call<{ rows: { message: string }[] }>('GET', '/api/users/notifications');
    expect(rows[0]?.message).toBe('أبقينا حسابك، ولن يُحذف. السبب: طُلب الحذف من جلسة مسروقة');
  }).toPass();
  expect(own(complaints).filter((text) => !text.includes('ERR_INTERNET'))).toEqual([]);
});
