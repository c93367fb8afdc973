/** A picture's place in its box: its scale, and its centre's offset from the box's, px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Beyond this, a 1,200 px photo shows only its pixels. */
export const MAX_SCALE = 4;
/** The scale of a double tap. */
export const DOUBLE_TAP_SCALE = 2.5;

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/**
 * The nearest view that still covers the box: at most MAX_SCALE, no edge inside the box. `picture`
 * is its size at scale 1, at least the box's size.
 */
export function withinBox({ scale, x, y }: View, box: Size, picture: Size = box): View {
  const fitting = between(1, scale, MAX_SCALE);
  const free = {
    x: (fitting * picture.width - box.width) / 2,
    y: (fitting * picture.height - box.height) / 2,
  };
  return { scale: fitting, x: between(-free.x, x, free.x), y: between(-free.y, y, free.y) };
}

/**
 * The view at another scale that keeps the picture's point under `at` (px from the box's centre) in
 * place.
 */
export function zoomedAt(view: View, scale: number, at: Point, box: Size, picture: Size = box): View {
  const fitting = between(1, scale, MAX_SCALE);
  const growth = fitting / view.scale;
  const x = at.x - (at.x - view.x) * growth;
  const y = at.y - (at.y - view.y) * growth;
  return withinBox({ scale: fitting, x, y }, box, picture);
}

/** Two fingers that moved from `before` to `now`: their distance zooms, their midpoint moves. */
export function pinched(
  view: View,
  before: [Point, Point],
  now: [Point, Point],
  box: Size,
  picture: Size = box,
): View {
  const growth = spread(now) / Math.max(spread(before), 1);
  const from = middle(before);
  const to = middle(now);
  const zoomed = zoomedAt(view, view.scale * growth, from, box, picture);
  const moved = { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
  return withinBox(moved, box, picture);
}

function spread([one, other]: [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle([one, other]: [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
