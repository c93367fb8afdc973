import type { Language } from '../../contract/language.ts';
import type { DEVICE_KINDS } from '../db/schema/people.ts';
import { say, texts } from '../texts/texts.ts';

/** Browser and system as the User-Agent names them; null where unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
  deviceKind: (typeof DEVICE_KINDS)[number];
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
export function readDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, 500);
  const system = firstMatch(SYSTEMS, text);
  return { browser: firstMatch(BROWSERS, text), system, deviceKind: kindOf(system, text) };
}

/** "Chrome on Android", in the user's language. */
export function deviceName(
  { browser, system }: Pick<Device, 'browser' | 'system'>,
  language: Language,
): string {
  if (browser && system) return say(language, 'device.on', { browser, system });
  return browser ?? system ?? texts[language].device.unknown;
}
