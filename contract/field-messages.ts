import type { Language } from './language.ts';

/** How a field is filled in. */
export type FillIn = 'write' | 'choose' | 'add';

const ARABIC_VERBS: Record<FillIn, string> = { write: 'اكتب', choose: 'اختر', add: 'أضف' };

/** What a field says that was left empty: its own name, and what to do with it. */
export function emptyFieldMessage(label: string, language: Language, how: FillIn = 'write'): string {
  return language === 'ar' ? `${ARABIC_VERBS[how]} ${label}` : `${label} is required`;
}

/**
 * services §5: the forms of that specification begin with its sentence, to the letter; the field is
 * named after it.
 */
export function requiredMessage(label: string, language: Language, how: FillIn = 'write'): string {
  const named = emptyFieldMessage(label, language, how);
  return language === 'ar' ? `هذا الحقل مطلوب: ${named}` : named;
}

/** A message that fits many fields, said of one. */
export function messageOfField(label: string, message: string): string {
  return `${label}: ${message}`;
}
