import { type RefObject, useEffect, useId, useState } from 'react';
import { useInView } from './use-in-view.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** core §9: how long a slider shows a photo before the next. */
export const AUTOPLAY_MS = 2500;

/**
 * Whether a slider may move by itself now: `active`, mostly in view, first in the queue, the page
 * visible, not hovered, focused or touched since it came into view, and reduced motion not
 * requested. (DESIGN §6, slider's 2500 ms)
 */
export function useAutoplay(target: RefObject<HTMLElement | null>, active: boolean): boolean {
  const id = useId();
  const calm = useReducedMotion();
  const inView = useInView(target, { threshold: 0.75 });
  const [held, setHeld] = useState({ hover: false, focus: false, touch: false, hidden: false });
  const [mine, setMine] = useState(false);
  const wants = active && inView && !calm && !held.hover && !held.focus && !held.touch && !held.hidden;

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const set = (part: Partial<typeof held>) => setHeld((now) => ({ ...now, ...part }));
    const on: [keyof HTMLElementEventMap, (event: Event) => void][] = [
      ['pointerenter', (event) => isMouse(event) && set({ hover: true })],
      ['pointerleave', (event) => isMouse(event) && set({ hover: false })],
      ['pointerdown', () => set({ touch: true })],
      ['focusin', () => set({ focus: true })],
      ['focusout', () => set({ focus: false })],
    ];
    const look = () => set({ hidden: document.hidden });
    for (const [name, hear] of on) element.addEventListener(name, hear, { passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const [name, hear] of on) element.removeEventListener(name, hear);
      document.removeEventListener('visibilitychange', look);
    };
  }, [target]);

  // A touch means that the user wants to look: it stops autoplay until the slider leaves the
  // screen.
  useEffect(() => {
    if (!inView) setHeld((now) => (now.touch ? { ...now, touch: false } : now));
  }, [inView]);

  useEffect(() => (wants ? waitForTurn(id, setMine) : undefined), [wants, id]);
  return wants && mine;
}

function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType === 'mouse';
}

/**
 * The queue of sliders that may play: one at a time, in the order in which they came into view.
 * Only effects change it, so it is never used on the server.
 */
type Waiting = { id: string; tell: (mine: boolean) => void };

const line: Waiting[] = [];

function tellAll() {
  line.forEach((waiting, place) => {
    waiting.tell(place === 0);
  });
}

/**
 * Joins the queue; the returned function leaves it. Calls `tell` at once, and again whenever the
 * turn changes.
 */
function waitForTurn(id: string, tell: (mine: boolean) => void): () => void {
  line.push({ id, tell });
  tellAll();
  return () => {
    const place = line.findIndex((waiting) => waiting.id === id);
    if (place >= 0) line.splice(place, 1);
    tell(false);
    tellAll();
  };
}
