/** Ground, roads, water and what stands on them. */
import { darker, lighter } from '../kit/colour.ts';
import {
  disc,
  each,
  group,
  line,
  oval,
  type Point,
  path,
  poly,
  range,
  rect,
  round,
  rounded,
  slats,
} from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

/** Plain ground from `y` down. */
export const ground = (stage: Stage, y: number, colour = '#e3cfa8') =>
  rect(0, y, 800, 600 - y, stage.fade(lighter(colour, 0.15), darker(colour, 0.14)));

/** A pavement and a road with lane marks; `y` is where the pavement begins, `roadY` its kerb. */
export const road = (stage: Stage, y: number, roadY: number) =>
  rect(0, y, 800, 600 - y, stage.tone('#d6cab4')) +
  rect(0, y, 800, 9, stage.tone('#efe6d4')) +
  line(
    each(range(11), (i) => `M${i * 84 - 10} ${roadY - 4}L${i * 84 + 12} ${y + 9}`),
    stage.tone('#a89878'),
    1.4,
    0.4,
  ) +
  rect(0, roadY - 7, 800, 8, stage.tone('#bcae96')) +
  rect(0, roadY, 800, 600 - roadY, stage.fade('#85817a', '#68645e')) +
  line('M30 574h90M200 574h90M370 574h90M540 574h90M710 574h90', stage.tone('#f2e9d6'), 4, 0.7);

/** A path widening towards the viewer. */
export const walk = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  footX: number,
  footW: number,
  colour = '#f4e8d0',
) =>
  poly(
    [
      [x - w / 2, y],
      [x + w / 2, y],
      [footX + footW / 2, 600],
      [footX - footW / 2, 600],
    ],
    stage.tone(colour),
  ) +
  line(
    each(range(4), (i) => {
      const t = 0.16 + i * 0.24;
      const cx = x + (footX - x) * t;
      const half = (w + (footW - w) * t) / 2;
      return `M${round(cx - half)} ${round(y + (600 - y) * t)}h${round(half * 2)}`;
    }),
    stage.tone('#c9b188'),
    2,
    0.7,
  );

/** The shade a building throws towards the lower right. */
export const castShade = (stage: Stage, from: number, to: number, y: number, reach = 60) =>
  poly(
    [
      [from, y],
      [to, y],
      [Math.min(800, to + reach * 2), y + reach],
      [from + reach, y + reach],
    ],
    stage.hour.shadow,
    `opacity="${stage.hour.shadowOpacity}"`,
  );

/** A lawn with mown bands. */
export const lawn = (stage: Stage, points: readonly Point[]) =>
  poly(points, stage.fade('#9fb873', '#7c9a56'));

/** A pool given by its far and near edges. */
export function pool(
  stage: Stage,
  far: readonly [number, number, number],
  near: readonly [number, number, number],
) {
  const [fx, fy, fw] = far;
  const [nx, ny, nw] = near;
  const water = stage.dark
    ? stage.linear([
        [0, '#78b8c4'],
        [0.4, '#2f8496'],
        [1, '#143f5c'],
      ])
    : stage.linear([
        [0, stage.tone('#a7e0de')],
        [0.5, stage.tone('#55b6c0')],
        [1, stage.tone('#2d8fa3')],
      ]);
  const ripples = each(range(9), (i) => {
    const t = 0.12 + stage.chance() * 0.8;
    const half = (fw + (nw - fw) * t) / 2;
    const cx = fx + fw / 2 + (nx + nw / 2 - fx - fw / 2) * t;
    const w = 40 + stage.chance() * 80;
    return `M${round(cx - half * 0.8 + ((half * 1.5 - w) * ((i * 37) % 10)) / 10)} ${round(fy + (ny - fy) * t)}h${round(w)}`;
  });
  return (
    poly(
      [
        [fx - 12, fy - 7],
        [fx + fw + 12, fy - 7],
        [nx + nw + 26, ny],
        [nx - 26, ny],
      ],
      stage.tone('#f6ead2'),
    ) +
    poly(
      [
        [fx, fy],
        [fx + fw, fy],
        [nx + nw, ny],
        [nx, ny],
      ],
      water,
    ) +
    poly(
      [
        [fx, fy],
        [fx + fw, fy],
        [fx + fw + 3, fy + 7],
        [fx - 3, fy + 7],
      ],
      '#0d4a5c',
      'opacity=".3"',
    ) +
    line(ripples, '#fff', 2, 0.4)
  );
}

/** A patch of lamplight lying on ground or water. */
export const lightPatch = (x: number, y: number, w: number, h: number, spread = 24, opacity = 0.4) =>
  poly(
    [
      [x, y],
      [x + w, y],
      [x + w + spread, y + h],
      [x - spread, y + h],
    ],
    '#ffd48c',
    `opacity="${opacity}"`,
  );

