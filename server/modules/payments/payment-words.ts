import type { Language } from '../../../contract/language.ts';
import { isolated } from '../../isolated.ts';

/** What a payment is for, in its reader's language: our words for the thing, and its title as its owner wrote it. */
export function paymentWords(
  thing: Record<Language, string>,
  { title, titleEn }: { title: string; titleEn: string | null },
  language: Language,
): string {
  const named = language === 'en' ? (titleEn ?? title) : title;
  return `${thing[language]}: ${isolated(named, language)}`;
}
