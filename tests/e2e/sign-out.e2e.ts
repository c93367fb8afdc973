import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { keptOnDevice, NEWCOMER, SARA, signInAt, tokenOf } from '../support/people.ts';
import { photoFile } from '../support/picture-files.ts';

const SARA_IS = 'سارة القحطاني';
const PHOTO = 'مجلس-سارة.jpg';
/** How keptOnDevice tells of a file, whoever chose it. */
const A_FILE = 'a file of';

/** Goes through what is a person's, until all of it is on the device. */
async function useAccount(page: Page): Promise<void> {
  for (const path of ['/', '/propertielist', '/favorite', '/profile', '/setting', '/account']) {
    await page.goto(path);
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  }
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => /^rukn\.queries\.ar\.\d+$/.test(key)),
  );
}

/** Chooses a photo for an ad of hers, which the server does not get. */
async function choosePhoto(page: Page): Promise<void> {
  await page.context().route('**/api/media/upload', (route) => route.abort());
  await page.goto('/propertieupdate/13?step=property');
  await page.locator('input[data-photos]').setInputFiles([await photoFile(PHOTO)]);
  await page.getByRole('button', { name: 'أعد الرفع' }).waitFor();
  await expect.poll(() => keptOnDevice(page)).toContain(A_FILE);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
}

journey('two accounts on one device', ({ visit }) => {
  it('leave nothing behind, also in another tab and without network, and never see each other', {
    timeout: 180_000,
  }, async () => {
    const { page, open, context } = await visit();
    await signInAt(page, SARA);
    await workerInCharge(page);
    await useAccount(page);
    await choosePhoto(page);
    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByLabel('الاسم الكامل').waitFor();
    const { user } = JSON.parse(
      (await page.evaluate(() => localStorage.getItem('rukn.session'))) ?? '{}',
    ) as {
      user: { avatar: string | null };
    };
    const canaries = [SARA_IS, SARA.mobile, await tokenOf(page), 'favorites/list', 'favourites.list'].concat(
      [PHOTO, A_FILE],
      user.avatar ? [user.avatar] : [],
    );
    const before = await keptOnDevice(page);
    expect(canaries.filter((canary) => !before.includes(canary))).toEqual([]);

    await context.setOffline(true);
    await signOut(page);
    await other.waitForURL((url) => url.pathname === '/login');
    await page.waitForTimeout(3_000);
    const cookies = JSON.stringify(await context.cookies());
    const after = (await keptOnDevice(page)) + cookies + (await keptOnDevice(other));
    expect(canaries.filter((canary) => after.includes(canary))).toEqual([]);
    await open('/favorite');
    await page.waitForURL((url) => url.pathname === '/login');
    expect(await page.getByText(SARA_IS).count()).toBe(0);
    await context.setOffline(false);

    await signInAt(page, NEWCOMER);
    await useAccount(page);
    expect(canaries.filter((canary) => before.includes(canary) && canary !== 'favorites/list')).not.toEqual(
      [],
    );
    const second = await keptOnDevice(page);
    for (const canary of [SARA_IS, SARA.mobile, PHOTO, A_FILE]) expect(second).not.toContain(canary);
    await context.setOffline(true);
    for (const path of ['/', '/favorite', '/profile', '/account']) {
      await open(path);
      expect(await page.getByText(SARA_IS).count()).toBe(0);
    }
    await context.setOffline(false);
    await signOut(page);
    await signInAt(page, SARA, '/account');
    await page.getByText(SARA_IS).first().waitFor();
    expect(await keptOnDevice(page)).not.toContain(NEWCOMER.mobile);
  });
});
