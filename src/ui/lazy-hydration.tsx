import { type ComponentProps, type ReactNode, Suspense, use, useId, useSyncExternalStore } from 'react';

type LazyHydrationProps = Omit<ComponentProps<'div'>, 'id'> & {
  as?: 'div' | 'section' | 'li';
  /**
   * Leaves the content out of the server's HTML too: for content that neither the first view nor a
   * crawler needs.
   */
  isLeftOut?: boolean;
};

/**
 * A part of a screen that the server renders outside the first view. Its HTML is sent, for
 * find-in-page and screen readers too. The browser lays it out only when it is near the viewport
 * (`content-visibility: auto`), and React hydrates it only when it is near, touched or focused,
 * which app/inline/end-of-page.ts observes. Rendered in the browser, it is a plain element.
 *
 * Reserve its final size (`contain-intrinsic-*`), and wrap it in `memo` with stable props: new
 * props hydrate it.
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

/** Suspends only its own hydration: the server's HTML stays in place meanwhile. */
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
  // The hydrated tree must match the server's HTML; the content renders right after.
  return isFromServer && isLeftOut ? null : children;
}

/** Hydrates a part as if it came near the viewport (app/inline/end-of-page.ts). */
export function hydrateNow(part: HTMLElement): void {
  part.dataset.later = 'near';
  part.dispatchEvent(new Event('near'));
}

const nearness = new Map<string, Promise<void>>();

/**
 * One promise per part: a suspended component loses its state, and `use` needs the same promise on
 * every attempt.
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
