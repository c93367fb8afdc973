import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../../contract/language.ts';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { Segmented } from '../../ui/segmented.tsx';

/** Each language named in itself. */
const NAMES: Record<Language, string> = { ar: 'العربية', en: 'English' };

/** core §1: Arabic or English, stored, with a reload. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('shell');
  return (
    <Segmented
      label={t('account.language')}
      labelHidden={false}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: <span lang={language}>{NAMES[language]}</span>,
      }))}
      value={i18n.language as Language}
      onChange={chooseLanguage}
    />
  );
}
