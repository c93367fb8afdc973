import { expect, it } from 'vitest';
import { COUNTRY_HEADER } from './country.ts';
import { deviceAndPlace, deviceName, readDevice } from './user-agent.ts';

const mozilla = 'Mozilla/5.0';
it.each([
  [
    `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
    'phone',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
    'phone',
  ],
  [
    `${mozilla} (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`,
    'Samsung Internet on Android',
    'tablet',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0`,
    'Edge on macOS',
    'computer',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0`, 'Firefox on Linux', 'computer'],
  ['curl/8.5.0', 'An unknown device', 'unknown'],
  ['', 'An unknown device', 'unknown'],
  [undefined, 'An unknown device', 'unknown'],
  ['A'.repeat(100_000), 'An unknown device', 'unknown'],
])('reads %s', (userAgent, name, deviceKind) => {
  const device = readDevice({ headers: { 'user-agent': userAgent } });
  expect(deviceName(device, 'en')).toBe(name);
  expect(device.deviceKind).toBe(deviceKind);
});

it('names devices in Arabic', () => {
  expect(deviceName({ browser: 'Chrome', system: 'Android' }, 'ar')).toBe('Chrome على Android');
  expect(deviceName({ browser: null, system: null }, 'ar')).toBe('جهاز غير معروف');
});

const THROUGH_PROXY = ['127.0.0.1', '192.0.2.1'];
it.each<[string, string[] | undefined, string]>([
  ['SA', THROUGH_PROXY, 'Chrome على Android، المملكة العربية السعودية'],
  ['SA', ['192.0.2.1'], 'Chrome على Android'],
  ['SA', undefined, 'Chrome على Android'],
  // Cloudflare's codes for Tor and for the unknown, nginx without data, and texts.
  ['T1', THROUGH_PROXY, 'Chrome على Android'],
  ['XX', THROUGH_PROXY, 'Chrome على Android'],
  ['', THROUGH_PROXY, 'Chrome على Android'],
  ['sa', THROUGH_PROXY, 'Chrome على Android'],
  ['<b>', THROUGH_PROXY, 'Chrome على Android'],
])('knows the country %s by %s', (country, ips, name) => {
  const userAgent = `${mozilla} (Linux; Android 14) Chrome/126.0 Mobile Safari`;
  const headers = { 'user-agent': userAgent, [COUNTRY_HEADER]: country };
  expect(deviceAndPlace(readDevice({ headers, ...(ips && { ips }) }), 'ar')).toBe(name);
});
