import type { Size, View } from './zoom-view.ts';

/** The size at which a picture just covers a square box: its shorter side equals the box's side. */
export function coveringSize({ width, height }: Size, side: number): Size {
  const factor = side / Math.min(width, height);
  return { width: width * factor, height: height * factor };
}

/**
 * The square of the picture, in the picture's px, that a view shows in a square box of `side` px.
 */
export function shownSquare(picture: Size, side: number, { scale, x, y }: View) {
  const factor = (side / Math.min(picture.width, picture.height)) * scale;
  const length = side / factor;
  return {
    x: (picture.width - length) / 2 - x / factor,
    y: (picture.height - length) / 2 - y / factor,
    length,
  };
}
