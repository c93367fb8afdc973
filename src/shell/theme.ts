import { storeChoice } from '../lib/stored-choice.ts';

/** The background of src/styles/tokens.css, also used in index.html's theme-color. */
const GROUND = { light: '#fbf8f3', dark: '#14130f' };

export const THEMES = ['light', 'dark', 'system'] as const;
/** `system` follows the device. */
type Theme = (typeof THEMES)[number];

/**
 * The chosen theme, as app/inline/before-first-paint.ts set it on the page; `system` where none is
 * chosen.
 */
export function shownTheme(): Theme {
  const shown = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

/** Applies a theme to the page and to the browser's own bars (`theme-color`). */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.setAttribute('content', GROUND[theme === 'system' ? own : theme]);
  }
}

/** Stores the choice and applies it. */
export function chooseTheme(theme: Theme): void {
  storeChoice('rukn.theme', theme === 'system' ? null : theme);
  applyTheme(theme);
}
