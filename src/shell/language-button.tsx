import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/language.ts';
import { buttonClasses } from '../ui/button.tsx';

/** The other language, with its name in that language. */
const OTHER: Record<Language, { language: Language; mark: string; name: string }> = {
  ar: { language: 'en', mark: 'EN', name: 'English' },
  en: { language: 'ar', mark: 'ع', name: 'العربية' },
};

/** The language that a press switches to. */
export function useOtherLanguage() {
  const { i18n } = useTranslation('shell');
  return OTHER[i18n.language === 'en' ? 'en' : 'ar'];
}

const choose = async (language: Language) =>
  (await import('../i18n/choose-language.ts')).chooseLanguage(language);

/** core §1: switches between Arabic and English: stores the choice and reloads. */
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
