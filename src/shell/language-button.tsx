import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/language.ts';
import { buttonClasses } from '../ui/button.tsx';

/** The other language, named in itself. */
const OTHER: Record<Language, { language: Language; mark: string; name: string }> = {
  ar: { language: 'en', mark: 'EN', name: 'English' },
  en: { language: 'ar', mark: 'ع', name: 'العربية' },
};

/** The language that a press would bring. */
export function useOtherLanguage() {
  const { i18n } = useTranslation('shell');
  return OTHER[i18n.language === 'en' ? 'en' : 'ar'];
}

const choose = async (language: Language) =>
  (await import('../i18n/choose-language.ts')).chooseLanguage(language);

/** core §1: Arabic to English and back, stored, with a reload. */
export function LanguageButton({ className }: { className?: string }) {
  const { language, mark, name } = useOtherLanguage();
  return (
    <button
      type="button"
      lang={language}
      aria-label={`${mark}: ${name}`}
      onClick={() => void choose(language)}
      className={buttonClasses({ variant: 'quiet', className })}
    >
      {mark}
    </button>
  );
}
