import { publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';

test('two sides find each other after a reservation, sign on two phones, and both keep the home', async ({
  visit,
  person,
}) => {
  const [owner, buyer] = [await person(), await person()];
  const property = await publishAd(owner);
  const mine = await visit({ as: buyer });
  const theirs = await visit({ as: owner });

  await mine.open(`/propertyreservation/${property}`);
  await mine.page.getByRole('button', { name: /^أكّد وادفع/ }).click();
  await mine.page.getByRole('button', { name: 'قبول الدفع' }).click();
  await mine.page.getByRole('link', { name: 'تفاصيل الحجز' }).click();
  await expect(mine.page).toHaveURL(/\/reservation\/\d+$/);
  const address = new URL(mine.page.url()).pathname;
  const main = mine.page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'وقّعا العقد قبل انتهاء المهلة' })).toBeVisible();
  await expect(main.locator(`a[href="tel:${owner.mobile}"]`)).toBeVisible();
  await expect(main.locator(`a[href^="https://wa.me/966${owner.mobile.slice(1)}"]`)).toBeVisible();
  await expect(main.getByText(/ هـ$/)).toBeVisible();
  await expect(main.getByText('صك الملكية')).toBeVisible();
  await expect(main.getByRole('link', { name: 'إيصال الحجز' })).toBeVisible();

  // What cancelling costs is read before it is done.
  await mine.page.getByRole('button', { name: 'ألغِ الحجز' }).click();
  const cancelling = mine.page.getByRole('dialog', { name: 'إلغاء الحجز؟' });
  await expect(cancelling.getByText(/يكلّفك رسوم الحجز كلها: .*2,000/)).toBeVisible();
  await cancelling.getByRole('button', { name: 'أبقِ الحجز' }).click();
  await expect(cancelling).toHaveCount(0);

  // The owner comes by the notice.
  await theirs.open('/account');
  await theirs.page.getByRole('button', { name: /^الإشعارات/ }).click();
  await theirs.page.getByRole('link', { name: /حُجز عقارك\. وقّعا العقد قبل/ }).click();
  await expect(theirs.page).toHaveURL(address);
  await expect(theirs.page.locator(`a[href="tel:${buyer.mobile}"]`)).toBeVisible();

  // Signing needs a connection; then the server fails; then it is recorded.
  await mine.context.setOffline(true);
  await expect(mine.page.getByRole('button', { name: 'وقّعنا العقد' })).toHaveCount(0);
  await expect(main.locator(`a[href="tel:${owner.mobile}"]`)).toBeVisible();
  await mine.context.setOffline(false);
  const broken = { status: 500, json: { msg: 'لدينا خطاء فني', error_number: 0 } };
  await mine.context.route('**/api/propReservation/sign/*', (route) => route.fulfill(broken));
  await mine.page.getByRole('button', { name: 'وقّعنا العقد' }).click();
  const signing = mine.page.getByRole('dialog', { name: 'هل وقّعتما العقد؟' });
  await signing.getByRole('button', { name: 'نعم، وقّعنا' }).click();
  await expect(signing.getByText('لم يُسجَّل التوقيع')).toBeVisible();
  await mine.context.unroute('**/api/propReservation/sign/*');
  await signing.getByRole('button', { name: 'نعم، وقّعنا' }).click();
  await expect(main.getByRole('heading', { name: 'سجّلت توقيع العقد' })).toBeVisible();
  await expect(mine.page.getByRole('button', { name: 'ألغِ الحجز' })).toHaveCount(0);

  await theirs.page.reload();
  await expect(theirs.page.getByRole('heading', { name: 'سجّل المستأجر توقيع العقد' })).toBeVisible();
  await theirs.page.getByRole('button', { name: 'وقّعنا العقد' }).click();
  await theirs.page.getByRole('button', { name: 'نعم، وقّعنا' }).click();
  await expect(theirs.page.getByRole('heading', { name: 'تم توقيع العقد. مبارك عليك' })).toBeVisible();

  // The home is let: it opens for both, and for nobody else.
  for (const { page, open } of [mine, theirs]) {
    await open(`/propertydetails/${property}`);
    await expect(page.getByText('مؤجر', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'تفاصيل الحجز' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(address);
  }
  const stranger = await visit({ as: await person() });
  for (const path of [`/propertydetails/${property}`, address, '/reservation/mine']) {
    await stranger.open(path);
    await expect(stranger.page.getByRole('alert')).toContainText(
      path.startsWith('/reservation') ? '4045' : '3004',
    );
  }
  // The page of the let home answers 404: the server renders what a guest may see.
  expect(theirs.complaints.filter((text) => !text.includes('404'))).toEqual([]);
});
