import type { Size, View } from './zoom-view.ts';

/** The size at which a picture just covers a square box: its shorter side is the box's. */
export function coveringSize({ width, height }: Size, side: number): Size {
  const factor = side / Math.min(width, height);
  return { width: width * factor, height: height * factor };
}

/** Which square of the picture, in its own px, a view shows in a square box of `side` px. */
export function shownSquare(picture: Size, side: number, { scale, x, y }: View) {
  const factor = (side / Math.min(picture.width, picture.height)) * scale;
  const length = side / factor;
  return {
    x: (picture.width - length) / 2 - x / factor,
    y: (picture.height - length) / 2 - y / factor,
    length,
  };
}
