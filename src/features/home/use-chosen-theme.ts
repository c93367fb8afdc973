import { useSyncExternalStore } from 'react';

type ChosenTheme = 'light' | 'dark' | 'system' | 'unknown';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function read(): ChosenTheme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The theme that the page was told to have, for pictures that media queries choose; unknown on the server. */
export function useChosenTheme(): ChosenTheme {
  return useSyncExternalStore(subscribe, read, () => 'unknown');
}
