import type { i18n } from 'i18next';
import type about from './locales/ar/about.json';
import type detail from './locales/ar/detail.json';

/** Texts that only some routes show, by namespace: no first load of another screen brings them. */
export interface RouteTexts {
  about: typeof about;
  detail: typeof detail;
}

const files = import.meta.glob<RouteTexts[keyof RouteTexts]>('./locales/*/{about,detail}.json', {
  import: 'default',
});

/** A route's `beforeLoad`: its texts are there before its head and its screen ask for them. */
export function withTexts(...namespaces: (keyof RouteTexts)[]) {
  return async ({ context: { i18n } }: { context: { i18n: i18n } }): Promise<void> => {
    const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
    await Promise.all(
      missing.map(async (namespace) => {
        const texts = await files[routeTextsFile(i18n.language, namespace)]?.();
        i18n.addResourceBundle(i18n.language, namespace, texts);
      }),
    );
  };
}

function routeTextsFile(language: string, namespace: string): string {
  return `./locales/${language}/${namespace}.json`;
}
