/** The class of a photo that moves from a card into the gallery (styles/base.css). */
export const CARRIED_PHOTO = 'vt-property-photo';
/** A tapped card's photo is inside its link; the gallery's photo always has the class. */
const TAPPED_PHOTO = `a > .${CARRIED_PHOTO}`;
const GALLERY_PHOTO = `.${CARRIED_PHOTO}:not(a > *)`;

/**
 * Animates a tapped card's photo into the gallery of its detail (DESIGN §10), where the browser
 * supports it and the user has not reduced motion. The new screen does not wait: the snapshot with
 * which a view transition starts would delay the first paint by two frames. The gallery's photo is
 * painted at the card's place, and moves once the screen is visible. Settles as `change` does.
 */
export async function moveScreen(change: () => Promise<void>): Promise<void> {
  const tapped = canMove() ? document.querySelector(TAPPED_PHOTO) : null;
  if (!tapped) return change();
  const from = tapped.getBoundingClientRect();
  await change();
  const photo = document.querySelector<HTMLElement>(GALLERY_PHOTO);
  if (photo) carry(photo, from);
}

function canMove(): boolean {
  return (
    typeof document !== 'undefined' &&
    typeof document.startViewTransition === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Places `photo` at `from`, waits for the paint, then lets it move. */
function carry(photo: HTMLElement, from: DOMRect): void {
  const to = photo.getBoundingClientRect();
  photo.style.zIndex = '1';
  photo.style.transformOrigin = '0 0';
  photo.style.transform = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  // A frame's callbacks run before it is painted; a timer that they set runs after.
  requestAnimationFrame(() => setTimeout(() => letGo(photo)));
}

/**
 * Animates the photo to its place. Ignores a transition that is skipped, by the next navigation or
 * a hidden page: the style change still applies.
 */
function letGo(photo: HTMLElement): void {
  const transition = document.startViewTransition(() => {
    for (const property of ['z-index', 'transform-origin', 'transform']) photo.style.removeProperty(property);
  });
  const ignore = () => undefined;
  transition.ready.catch(ignore);
  transition.finished.catch(ignore);
}