/** A small car seen from the side; (x, y) is the foot of its start wheel's box. */
export const car = (stage: Stage, x: number, y: number, colour: string, size = 1) =>
  group(
    rounded(0, -36, 112, 26, 10, stage.tone(colour)) +
      path('M20-34q10-24 30-24h24q18 0 28 24z', stage.tone(colour)) +
      path('M28-36q8-15 22-15h7v15zM62-51h11q12 0 19 15h-30z', stage.tone('#5c7c8a')) +
      rect(2, -26, 8, 5, stage.dark ? '#ffe9b0' : stage.tone('#f3e3b8')) +
      rect(104, -26, 7, 5, stage.tone('#b4452c')) +
      each(
        [28, 86],
        (wheel) => disc(wheel, -10, 11, stage.tone('#33302c')) + disc(wheel, -10, 4.5, stage.tone('#cfcac0')),
      ),
    `transform="translate(${x} ${y}) scale(${size})"`,
  );

/** A street lamp, glowing after dark. */
export const lampPost = (stage: Stage, x: number, y: number, h: number) =>
  rect(x - 2, y - h, 4, h, stage.tone('#5b4d3f')) +
  path(`M${x} ${y - h}q2-16 26-16v5q-18 0-21 13z`, stage.tone('#5b4d3f')) +
  (stage.dark
    ? disc(
        x + 26,
        y - h - 8,
        46,
        stage.radial([
          [0, '#ffe7b0', 0.85],
          [0.3, '#ffcf82', 0.35],
          [1, '#ffcf82', 0],
        ]),
      )
    : '') +
  rounded(x + 16, y - h - 14, 20, 6, 3, stage.dark ? '#fff3cf' : stage.tone('#5b4d3f'));

/** A garden wall with a coping, from x over w. */
export const gardenWall = (stage: Stage, x: number, y: number, w: number, base: number, colour = '#efe0c6') =>
  rect(x, y, w, base - y, stage.fade(colour, darker(colour, 0.12))) +
  rect(x - 3, y - 7, w + 6, 8, stage.tone(lighter(colour, 0.3))) +
  rect(x, y + 1, w, 4, stage.hour.shadow, `opacity="${stage.hour.shadowOpacity}"`);

/** A metal gate of upright bars with a solid lower part. */
export const barGate = (stage: Stage, x: number, y: number, w: number, base: number, colour = '#4c4034') =>
  rect(x, y, w, base - y, stage.tone(colour), 'opacity=".25"') +
  slats(x, y, w, base - y, 9, stage.tone(colour), 0.95, 3) +
  rect(x, y, w, 5, stage.tone(colour)) +
  rect(x, base - (base - y) * 0.42, w, (base - y) * 0.42, stage.tone(colour)) +
  rect(x + w / 2 - 1.5, y, 3, base - y, stage.tone(darker(colour, 0.4)));

/** Outdoor lounger. */
export const lounger = (stage: Stage, x: number, y: number) =>
  rounded(x, y - 32, 82, 13, 5, stage.tone('#f5ead6')) +
  path(`M${x} ${y - 24}l-10-26q-2-8 8-8l18 34z`, stage.tone('#e7d3b2')) +
  rect(x + 8, y - 20, 6, 20, stage.tone('#5a3f2c')) +
  rect(x + 68, y - 20, 6, 20, stage.tone('#5a3f2c'));

/** A parasol whose pole stands at (x, y). */
export const parasol = (stage: Stage, x: number, y: number, h: number, colour = '#c9774f') =>
  rect(x - 2, y - h, 4, h, stage.tone('#6b4a33')) +
  path(
    `M${x - h * 0.55} ${y - h * 0.82}Q${x} ${y - h * 1.25} ${x + h * 0.55} ${y - h * 0.82}Z`,
    stage.tone(colour),
  ) +
  path(
    `M${x - h * 0.2} ${y - h * 0.82}Q${x} ${y - h * 1.25} ${x + h * 0.2} ${y - h * 0.82}Z`,
    stage.tone(lighter(colour, 0.35)),
  );

/** Festoon of small lamps between two points. */
export function festoon(stage: Stage, x1: number, y1: number, x2: number, y2: number, sag: number) {
  const bulbs = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.92];
  return (
    line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, stage.tone('#3a2a22'), 1.4) +
    each(bulbs, (t) => {
      const bx = x1 + (x2 - x1) * t;
      const by = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
      return (
        (stage.dark ? disc(bx, by + 4, 15, '#ffcf82', 'opacity=".25"') : '') +
        disc(bx, by + 4, 4, stage.dark ? '#ffe9b0' : stage.tone('#fff3d8'))
      );
    })
  );
}

/** Cushions, low table and rug for sitting outside; (x, y) is the middle of the rug. */
export const outdoorSeat = (stage: Stage, x: number, y: number, w: number) =>
  poly(
    [
      [x - w * 0.42, y - 16],
      [x + w * 0.42, y - 16],
      [x + w * 0.54, y + 16],
      [x - w * 0.54, y + 16],
    ],
    stage.tone('#9b432a'),
  ) +
  poly(
    [
      [x - w * 0.36, y - 11],
      [x + w * 0.36, y - 11],
      [x + w * 0.45, y + 10],
      [x - w * 0.45, y + 10],
    ],
    stage.tone('#d59a6a'),
  ) +
  oval(x, y - 2, w * 0.14, 7, stage.tone('#5f3f28')) +
  each(
    [-0.42, 0.42],
    (at) =>
      rounded(x + w * at - w * 0.11, y - 40, w * 0.22, 30, 8, stage.tone('#2c5a49')) +
      rounded(x + w * at - w * 0.07, y - 52, w * 0.14, 20, 6, stage.tone('#e3c089')),
  );
