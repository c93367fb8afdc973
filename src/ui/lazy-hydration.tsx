import { type ComponentProps, type ReactNode, Suspense, use, useId, useSyncExternalStore } from 'react';

type LazyHydrationProps = Omit<ComponentProps<'div'>, 'id'> & {
  as?: 'div' | 'section' | 'li';
  /**
   * Its content is not even in the server's HTML, only its place: for what neither a first view nor
   * a crawler misses.
   */
  isLeftOut?: boolean;
};

/**
 * A part of a screen that the server rendered and that is outside the first view. Its HTML is
 * there, for find-in-page and screen readers too, but the browser does not lay it out before it
 * comes near (`content-visibility: auto`), and React does not hydrate it before it comes near, is
 * touched or takes focus: app/inline/end-of-page.ts watches for that. Rendered in the browser, it
 * is a plain element.
 *
 * Give it the size that it will have (`contain-intrinsic-*`), and wrap it in `memo` with steady
 * props: new props wake it.
 */
export function LazyHydration({ as: Box = 'div', isLeftOut = false, children, ...rest }: LazyHydrationProps) {
  const id = useId();
  return (
    // @ts-expect-error A union of tags has no common ref; none is passed.
    <Box
      {...rest}
      id={id}
      data-later={import.meta.env.SSR ? 'hidden' : undefined}
      data-left-out={import.meta.env.SSR && isLeftOut ? '' : undefined}
      suppressHydrationWarning
    >
      <Suspense fallback={null}>
        <HydratedWhenNear part={id} isLeftOut={isLeftOut}>
          {children}
        </HydratedWhenNear>
      </Suspense>
    </Box>
  );
}

const neverChanges = () => () => {};

/** Suspends its own hydration, and only that: the server's HTML stays in its place meanwhile. */
function HydratedWhenNear({
  part,
  isLeftOut,
  children,
}: {
  part: string;
  isLeftOut: boolean;
  children: ReactNode;
}) {
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (isFromServer && !import.meta.env.SSR) use(whenNear(part));
  // Hydration must find what the server sent; the content follows at once.
  return isFromServer && isLeftOut ? null : children;
}

/** Brings a part to life, as its coming near does (app/inline/end-of-page.ts). */
export function hydrateNow(part: HTMLElement): void {
  part.dataset.later = 'near';
  part.dispatchEvent(new Event('near'));
}

const nearness = new Map<string, Promise<void>>();

/**
 * One promise a part: a suspended component keeps no state, and `use` wants the same one each time.
 */
function whenNear(part: string): Promise<void> {
  const known = nearness.get(part);
  if (known) return known;
  const element = document.getElementById(part);
  const promise =
    element?.dataset.later === 'hidden'
      ? new Promise<void>((resolve) => element.addEventListener('near', () => resolve(), { once: true }))
      : Promise.resolve();
  nearness.set(part, promise);
  return promise;
}
