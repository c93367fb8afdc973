import { expectStatus, openFirst, own, pane, press, test } from '../support/console-steps.ts';
import { expect } from '../support/journey.ts';

test('a note on an ad and on its person is read by the next operator, and removed', async ({
  visit,
  noura,
}) => {
  const { page, open, context, complaints } = await visit({ desktop: true, as: noura });
  await open('/ops');
  const id = await openFirst(page, 'إعلانات للمراجعة');
  const notes = page.getByRole('region', { name: 'ملاحظات الفريق' });
  const add = async () => {
    await notes.getByRole('button', { name: 'أضف ملاحظة' }).click();
    return notes.getByLabel(/^ملاحظة لزملائك/);
  };

  // Empty, then without network: the text stays.
  const text = await add();
  await press(page, 'احفظ الملاحظة');
  await expect(notes.getByText('اكتب الملاحظة، في 500 حرف على الأكثر')).toBeVisible();
  await text.fill('اتصل مرتين، ويفضّل المساء');
  await context.setOffline(true);
  await press(page, 'احفظ الملاحظة');
  await expect(notes.getByRole('alert').first()).toBeVisible();
  await expect(text).toHaveValue('اتصل مرتين، ويفضّل المساء');
  await context.setOffline(false);
  await press(page, 'احفظ الملاحظة');
  await expectStatus(page, 'حُفظت الملاحظة');
  await expect(notes.getByRole('listitem')).toHaveText([/اتصل مرتين، ويفضّل المساء.*نورة العتيبي/]);

  // The ad can be decided as before: the note has changed nothing about it.
  await page.reload();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expect(pane(page).getByRole('button', { name: 'ارفض' })).toBeVisible();
  await expect(pane(page).locator('header bdi').first()).toHaveText(id);

  await pane(page).locator('header').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ops\/people\/\d+$/);
  await (await add()).fill('يملك ثلاث عمارات');
  await press(page, 'احفظ الملاحظة');
  const last = notes.getByRole('listitem').filter({ hasText: 'يملك ثلاث عمارات' }).first();
  await last.getByRole('button', { name: 'احذف', exact: true }).click();
  await expect(last.getByText('يُحذف نصها، ويبقى في السجل أنها كانت.')).toBeVisible();
  await last.getByRole('button', { name: 'احذفها' }).click();
  await expectStatus(page, 'حُذفت الملاحظة');
  expect(own(complaints).filter((line) => !line.includes('ERR_INTERNET'))).toEqual([]);
});
