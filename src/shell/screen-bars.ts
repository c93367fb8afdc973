import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The bottom tabs step aside: an action bar of the screen stands there. */
    hidesTabs?: true;
    /** core §2, shell: the about page has no footer. */
    hidesFooter?: true;
  }
}

/** Which bars the screen in view wants, by its routes' static data. */
export function useScreenBars(): { hasTabs: boolean; hasFooter: boolean } {
  const hasTabs = useMatches({ select: (matches) => !matches.some((match) => match.staticData.hidesTabs) });
  const hasFooter = useMatches({
    select: (matches) => !matches.some((match) => match.staticData.hidesFooter),
  });
  return { hasTabs, hasFooter };
}
