import { useSyncExternalStore } from 'react';
import { shownTheme } from './theme.ts';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme chosen on the page, which `<source media>` can't query; unknown on the server. */
export function useChosenTheme(): ReturnType<typeof shownTheme> | 'unknown' {
  return useSyncExternalStore(subscribe, shownTheme, () => 'unknown');
}

/** For the `media` of a `<source>`: the device's dark theme. */
export const DARK = '(prefers-color-scheme: dark)';
