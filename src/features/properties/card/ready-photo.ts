/** Held, or the browser would let it go before the press. */
let ready: HTMLImageElement | null = null;

/**
 * Decodes a card's cover before the card is pressed: the detail opens with the same picture, whose
 * decoding would keep back its first frame by some 20 ms.
 */
export function readyPhoto({ currentTarget }: { currentTarget: Element }): void {
  const { currentSrc = '' } = currentTarget.querySelector('img') ?? {};
  if (!currentSrc || ready?.src === currentSrc) return;
  ready = new Image();
  ready.src = currentSrc;
  // One that can't be decoded is shown, or missed, like any other.
  ready.decode().catch(() => undefined);
}
