/** Windows, screens and balconies. */
import { darker } from '../kit/colour.ts';
import {
  boards,
  disc,
  each,
  group,
  line,
  path,
  poly,
  range,
  rect,
  round,
  rounded,
  slats,
} from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

type PaneOptions = {
  cols?: number;
  rows?: number;
  frame?: string;
  /** A lamp behind it: yes, no, or as likely as the hour says. */
  lit?: boolean;
  curtain?: boolean;
  /** Furniture seen through a lit pane. */
  room?: boolean;
  /** A cut of shade under the lintel, in units. */
  deep?: number;
};

/** A glazed opening of any size. */
export function pane(stage: Stage, x: number, y: number, w: number, h: number, options: PaneOptions = {}) {
  const { cols = 1, rows = 1, frame = '#4c4034', curtain, room, deep = 0 } = options;
  const lit = options.lit ?? stage.chance() < stage.hour.lit;
  const edge = stage.tone(frame);
  const f = Math.min(3, Math.max(1.4, w * 0.04));
  let inside = rect(x, y, w, h, lit ? stage.glow : stage.glass);
  if (curtain) {
    const cloth = lit ? '#fff4dc' : stage.tone('#fdf6e6');
    inside +=
      rect(x, y, w * 0.18, h, cloth, 'opacity=".6"') +
      rect(x + w * 0.82, y, w * 0.18, h, cloth, 'opacity=".6"');
  }
  if (lit && room) inside += seenRoom(x, y, w, h);
  const shine = lit ? 0.07 : 0.26;
  inside += poly(
    [
      [x + w * 0.12, y],
      [x + w * 0.44, y],
      [x + w * 0.14, y + h],
      [x - w * 0.18, y + h],
    ],
    '#fff',
    `opacity="${shine}"`,
  );
  inside += poly(
    [
      [x + w * 0.52, y],
      [x + w * 0.6, y],
      [x + w * 0.3, y + h],
      [x + w * 0.22, y + h],
    ],
    '#fff',
    `opacity="${shine * 0.7}"`,
  );
  if (deep && !lit)
    inside +=
      rect(x, y, w, deep, '#000', 'opacity=".24"') + rect(x, y, deep * 0.7, h, '#000', 'opacity=".14"');
  let d = '';
  for (let i = 1; i < cols; i++) d += `M${round(x + (w * i) / cols)} ${round(y)}v${round(h)}`;
  for (let i = 1; i < rows; i++) d += `M${round(x)} ${round(y + (h * i) / rows)}h${round(w)}`;
  return (
    rect(x - f, y - f, w + f * 2, h + f * 2, edge) +
    stage.clipped(rect(x, y, w, h, '#000'), inside) +
    (d ? line(d, edge, f * 0.8, 1, 'butt') : '')
  );
}

/** A sofa, a lamp and a plant as a warm shadow play behind glass. */
function seenRoom(x: number, y: number, w: number, h: number) {
  const u = Math.min(w, h * 1.6) / 100;
  const foot = y + h;
  return (
    group(
      rounded(x + w * 0.14, foot - 30 * u, 46 * u, 22 * u, 6 * u, '#8a4f2a') +
        rounded(x + w * 0.14 - 5 * u, foot - 34 * u, 11 * u, 30 * u, 4 * u, '#8a4f2a') +
        rounded(x + w * 0.76, foot - 26 * u, 18 * u, 22 * u, 3 * u, '#8a4f2a'),
      'opacity=".7"',
    ) +
    line(`M${round(x + w * 0.5)} ${round(y)}v${round(h * 0.22)}`, '#5d3b26', 1.6) +
    path(
      `M${round(x + w * 0.5 - 12 * u)} ${round(y + h * 0.22 + 11 * u)}q${round(12 * u)} ${round(-22 * u)} ${round(24 * u)} 0z`,
      '#fff4d6',
    )
  );
}

/** A window with a plastered surround and a sill. */
export const framedWindow = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  surround: string,
  options: PaneOptions = {},
) =>
  rect(x - 6, y - 6, w + 12, h + 10, stage.tone(surround)) +
  pane(stage, x, y, w, h, { deep: 7, ...options }) +
  rect(x - 9, y + h + 3, w + 18, 5, stage.tone(darker(surround, 0.14)));

