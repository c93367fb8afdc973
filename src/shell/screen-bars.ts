import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The bottom tabs step aside: an action bar of the screen stands there. */
    hidesTabs?: true;
    /** core §2, shell: the about page has no footer; on task and result screens it is one line. */
    footer?: 'none' | 'compact';
  }
}

/** Which bars the screen in view wants, by its routes' static data. */
export function useScreenBars(): { hasTabs: boolean; footer: 'full' | 'compact' | 'none' } {
  const hasTabs = useMatches({ select: (matches) => !matches.some((match) => match.staticData.hidesTabs) });
  const footer = useMatches({ select: (matches) => matches.at(-1)?.staticData.footer ?? 'full' });
  return { hasTabs, footer };
}
