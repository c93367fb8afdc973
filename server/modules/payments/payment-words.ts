import type { Language } from '../../../contract/language.ts';
import { bidiIsolate } from '../../lib/bidi-isolate.ts';
import { texts } from '../../texts/texts.ts';

/**
 * What a payment is for, in its reader's language: our words for the purpose, and its title as its
 * owner wrote it.
 */
export function paymentWords(
  purpose: keyof typeof texts.ar.payment,
  { title, titleEn }: { title: string; titleEn: string | null },
  language: Language,
): string {
  const named = language === 'en' ? (titleEn ?? title) : title;
  return `${texts[language].payment[purpose]}: ${bidiIsolate(named, language)}`;
}
