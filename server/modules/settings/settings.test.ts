import { expect, it } from 'vitest';
import { createTestApp } from '../../../tests/support/test-app.ts';

it('returns what the configuration says of the company, in the language asked for, and null for the rest', async () => {
  const env = {
    SUPPORT_PHONE: '920000000',
    SUPPORT_HOURS_AR: 'الأحد إلى الخميس',
    SUPPORT_HOURS_EN: 'Sunday to Thursday',
    SOCIAL_X: 'https://example.com/rukn',
    LICENSE_IMAGE: '/licence.png',
    MAP_STYLE_URL: 'https://tiles.example/styles/calm',
  };
  const { app } = await createTestApp({ env });
  const response = await app.inject({ url: '/api/settings', headers: { language: 'en' } });
  expect(response.json()).toEqual({
    support: { chatUrl: null, phone: '920000000', email: null, hours: 'Sunday to Thursday' },
    social: [{ network: 'x', url: 'https://example.com/rukn' }],
    stores: { appStore: null, googlePlay: null },
    licenseImage: '/licence.png',
    taxImage: null,
    mapStyleUrl: 'https://tiles.example/styles/calm',
    isSandbox: true,
  });
  // The CSP allows the map's server only, and only for tiles.
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toMatch(/connect-src 'self' https:\/\/tiles\.example(?:;|$)/);
  expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/tiles\.example(?:;|$)/);
  expect(policy).toMatch(/script-src 'self'(?:;|$)/);
  await app.close();
});
