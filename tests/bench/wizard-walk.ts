import type { Page } from '@playwright/test';
import { back, next, step, type } from './wizard-phone.ts';

/** Runs one action in the form and records its slowest interaction under a name. */
export type Act = (name: string, doing: () => Promise<unknown>) => Promise<void>;

/** Pause between presses, like a thumb moving from tile to tile. */
const THUMB_MS = 250;

const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const choice = (page: Page, group: string, word: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(word, { exact: true });

/** Opens a picker, searches if a text is given, and chooses an option, which closes it. */
async function pick(page: Page, act: Act, label: string, option: RegExp, searched?: string) {
  const sheet = page.getByRole('dialog').last();
  await act(`${label}: open`, () =>
    page
      .getByRole('button', { name: new RegExp(`^${label}`) })
      .last()
      .tap(),
  );
  await sheet.getByRole('option').first().waitFor();
  if (searched) {
    await act(`${label}: search`, async () => {
      await sheet.getByRole('combobox').tap();
      await page.keyboard.type(searched, { delay: 60 });
    });
  }
  await act(`${label}: choose, and it closes`, () =>
    sheet.getByRole('option', { name: option }).first().tap(),
  );
}

async function identity(page: Page, act: Act) {
  await act('kind: owner', () => page.getByText('مالك أو وكيله').tap());
  await act('kind: next', () => next(page));
  await act('identity: day of birth', () => type(page, 'تاريخ ميلاد المالك', '14/03/1985'));
  await act('identity: toggle to agent', () => choice(page, 'أنت', 'وكيل المالك').tap());
  await act('identity: toggle to owner', () => choice(page, 'أنت', 'المالك').tap());
  await act('identity: deed', () => type(page, 'رقم الصك', '310205001234'));
  await act('identity: next', () => next(page));
  await step(page, 3);
}

async function words(page: Page, act: Act) {
  await act('property: next with all missing', () => next(page));
  await act('property: category', () => choice(page, 'التصنيف', 'سكني').tap());
  await act('property: purpose', () => choice(page, 'الغرض', 'للإيجار').tap());
  await pick(page, act, 'نوع العقار', /^شقة$/);
  await closed(page);
  await act('property: tenants', () => choice(page, 'السكن', 'عائلات').tap());
  await act('property: title', () => type(page, 'عنوان الإعلان', 'A quiet flat by the park'));
  await act('property: price', () => type(page, 'السعر', '1250000'));
  await act('property: area', () => type(page, 'المساحة', '120'));
  await act('property: description', () => type(page, 'الوصف', 'Three rooms and a hall, near the mosque.'));
  for (const name of ['الغرف', 'دورات المياه', 'الأدوار']) {
    await act('property: counted', async () => {
      for (let press = 0; press < 3; press++) {
        await page.getByRole('button', { name: `زد: ${name}` }).tap();
        await page.waitForTimeout(THUMB_MS);
      }
    });
  }
}

async function features(page: Page, act: Act) {
  const sheet = page.getByRole('dialog');
  await act('features: open', () => page.getByRole('button', { name: /^المزايا/ }).tap());
  await sheet.getByRole('checkbox').first().waitFor();
  await act('features: four chosen', async () => {
    for (let at = 0; at < 4; at++) {
      await sheet.getByRole('checkbox').nth(at).locator('..').tap();
      await page.waitForTimeout(THUMB_MS);
    }
  });
  await act('features: close', () => sheet.getByRole('button', { name: /^تم/ }).tap());
  await closed(page);
}

async function place(page: Page, act: Act) {
  await pick(page, act, 'المنطقة', /الرياض/);
  await closed(page);
  await pick(page, act, 'المدينة', /^الرياض$/);
  await closed(page);
  await pick(page, act, 'الحي', /./, 'ال');
  await closed(page);
  await act('map: open', () => page.getByRole('button', { name: 'ضع الدبوس' }).tap());
  await page.getByRole('button', { name: 'ثبّت الموقع هنا' }).waitFor();
  await pick(page, act, 'إلى حي', /./, 'الياس');
  await act('map: confirm, and it closes', () => page.getByRole('button', { name: 'ثبّت الموقع هنا' }).tap());
  await closed(page);
  await act('place: street', () => type(page, 'الشارع', 'King Fahd Road'));
  await act('place: building', () => type(page, 'رقم المبنى', '2435'));
}

async function featuring(page: Page, act: Act) {
  await act('property: next', () => next(page));
  await step(page, 4);
  await act('feature: featured', () => page.getByText('إعلان مميّز').tap());
  await act('feature: duration', () => page.locator('input[name="adDuration"]').last().locator('..').tap());
  await act('feature: back', () => back(page));
  await step(page, 3);
  await act('property: next again', () => next(page));
  await step(page, 4);
}

async function broker(page: Page, act: Act) {
  await act('feature: back to property', () => back(page));
  await step(page, 3);
  await act('property: back', () => back(page));
  await step(page, 2);
  await act('identity: back', () => back(page));
  await step(page, 1);
  await act('kind: broker', () => page.getByText('وسيط مرخّص').tap());
  await act('kind: next of a broker', () => next(page));
  await step(page, 2);
  await act('broker: FAL licence', () => type(page, 'رقم رخصة فال', '1200012345'));
  await act('broker: ad licence', () => type(page, 'رقم ترخيص الإعلان', '7200054321'));
  await act('broker: agency', () => type(page, 'رقم الوكالة', '4412345678'));
  await act('broker: next with some missing', () => next(page));
}

/** Goes through every step and control of the wizard while its photos upload. */
export async function walkWizard(page: Page, act: Act, photos: string[]): Promise<void> {
  await identity(page, act);
  await page.locator('input[data-photos]').setInputFiles(photos);
  await words(page, act);
  await features(page, act);
  await place(page, act);
  await featuring(page, act);
  await broker(page, act);
}
