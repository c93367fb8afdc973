import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { monthsAfter, riyadhDay } from '../../server/time/riyadh.ts';
import { LANGUAGES_AND_THEMES } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { savedOnDevice, withoutNetwork, workerInCharge } from '../support/no-network.ts';
import { operatorOf } from '../support/operator.ts';
import { NEWCOMER, SARA, signInAt } from '../support/people.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { own } from '../support/viewing-steps.ts';

const cards = (page: Page) => page.locator('main a[href^="/rental/"]');
/** The property of the rental that a link, or the page itself, leads to. */
const idIn = (path: string | null) => Number(path?.split('/').at(-1));

/** Opens the card that says so; answers its property. */
async function openCard(page: Page, words: string): Promise<number> {
  await cards(page).filter({ hasText: words }).first().click();
  await page.waitForURL(/\/rental\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'تفاصيل الإيجار' }).waitFor();
  return idIn(new URL(page.url()).pathname);
}

/** Saves the calendar file; answers its lines. */
async function savedCalendar(page: Page): Promise<string[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'أضف إلى التقويم' }).click();
  const file = await (await saving).path();
  return readFileSync(file, 'utf8').split('\r\n');
}

journey('rents', ({ visit, server }) => {
  it('a landlord with three flats: who pays late, and the empty one that is let', async () => {
    const operator = operatorOf(server());
    const { page, open, complaints } = await visit();
    await signInAt(page, SARA, '/account');
    await page.getByRole('link', { name: 'أملاكي' }).click();
    await page.getByRole('heading', { level: 1, name: 'أملاكي' }).waitFor();
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(3);

    // One ends soon, one has a late due: the late one is opened.
    expect(await cards(page).filter({ hasText: 'ينتهي قريبًا' }).count()).toBe(1);
    const late = await openCard(page, 'دفعة متأخرة');
    await page.getByRole('heading', { name: 'دفعة إيجار متأخرة' }).waitFor();
    const row = page.locator('main li', { hasText: 'متأخرة' });
    expect(await row.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await row.textContent()).toMatch(/\d{4}\s*هـ/);
    await page.getByRole('link', { name: /^اتصل بـ/ }).waitFor();
    const links = page.getByRole('list', { name: 'خدمات العقار' }).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(expect.arrayContaining(['/maintenances', `/propertypreview/${late}`]));

    // The operator records what was paid.
    const listed = (await operator('tenancies', 'list')).split('\n').map((line) => line.split(/\s{2,}/));
    const tenancy = listed.find(([, property]) => property === String(late))?.[0] ?? '';
    const due = (await row.locator('time').getAttribute('datetime')) ?? '';
    expect(await operator('tenancies', 'paid', tenancy, due)).toMatch(/is paid; 1 are left$/);
    await expect(operator('tenancies', 'paid', tenancy, due)).rejects.toThrow('was paid on');
    await open(`/rental/${late}`);
    await page.getByText('3 دفعات مسددة').waitFor();
    expect(await page.getByRole('heading', { name: 'دفعة إيجار متأخرة' }).count()).toBe(0);

    // The empty flat is let, and nobody finds it in public any more.
    await open('/myproperty');
    const empty = await openCard(page, 'لا عقد إيجار قائم');
    await page.getByRole('heading', { name: 'لا عقد إيجار قائم' }).waitFor();
    const publicly = async () => (await fetch(`${server().url}/api/properties/retrieve/${empty}`)).status;
    expect(await publicly()).toBe(200);
    const start = monthsAfter(riyadhDay(new Date()), -1);
    await operator(
      ...['tenancies', 'record', String(empty), '--tenant', NEWCOMER.mobile, '--start', start],
      ...['--term', '2', '--unit', 'year', '--rent', '18,000', '--every', 'half-yearly'],
    );
    await open(`/rental/${empty}`);
    await page.getByText('سنتان').waitFor();
    await page.getByText('فهد الدوسري').waitFor();
    expect(await publicly()).toBe(404);

    // Its tenant finds it among his, and has heard of it.
    const tenant = await visit();
    await signInAt(tenant.page, NEWCOMER, '/myrents');
    await tenant.page.locator(`main a[href="/rental/${empty}"]`).waitFor();
    expect(own([...complaints, ...tenant.complaints]).filter((text) => !/404/.test(text))).toEqual([]);
  });

  it('a tenant in the last two months of the contract', async () => {
    const { page, complaints } = await visit();
    await signInAt(page, SARA, '/myrents');
    await page
      .getByRole('navigation', { name: 'مسار الصفحة' })
      .getByRole('link', { name: 'الرئيسية' })
      .waitFor();
    const card = page.getByRole('article');
    await card.getByText('مؤجر', { exact: true }).waitFor();
    expect(await card.getByRole('link', { name: 'اطلب صيانة' }).getAttribute('href')).toBe('/maintenances');
    await openCard(page, 'ينتهي قريبًا');
    await page.getByRole('heading', { name: /^ينتهي العقد بعد \d+ يومًا$/ }).waitFor();
    await page.getByText(/^اتفق مع المالك على التجديد أو التسليم قبل /).waitFor();
    expect(await page.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^بقي \d+ يومًا$/);
    const dues = page.locator('main h2:has-text("مواعيد الدفعات") + ul time');
    const days = await dues.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(days.length).toBeGreaterThan(0);
    const lines = await savedCalendar(page);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(
      days.map((day) => `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`),
    );
    expect(own(complaints)).toEqual([]);
  });

  it('a stranger finds no such rental, a newcomer none at all, a guest the door', async () => {
    const { page, open } = await visit();
    await open('/rental/3');
    await page.waitForURL(/\/login/);
    await signInAt(page, NEWCOMER, '/rental/3');
    const alert = page.getByRole('alert');
    await alert.getByText('هذا الإيجار غير موجود').waitFor();
    // services §8: the message alone, without the badge.
    expect(await alert.textContent()).not.toMatch(/خطأ|\d/);
    await open('/rental/none');
    await page.getByRole('alert').getByText('هذا الإيجار غير موجود').waitFor();
    await open('/myproperty');
    await page.getByRole('heading', { name: 'لا أملاك لك هنا بعد' }).waitFor();
    const { page: other } = await visit();
    await signInAt(other, SARA, '/myrents');
    const home = idIn(await cards(other).first().getAttribute('href'));
    await open(`/rental/${home}`);
    await page.getByRole('alert').getByText('هذا الإيجار غير موجود').waitFor();
  });

  it('opens without network what was seen', { timeout: 120_000 }, async () => {
    const { page, open, context } = await visit();
    await signInAt(page, SARA, '/myrents');
    await workerInCharge(page);
    const home = await openCard(page, 'ينتهي قريبًا');
    await page.getByRole('heading', { name: 'مواعيد الدفعات' }).waitFor();
    await savedOnDevice(page, `"rentals.retrieve",{"params":{"id":${home}}}`);
    await open('/myproperty');
    await cards(page).first().waitFor();
    await savedOnDevice(page, '"rentals.owned"');
    await withoutNetwork('the network cut', { context, server: server() }, async () => {
      await open(`/rental/${home}`);
      await page.getByRole('heading', { name: /^ينتهي العقد بعد/ }).waitFor();
      await page.getByText('ترى نتائج محفوظة').first().waitFor();
      expect((await savedCalendar(page))[0]).toBe('BEGIN:VCALENDAR');
      await open('/myproperty');
      await cards(page).first().waitFor();
      await open('/myrents');
      await cards(page).first().waitFor();
    });
  });

  for (const [language, theme] of LANGUAGES_AND_THEMES) {
    it(`axe finds nothing, and nothing scrolls sideways: ${language}, ${theme}`, async () => {
      const { open, page, complaints } = await visit({ language, theme });
      await signInAt(page, SARA, '/myproperty');
      const rentals = cards(page);
      await rentals.first().waitFor();
      const paths = await rentals.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const all = ['/myproperty', '/myrents', ...paths, '/rental/none'];
      expect(await screenFaults({ open, page }, all)).toEqual([]);
      expect(own(complaints)).toEqual([]);
    });
  }
});
