import { type ComponentProps, createContext, use } from 'react';

/** The target of the skip link. */
export const MAIN_ID = 'main';

/** Focuses <main>, or `better` where it is given, so that keyboard users continue from there. */
export function focusMain(better?: HTMLElement | null): void {
  (better ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
}

/**
 * A ref for an element that pressing its own button removes, such as a failure: moves the focus to
 * <main>, as it would be lost otherwise.
 */
export function leavesFocusToMain(box: HTMLElement | null) {
  return () => {
    if (box?.contains(document.activeElement) && box.closest('main')) focusMain();
  };
}

const InsideMain = createContext(false);

/**
 * The page's one main landmark. Screens use it in a layout or without one: nested inside another,
 * it renders a plain div.
 */
export function MainLandmark(props: ComponentProps<'div'>) {
  if (use(InsideMain)) return <div {...props} />;
  return (
    <InsideMain value={true}>
      <main {...props} id={MAIN_ID} tabIndex={-1} data-quiet-focus="" />
    </InsideMain>
  );
}
