import { readFile } from 'node:fs/promises';
import { longDay, monthName } from '../../contract/calendar-dates.ts';
import { daysAfter, weekdayOf } from '../../contract/day-arithmetic.ts';
import { riyadhDay } from '../../contract/riyadh.ts';
import { publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { fillLogin } from '../support/people.ts';
import { bookingPath, chooseTime, times } from '../support/viewing-steps.ts';

const FRIDAY = 5;

/** A day with free times that precedes a Friday, which has none, in the same month. */
function dayBeforeFriday(): string {
  const tomorrow = daysAfter(riyadhDay(new Date()), 1);
  const thursdays = Array.from({ length: 14 }, (_, days) => daysAfter(tomorrow, days)).filter((day) => {
    const next = daysAfter(day, 1);
    return weekdayOf(next) === FRIDAY && next.slice(0, 7) === day.slice(0, 7);
  });
  return thursdays[0] ?? '';
}

test.describe('booking a viewing', () => {
  test('leads a guest through signing in to the times, books one, and gives its file and its page', async ({
    visit,
    person,
  }) => {
    const [owner, visitor] = [await person(), await person()];
    const propertyId = await publishAd(owner);
    const { open, page, complaints } = await visit();
    await open(`/propertydetails/${propertyId}`);
    await page.getByRole('button', { name: 'احجز معاينة' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'تسجيل الدخول' }).click();
    await fillLogin(page, visitor);
    await expect(page).toHaveURL(`/propertypreview/${propertyId}`);
    await expect(times(page).first()).toBeAttached();

    // Without a time nothing is sent, and the form shows that it is missing.
    await open(await bookingPath(visitor, propertyId));
    await page.getByRole('button', { name: 'معاينة عادية' }).click();
    await expect(page.getByText('اختر وقتًا أولًا')).toBeVisible();

    const time = await chooseTime(page, 1);
    await expect(page).toHaveURL(/time=/);
    await page.reload();
    await expect(page.locator('input[type="radio"]:checked')).toBeAttached();
    await page.getByRole('button', { name: 'معاينة عادية' }).click();
    const done = page.getByRole('dialog');
    await expect(done.getByText('حُجزت معاينتك').first()).toBeVisible();
    await expect(done.getByText(time)).toBeVisible();
    await expect(done.getByText(/144\d هـ/)).toBeVisible();
    await expect(done.getByRole('link', { name: /^05\d{8}$/ })).toBeVisible();
    const saving = page.waitForEvent('download');
    await done.getByRole('button', { name: 'أضف إلى التقويم' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^rukn-viewing-\d+\.ics$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:معاينة/);

    await done.getByRole('link', { name: 'إلى الرئيسية' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: /معاينتك القادمة/ }).click();
    await expect(page).toHaveURL(/\/previewdetails\/\d+$/);
    await expect(page.getByText('مؤكدة')).toBeVisible();
    await expect(page.getByRole('link', { name: 'واتساب' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'اتصال' })).toHaveAttribute('href', /^tel:05/);
    expect(complaints).toEqual([]);
  });

  test('shows the visitor’s mobile to the advertiser, unless the visitor hides it', async ({
    visit,
    person,
  }) => {
    const [owner, visitor] = [await person(), await person()];
    const propertyId = await publishAd(owner);
    const guest = await visit({ as: visitor });
    const book = async (isShown: boolean) => {
      await guest.open(await bookingPath(visitor, propertyId));
      const choice = guest.page.getByRole('switch', { name: 'إظهار رقم جوالي للمعلن' });
      await expect(choice).toBeChecked();
      if (!isShown) {
        await choice.click();
        await expect(guest.page).toHaveURL(/mobile=hidden/);
        await guest.page.reload();
        await expect(choice).not.toBeChecked();
        await expect(guest.page.getByText('يرى المعلن اسمك وحده.')).toBeVisible();
      }
      await chooseTime(guest.page, 1);
      await guest.page.getByRole('button', { name: 'معاينة عادية' }).click();
      await guest.page.getByRole('button', { name: 'تفاصيل المعاينة' }).click();
      await expect(guest.page).toHaveURL(/previewdetails/);
    };
    await book(true);
    await expect(guest.page.getByText('يرى المعلن رقم جوالك حتى تنتهي المعاينة.')).toBeVisible();

    const { page, open, complaints } = await visit({ as: owner });
    await open('/previewlist');
    await expect(page.getByText('لا معاينات بعد')).toBeVisible();
    await page.getByText('معاينات عقاراتي').click();
    await expect(page).toHaveURL(/side=advertiser/);
    await page.locator('a[href^="/previewdetails/"]').click();
    await expect(page.getByRole('link', { name: 'اتصال' })).toHaveAttribute('href', `tel:${visitor.mobile}`);
    await expect(page.getByText(visitor.name)).toBeVisible();
    await expect(page.getByRole('button', { name: /غيّر الموعد|ألغِ المعاينة/ })).toHaveCount(0);

    await guest.page.getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await guest.page.getByRole('dialog').getByRole('button', { name: 'ألغِ المعاينة' }).click();
    await expect(guest.page.getByText('أُلغيت المعاينة').first()).toBeVisible();
    await book(false);
    await expect(guest.page.getByText('لا يرى المعلن رقم جوالك.')).toBeVisible();
    await open('/previewlist?side=advertiser');
    await page.locator('a[href^="/previewdetails/"]').click();
    await expect(page.getByText('لم يُظهر رقم جواله')).toBeVisible();
    await expect(page.getByText(visitor.mobile)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'اتصال' })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('shows the empty list of a day without times, and turns away from a past day and a broken address', async ({
    visit,
    person,
  }) => {
    const [owner, visitor] = [await person(), await person()];
    const booking = `/propertypreview/${await publishAd(owner)}`;
    const { open, page, complaints } = await visit({ as: visitor });
    await open(`${booking}?date=${dayBeforeFriday()}`);
    await expect(times(page)).toHaveCount(8);
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^الجمعة.*لا أوقات متاحة$/, disabled: false })
      .last()
      .click();
    await expect(page.getByText('لا أوقات متاحة في هذا اليوم.')).toBeVisible();
    await expect(times(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^أقرب موعد/ }).click();
    await expect(times(page).first()).toBeAttached();

    await open(`${booking}?date=2020-01-01&time=10:00`);
    await expect(page.getByText('مضى اليوم الذي طلبته')).toBeVisible();
    await open(`${booking}?date=2099-01-01&time=10:00`);
    await expect(page.getByText('لم يُفتح الحجز لليوم الذي طلبته')).toBeVisible();
    await open(`${booking}?date=x&time=y`);
    await expect(times(page).first()).toBeAttached();
    await open('/propertypreview/0');
    await expect(page.getByText('لم نجد هذا العقار')).toBeVisible();
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });

  for (const [name, days] of [
    ['40 days ahead', 40],
    ['three years behind', -3 * 365],
  ] as const) {
    test(`on a device ${name}, offers the days and times that there are, and none that is past`, async ({
      visit,
      person,
    }) => {
      const [owner, visitor] = [await person(), await person()];
      const propertyId = await publishAd(owner);
      const { times: free } = await visitor.call<{ times: Record<string, { value: string }[]> }>(
        'GET',
        `/api/reservation/availableTimes/${propertyId}`,
      );
      const [date = '', offered = []] = Object.entries(free)[0] ?? [];
      const today = riyadhDay(new Date());
      const { open, page, complaints } = await visit({ as: visitor });
      await page.clock.setSystemTime(Date.now() + days * 86_400_000);
      await open(`/propertypreview/${propertyId}`);
      await expect(times(page)).toHaveCount(offered.length);
      expect(await page.evaluate(() => Date.now())).not.toBeCloseTo(Date.now(), -7);
      const grid = page.getByRole('grid');
      await expect(grid).toHaveAccessibleName(new RegExp(monthName(date, 'ar')));
      const monthOfToday = page.getByRole('button', { name: 'الشهر السابق' });
      if (date.slice(0, 7) !== today.slice(0, 7)) await monthOfToday.click();
      await expect(monthOfToday).toHaveAttribute('aria-disabled', 'true');
      await expect(grid.getByRole('button', { disabled: false }).first()).toHaveAccessibleName(
        new RegExp(`^${longDay(today, 'ar')}`),
      );
      await open(`/propertypreview/${propertyId}?date=${daysAfter(today, -1)}&time=10:00`);
      await expect(page.getByText('مضى اليوم الذي طلبته')).toBeVisible();
      await open(`/propertypreview/${propertyId}?date=${date}`);
      await chooseTime(page);
      await page.getByRole('button', { name: 'معاينة عادية' }).click();
      await expect(page.getByRole('dialog').getByText('حُجزت معاينتك').first()).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }

  test('gives one hour to the first of two browsers; the other keeps the day and sees why', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const people = [await person(), await person()] as const;
    const path = await bookingPath(people[0], await publishAd(owner));
    const [first, second] = [await visit({ as: people[0] }), await visit({ as: people[1] })];
    for (const { page, open } of [first, second]) {
      await open(path);
      await chooseTime(page);
    }
    await first.page.getByRole('button', { name: 'معاينة عادية' }).click();
    await expect(first.page.getByRole('dialog').getByText('حُجزت معاينتك').first()).toBeVisible();
    await second.page.getByRole('button', { name: 'معاينة عادية' }).click();
    const alert = second.page.getByRole('alert');
    await expect(alert.getByText('حُجز هذا الموعد قبل لحظات')).toBeVisible();
    await expect(alert.getByText('4010')).toBeVisible();
    await expect(second.page.locator('input[type="radio"]:disabled')).toBeAttached();
    await chooseTime(second.page, 1);
    await second.page.getByRole('button', { name: 'معاينة عادية' }).click();
    await expect(second.page.getByRole('dialog').getByText('حُجزت معاينتك').first()).toBeVisible();
  });

  test('books once for a double tap, and for a second try after a lost answer', async ({ visit, person }) => {
    const [owner, visitor] = [await person(), await person()];
    const { page, open, context } = await visit({ as: visitor });
    await open(await bookingPath(visitor, await publishAd(owner)));
    await chooseTime(page);
    const keys: (string | undefined)[] = [];
    await context.route('**/api/reservation/create', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server books, but its first response is lost.
      if (keys.length === 1) {
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    await page.getByRole('button', { name: 'معاينة عادية' }).dblclick();
    await expect(page.getByRole('alert').getByText('لم يصلنا تأكيد الحجز')).toBeVisible();
    await page.getByRole('button', { name: 'معاينة عادية' }).click();
    await expect(page.getByRole('dialog').getByText('حُجزت معاينتك').first()).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
    const { rows } = await visitor.call<{ rows: unknown[] }>('GET', '/api/reservation/list');
    expect(rows).toHaveLength(1);
  });

  test('needs a connection, and keeps the chosen time without one', async ({ visit, person }) => {
    const [owner, visitor] = [await person(), await person()];
    const { page, open, context } = await visit({ as: visitor });
    await open(await bookingPath(visitor, await publishAd(owner)));
    await chooseTime(page);
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: 'يحتاج اتصالًا' })).toHaveAttribute('aria-disabled', 'true');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'معاينة عادية' })).toBeVisible();
    await expect(page.locator('input[type="radio"]:checked')).toHaveCount(1);
  });

  test('is refused to the advertiser of the listing, who needs no viewing of it', async ({
    visit,
    person,
  }) => {
    const owner = await person();
    const { page, open } = await visit({ as: owner });
    await open(await bookingPath(owner, await publishAd(owner)));
    const time = await chooseTime(page);
    await page.getByRole('button', { name: 'معاينة عادية' }).click();
    const alert = page.getByRole('alert');
    await expect(alert.getByText('هذا عقارك')).toBeVisible();
    await expect(alert.getByText('4013')).toBeVisible();
    await expect(page.locator('label', { has: page.locator('input:checked') }).getByText(time)).toBeVisible();
  });
});
