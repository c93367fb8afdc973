import { storeChoice } from '../lib/stored-choice.ts';

/** The ground of src/styles/tokens.css, as index.html's theme-color has it. */
const GROUND = { light: '#fbf8f3', dark: '#14130f' };

export const THEMES = ['light', 'dark', 'system'] as const;
/** `system` is what the device says. */
type Theme = (typeof THEMES)[number];

/**
 * The chosen theme, as app/inline/before-first-paint.ts put it on the page; the device's without
 * one.
 */
export function shownTheme(): Theme {
  const shown = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

/** Puts a theme on the page and on the browser's own bars (`theme-color`). */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.setAttribute('content', GROUND[theme === 'system' ? own : theme]);
  }
}

/** Keeps the choice and shows it at once. */
export function chooseTheme(theme: Theme): void {
  storeChoice('rukn.theme', theme === 'system' ? null : theme);
  applyTheme(theme);
}
