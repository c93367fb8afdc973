import { whenIdle } from './pwa/when-idle.ts';
import { wakePart } from './ui/later-part.tsx';

/**
 * Shows, one at a time and while nothing else is to do, the parts that sleep outside the first view
 * (ui/later-part.tsx): laid out where their HTML is there, brought to life where it was left out.
 */
export function revealLaterParts(): void {
  const part = document.querySelector<HTMLElement>('[data-later=hidden]');
  if (!part) return;
  whenIdle(() => {
    if (part.dataset.leftOut !== undefined) wakePart(part);
    else if (part.dataset.later === 'hidden') part.dataset.later = 'shown';
    revealLaterParts();
  });
}
