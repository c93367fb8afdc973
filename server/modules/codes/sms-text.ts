import type { Language } from '../../../contract/language.ts';
import { CODE_LIFETIME_MINUTES } from '../../../contract/limits.ts';
import type { SmsPurpose } from '../../gateways/sms/sms-gateway.ts';

const PURPOSES: Record<SmsPurpose, Record<Language, string>> = {
  register: { ar: 'رمز التسجيل في ركن', en: 'Your Rukn registration code' },
  reset: { ar: 'رمز تغيير كلمة المرور في ركن', en: 'Your Rukn password code' },
};

/**
 * The message that carries a code. Its last line binds the code to our own pages, so that a phone fills it
 * in there and nowhere else (https://wicg.github.io/sms-one-time-codes/).
 */
export function codeMessage(
  purpose: SmsPurpose,
  code: string,
  language: Language,
  publicUrl: string | null,
): string {
  const minutes = {
    ar: `صالح ${CODE_LIFETIME_MINUTES} دقائق. لا تعطه أحدًا.`,
    en: `Valid for ${CODE_LIFETIME_MINUTES} minutes. Give it to nobody.`,
  };
  const text = `${PURPOSES[purpose][language]}: ${code}\n${minutes[language]}`;
  return publicUrl ? `${text}\n\n@${new URL(publicUrl).host} #${code}` : text;
}
