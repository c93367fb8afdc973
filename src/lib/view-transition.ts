/** The class of the photo that is carried from a card into the gallery (styles/base.css). */
export const CARRIED_PHOTO = 'vt-property-photo';
/** A tapped card's, which is in its link; the gallery bears the class all the time. */
const TAPPED_PHOTO = `a > .${CARRIED_PHOTO}`;
const GALLERY_PHOTO = `.${CARRIED_PHOTO}:not(a > *)`;

/**
 * Carries the photo of a tapped card into the gallery of its detail (DESIGN §10), where the browser
 * can and the reader wants movement. The new screen does not wait for it: a picture of the old
 * screen, by which a view transition begins, would keep back the first paint by two frames. The
 * gallery's photo is painted where the card's was, and moves to its place once the screen is seen.
 * Settles, and fails, with the change itself.
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

/** Puts `photo` where `from` was on the screen, lets that be painted, and lets go. */
function carry(photo: HTMLElement, from: DOMRect): void {
  const to = photo.getBoundingClientRect();
  photo.style.zIndex = '1';
  photo.style.transformOrigin = '0 0';
  photo.style.transform = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  // A frame's callbacks run before it is painted; a timer that they set runs after.
  requestAnimationFrame(() => setTimeout(() => letGo(photo)));
}

/**
 * A movement that the next change overtakes, or that a hidden page skips, is no failure: the change
 * is made all the same.
 */
function letGo(photo: HTMLElement): void {
  const transition = document.startViewTransition(() => {
    for (const property of ['z-index', 'transform-origin', 'transform']) photo.style.removeProperty(property);
  });
  const ignore = () => undefined;
  transition.ready.catch(ignore);
  transition.finished.catch(ignore);
}
