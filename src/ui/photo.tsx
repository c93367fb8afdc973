import { ImageOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

export type PhotoWidth = 400 | 800 | 1200;

/** How a photo's variants are named: takes any variant's path, returns the wanted one's path. */
export type PhotoRule = (path: string, width: PhotoWidth, format: 'avif' | 'webp') => string;

const WIDTHS: readonly PhotoWidth[] = [400, 800, 1200];
const RATIOS = {
  photo: 'aspect-photo',
  square: 'aspect-square',
  wide: 'aspect-16/9',
  fill: 'absolute inset-0',
};

type PhotoProps = {
  /** Any variant's path with `rule`, or a plain file's path without it. */
  path: string;
  rule?: PhotoRule;
  alt: string;
  /** Base64, as the server sends it; drawn only while the photo is loading. */
  thumbhash?: string | null;
  /** The `sizes` attribute: the width at which it is drawn. */
  sizes?: string;
  /** True for photos on the first screen; one of them also gets `priority`. */
  eager?: boolean;
  priority?: boolean;
  ratio?: keyof typeof RATIOS;
  /** Shown where the photo cannot load («تظهر الصورة عند الاتصال»). */
  missing: string;
  className?: string;
  imgClassName?: string;
  /** Badges and favourite buttons over it. */
  children?: ReactNode;
};

/**
 * A picture in a box that has its final size from the first paint: AVIF, then WebP, in three
 * widths.
 */
export function Photo({
  path,
  rule,
  alt,
  thumbhash,
  sizes = '100vw',
  eager = false,
  priority = false,
  ratio = 'photo',
  missing,
  className,
  imgClassName,
  children,
}: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'unknown' | 'coming' | 'here' | 'missing'>('unknown');
  // An image in the server's HTML may have loaded or failed before React listened; a changed path
  // starts over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to look again
  useEffect(() => {
    const element = image.current;
    if (!element?.complete) setState('coming');
    else setState(element.naturalWidth > 0 || element.src.endsWith('.svg') ? 'here' : 'missing');
  }, [path]);
  const candidates = (format: 'avif' | 'webp') =>
    rule && WIDTHS.map((width) => `${rule(path, width, format)} ${width}w`).join(', ');
  return (
    <div
      className={cx(
        'overflow-hidden bg-sunken',
        RATIOS[ratio],
        ratio !== 'fill' && 'relative w-full',
        className,
      )}
    >
      {state === 'coming' && thumbhash ? <ThumbhashCanvas hash={thumbhash} /> : null}
      {state === 'missing' ? (
        <MissingPhoto>{missing}</MissingPhoto>
      ) : (
        <picture>
          {rule ? <source type="image/avif" srcSet={candidates('avif')} sizes={sizes} /> : null}
          <img
            ref={image}
            srcSet={candidates('webp')}
            sizes={rule && sizes}
            src={rule ? rule(path, 800, 'webp') : path}
            alt={alt}
            width={800}
            height={600}
            loading={eager || priority ? 'eager' : 'lazy'}
            decoding={priority ? 'sync' : 'async'}
            fetchPriority={priority ? 'high' : undefined}
            draggable={false}
            onLoad={() => setState('here')}
            onError={() => setState('missing')}
            className={cx('absolute inset-0 size-full object-cover', imgClassName)}
          />
        </picture>
      )}
      {children}
    </div>
  );
}

function MissingPhoto({ children }: { children: string }) {
  // Offline the placeholder drawing may fail too: an icon replaces it.
  const [drawn, setDrawn] = useState(true);
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-linear-160 from-sunken to-sunken-2 p-4 text-center text-small text-ink-2">
      {drawn ? (
        <img
          src="/art/photo-missing.svg"
          alt=""
          width={120}
          height={90}
          onError={() => setDrawn(false)}
          className="h-22.5 w-30 object-contain"
        />
      ) : (
        <ImageOff aria-hidden className="icon-32" />
      )}
      <span className="text-balance">{children}</span>
    </div>
  );
}

/** A photo that loads within this needs no placeholder, and the page no decoder. */
const WAIT_MS = 150;

/**
 * The thumbhash, drawn behind a photo that is loading. A canvas instead of a data: URL, so that the
 * content security policy stays strict; the decoder is loaded only when needed.
 */
function ThumbhashCanvas({ hash }: { hash: string }) {
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

/** Ignores a hash that can't be decoded: the empty box is good enough as a placeholder. */
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
