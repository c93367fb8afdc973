/** Building masses: a front in the light, a side in the shade, a cap, and what stands on both. */
import { darker, lighter } from '../kit/colour.ts';
import { courses, each, line, type Point, path, poly, range, rect, round, triangle } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';
import { balcony, pane, type Rail, screen } from './openings.ts';

export type Box = { x: number; y: number; w: number; base: number };

type BlockOptions = Box & {
  colour: string;
  /** Breadth of the side plane; 0 for none. It always lies to the right, away from the sun. */
  side?: number;
  /** How far the side's top edge falls away. */
  fall?: number;
  cap?: string;
  /** Stone course height, 0 for plaster. */
  course?: number;
};

/** A prism of masonry standing on `base`. */
export function block(stage: Stage, options: BlockOptions) {
  const { x, y, w, base, colour, side = 0, fall = side * 0.24, cap, course = 0 } = options;
  let art = rect(x, y, w, base - y, stage.fade(lighter(colour, 0.12), darker(colour, 0.06)));
  if (side) {
    art += poly(
      [
        [x + w, y],
        [x + w + side, y + fall],
        [x + w + side, base],
        [x + w, base],
      ],
      stage.fade(darker(colour, 0.24), darker(colour, 0.34)),
    );
  }
  if (course) art += courses(x, y + 2, w, base - y - 2, course, stage.tone(darker(colour, 0.7)), 0.13);
  if (cap) {
    const top = stage.tone(cap);
    if (side) {
      art += poly(
        [
          [x + w + 8, y - 10],
          [x + w + side + 8, y + fall - 10],
          [x + w + side + 8, y + fall],
          [x + w + 8, y + 1],
        ],
        stage.tone(darker(cap, 0.2)),
      );
    }
    art +=
      rect(x - 8, y - 10, w + 16, 12, top) +
      rect(x, y + 2, w, 5, stage.hour.shadow, `opacity="${stage.hour.shadowOpacity}"`);
  }
  return art;
}

/** A mapping from (0..1 across, 0..1 down) to points of a block's side plane. */
export const sidePlane =
  (box: Box, side: number, fall = side * 0.24) =>
  (across: number, down: number): Point => {
    const top = box.y + fall * across;
    return [box.x + box.w + side * across, top + (box.base - top) * down];
  };

/** Rows of plain windows on a block's side plane. */
export function sideWindows(
  stage: Stage,
  box: Box,
  side: number,
  floors: number,
  columns: number,
  from = 0.05,
  to = 0.9,
  fall = side * 0.24,
) {
  const at = sidePlane(box, side, fall);
  const step = (to - from) / floors;
  return each(range(floors), (floor) =>
    each(range(columns), (column) => {
      const left = (column + 0.24) / columns;
      const right = (column + 0.74) / columns;
      const top = from + step * (floor + 0.2);
      const foot = from + step * (floor + 0.74);
      const lit = stage.chance() < stage.hour.lit * 0.7;
      return (
        poly(
          [
            at(left - 0.03, top - 0.008),
            at(right + 0.03, top - 0.008),
            at(right + 0.03, foot + 0.008),
            at(left - 0.03, foot + 0.008),
          ],
          stage.tone('#4f443a'),
        ) +
        poly(
          [at(left, top), at(right, top), at(right, foot), at(left, foot)],
          lit ? '#f2b765' : stage.tone('#6f93a0'),
        )
      );
    }),
  );
}

type GridOptions = {
  x: number;
  y: number;
  w: number;
  floorHeight: number;
  floors: number;
  /**
   * One letter a bay, one string a floor, repeated upwards: w window, n narrow window, d door with balcony,
   * b wide balcony, s timber screen beside a window, . blank wall.
   */
  pattern: readonly string[];
  rail?: Rail;
  trim?: string;
  frame?: string;
  plants?: boolean;
};

