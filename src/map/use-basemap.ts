import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapEvent, MapInstance } from 'react-map-gl/maplibre';
import type { Language } from '../../contract/language.ts';
import { anySignal } from '../lib/any-signal.ts';
import { type Ground, groundStyle, isStyle, tintedStyle } from './basemap-style.ts';
import type { MapColours } from './map-colours.ts';
import { landStyle } from './map-style.ts';
import { watchMap } from './watch-map.ts';

/** How long to wait for the online style before the built-in map is used. */
const ONLINE_LIMIT_MS = 3_000;

/** Undefined while loading, null where it is unavailable. */
type Coming<Kind> = Kind | null | undefined;

interface Basemap {
  /** Null until the base map is known: keep the skeleton. */
  style: StyleSpecification | null;
  /** The online style is used: it brings place names and needs attribution. */
  isOnline: boolean;
  isDrawn: boolean;
  /**
   * Props common to all maps: options, and handlers for drawing and errors. When the online style
   * fails, the built-in one replaces it.
   */
  canvas: typeof MANNERS & {
    styleDiffing: boolean;
    onLoad: () => void;
    onStyleData: (event: MapEvent) => void;
    onError: (event: { error: Error }) => void;
  };
}

/** Flat, north up; attribution is shown separately where the map needs it. */
const MANNERS = {
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  attributionControl: false,
} as const;

interface BasemapSetup {
  /** Null until the theme is known. */
  colours: MapColours | null;
  /** The URL of the configured online style. */
  url?: string | null | undefined;
  onFail: () => void;
}

/**
 * The base map under the pins, in the theme's colours: the configured online style if it answers
 * within seconds, else the built-in coast and borders, which are cached after the first use; plain
 * land if these can't be loaded either. Calls `onFail` when no map can be drawn or one can't
 * continue.
 */
export function useBasemap({ colours, url = null, onFail }: BasemapSetup): Basemap {
  const { i18n } = useTranslation();
  const [online, setOnline] = useState<Coming<StyleSpecification>>(undefined);
  const [ground, setGround] = useState<Coming<Ground>>(undefined);
  const [isDrawn, setDrawn] = useState(false);
  const isOnline = Boolean(url && online);
  const needsGround = !url || online === null;

  useEffect(() => {
    if (!url) return;
    const asking = new AbortController();
    setOnline(undefined);
    void fetchStyle(url, asking.signal).then((style) => {
      if (!asking.signal.aborted) setOnline(style);
    });
    return () => asking.abort();
  }, [url]);
  useEffect(() => {
    if (!isOnline || isDrawn) return;
    const timer = setTimeout(() => setOnline(null), ONLINE_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isOnline, isDrawn]);
  useEffect(() => {
    if (!needsGround) return;
    import('./arabia.json').then(
      (module) => setGround(module.default as unknown as Ground),
      (error) => {
        console.error('The ground of the map did not come:', error);
        setGround(null);
      },
    );
  }, [needsGround]);

  const language = i18n.language as Language;
  const style = useMemo(() => {
    if (!colours) return null;
    if (url && online) return tintedStyle(online, colours, language);
    if (!needsGround || ground === undefined) return null;
    return ground ? groundStyle(ground, colours) : landStyle(colours.land);
  }, [colours, url, online, needsGround, ground, language]);
  const fail = useRef(onFail);
  fail.current = onFail;
  const onLoad = () => setDrawn(true);
  const watched = useRef<MapInstance | null>(null);
  // From the first style data on, not `load`: the map may be lost before it is drawn.
  const onStyleData = ({ target }: MapEvent) => {
    if (watched.current === target) return;
    watched.current = target;
    watchMap(target, () => fail.current());
  };
  const onError = ({ error }: { error: Error }) => {
    console.error('The map failed:', error);
    // A missing tile is no reason to replace the map under the user's finger; being offline is.
    if (isOnline && isDrawn && navigator.onLine) return;
    if (isOnline) setOnline(null);
    else if (!isDrawn) onFail();
  };
  // A style that is still loading can't be diffed with the next: replace it as a whole.
  const styleDiffing = watched.current?.isStyleLoaded() ?? false;
  return { style, isOnline, isDrawn, canvas: { ...MANNERS, styleDiffing, onLoad, onStyleData, onError } };
}

async function fetchStyle(url: string, signal: AbortSignal): Promise<StyleSpecification | null> {
  try {
    const response = await fetch(url, {
      signal: anySignal(signal, AbortSignal.timeout(ONLINE_LIMIT_MS)),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    return isStyle(answer) ? answer : null;
  } catch {
    return null;
  }
}
