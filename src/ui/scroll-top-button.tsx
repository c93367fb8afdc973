import { ArrowUp } from 'lucide-react';
import { iconButtonClasses } from './icon-button.tsx';
import { useScrolledPast } from './top-bar.tsx';

/**
 * A disc over the dock that brings back the top; there once the page is scrolled beyond `after` px.
 * At the end: at the start it would stand over the first words of labels, choices and errors.
 * Hidden while the user types, whose field's end it would cover.
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
