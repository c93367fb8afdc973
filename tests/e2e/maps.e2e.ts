import { expect, it } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { card, choosePin, counted, markers, results, told } from '../support/map-steps.ts';
import { fillLogin, NEWCOMER, SARA, signInAt, tokenOf } from '../support/people.ts';
import { own } from '../support/viewing-steps.ts';

journey('the map of what is near', ({ visit, server }) => {
  it('asks a guest to sign in, and takes him back to what he wanted', async () => {
    const { open, page } = await visit();
    await open('/maps?favorites=yes');
    await page.waitForURL(/\/login\?/);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/maps?favorites=yes');
    await fillLogin(page, SARA);
    await page.waitForURL(/\/maps\?favorites=yes$/);
    await markers(page).first().waitFor();
    expect(await page.getByRole('radio', { name: 'مفضلتي' }).isChecked()).toBe(true);
  });

  it('shows the homes round the default place, says so, and keeps to a type', async () => {
    const { page, complaints } = await visit({ desktop: true });
    await signInAt(page, SARA, '/maps');
    await page.getByRole('region', { name: 'خريطة العقارات القريبة' }).waitFor();
    await markers(page).first().waitFor();
    await page.getByText('حول وسط الرياض (الموقع الافتراضي)').filter({ visible: true }).waitFor();
    const all = await told(page);
    await expect.poll(() => counted(page)).toBe(all);

    await page.getByRole('link', { name: 'فلل', exact: true }).click();
    await page.waitForURL(/typeId=2/);
    await expect.poll(async () => (await told(page)) < all).toBe(true);
    await expect.poll(async () => (await counted(page)) === (await told(page))).toBe(true);
    await page.goBack();
    await expect.poll(() => told(page)).toBe(all);
    expect(await axeFaults(page)).toEqual([]);
    expect(own(complaints)).toEqual([]);
  });

  it('opens a home from its pin, and is found as it was left, the pin among those seen', async () => {
    const { page } = await visit();
    await signInAt(page, SARA, '/maps');
    await markers(page).first().waitFor();
    const id = await choosePin(page);
    expect(await axeFaults(page)).toEqual([]);
    const around = await page.locator('[data-pin]').evaluateAll((pins) => pins.map((pin) => pin.dataset.pin));
    await card(page).getByRole('link').first().click();
    await page.waitForURL(new RegExp(`propertydetails/${id}$`));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goBack();
    await page.waitForURL(/\/maps$/);
    await card(page).waitFor();
    const chosen = page.locator(`[data-pin="${id}"]`);
    await chosen.waitFor();
    expect(await chosen.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => page.locator('[data-pin]').evaluateAll((pins) => pins.map((pin) => pin.dataset.pin)))
      .toEqual(around);
    await page.getByRole('button', { name: 'إغلاق البطاقة' }).click();
    expect(await chosen.getAttribute('aria-label')).toMatch(/^عقار.*، رأيته$/);
    // Also after the app was closed.
    await page.goto(`/maps?bounds=${await boundsRound(id)}`);
    await chosen.waitFor();
    expect(await chosen.getAttribute('aria-label')).toMatch(/، رأيته$/);
  });

  /** A view of a few hundred metres round a home. */
  async function boundsRound(id: string): Promise<string> {
    const answer = await fetch(`${server().url}/api/properties/retrieve/${id}`);
    const { property } = (await answer.json()) as { property: { latitude: number; longitude: number } };
    const { latitude, longitude } = property;
    return [latitude - 0.0004, longitude - 0.0004, latitude + 0.0004, longitude + 0.0004].join(',');
  }

  it('searches where it was moved to, and shares that', async () => {
    const { page, open } = await visit({ desktop: true });
    await signInAt(page, SARA, '/maps');
    await markers(page).first().waitFor();
    await page.getByRole('button', { name: 'تقريب' }).click();
    await page.getByRole('button', { name: 'ابحث في هذه المنطقة' }).click();
    await page.waitForURL(/bounds=/);
    await page.getByText('في المنطقة التي اخترتها').filter({ visible: true }).waitFor();
    await expect.poll(async () => (await counted(page)) === (await told(page))).toBe(true);
    const there = await told(page);
    await open(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect.poll(() => told(page)).toBe(there);
    // Where nothing is.
    await open('/maps?bounds=19,52,19.5,52.5');
    await page.getByRole('heading', { name: 'لا عقارات في هذه المنطقة' }).waitFor();
    await page.getByRole('link', { name: 'العقارات القريبة مني' }).click();
    await page.waitForURL(/\/maps$/);
    await results(page).first().waitFor();
  });

  it('asks where he is on his act alone, and says what it uses where he refuses', async () => {
    const { page, context } = await visit();
    await context.addInitScript(() => {
      const asked = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      Object.assign(window, { positionAsked: 0 });
      navigator.geolocation.getCurrentPosition = (...call) => {
        Object.assign(window, {
          positionAsked: (window as never as { positionAsked: number }).positionAsked + 1,
        });
        asked(...call);
      };
    });
    const asked = () => page.evaluate(() => (window as never as { positionAsked: number }).positionAsked);
    await signInAt(page, SARA, '/maps');
    await markers(page).first().waitFor();
    const all = await counted(page);
    expect(await asked()).toBe(0);
    await page.getByRole('button', { name: 'استخدم موقعي' }).filter({ visible: true }).click();
    await page
      .getByText('لم يصلنا موقعك من المتصفح. حول وسط الرياض (الموقع الافتراضي)')
      .filter({ visible: true })
      .waitFor();
    expect(await asked()).toBe(1);
    expect(await counted(page)).toBe(all);
  });

  it('is round his own place where that was granted before', async () => {
    const { page } = await visit({ position: { latitude: 21.5433, longitude: 39.1728 } });
    await signInAt(page, SARA, '/maps');
    await page.getByText('حول موقعك').filter({ visible: true }).waitFor();
    await page.getByRole('img', { name: 'موقعك' }).waitFor();
    await page.getByRole('link', { name: 'القائمة' }).click();
    await page.waitForURL(/view=list/);
    await results(page).first().waitFor();
    expect(await results(page).first().textContent()).toContain('جدة');
  });
});

journey('the map of my favourites', ({ visit, server }) => {
  const send = (token: string, propertyId: number) =>
    fetch(`${server().url}/api/favorites/add`, {
      method: 'POST',
      headers: { 'session-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ propertyId }),
    });

  it('says what to do while there are none, shows them, and loses the one whose heart is taken', async () => {
    const { page: before } = await visit();
    await signInAt(before, NEWCOMER, '/maps?favorites=yes');
    await before.getByRole('heading', { name: 'لا شيء في مفضلتك بعد' }).waitFor();
    const answer = await fetch(`${server().url}/api/properties/list?cityId=1`);
    const { properties } = (await answer.json()) as { properties: { id: number; latitude: number | null }[] };
    const placed = properties.filter(({ latitude }) => latitude !== null).slice(0, 3);
    const token = await tokenOf(before);
    for (const { id } of placed) await send(token, id);

    const { page, complaints } = await visit();
    await signInAt(page, NEWCOMER, '/favorite');
    await page.getByRole('link', { name: 'على الخريطة' }).click();
    await page.waitForURL(/\/maps\?favorites=yes$/);
    await markers(page).first().waitFor();
    await expect.poll(() => counted(page)).toBe(3);
    await choosePin(page);
    const pin = page.locator('[data-pin][aria-pressed="true"]');
    expect(await pin.getAttribute('aria-label')).toMatch(/، في مفضلتك/);
    const removed = page.waitForResponse(/favorites\/remove/);
    await card(page)
      .getByRole('button', { name: /^المفضلة: / })
      .click();
    await removed;
    await pin.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'القائمة' }).click();
    await page.getByText('عقاران', { exact: true }).waitFor();
    expect(await results(page).count()).toBe(2);
    expect(own(complaints)).toEqual([]);
  });
});
