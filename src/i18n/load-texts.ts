import type { Language } from '../../contract/language.ts';

/** Only the language in use is loaded; each is a separate chunk. */
const load = (language: Language) => (language === 'ar' ? import('./ar.ts') : import('./en.ts'));

/** The texts of every first load. */
export async function loadTexts(language: Language) {
  return (await load(language)).default;
}

/** The import functions of the texts that only some routes need, by file. */
export async function loadRouteTexts(language: Language) {
  return (await load(language)).routeTexts;
}
