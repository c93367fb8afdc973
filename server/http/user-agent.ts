import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/language.ts';
import type { DEVICE_KINDS } from '../db/schema/people.ts';
import { say, texts } from '../texts/texts.ts';
import { countryName, countryOf } from './country.ts';

/** Browser and system as the User-Agent names them; null where unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
  deviceKind: (typeof DEVICE_KINDS)[number];
  /** Where it is, as the proxy in front reports it (country.ts); null where unknown. */
  country: string | null;
}

/** In this order: most browsers also name those that they descend from. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function firstMatch(choices: [RegExp, string][], text: string): string | null {
  return choices.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function kindOf(system: string | null, userAgent: string): Device['deviceKind'] {
  if (system === null) return 'unknown';
  if (system === 'iPhone') return 'phone';
  if (system === 'iPad') return 'tablet';
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return 'computer';
}

/** Reads the device from the User-Agent header, for display only: clients can forge it. */
export function readDevice(request: Pick<FastifyRequest, 'headers' | 'ips'>): Device {
  const text = (request.headers['user-agent'] ?? '').slice(0, 500);
  const system = firstMatch(SYSTEMS, text);
  const deviceKind = kindOf(system, text);
  return { browser: firstMatch(BROWSERS, text), system, deviceKind, country: countryOf(request) };
}

/** "Chrome on Android", in the user's language. */
export function deviceName(
  { browser, system }: Pick<Device, 'browser' | 'system'>,
  language: Language,
): string {
  if (browser && system) return say(language, 'device.on', { browser, system });
  return browser ?? system ?? texts[language].device.unknown;
}

/** "Chrome on Android, Saudi Arabia", in the user's language. */
export function deviceAndPlace(device: Omit<Device, 'deviceKind'>, language: Language): string {
  const place = device.country && countryName(device.country, language);
  const name = deviceName(device, language);
  return place ? say(language, 'device.in', { device: name, place }) : name;
}
