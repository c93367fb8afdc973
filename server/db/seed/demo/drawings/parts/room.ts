/** The shell of a room: walls, floor, windows with their view, daylight on the floor. */
import { darker, lighter } from '../kit/colour.ts';
import { disc, each, line, path, poly, range, rect, round, rounded } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';
import { skyline } from './heavens.ts';
import { palm } from './plants.ts';

export type Floor = 'planks' | 'tiles' | 'marble';

const floorLines = (stage: Stage, kind: Floor, y: number, colour: string) => {
  const ink = stage.tone(darker(colour, 0.4));
  if (kind === 'marble') {
    return line(
      `M0 ${y + 60}H800M0 ${y + 124}H800${each(range(7), (i) => `M${i * 133} ${y}L${i * 200 - 200} 600`)}`,
      stage.tone(lighter(colour, 0.6)),
      2,
      0.55,
    );
  }
  if (kind === 'tiles') {
    return line(
      `M0 ${y + 22}H800M0 ${y + 56}H800M0 ${y + 102}H800${each(range(12), (i) => `M${i * 73} ${y}L${i * 110 - 204} 600`)}`,
      ink,
      1.4,
      0.34,
    );
  }
  return line(
    `${each(range(16), (i) => `M${i * 53} ${y}L${i * 80 - 200} 600`)}M60 ${y + 40}h50M260 ${y + 80}h70M470 ${y + 30}h44M640 ${y + 96}h80`,
    ink,
    1.4,
    0.3,
  );
};

/** A room seen straight on; the floor meets the wall at y = 450. */
export const plainRoom = (stage: Stage, wall: string, floor: string, kind: Floor) =>
  rect(0, 0, 800, 452, stage.fade(lighter(wall, 0.12), darker(wall, 0.08))) +
  rect(0, 450, 800, 150, stage.fade(lighter(floor, 0.06), darker(floor, 0.14))) +
  floorLines(stage, kind, 450, floor) +
  rect(0, 440, 800, 11, stage.tone(lighter(wall, 0.5)));

/** A room as a box in depth: back wall from (180, 96) to (620, 420). */
export const deepRoom = (stage: Stage, wall: string, floor: string, kind: Floor, ceiling = '#fbf5ea') =>
  rect(0, 0, 800, 600, stage.tone(ceiling)) +
  poly(
    [
      [0, 0],
      [180, 96],
      [620, 96],
      [800, 0],
    ],
    stage.fade(ceiling, darker(ceiling, 0.1)),
  ) +
  poly(
    [
      [0, 0],
      [180, 96],
      [180, 420],
      [0, 560],
    ],
    stage.fade(darker(wall, 0.05), darker(wall, 0.13)),
  ) +
  poly(
    [
      [800, 0],
      [620, 96],
      [620, 420],
      [800, 560],
    ],
    stage.fade(darker(wall, 0.14), darker(wall, 0.22)),
  ) +
  rect(180, 96, 440, 326, stage.fade(lighter(wall, 0.12), wall)) +
  poly(
    [
      [0, 560],
      [180, 420],
      [620, 420],
      [800, 560],
      [800, 600],
      [0, 600],
    ],
    stage.fade(lighter(floor, 0.06), darker(floor, 0.14)),
  ) +
  stage.clipped(
    '<polygon points="0,560 180,420 620,420 800,560 800,600 0,600"/>',
    deepFloor(stage, kind, floor),
  ) +
  line('M180 418H620M180 418L0 556M620 418L800 556', stage.tone(lighter(wall, 0.5)), 5, 0.9);

const deepFloor = (stage: Stage, kind: Floor, colour: string) => {
  const rays = each(range(kind === 'planks' ? 19 : 13), (i) => {
    const count = kind === 'planks' ? 18 : 12;
    return `M${round(180 + (440 * i) / count)} 420L${round(400 + ((i / count) * 2 - 1) * 560)} 600`;
  });
  const across = kind === 'planks' ? '' : 'M0 446H800M0 482H800M0 532H800';
  return line(
    rays + across,
    kind === 'marble' ? stage.tone(lighter(colour, 0.6)) : stage.tone(darker(colour, 0.4)),
    1.5,
    0.36,
  );
};

type ViewOptions = {
  arch?: boolean;
  cols?: number;
  rows?: number;
  frame?: string;
  low?: number;
  greenery?: boolean;
};

