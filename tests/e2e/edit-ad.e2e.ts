import { next, step } from '../support/ad-steps.ts';
import { anOwner } from '../support/ads.ts';
import { publishAd } from '../support/by-calls.ts';
import { expect, test } from '../support/journey.ts';

const aBroker = {
  ...anOwner,
  ownerType: 'broker',
  falLicense: '1200012345',
  adLicenseNumber: '7200054321',
  agentIdentity: '1000000008',
  agentDOB: '1985-03-14',
  agentMobile: '0557654321',
  agencyNumber: '4412345678',
};

test('a broker’s ad opens filled in, says what is missing, keeps it through a reload, and shows the new price in public', async ({
  visit,
  person,
}) => {
  const broker = await person();
  const id = await publishAd(broker, { price: 61_000 }, { owner: aBroker });
  const { page, open, complaints } = await visit({ as: broker });
  await open(`/propertieupdate/${id}?step=property`);
  await step(page, 3);
  // services §2: a broker goes back from the property to step 2, and forward through the broker's
  // step.
  await page.getByRole('button', { name: 'السابق' }).click();
  await expect(page.getByText('اخترت أن تعلن بصفتك وسيطًا')).toBeVisible();
  await step(page, 2);
  await next(page);
  await expect(page.getByLabel('رقم رخصة فال')).toHaveValue(aBroker.falLicense);
  await step(page, 2);
  await next(page);
  await step(page, 3);

  const title = page.getByLabel('عنوان الإعلان');
  const price = page.getByLabel('السعر');
  await expect(title).toHaveValue('شقة هادئة قرب الحديقة');
  // services §2: the price is shown with thousands separators and sent without.
  await expect(price).toHaveValue('61,000');
  await price.fill('');
  await price.pressSequentially('٧٣٬٥٠٠');
  await expect(price).toHaveValue('73,500');
  await title.fill('');
  await next(page);
  await expect(page.getByText('هذا الحقل مطلوب: اكتب عنوان الإعلان')).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue('73,500');
  await title.fill('شقة هادئة قرب الحديقة المجددة');
  await next(page);
  const save = page.getByRole('button', { name: 'احفظ التعديل' });
  await expect(save).toBeVisible();

  // Offline it says so; back online it saves.
  await page.context().setOffline(true);
  const reason = page.getByText('لا اتصال. يحتاج حفظ التعديل اتصالًا.');
  // Above the button at any scroll position, and nowhere else.
  for (const place of ['top', 'foot']) {
    await page.evaluate((at) => window.scrollTo(0, at === 'top' ? 0 : document.body.scrollHeight), place);
    await expect(reason).toBeInViewport({ ratio: 1 });
    await expect(save).toBeInViewport();
    await expect(async () => {
      const [words, button] = [await reason.boundingBox(), await save.boundingBox()];
      expect((words?.y ?? 0) + (words?.height ?? Number.NaN)).toBeLessThanOrEqual(button?.y ?? Number.NaN);
    }).toPass();
  }
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.context().setOffline(false);
  await expect(reason).toHaveCount(0);
  await save.click();
  await expect(page.getByRole('heading', { name: 'حُفظ التعديل' })).toBeVisible();
  await page.getByRole('link', { name: 'إلى إعلاناتي' }).click();
  await expect(page.getByRole('article', { name: 'شقة هادئة قرب الحديقة المجددة' })).toBeVisible();
  await open(`/propertydetails/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'شقة هادئة قرب الحديقة المجددة' })).toBeVisible();
  await expect(page.getByText('73,500').first()).toBeVisible();
  // The browser logs failed requests while offline.
  expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
});
