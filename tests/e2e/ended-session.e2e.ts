import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { filesOnDevice, next, step } from '../support/ad-steps.ts';
import { axeFaults } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { workerInCharge } from '../support/no-network.ts';
import { fillLogin, keptOnDevice, NEWCOMER, SARA, signInAt, tokenOf } from '../support/people.ts';
import { photoFile } from '../support/picture-files.ts';
import type { RunningServer } from '../support/running-server.ts';

const UPLOAD = '**/api/media/upload';
const TITLE = 'دور أرضي بفناء واسع';
const ENDED = 'انتهت جلستك. سجّل الدخول لتكمل من حيث توقفت.';
const title = (page: Page) => page.getByRole('textbox', { name: 'عنوان الإعلان' });
const ended = (page: Page) => page.getByRole('status').getByText(ENDED);
const uploaded = (page: Page) => page.getByRole('button', { name: /^الصورة \d+ من \d+\. رُفعت/ });
const addPhoto = async (page: Page, name: string) =>
  page.locator('input[data-photos]').setInputFiles([await photoFile(name)]);
const atLogin = (page: Page) => page.waitForURL((url) => url.pathname === '/login');

/** Fills in an ad up to its third step, with a photograph that the server does not get. */
async function beginAd(page: Page): Promise<void> {
  await page.context().route(UPLOAD, (route) => route.abort());
  await signInAt(page, NEWCOMER, '/propertiecreate?step=kind');
  await workerInCharge(page);
  await page.getByText('مالك أو وكيله').click();
  await next(page);
  await step(page, 2);
  await page.getByRole('textbox', { name: 'رقم هوية المالك' }).fill('1000000008');
  await page.getByRole('textbox', { name: 'تاريخ ميلاد المالك' }).fill('14/03/1985');
  await page.getByRole('textbox', { name: 'رقم جوال المالك' }).fill('0500000002');
  await next(page);
  await step(page, 3);
  await title(page).fill(TITLE);
  await addPhoto(page, 'فناء.jpg');
  await page.getByRole('button', { name: 'أعد الرفع' }).waitFor();
  await filesOnDevice(page, 1);
}

/** Ends the session where only the server knows: on another device, or by its age. */
async function endOnServer(page: Page, { url }: RunningServer): Promise<void> {
  const headers = { 'session-token': await tokenOf(page) };
  const answer = await fetch(`${url}/api/users/logout`, { headers });
  expect(answer.status).toBe(200);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await atLogin(page);
}

/** An ad is begun empty, and nothing of the other is left on the device. */
async function expectNothing(page: Page): Promise<void> {
  await page.goto('/propertiecreate');
  await step(page, 1);
  expect(await page.getByText('أكملنا من حيث توقفت').count()).toBe(0);
  await filesOnDevice(page, 0);
  expect(await keptOnDevice(page)).not.toContain(TITLE);
}

journey('a session that the server has ended', ({ visit, server }) => {
  it('loses nothing that its person had typed: he signs in again and goes on', {
    timeout: 120_000,
  }, async () => {
    const { page, context } = await visit();
    await beginAd(page);
    const token = await tokenOf(page);
    await endOnServer(page, server());
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    // The server refuses this one, for want of a session: it is kept all the same.
    await addPhoto(page, 'مدخل.jpg');
    await atLogin(page);
    await ended(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await filesOnDevice(page, 2);
    const kept = await keptOnDevice(page);
    expect(kept).toContain(TITLE);
    for (const gone of [token, 'rukn.session', /rukn\.queries\.\w\w\.\d/]) expect(kept).not.toMatch(gone);
    // A guest has none of it, and is told why he is here as long as that is why.
    await page.goto('/propertiecreate');
    await atLogin(page);
    await ended(page).waitFor();
    expect(await keptOnDevice(page)).not.toMatch(/draft\.advertise\.guest/);
    // Once the page has started whole, its tidying included.
    await page.waitForLoadState('networkidle');
    await filesOnDevice(page, 2);

    await fillLogin(page, NEWCOMER);
    await page.waitForURL((url) => url.pathname === '/propertiecreate');
    await step(page, 3);
    expect(await title(page).inputValue()).toBe(TITLE);
    await expect.poll(() => uploaded(page).count(), { timeout: 30_000 }).toBe(2);
    await page.goto('/propertiecreate?step=identity');
    await step(page, 2);
    expect(await page.getByRole('textbox', { name: 'رقم هوية المالك' }).inputValue()).toBe('1000000008');
  });

  it('leaves nothing to another who signs in on the device, nor afterwards', {
    timeout: 120_000,
  }, async () => {
    const { page, context } = await visit();
    await beginAd(page);
    const other = await context.newPage();
    await other.goto('/propertiecreate');
    await step(other, 3);
    await endOnServer(page, server());
    // The other tab may hear of it first, and this one starts anew by its word: that ends this reload.
    await page.reload().catch(() => undefined);
    await atLogin(page);
    await ended(page).waitFor();
    // Another tab is led the same way, and takes nothing with it.
    await atLogin(other);
    await ended(other).waitFor();
    await other.close();
    await filesOnDevice(page, 1);
    expect(await keptOnDevice(page)).toContain(TITLE);

    await fillLogin(page, SARA);
    await page.waitForURL((url) => url.pathname === '/propertiecreate');
    await expectNothing(page);
    await signOut(page);
    await signInAt(page, NEWCOMER);
    await expectNothing(page);
  });

  it('is not what a guest is told of, nor who signs out, which removes all in every tab', {
    timeout: 120_000,
  }, async () => {
    const { page, context } = await visit();
    await page.goto('/propertiecreate');
    await atLogin(page);
    await page.getByText('ادخل برقم جوالك المسجّل.').waitFor();
    expect(await page.getByText(ENDED).count()).toBe(0);

    await beginAd(page);
    await endOnServer(page, server());
    await page.reload();
    await atLogin(page);
    await ended(page).waitFor();
    await fillLogin(page, NEWCOMER);
    await page.waitForURL((url) => url.pathname === '/propertiecreate');
    await step(page, 3);
    const other = await context.newPage();
    await other.goto('/propertiecreate');
    await step(other, 3);
    await signOut(page);
    await atLogin(other);
    await filesOnDevice(page, 0);
    expect(await keptOnDevice(other)).not.toContain(TITLE);
    for (const tab of [page, other]) {
      await tab.goto('/propertiecreate');
      await atLogin(tab);
      await tab.getByText('ادخل برقم جوالك المسجّل.').waitFor();
      expect(await tab.getByText(ENDED).count()).toBe(0);
    }
  });

  it('goes by without a word on a public screen', async () => {
    const { page, open } = await visit();
    await signInAt(page, NEWCOMER);
    await endOnServer(page, server());
    await open('/propertielist');
    await page.waitForFunction(() => localStorage.getItem('rukn.session') === null);
    await page.locator('article').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/propertielist');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByText(ENDED).count()).toBe(0);
  });
});