/** A façade of equal bays over equal floors. */
export function bays(stage: Stage, options: GridOptions) {
  const {
    x,
    y,
    w,
    floorHeight,
    floors,
    pattern,
    rail = 'glass',
    trim = '#fbf1de',
    frame = '#4c4034',
    plants,
  } = options;
  const openH = floorHeight * 0.6;
  return each(range(floors), (floor) => {
    const row = pattern[floor % pattern.length] ?? 'w';
    const bay = w / row.length;
    const top = y + floor * floorHeight + floorHeight * 0.16;
    return each([...row], (kind, column) => {
      const bx = x + column * bay + bay * 0.14;
      const bw = bay * 0.72;
      const curtain = stage.chance() > 0.55;
      const plant = (plants ?? false) && stage.chance() > 0.45;
      if (kind === 'w')
        return (
          pane(stage, bx, top, bw, openH, { cols: 2, frame, curtain, deep: 5 }) +
          rect(bx - 6, top + openH + 3, bw + 12, 5, stage.tone(trim))
        );
      if (kind === 'n') return pane(stage, bx + bw * 0.3, top, bw * 0.4, openH, { frame, deep: 5 });
      if (kind === 's')
        return (
          pane(stage, bx, top, bw, openH, { cols: 2, frame, curtain, deep: 5 }) +
          screen(stage, bx - 3, top - 4, bw * 0.5, openH + 8)
        );
      if (kind === 'd' || kind === 'b') {
        const grow = kind === 'b' ? bay * 0.12 : 0;
        const h = floorHeight * 0.76;
        const recess = rect(bx - grow, top - 6, bw + grow * 2, h, stage.tone(darker(trim, 0.36)));
        const glass = pane(stage, bx - grow + 7, top, bw + grow * 2 - 14, h - 8, {
          cols: kind === 'b' ? 4 : 2,
          frame,
          curtain,
          deep: 8,
        });
        return recess + glass + balcony(stage, bx - grow, top - 6, bw + grow * 2, h, rail, trim, plant);
      }
      return '';
    });
  });
}

/** Stepped Najdi merlons along the top of a wall. */
export function merlons(stage: Stage, x: number, y: number, w: number, step: number, colour: string) {
  const count = Math.floor(w / step);
  const gap = (w - count * step) / 2;
  return each(range(count), (i) => {
    const at = x + gap + i * step + step * 0.15;
    return path(
      `M${round(at)} ${y + 1}v-8h${round(step * 0.2)}v-9h${round(step * 0.3)}v9h${round(step * 0.2)}v8z`,
      stage.tone(colour),
    );
  });
}

/** A row of pressed or pierced triangles. */
export const triangleRow = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  size: number,
  step: number,
  colour: string,
) => each(range(Math.floor(w / step)), (i) => triangle(x + step / 2 + i * step, y, size, stage.tone(colour)));

/** Wooden waterspouts. */
export const spouts = (stage: Stage, xs: readonly number[], y: number) =>
  each(xs, (x) =>
    poly(
      [
        [x, y],
        [x + 30, y + 6],
        [x + 30, y + 10],
        [x, y + 6],
      ],
      stage.tone('#7b4f2b'),
    ),
  );

/** A mud-brick mass with merlons. */
export const mudBlock = (stage: Stage, options: Box & { colour?: string; step?: number; side?: number }) => {
  const { x, y, w, base, colour = '#e0ae70', step = 30, side = 0 } = options;
  const body = rect(
    x,
    y,
    w,
    base - y,
    stage.linear(
      [
        [0, stage.tone(lighter(colour, 0.1))],
        [1, stage.tone(darker(colour, 0.14))],
      ],
      0,
      0,
      1,
      0.3,
    ),
  );
  const shade = side
    ? poly(
        [
          [x + w, y],
          [x + w + side, y + side * 0.5],
          [x + w + side, base],
          [x + w, base],
        ],
        stage.tone(darker(colour, 0.4)),
      )
    : '';
  return shade + body + merlons(stage, x, y, w, step, lighter(colour, 0.1));
};

/** A small mud-house window with crossed bars. */
export const mudWindow = (stage: Stage, x: number, y: number, w = 26, h = 48) =>
  rect(x, y, w, h, stage.dark && stage.chance() < 0.7 ? stage.glow : stage.tone('#5b3a20')) +
  line(
    `M${round(x + w / 2)} ${y}v${h}M${x} ${round(y + h / 3)}h${w}M${x} ${round(y + (h * 2) / 3)}h${w}`,
    stage.tone('#a06c3c'),
    1.6,
  ) +
  path(`M${x} ${y}h${w}v${h * 0.14}h-${w - 6}v${h * 0.86}h-6z`, '#000', 'opacity=".22"');

/** A flat shade thrown on a façade below an overhang. */
export const underShade = (stage: Stage, x: number, y: number, w: number, h: number) =>
  rect(
    x,
    y,
    w,
    h,
    stage.linear([
      [0, stage.hour.shadow, 0.5],
      [1, stage.hour.shadow, 0],
    ]),
  );

/** Garden lamps washing the foot of a wall after dark. */
export const upLight = (stage: Stage, x: number, y: number, w: number, h: number) =>
  stage.dark
    ? rect(
        x,
        y,
        w,
        h,
        stage.linear([
          [0, '#ffb86a', 0],
          [1, '#ffb86a', 0.42],
        ]),
      )
    : '';
