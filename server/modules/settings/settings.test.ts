import { expect, it } from 'vitest';
import { createTestApp } from '../../../tests/support/test-app.ts';

it('tells what the configuration says of the company, in the language asked for, and null for the rest', async () => {
  const env = {
    SUPPORT_PHONE: '920000000',
    SUPPORT_HOURS_AR: 'الأحد إلى الخميس',
    SUPPORT_HOURS_EN: 'Sunday to Thursday',
    SOCIAL_X: 'https://example.com/rukn',
    LICENSE_IMAGE: '/licence.png',
  };
  const { app } = await createTestApp({ env });
  const response = await app.inject({ url: '/api/settings', headers: { language: 'en' } });
  expect(response.json()).toEqual({
    support: { chatUrl: null, phone: '920000000', email: null, hours: 'Sunday to Thursday' },
    social: [{ network: 'x', url: 'https://example.com/rukn' }],
    stores: { appStore: null, googlePlay: null },
    licenseImage: '/licence.png',
    taxImage: null,
    isSandbox: true,
  });
  await app.close();
});
