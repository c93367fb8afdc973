import type { Language } from '../../contract/language.ts';

/** Only the language in use is loaded; each is a chunk of its own. */
const load = (language: Language) => (language === 'ar' ? import('./ar.ts') : import('./en.ts'));

/** The texts that every first load brings. */
export async function loadTexts(language: Language) {
  return (await load(language)).default;
}

/** How to fetch those of some routes alone, by file. */
export async function loadRouteTexts(language: Language) {
  return (await load(language)).routeTexts;
}
