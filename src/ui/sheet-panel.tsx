import { X } from 'lucide-react';
import { createContext, type ReactNode, type RefObject, use, useRef } from 'react';
import { Drawer } from 'vaul';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { useHideToast } from './toast.tsx';
import { useCloseWatcher } from './use-close-watcher.ts';
import { DESKTOP, useMediaQuery } from './use-media-query.ts';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog's name; shown in its header unless `header` is 'none'. */
  title: string;
  closeLabel: string;
  /** 'none': grab bar only; the body brings the visible text and a way to close. */
  header?: 'bar' | 'none';
  /** At the header's end: clear, or save. */
  headerEnd?: ReactNode;
  /** Does not scroll with the body: one or two buttons. */
  footer?: ReactNode;
  /** 'full' reaches 56 px below the screen's top, whatever its content. */
  size?: 'auto' | 'full';
  /** Where focus goes on opening; the sheet by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes on closing; the element focused before by default. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** Called when it has closed and its animation has ended. */
  onGone?: () => void;
  /** False: a drag, Esc or a press outside does not close it. */
  dismissible?: boolean;
  /** Opening it has already added a history entry, which "back" removes. */
  hasOwnStep?: boolean;
  /** Classes of the scrolling body, which has the page's gutter. */
  bodyClassName?: string;
  children: ReactNode;
};

/** Whether this is inside another sheet, which then moves back and follows drags. */
const InsideSheet = createContext(false);

/** The sheet's implementation; use `Sheet`, which loads this when needed. */
export function SheetPanel({
  open,
  onOpenChange,
  title,
  closeLabel,
  header = 'bar',
  headerEnd,
  footer,
  size = 'auto',
  initialFocus,
  returnFocus,
  onGone,
  dismissible = true,
  hasOwnStep,
  bodyClassName,
  children,
}: SheetProps) {
  const nested = use(InsideSheet);
  const desktop = useMediaQuery(DESKTOP);
  const opener = useRef<HTMLElement | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const hideToast = useHideToast();
  useCloseWatcher(open && dismissible, () => onOpenChange(false), hasOwnStep);
  const Root = nested ? Drawer.NestedRoot : Drawer.Root;
  return (
    <Root
      open={open}
      onOpenChange={onOpenChange}
      dismissible={dismissible}
      handleOnly={desktop}
      repositionInputs={false}
      autoFocus
    >
      <Drawer.Portal>
        <Drawer.Overlay className="fixed inset-0 z-(--z-scrim) bg-scrim" />
        <Drawer.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // The first control is often a field whose keyboard would cover the sheet, so the
            // dialog gets the focus; screen readers announce it.
            event.preventDefault();
            hideToast();
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
            (initialFocus?.current ?? content.current)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const before = returnFocus?.current ?? opener.current;
            // The action may have removed the button that opened the sheet: then <main> gets the
            // focus.
            const back = before?.isConnected ? before : document.querySelector<HTMLElement>('main');
            back?.focus({ preventScroll: true });
            onGone?.();
          }}
          className={cx(
            'fixed inset-x-0 bottom-0 z-(--z-sheet) flex max-h-[calc(100dvh-56px)] flex-col rounded-t-sheet bg-surface shadow-float outline-none',
            'lg:inset-0 lg:m-auto lg:max-h-[min(720px,100dvh-64px)] lg:w-140 lg:rounded-sheet',
            size === 'full' ? 'h-[calc(100dvh-56px)] lg:h-[min(720px,100dvh-64px)]' : 'lg:h-fit',
          )}
        >
          <InsideSheet value={true}>
            <Drawer.Handle
              preventCycle
              className="mx-auto mt-3 mb-1 h-1 w-10 flex-none rounded-full bg-line-strong/60 lg:hidden"
            />
            {header === 'none' ? (
              <Drawer.Title className="sr-only">{title}</Drawer.Title>
            ) : (
              <header className="grid min-h-topbar flex-none grid-cols-[1fr_auto_1fr] items-center border-b border-line ps-1 pe-2">
                <IconButton label={closeLabel} onClick={() => onOpenChange(false)}>
                  <X aria-hidden />
                </IconButton>
                <Drawer.Title className="text-center text-title-3">{title}</Drawer.Title>
                <div className="flex justify-end">{headerEnd}</div>
              </header>
            )}
            <div
              className={cx(
                'min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 lg:px-6',
                !footer && 'pb-[max(16px,var(--safe-bottom))]',
                bodyClassName,
              )}
            >
              {children}
            </div>
            {footer ? (
              <footer className="flex flex-none gap-2 border-t border-line px-4 pt-3 pb-[calc(12px+var(--safe-bottom))] lg:px-6">
                {footer}
              </footer>
            ) : null}
          </InsideSheet>
        </Drawer.Content>
      </Drawer.Portal>
    </Root>
  );
}
