import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import {
  agreed,
  card,
  choosePin,
  counted,
  markers,
  pinOf,
  pins,
  publishNeighbours,
  resultCount,
  results,
} from '../support/map-steps.ts';
import { fillLogin } from '../support/people.ts';

test.describe('the map of what is near', () => {
  test('asks a guest to sign in, and leads them on to what they wanted', async ({ visit, person }) => {
    const { open, page } = await visit();
    await open('/maps?favorites=yes');
    await expect(page).toHaveURL(/\/login\?/);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/maps?favorites=yes');
    await fillLogin(page, await person());
    await expect(page).toHaveURL(/\/maps\?favorites=yes$/);
    await expect(page.getByRole('radio', { name: 'مفضلتي' })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'لا شيء في مفضلتك بعد' })).toBeVisible();
  });

  test('shows the listings round the default place, says so, and keeps to a type', async ({
    visit,
    sara,
  }) => {
    const { open, page, complaints } = await visit({ as: sara, desktop: true });
    await open('/maps');
    await expect(page.getByRole('region', { name: 'خريطة العقارات القريبة' })).toBeVisible();
    const place = page.getByText('حول وسط الرياض (الموقع الافتراضي)').filter({ visible: true });
    await expect(place).toBeVisible();
    await expect(markers(page).first()).toBeVisible();
    const all = await agreed(page);
    const allCounted = (await resultCount(page).textContent()) ?? '';

    await page.getByRole('link', { name: 'فلل', exact: true }).click();
    await expect(page).toHaveURL(/typeId=2/);
    await expect(resultCount(page)).not.toHaveText(allCounted);
    expect(await agreed(page)).toBeLessThan(all);
    await page.goBack();
    await expect(resultCount(page)).toHaveText(allCounted);
    expect(await agreed(page)).toBe(all);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('opens a listing from its pin, and is found as it was left, the pin among those seen', async ({
    visit,
    sara,
    person,
  }) => {
    const near = await publishNeighbours(await person());
    const [id, other] = near.ids;
    const { open, page } = await visit({ as: sara });
    await open(`/maps?bounds=${near.bounds}`);
    await choosePin(page, near.ids);
    expect(await axeViolations(page)).toEqual([]);
    await card(page).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`propertydetails/${id}$`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/maps\?bounds=/);
    await expect(card(page)).toBeVisible();
    await expect(pins(page)).toHaveCount(2);
    await expect(pinOf(page, id)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'إغلاق البطاقة' }).click();
    await expect(pinOf(page, id)).toHaveAccessibleName(/^عقار.*، رأيته$/);
    await expect(pinOf(page, other)).not.toHaveAccessibleName(/رأيته/);
    // Also after a page load.
    await open(`/maps?bounds=${near.bounds}`);
    await page.locator('[data-cluster="2"]').click();
    await expect(pinOf(page, id)).toHaveAccessibleName(/، رأيته$/);
  });

  test('searches where it was moved to, and shares that', async ({ visit, sara }) => {
    const { page, open } = await visit({ as: sara, desktop: true });
    await open('/maps');
    await expect(markers(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'تقريب' }).click();
    await page.getByRole('button', { name: 'ابحث في هذه المنطقة' }).click();
    await expect(page).toHaveURL(/bounds=/);
    await expect(page.getByText('في المنطقة التي اخترتها').filter({ visible: true })).toBeVisible();
    const there = await agreed(page);
    await open(new URL(page.url()).pathname + new URL(page.url()).search);
    expect(await agreed(page)).toBe(there);
    // An area without listings.
    await open('/maps?bounds=19,52,19.5,52.5');
    await expect(page.getByRole('heading', { name: 'لا عقارات في هذه المنطقة' })).toBeVisible();
    await page.getByRole('link', { name: 'العقارات القريبة مني' }).click();
    await expect(page).toHaveURL(/\/maps$/);
    await expect(results(page).first()).toBeVisible();
  });

  test('asks for the position on the person’s act alone, and says what it uses where they refuse', async ({
    visit,
    sara,
  }) => {
    const { open, page, context } = await visit({ as: sara });
    await context.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      Object.assign(window, { positionRequests: 0 });
      navigator.geolocation.getCurrentPosition = (...call) => {
        Object.assign(window, {
          positionRequests: (window as never as { positionRequests: number }).positionRequests + 1,
        });
        ask(...call);
      };
    });
    const requested = () =>
      page.evaluate(() => (window as never as { positionRequests: number }).positionRequests);
    await open('/maps');
    await expect(markers(page).first()).toBeVisible();
    const all = await counted(page);
    expect(await requested()).toBe(0);
    await page.getByRole('button', { name: 'استخدم موقعي' }).filter({ visible: true }).click();
    const refused = 'لم يصلنا موقعك من المتصفح. حول وسط الرياض (الموقع الافتراضي)';
    await expect(page.getByText(refused).filter({ visible: true })).toBeVisible();
    expect(await requested()).toBe(1);
    await expect.poll(() => counted(page)).toBe(all);
  });

  test('is round the person’s own place where that was granted before', async ({ visit, sara }) => {
    const jeddah = { latitude: 21.5433, longitude: 39.1728 };
    const { open, page } = await visit({ as: sara, position: jeddah });
    await open('/maps');
    await expect(page.getByText('حول موقعك').filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('img', { name: 'موقعك' })).toBeVisible();
    await page.getByRole('link', { name: 'القائمة' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(results(page).first()).toContainText('جدة');
  });
});

test.describe('the map of a person’s favourites', () => {
  test('says what to do while there are none, shows them, and loses the one that is removed', async ({
    visit,
    person,
  }) => {
    const [me, owner] = [await person(), await person()];
    const { open, page, complaints } = await visit({ as: me });
    await open('/maps?favorites=yes');
    await expect(page.getByRole('heading', { name: 'لا شيء في مفضلتك بعد' })).toBeVisible();
    const near = await publishNeighbours(owner);
    const far = await publishNeighbours(owner);
    for (const propertyId of [...near.ids, far.ids[0]]) {
      await me.call('POST', '/api/favorites/add', { propertyId });
    }

    await open('/favorite');
    await page.getByRole('link', { name: 'على الخريطة' }).click();
    await expect(page).toHaveURL(/\/maps\?favorites=yes$/);
    await expect.poll(() => counted(page)).toBe(3);
    await choosePin(page, near.ids);
    const pin = pinOf(page, near.ids[0]);
    await expect(pin).toHaveAccessibleName(/، في مفضلتك/);
    const removing = page.waitForResponse(/favorites\/remove/);
    await card(page)
      .getByRole('button', { name: /^المفضلة: / })
      .click();
    await removing;
    await expect(pin).toHaveCount(0);
    await page.getByRole('link', { name: 'القائمة' }).click();
    await expect(page.getByText('عقاران', { exact: true })).toBeVisible();
    await expect(results(page)).toHaveCount(2);
    expect(complaints).toEqual([]);
  });
});
