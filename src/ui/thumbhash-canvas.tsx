import { useEffect, useRef } from 'react';

/** A photo that comes sooner needs no placeholder, and the page no decoder. */
const WAIT_MS = 150;

/**
 * A thumbhash drawn behind a photo that is on its way. A canvas, not a data: address, so that the content security
 * policy stays closed; the decoder is fetched only when it is needed.
 */
export function ThumbhashCanvas({ hash }: { hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => void draw(hash, () => (gone ? null : canvas.current)), WAIT_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [hash]);
  return <canvas ref={canvas} aria-hidden width={32} height={24} className="absolute inset-0 size-full" />;
}

/** A hash that cannot be read leaves the sunken box as it is: a placeholder is not worth an error. */
async function draw(hash: string, target: () => HTMLCanvasElement | null) {
  try {
    const { thumbHashToRGBA } = await import('thumbhash');
    const bytes = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0));
    const { w, h, rgba } = thumbHashToRGBA(bytes);
    const canvas = target();
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    canvas.width = w;
    canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  } catch {
    return;
  }
}
