/** Building masses: a front in the light, a side in the shade, a cap, and what stands on both. */
import { darker, lighter } from '../kit/colour.ts';
import { each, line, path, poly, range, rect, round, triangle } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

export type Box = { x: number; y: number; w: number; base: number };

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