/** An arched opening with glass; (x, y) is the top start corner of its box. */
export function archWindow(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  surround: string,
  frame = '#6e4d30',
) {
  const shape = (grow: number) =>
    `M${round(x - grow)} ${round(y + h + grow * 0.4)}V${round(y + w / 2)}a${round(w / 2 + grow)} ${round(w / 2 + grow)} 0 0 1 ${round(w + grow * 2)} 0V${round(y + h + grow * 0.4)}Z`;
  const lit = stage.chance() < stage.hour.lit;
  const inside =
    rect(x, y, w, h, lit ? stage.glow : stage.glass) +
    poly(
      [
        [x + w * 0.1, y],
        [x + w * 0.4, y],
        [x + w * 0.1, y + h],
        [x - w * 0.2, y + h],
      ],
      '#fff',
      `opacity="${lit ? 0.06 : 0.26}"`,
    );
  return (
    path(shape(6), stage.tone(surround)) +
    stage.clipped(path(shape(0), '#000'), inside) +
    line(
      `M${round(x + w / 2)} ${round(y)}v${round(h)}M${round(x)} ${round(y + w / 2)}h${round(w)}M${round(x)} ${round(y + h * 0.72)}h${round(w)}`,
      stage.tone(frame),
      2.4,
      1,
      'butt',
    )
  );
}

/** A slatted timber screen over an opening. */
export const screen = (stage: Stage, x: number, y: number, w: number, h: number, wood = '#9a6a44') =>
  rect(x, y, w, h, stage.tone(wood)) + slats(x, y, w, h, 5, stage.tone('#2d1b12'), 0.55, 1.8);

export type Rail = 'glass' | 'bars' | 'solid' | 'timber';

/** A balcony hung in front of (x, y, w, h): slab at its foot, rail above it. */
export function balcony(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  rail: Rail,
  slab: string,
  plant = false,
) {
  const railH = Math.min(26, h * 0.5);
  const top = y + h - railH;
  let art = '';
  if (plant) {
    art += each(range(Math.max(3, Math.round(w / 16))), (i) =>
      disc(
        x + 8 + i * 13 + stage.chance() * 4,
        top + 2 - stage.chance() * 5,
        6 + stage.chance() * 3,
        stage.tone(i % 2 ? '#5f8048' : '#8fae68'),
      ),
    );
  }
  if (rail === 'glass') art += rect(x - 6, top, w + 12, railH, stage.tone('#dff0f2'), 'opacity=".5"');
  if (rail === 'bars') art += slats(x - 6, top, w + 12, railH, 5, stage.tone('#4a3e33'), 0.8, 1.3);
  if (rail === 'solid')
    art +=
      rect(x - 6, top, w + 12, railH, stage.tone(slab)) +
      rect(x - 6, top + railH * 0.5, w + 12, railH * 0.5, '#000', 'opacity=".05"');
  if (rail === 'timber')
    art +=
      rect(x - 6, top, w + 12, railH, stage.tone('#8d5f3d')) +
      boards(x - 6, top, w + 12, railH, 6, stage.tone('#3a2012'), 0.5);
  art += rect(x - 6, top - 2, w + 12, 3, stage.tone(rail === 'solid' ? darker(slab, 0.2) : '#5a4a39'));
  art += rect(x - 9, y + h, w + 18, 7, stage.tone(slab));
  art += poly(
    [
      [x - 9, y + h + 7],
      [x + w + 9, y + h + 7],
      [x + w + 16, y + h + 17],
      [x + 2, y + h + 17],
    ],
    stage.hour.shadow,
    `opacity="${stage.hour.shadowOpacity}"`,
  );
  return art;
}

/** A wall lamp with its pool of light; only its shade by day. */
export const wallLamp = (stage: Stage, x: number, y: number, reach = 42) =>
  (stage.dark
    ? disc(
        x,
        y + 4,
        reach,
        stage.radial([
          [0, '#ffdf9e', 0.9],
          [0.4, '#ffb75e', 0.34],
          [1, '#ffb75e', 0],
        ]),
      )
    : '') + rounded(x - 3, y - 6, 6, 15, 2, stage.dark ? '#fff1cc' : stage.tone('#5b4a3a'));