/** A window onto sky, town and a palm at the picture's hour. */
export function viewWindow(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  options: ViewOptions = {},
) {
  const { arch, cols = 2, rows = 1, frame = '#8a6542', low = 0.86, greenery = true } = options;
  const outline = (grow: number) =>
    arch
      ? `M${x - grow} ${y + h + grow}V${y + w / 2}a${w / 2 + grow} ${w / 2 + grow} 0 0 1 ${w + grow * 2} 0V${y + h + grow}Z`
      : `M${x - grow} ${y - grow}h${w + grow * 2}v${h + grow * 2}h-${w + grow * 2}z`;
  const horizon = y + h * low;
  const seed = Math.round(x + y);
  const view =
    rect(x, y, w, h, stage.linear(stage.hour.sky)) +
    (stage.hour.disc ? disc(x + w * 0.7, y + h * 0.34, Math.min(w, h) * 0.09, stage.hour.disc) : '') +
    skyline(horizon, seed, stage.hour.middle, 0.7, 8, h * 0.34, x, x + w) +
    rect(x, horizon, w, h, stage.tone(stage.dark ? '#3e4a4a' : '#a9b77c')) +
    (greenery
      ? palm(stage, x + w * 0.36, y + h, h * 0.52, { seed, size: Math.min(1, Math.max(0.45, w / 190)) })
      : '') +
    poly(
      [
        [x, y],
        [x + w * 0.42, y],
        [x - w * 0.12, y + h],
        [x - w * 0.4, y + h],
      ],
      '#fff',
      `opacity="${stage.dark ? 0.06 : 0.22}"`,
    );
  let bars = '';
  for (let i = 1; i < cols; i++) bars += `M${round(x + (w * i) / cols)} ${y}V${y + h}`;
  for (let i = 1; i < rows; i++) bars += `M${x} ${round(y + (h * i) / rows)}H${x + w}`;
  return (
    path(outline(11), stage.tone('#fffaf0')) +
    stage.clipped(path(outline(0), '#000'), view + line(bars, stage.tone(frame), 3.2, 1, 'butt')) +
    `<path d="${outline(0)}" fill="none" stroke="${stage.tone(frame)}" stroke-width="3"/>` +
    rect(x - 16, y + h + 9, w + 32, 7, stage.tone('#e8d8ba'))
  );
}

/** Two hanging curtains and their rod round an opening. */
export const curtains = (stage: Stage, x: number, y: number, w: number, h: number, colour = '#fffdf8') =>
  each([0, 1], (side) => {
    const [edge, flow] = side ? [x + w, -1] : [x, 1];
    const a = edge - flow * 28;
    return (
      path(
        `M${a} ${y}h${flow * 58}q${flow * -4} ${h * 0.5} ${flow * -10} ${h}h${flow * -52}q${flow * 8} ${-h * 0.5} ${flow * 4} ${-h}z`,
        stage.tone(colour),
        'opacity=".94"',
      ) +
      line(
        each([12, 26, 40], (k) => `M${a + flow * k} ${y + 4}q${flow * 4} ${h * 0.5} ${flow * -4} ${h - 8}`),
        stage.tone(darker(colour, 0.2)),
        1.6,
        0.6,
      )
    );
  }) + rounded(x - 44, y - 6, w + 88, 8, 4, stage.tone('#7d5836'));

/** Daylight from a window lying on the floor, thrown towards the right. */
export const sunPatch = (stage: Stage, x: number, w: number, y = 452, reach = 100) =>
  stage.dark
    ? ''
    : poly(
        [
          [x, y],
          [x + w, y],
          [x + w + reach, 600],
          [x + reach * 0.5, 600],
        ],
        '#fff3d0',
        'opacity=".36"',
      );

/** A woven rug lying flat; (x, y) is the middle of its far edge. */
export function rug(
  stage: Stage,
  x: number,
  y: number,
  far: number,
  near: number,
  depth: number,
  colours: readonly [string, string, string],
) {
  const band = (inset: number, colour: string) => {
    const t = inset / depth;
    const half = (v: number) => (far + (near - far) * v) / 2 - inset * 1.6;
    return poly(
      [
        [x - half(t), y + inset],
        [x + half(t), y + inset],
        [x + half(1 - t), y + depth - inset],
        [x - half(1 - t), y + depth - inset],
      ],
      stage.tone(colour),
    );
  };
  const mid = y + depth / 2;
  const span = (far + near) / 2 - depth * 1.1;
  const count = Math.max(3, Math.floor(span / 34) | 1);
  const size = Math.min(13, depth * 0.17);
  return (
    band(0, colours[0]) +
    band(depth * 0.12, colours[1]) +
    band(depth * 0.22, colours[0]) +
    each(range(count), (i) => {
      const cx = x - span / 2 + (span / (count - 1)) * i;
      return poly(
        [
          [cx - size, mid],
          [cx, mid - size],
          [cx + size, mid],
          [cx, mid + size],
        ],
        stage.tone(i % 2 ? colours[2] : colours[1]),
      );
    })
  );
}

/** A recessed coffer light line along the ceiling of a plain room. */
export const coveLight = (stage: Stage) =>
  rect(0, 0, 800, 34, stage.tone('#fffaf0')) +
  rect(0, 34, 800, 5, stage.dark ? '#ffe9b8' : stage.tone('#e4d3b4')) +
  rect(
    0,
    39,
    800,
    60,
    stage.linear([
      [0, '#fff0c8', 0.55],
      [1, '#fff0c8', 0],
    ]),
  );

/** Wall panels with thin mouldings. */
export const panels = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colour: string,
) =>
  each(
    range(count),
    (i) =>
      `<rect x="${round(x + (w / count) * i + 8)}" y="${y}" width="${round(w / count - 16)}" height="${h}" fill="none" stroke="${stage.tone(colour)}" stroke-width="2.4"/>`,
  );
