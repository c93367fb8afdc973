import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { iconButtonClasses } from './icon-button.tsx';

/** After this time without a movement, scrolling down has ended. */
const REST_MS = 250;

/**
 * A button over the bottom bars that scrolls to the top; shown once the page is scrolled beyond
 * `after` px, but not while it moves down. Placed at the end: at the start it would cover the first
 * words of labels and errors. Hidden while the user types, as it would cover the field's end.
 */
export function ScrollTopButton({ after, label }: { after: number; label: string }) {
  if (!useIsShown(after)) return null;
  return (
    <button
      type="button"
      aria-label={label}
      data-print="none"
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
      className={iconButtonClasses({
        className:
          'fixed! end-gutter bottom-[calc(var(--dock)+12px)] z-(--z-fab) animate-rise bg-surface shadow-float typing:hidden',
      })}
    >
      <ArrowUp aria-hidden />
    </button>
  );
}

function useIsShown(after: number): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let last = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const isDown = window.scrollY > last;
      last = window.scrollY;
      clearTimeout(rest);
      setShown(last > after && !isDown);
      if (isDown) rest = setTimeout(() => setShown(window.scrollY > after), REST_MS);
    };
    // Reading it at once would force a layout before the first paint.
    requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', look);
    };
  }, [after]);
  return isShown;
}
