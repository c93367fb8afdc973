import { whenIdle } from './pwa/when-idle.ts';

/** Lays out, one a time and while nothing else is to do, the parts that sleep below the first screen (ui/later-part.tsx). */
export function revealLaterParts(): void {
  const part = document.querySelector<HTMLElement>('[data-later=hidden]');
  if (!part) return;
  whenIdle(() => {
    if (part.dataset.later === 'hidden') part.dataset.later = 'shown';
    revealLaterParts();
  });
}
