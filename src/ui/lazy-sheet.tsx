import { type ReactNode, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { OpenedByUser } from './lazy-part.tsx';
import { Spinner } from './spinner.tsx';

interface ComingSheetProps {
  /** The sheet was opened and not yet closed again. */
  isOpen: boolean;
  /** The sheet; its code may still be loading. */
  children: ReactNode;
}

/**
 * Shows the edge of a sheet until its code has loaded, so that a press has a visible effect on a
 * slow network. Rendered in a portal: a parent with paint containment would clip it.
 */
export function LazySheet({ isOpen, children }: ComingSheetProps) {
  return (
    <OpenedByUser value={isOpen}>
      <Suspense fallback={isOpen ? createPortal(<Edge />, document.body) : null}>{children}</Suspense>
    </OpenedByUser>
  );
}

function Edge() {
  return (
    <div
      data-coming-sheet=""
      aria-hidden
      className="pointer-events-none fixed inset-x-0 bottom-0 z-(--z-sheet) grid h-24 animate-appear place-items-center rounded-t-sheet bg-surface text-palm shadow-float lg:inset-0 lg:m-auto lg:size-24 lg:rounded-sheet"
    >
      <Spinner />
    </div>
  );
}
