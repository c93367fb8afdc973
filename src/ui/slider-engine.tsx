import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import type { Direction } from './direction-of.ts';
import { AUTOPLAY_MS } from './use-autoplay.ts';

export type SliderApi = { previous: () => void; next: () => void; show: (index: number) => void };

/**
 * Embla on a viewport that is drawn elsewhere, so that the slider's first photo needs none of this code.
 * Renders nothing; a drag swallows the click that would follow it, a tap lets it through.
 */
export function SliderEngine({
  viewport,
  direction,
  playing,
  onSelect,
  onReady,
}: {
  viewport: HTMLElement;
  direction: Direction;
  playing: boolean;
  onSelect: (index: number) => void;
  onReady: (api: SliderApi | null) => void;
}) {
  const [plugins] = useState(() => [
    Autoplay({ delay: AUTOPLAY_MS, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false }),
  ]);
  const [attach, api] = useEmblaCarousel({ direction, loop: true, duration: 22 }, plugins);
  const hear = useRef({ onSelect, onReady });
  hear.current = { onSelect, onReady };

  useEffect(() => {
    attach(viewport);
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
    const autoplay = api?.plugins().autoplay;
    if (playing) autoplay?.play();
    else autoplay?.stop();
  }, [api, playing]);

  return null;
}
