import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../ui/segmented.tsx';
import { chooseTheme, shownTheme, THEMES } from './theme.ts';

/** Light, dark or system. Render it only in the browser: it reads the stored choice. */
export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState(shownTheme);
  return (
    <Segmented
      label={t('theme.label')}
      labelHidden={false}
      options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onChange={(chosen) => {
        setTheme(chosen);
        chooseTheme(chosen);
      }}
    />
  );
}
