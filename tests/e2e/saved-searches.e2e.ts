import type { Page } from '@playwright/test';
import { publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { fillLogin } from '../support/people.ts';

/** Few listings fit: what is published meanwhile is on the first page. */
const SEARCH = '/propertielist?purpose=for_rent&typeId=1&cityId=1&priceTo=53000';

const bell = (page: Page) => page.getByRole('button', { name: 'احفظ البحث' }).first();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'حفظ البحث' });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Saves the list that is open, under a name. */
async function save(page: Page, name: string): Promise<void> {
  await bell(page).click();
  await sheet(page).getByLabel('اسم البحث').fill(name);
  await sheet(page).getByRole('button', { name: 'احفظ البحث' }).click();
}

test.describe('saved searches', () => {
  test('a search is saved from the list; what is published for it comes as new, and is marked', async ({
    visit,
    person,
  }) => {
    const seeker = await person();
    const owner = await person();
    const { page, open, complaints } = await visit({ as: seeker });

    // Everything is no search.
    await open('/propertielist');
    await bell(page).click();
    await expect(sheet(page).getByText('هذا البحث يشمل كل العقارات')).toBeVisible();
    await page.keyboard.press('Escape');

    await open(SEARCH);
    await bell(page).click();
    const name = sheet(page).getByLabel('اسم البحث');
    await expect(name).toHaveValue('شقق للإيجار في الرياض');
    // A name is needed, and nothing else is lost.
    await name.fill('  ');
    await sheet(page).getByText('كل يوم', { exact: true }).click();
    await sheet(page).getByRole('button', { name: 'احفظ البحث' }).click();
    await expect(sheet(page).getByText('اكتب اسمًا للبحث')).toBeVisible();
    await name.fill('بيتنا القادم');
    await expect(sheet(page).getByRole('radio', { name: 'كل يوم' })).toBeChecked();
    await sheet(page).getByText('فورًا', { exact: true }).click();

    // A server that is away loses nothing: the form says so, and the second try saves it once.
    await page.route('**/api/searches/create', (route) =>
      route.fulfill({ status: 422, json: { msg: 'تعذّر الحفظ الآن', error_number: 4089 } }),
    );
    await sheet(page).getByRole('button', { name: 'احفظ البحث' }).click();
    await expect(sheet(page).getByRole('alert')).toContainText('تعذّر الحفظ الآن');
    await expect(name).toHaveValue('بيتنا القادم');
    await page.unroute('**/api/searches/create');
    await sheet(page).getByRole('button', { name: 'احفظ البحث' }).click();
    await expect(page.getByText('حُفظ البحث')).toBeVisible();

    const title = `شقة جديدة لبحث محفوظ ${owner.mobile}`;
    // No other ad under the test's deed has this size: it would be the same home again.
    const area = 1_000 + (Number(owner.mobile.slice(-4)) % 9_000);
    const id = await publishAd(owner, { title, price: 51_000, area });
    await expect
      .poll(async () => {
        const { rows } = await seeker.call<{ rows: { message: string }[] }>(
          'GET',
          '/api/users/notifications',
        );
        return rows.map(({ message }) => message);
      })
      .toContain(`عقار جديد في بحثك «بيتنا القادم»: ${title}`);

    await open('/searches');
    await expect(row(page, 'بيتنا القادم').getByText('عقار جديد')).toBeVisible();
    await row(page, 'بيتنا القادم').getByRole('link').click();
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="/propertydetails/${id}"]`) });
    await expect(card.getByText('جديد', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(row(page, 'بيتنا القادم').getByText('عقار جديد')).toHaveCount(0);

    // Changed, and deleted after a question.
    await page.getByRole('button', { name: 'تعديل «بيتنا القادم»' }).click();
    const change = page.getByRole('dialog', { name: 'تعديل البحث' });
    await change.getByLabel('اسم البحث').fill('بيت العمر');
    await change.getByText('دون تنبيه', { exact: true }).click();
    await change.getByRole('button', { name: 'احفظ التعديل' }).click();
    await expect(row(page, 'بيت العمر').getByText('دون تنبيه')).toBeVisible();
    await page.getByRole('button', { name: 'حذف «بيت العمر»' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'احذف' }).click();
    await expect(page.getByRole('heading', { name: 'لم تحفظ بحثًا بعد' })).toBeVisible();
    expect(complaints.filter((text) => !/status of 422/.test(text))).toEqual([]);
  });

  test('a guest’s search stays on the device, and moves along when they sign in', async ({
    visit,
    person,
  }) => {
    const seeker = await person();
    const { page, open, complaints } = await visit();
    await open(SEARCH);
    await save(page, 'بحث الضيف');
    await expect(page.getByText('حُفظ البحث على هذا الجهاز')).toBeVisible();
    await page.getByRole('button', { name: 'عرض' }).click();
    await expect(row(page, 'بحث الضيف')).toBeVisible();
    await expect(row(page, 'بحث الضيف')).toContainText('الرياض');
    await page.locator('main').getByRole('link', { name: 'تسجيل الدخول' }).click();
    await fillLogin(page, seeker);
    await expect(page).toHaveURL(/\/searches$/);
    await expect(page.getByRole('button', { name: 'تعديل «بحث الضيف»' })).toBeVisible();
    const { searches } = await seeker.call<{ searches: { name: string }[] }>('GET', '/api/searches/list');
    expect(searches.map(({ name }) => name)).toEqual(['بحث الضيف']);
    expect(complaints).toEqual([]);
  });

  test('a guest’s search that a full account refuses stays on the device, and says why', async ({
    visit,
    person,
  }) => {
    const seeker = await person();
    for (let area = 1; area <= 20; area++) {
      const body = { name: `بحث ${area}`, filters: `cityId=1&areaFrom=${area}`, frequency: 'never' };
      await seeker.call('POST', '/api/searches/create', body);
    }
    const { page, open } = await visit();
    await open(SEARCH);
    await save(page, 'بحث الضيف');
    await page.getByRole('button', { name: 'عرض' }).click();
    await page.locator('main').getByRole('link', { name: 'تسجيل الدخول' }).click();
    await fillLogin(page, seeker);
    await expect(page).toHaveURL(/\/searches$/);
    await expect(row(page, 'بحث الضيف')).toContainText('لم يقبله حسابك');
    await page.getByRole('button', { name: 'حذف «بحث الضيف»' }).click();
    await expect(row(page, 'بحث الضيف')).toHaveCount(0);
  });

  test('one that is saved without network waits, and is saved when it is back', async ({ visit, person }) => {
    const seeker = await person();
    const { page, open, context } = await visit({ as: seeker, worker: true });
    // The account's list never arrives: what waits is listed all the same.
    await context.route('**/api/searches/list', (route) => route.abort());
    await open(SEARCH);
    await workerInCharge(page);
    await context.setOffline(true);
    await save(page, 'بحث بلا شبكة');
    await expect(page.getByText('يُحفظ البحث حين يعود الاتصال')).toBeVisible();
    await page.getByRole('button', { name: 'عرض' }).click();
    await expect(row(page, 'بحث بلا شبكة')).toContainText('يُحفظ في حسابك حين يعود الاتصال');
    await context.unroute('**/api/searches/list');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'تعديل «بحث بلا شبكة»' })).toBeVisible();
  });
});
