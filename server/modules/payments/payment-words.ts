import type { Language } from '../../../contract/language.ts';
import { bidiIsolate } from '../../lib/bidi-isolate.ts';
import { texts } from '../../texts/texts.ts';

/**
 * Describes a payment in the reader's language: our label for the purpose, then the title that the
 * owner of the listing or order wrote.
 */
export function paymentWords(
  purpose: keyof typeof texts.ar.payment,
  { title, titleEn }: { title: string; titleEn: string | null },
  language: Language,
): string {
  const named = language === 'en' ? (titleEn ?? title) : title;
  return `${texts[language].payment[purpose]}: ${bidiIsolate(named, language)}`;
}
