import { type ComponentProps, createContext, use } from 'react';

/** Where the skip link leads. */
export const MAIN_ID = 'main';

/**
 * The focus at the screen's beginning, or at `better` where it is there: a keyboard goes on from
 * it.
 */
export function focusMain(better?: HTMLElement | null): void {
  (better ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
}

/**
 * A ref for what goes with the press of its own button, as a failure does: otherwise the focus were
 * nowhere then.
 */
export function leavesFocusToMain(box: HTMLElement | null) {
  return () => {
    if (box?.contains(document.activeElement) && box.closest('main')) focusMain();
  };
}

const InsideMain = createContext(false);

/**
 * The page's one main landmark. Screens that stand in a layout or alone use it too: inside, it is a
 * plain box.
 */
export function MainLandmark(props: ComponentProps<'div'>) {
  if (use(InsideMain)) return <div {...props} />;
  return (
    <InsideMain value={true}>
      <main {...props} id={MAIN_ID} tabIndex={-1} data-quiet-focus="" />
    </InsideMain>
  );
}
