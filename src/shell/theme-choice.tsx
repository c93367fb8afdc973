import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../ui/segmented.tsx';
import { chooseTheme, shownTheme, THEMES } from './theme.ts';

/** Light, dark, or as the device says. Only drawn in the browser: it reads what is stored. */
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
