import { type ReactNode, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { Spinner } from './spinner.tsx';

interface ComingSheetProps {
  /** The sheet was asked for and not yet put away again. */
  isOpen: boolean;
  /** The sheet, whose code may still be on its way. */
  children: ReactNode;
}

/**
 * Where a sheet will rise its edge shows until its code is there, so that no press goes unanswered
 * on a slow network. Outside the screen's boxes: one that is painted on its own would keep it to
 * itself.
 */
export function LazySheet({ isOpen, children }: ComingSheetProps) {
  return <Suspense fallback={isOpen ? createPortal(<Edge />, document.body) : null}>{children}</Suspense>;
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
