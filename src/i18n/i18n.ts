import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../contract/language.ts';
import type ar from './ar.ts';
import type { DeviceTexts } from './device-texts.ts';
import type { OpsTexts } from './ops-texts.ts';
import type { RouteTexts } from './route-texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof ar & RouteTexts & DeviceTexts & OpsTexts;
    enableSelector: false;
  }
}

/** core §9: Arabic by default, English the fallback locale. */
const FALLBACK: Language = 'en';

/**
 * An initialised i18next instance with one language's texts: one in the browser, one per page on
 * the server.
 */
export function createI18n(language: Language, texts: Resource[string]): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK,
    // A copy: the routes' texts are added to it, and the server creates many instances.
    resources: { [language]: { ...texts } },
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    // Unknown values of a newer server are never shown as keys: an unknown purpose is shown as an
    // investment (core §3), everything else as an empty text.
    parseMissingKeyHandler: (key: string, fallback?: string, options?: object) =>
      fallback ??
      instance.t(key.replace(/\w+$/, 'for_investment') as never, {
        ...options,
        ns: ['properties', 'search'],
        defaultValue: '',
      }),
  });
  return instance;
}

/** A language's direction. */
export function directionOf(language: Language): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
