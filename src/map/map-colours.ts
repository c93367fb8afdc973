import { type RefObject, useEffect, useState } from 'react';

const TOKENS = {
  land: '--map-land',
  /** Built land. */
  block: '--map-block',
  road: '--map-road',
  /** The large roads. */
  main: '--map-main',
  park: '--map-park',
  water: '--map-water',
  /** Borders between countries and regions. */
  border: '--map-border',
  label: '--map-label',
};

export type MapColours = Record<keyof typeof TOKENS, string>;

/**
 * The map's colours of src/styles/tokens.css as plain rgb(), since MapLibre supports neither custom
 * properties nor light-dark(). Read again whenever the theme changes; null until first read.
 */
export function useMapColours(place: RefObject<HTMLElement | null>): MapColours | null {
  const [colours, setColours] = useState<MapColours | null>(null);
  useEffect(() => {
    const read = () => {
      if (place.current) setColours(readColours(place.current));
    };
    read();
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', read);
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      scheme.removeEventListener('change', read);
      observer.disconnect();
    };
  }, [place]);
  return colours;
}

/** Lets the browser resolve the tokens on a temporary element. */
function readColours(place: HTMLElement): MapColours {
  const probe = document.createElement('span');
  // Forced colours would replace each token by the text's colour: the canvas keeps its own.
  probe.style.setProperty('forced-color-adjust', 'none');
  place.append(probe);
  const resolve = (token: string) => {
    probe.style.setProperty('color', `var(${token})`);
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, resolve(token)]),
  ) as MapColours;
  probe.remove();
  return colours;
}
