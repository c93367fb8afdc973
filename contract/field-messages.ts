import type { Language } from './language.ts';

/** How a field is filled in. */
export type FillIn = 'write' | 'choose' | 'add';

const ARABIC_VERBS: Record<FillIn, string> = { write: 'اكتب', choose: 'اختر', add: 'أضف' };

/** The message of a field left empty: its label, and what to do. */
export function emptyFieldMessage(label: string, language: Language, how: FillIn = 'write'): string {
  return language === 'ar' ? `${ARABIC_VERBS[how]} ${label}` : `${label} is required`;
}

/**
 * services §5: that specification's forms begin the message with its own sentence, word for word,
 * followed by the field.
 */
export function requiredMessage(label: string, language: Language, how: FillIn = 'write'): string {
  const named = emptyFieldMessage(label, language, how);
  return language === 'ar' ? `هذا الحقل مطلوب: ${named}` : named;
}

/** A general message with the field's label before it. */
export function messageOfField(label: string, message: string): string {
  return `${label}: ${message}`;
}
