/** Kept, or the browser may free it before the press. */
let ready: HTMLImageElement | null = null;

/**
 * Decodes a card's cover before the press: the detail opens with the same picture, and decoding it
 * then would delay the first frame by some 20 ms.
 */
export function readyPhoto({ currentTarget }: { currentTarget: Element }): void {
  const { currentSrc = '' } = currentTarget.querySelector('img') ?? {};
  if (!currentSrc || ready?.src === currentSrc) return;
  ready = new Image();
  ready.src = currentSrc;
  // A photo that can't be decoded is handled where it is shown.
  ready.decode().catch(() => undefined);
}
