import { ArrowUp } from 'lucide-react';
import { iconButtonClasses } from './icon-button.tsx';
import { useScrolledPast } from './top-bar.tsx';

/**
 * A button over the bottom bars that scrolls to the top; shown once the page is scrolled beyond
 * `after` px. Placed at the end: at the start it would cover the first words of labels and errors.
 * Hidden while the user types, as it would cover the field's end.
 */
export function ScrollTopButton({ after, label }: { after: number; label: string }) {
  const shown = useScrolledPast(after);
  if (!shown) return null;
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
