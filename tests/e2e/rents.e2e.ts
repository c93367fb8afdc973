import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { monthsAfter } from '../../contract/day-arithmetic.ts';
import { riyadhDay } from '../../contract/riyadh.ts';
import type { Person } from '../support/api-person.ts';
import { publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { savedOnDevice, workerInCharge } from '../support/no-network.ts';
import { operatorOf } from '../support/operator.ts';

const cards = (page: Page) => page.locator('main a[href^="/rental/"]');
const monthsAgo = (months: number) => monthsAfter(riyadhDay(new Date()), -months);

/** Opens the card with this text; ends on its rental. */
async function openCard(page: Page, words: string): Promise<void> {
  await cards(page).filter({ hasText: words }).first().click();
  await expect(page).toHaveURL(/\/rental\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'تفاصيل الإيجار' })).toBeVisible();
}

/** Downloads the calendar file; returns its lines. */
async function savedCalendar(page: Page): Promise<string[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'أضف إلى التقويم' }).click();
  const file = await (await saving).path();
  return (await readFile(file, 'utf8')).split('\r\n');
}

/** Records a one-year tenancy as the operator does, with its first dues paid; returns its id. */
async function letFor(
  operator: ReturnType<typeof operatorOf>,
  owner: Person,
  terms: { id: number; tenant: Person; start: string; every: string; paid: number },
): Promise<string> {
  const { id, tenant, start, every, paid } = terms;
  const output = await operator(
    ...['tenancies', 'record', String(id), '--tenant', tenant.mobile, '--start', start],
    ...['--term', '1', '--unit', 'year', '--rent', '9000', '--every', every],
  );
  const tenancy = /Tenancy (\d+)/.exec(output)?.[1] ?? '';
  const path = `/api/properties/rentalRetrieve/${id}`;
  const { property } = await owner.call<{ property: { NextPayment: { dueDate: string }[] } }>('GET', path);
  for (const { dueDate } of property.NextPayment.slice(0, paid)) {
    await operator('tenancies', 'paid', tenancy, dueDate);
  }
  return tenancy;
}

