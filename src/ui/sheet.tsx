import { lazy, type ReactNode, type RefObject, useState } from 'react';
import { ComingSheet } from './coming-sheet.tsx';

const load = () => import('./sheet-panel.tsx');
const SheetPanel = lazy(async () => ({ default: (await load()).SheetPanel }));

/** Fetches the sheet's code ahead of a press: on hover, focus or touch of what opens it. */
export function preloadSheet(): void {
  void load().catch(() => undefined);
}

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog's name; shown in its header unless `header` is 'none'. */
  title: string;
  closeLabel: string;
  /** 'none': grab bar only, the body brings its own words and a way out. */
  header?: 'bar' | 'none';
  /** At the header's end: clear, or save. */
  headerEnd?: ReactNode;
  /** Stays while the body scrolls: one or two buttons. */
  footer?: ReactNode;
  /** 'full' rises to 56 px under the screen's edge whatever it holds. */
  size?: 'auto' | 'full';
  /** Where focus goes on opening; the sheet itself where left out. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes on closing; what had it before where left out. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** It has left the screen: closed, and its motion at an end. */
  onGone?: () => void;
  /** False: neither a drag, Esc nor a press outside closes it. */
  dismissible?: boolean;
  /** Being open is a step of the history already, and the way back takes it. */
  hasOwnStep?: boolean;
  /** Classes of the scrolling body; it has the page's gutter. */
  bodyClassName?: string;
  children: ReactNode;
};

/**
 * A sheet that rises from the foot of a phone, a 560 px dialog from 1024 px. Its code (vaul) is fetched when it is
 * first opened, or by `preloadSheet()`. Focus goes in, stays in and returns.
 */
export function Sheet(props: SheetProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <ComingSheet isOpen={props.open}>
      <SheetPanel {...props} />
    </ComingSheet>
  );
}
