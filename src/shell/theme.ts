import { storage } from '../lib/storage.ts';

/** index.html's script reads the same key before the first paint. */
const KEY = 'rukn.theme';
/** The ground of src/styles/tokens.css, as index.html's theme-color has it. */
const GROUND = { light: '#fbf8f3', dark: '#14130f' };

export const THEMES = ['light', 'dark', 'system'] as const;
/** `system` is what the device says. */
type Theme = (typeof THEMES)[number];

/** The chosen theme; the device's until one is chosen. */
export function storedTheme(): Theme {
  const stored = storage.get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
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

/** Stores the choice and shows it at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') storage.remove(KEY);
  else storage.set(KEY, theme);
  applyTheme(theme);
}