test.describe('rents', () => {
  test('a landlord with three flats: who pays late, and the empty one that is let', async ({
    visit,
    server,
    person,
  }) => {
    const operator = operatorOf(server);
    const [landlord, tenant] = [await person(), await person({ name: 'فهد الدوسري' })];
    const [late, ending, empty] = [
      await publishAd(landlord),
      await publishAd(landlord),
      await publishAd(landlord),
    ];
    const tenancy = await letFor(operator, landlord, {
      ...{ id: late, tenant, start: monthsAgo(7), every: 'quarterly', paid: 2 },
    });
    await letFor(operator, landlord, {
      ...{ id: ending, tenant, start: monthsAgo(11), every: 'yearly', paid: 1 },
    });

    const { page, open, complaints } = await visit({ as: landlord });
    await open('/account');
    await page.getByRole('link', { name: 'أملاكي' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'أملاكي' })).toBeVisible();
    await expect(cards(page)).toHaveCount(3);

    // One tenancy ends soon, one has a late due: opens the late one.
    await expect(cards(page).filter({ hasText: 'ينتهي قريبًا' })).toHaveCount(1);
    await openCard(page, 'دفعة متأخرة');
    await expect(page).toHaveURL(`/rental/${late}`);
    await expect(page.getByRole('heading', { name: 'دفعة إيجار متأخرة' })).toBeVisible();
    const row = page.locator('main li', { hasText: 'متأخرة' });
    await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    await expect(row).toHaveText(/\d{4}\s*هـ/);
    await expect(page.getByRole('link', { name: /^اتصل بـ/ })).toBeVisible();
    const links = page.getByRole('list', { name: 'خدمات العقار' });
    await expect(links.locator('a[href="/maintenances"]')).toBeVisible();
    await expect(links.locator(`a[href="/propertypreview/${late}"]`)).toBeVisible();

    // The operator records the payment.
    const due = (await row.locator('time').getAttribute('datetime')) ?? '';
    expect(await operator('tenancies', 'paid', tenancy, due)).toMatch(/is paid; 1 are left$/);
    await open(`/rental/${late}`);
    await expect(page.getByText('3 دفعات مسددة')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'دفعة إيجار متأخرة' })).toHaveCount(0);

    // The empty flat is let, so it is no longer public.
    await open('/myproperty');
    await openCard(page, 'لا عقد إيجار قائم');
    await expect(page).toHaveURL(`/rental/${empty}`);
    await expect(page.getByRole('heading', { name: 'لا عقد إيجار قائم' })).toBeVisible();
    const guest = await visit();
    expect(await guest.open(`/propertydetails/${empty}`)).toBe(200);
    await operator(
      ...['tenancies', 'record', String(empty), '--tenant', tenant.mobile, '--start', monthsAgo(1)],
      ...['--term', '2', '--unit', 'year', '--rent', '18,000', '--every', 'half-yearly'],
    );
    await open(`/rental/${empty}`);
    await expect(page.getByText('سنتان')).toBeVisible();
    await expect(page.getByText('فهد الدوسري')).toBeVisible();
    expect(await guest.open(`/propertydetails/${empty}`)).toBe(404);

    // The tenant sees it among their rentals.
    const renting = await visit({ as: tenant });
    await renting.open('/myrents');
    await expect(renting.page.locator(`main a[href="/rental/${empty}"]`)).toBeVisible();
    expect([...complaints, ...renting.complaints]).toEqual([]);
  });

  test('a tenant in the last two months of the contract', async ({ visit, sara }) => {
    const { page, open, complaints } = await visit({ as: sara });
    await open('/myrents');
    const path = page.getByRole('navigation', { name: 'مسار الصفحة' });
    await expect(path.getByRole('link', { name: 'الرئيسية' })).toBeVisible();
    const card = page.getByRole('article');
    await expect(card.getByText('مؤجر', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'اطلب صيانة' })).toHaveAttribute('href', '/maintenances');
    await openCard(page, 'ينتهي قريبًا');
    await expect(page.getByRole('heading', { name: /^ينتهي العقد بعد \d+ يومًا$/ })).toBeVisible();
    await expect(
      page.getByText(/^مضى آخر يوم للإشعار بعدم التجديد، وكان .+ هـ\. يتجدد العقد تلقائيًا/),
    ).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^بقي \d+ يومًا$/);
    const dues = page.locator('main h2:has-text("مواعيد الدفعات") + ul time');
    await expect(dues.first()).toBeVisible();
    const days = await dues.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    const lines = await savedCalendar(page);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(
      days.map((day) => `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`),
    );
    expect(complaints).toEqual([]);
  });

  test('every link of a rental leads its tenant and its owner to what works, or says why not', async ({
    visit,
    server,
    person,
  }) => {
    const operator = operatorOf(server);
    const [landlord, tenant, stranger] = [await person(), await person(), await person()];
    const id = await publishAd(landlord);
    await letFor(operator, landlord, { id, tenant, start: monthsAgo(2), every: 'yearly', paid: 1 });
    for (const [who, financing] of [
      [tenant, 'button:text("أرسل الطلب")'],
      [landlord, 'h2:text("العقار مؤجّر، ولا يُموَّل لمالكه")'],
    ] as const) {
      const { page, open, complaints } = await visit({ as: who });
      await open(`/rental/${id}`);
      const links = page.getByRole('list', { name: 'خدمات العقار' }).getByRole('link');
      const follow = async (name: string, sign: string) => {
        await links.filter({ hasText: name }).click();
        await expect(page.locator(sign).filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByText('لم نجد هذا العقار')).toHaveCount(0);
      };
      await follow('صفحة العقار', 'main :text-is("مؤجر")');
      await page.goBack();
      await follow('اطلب صيانة', 'h1');
      await page.goBack();
      await follow('اطلب تمويل العقار', financing);
      await page.goBack();
      await follow('احجز معاينة العقار', 'h2:text("العقار مؤجّر، ولا معاينات له")');
      await page.getByRole('link', { name: 'تفاصيل الإيجار' }).click();
      await expect(page).toHaveURL(`/rental/${id}`);
      await open(`/propertyreservation/${id}`);
      await expect(page.getByRole('heading', { name: 'العقار مؤجّر، ولا يُحجز' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'تصفّح العقارات' })).toBeVisible();
      // Requests for a let property's times and fee return 404.
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
    }
    const { page, open } = await visit({ as: stranger });
    await open(`/propertydetails/${id}`);
    await expect(page.getByRole('heading', { name: 'لم نجد هذا العقار' })).toBeVisible();
  });

  test('a stranger finds no such rental and has none, a guest is asked to sign in', async ({
    visit,
    person,
    sara,
  }) => {
    const { rows } = await sara.call<{ rows: { id: number }[] }>('GET', '/api/properties/rentals');
    const rental = `/rental/${rows[0]?.id}`;
    const guest = await visit();
    await guest.open(rental);
    await expect(guest.page).toHaveURL(/\/login/);
    const { page, open } = await visit({ as: await person() });
    const alert = page.getByRole('alert');
    for (const path of [rental, '/rental/none']) {
      await open(path);
      await expect(alert.getByText('هذا الإيجار غير موجود')).toBeVisible();
    }
    // services §8: the message alone, without the badge.
    await expect(alert).not.toHaveText(/خطأ|\d/);
    await open('/myproperty');
    await expect(page.getByRole('heading', { name: 'لا أملاك لك هنا بعد' })).toBeVisible();
  });

  test('a rental that was seen gives its calendar file without network', async ({ visit, sara }) => {
    const { page, open, context } = await visit({ as: sara, worker: true });
    await open('/myrents');
    await workerInCharge(page);
    await openCard(page, 'ينتهي قريبًا');
    await expect(page.getByRole('heading', { name: 'مواعيد الدفعات' })).toBeVisible();
    const rental = new URL(page.url()).pathname;
    await savedOnDevice(page, `"rentals.retrieve",{"params":{"id":${rental.split('/').at(-1)}}}`);
    await context.setOffline(true);
    await open(rental);
    await expect(page.getByRole('heading', { name: /^ينتهي العقد بعد/ })).toBeVisible();
    await expect(page.getByText('ترى نتائج محفوظة').first()).toBeVisible();
    expect((await savedCalendar(page))[0]).toBe('BEGIN:VCALENDAR');
  });
});
