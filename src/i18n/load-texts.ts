import type { Language } from '../../contract/language.ts';

/** Only the language in use is loaded; each is a chunk of its own. */
export async function loadTexts(language: Language) {
  return (language === 'ar' ? await import('./ar.ts') : await import('./en.ts')).default;
}
