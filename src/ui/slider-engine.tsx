import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Direction } from './direction-of.ts';
import { AUTOPLAY_MS } from './use-autoplay.ts';

export type SliderApi = { previous: () => void; next: () => void; show: (index: number) => void };

/**
 * Runs Embla on a viewport rendered elsewhere, so that the slider's first photo needs none of this
 * code. Renders nothing; a drag suppresses the click after it, a tap does not.
 */
export function SliderEngine({
  viewport,
  direction,
  playing,
  onSelect,
  onReady,
}: {
  viewport: RefObject<HTMLElement | null>;
  direction: Direction;
  playing: boolean;
  onSelect: (index: number) => void;
  onReady: (api: SliderApi | null) => void;
}) {
  const [attach, api] = useEmblaCarousel({ direction, loop: true, duration: 22 });
  const hear = useRef({ onSelect, onReady });
  hear.current = { onSelect, onReady };

  useEffect(() => {
    attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    const select = () => hear.current.onSelect(api.selectedScrollSnap());
    api.on('select', select);
    hear.current.onReady({
      previous: () => api.scrollPrev(),
      next: () => api.scrollNext(),
      show: (index) => api.scrollTo(index),
    });
    return () => {
      api.off('select', select);
      hear.current.onReady(null);
    };
  }, [api]);

  useEffect(() => {
    if (!api || !playing) return;
    // Embla's autoplay plugin restarts after every touch and return to the tab, even if the user
    // stopped it; here only `playing` counts.
    const timer = setInterval(() => api.scrollNext(), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [api, playing]);

  return null;
}
