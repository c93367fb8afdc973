/** Doors and shutters. */
import { darker } from '../kit/colour.ts';
import { boards, disc, each, line, path, range, rect, round, slats, triangle } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

/** A door leaf with upright boards and a bar handle. */
export const door = (stage: Stage, x: number, y: number, w: number, h: number, wood = '#6a4028') =>
  rect(x - 4, y - 4, w + 8, h + 4, stage.tone('#3a2a20')) +
  rect(x, y, w, h, stage.tone(wood)) +
  slats(x, y, w, h, Math.max(7, w / 7), stage.tone('#2b170d'), 0.5, 2) +
  rect(x + w * 0.82, y + h * 0.38, 3, h * 0.26, '#f0c684');

/** A studded Najdi door with painted bands. */
export const najdiDoor = (stage: Stage, x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, stage.tone('#5f3a1d')) +
  slats(x, y, w, h, w / 5.6, stage.tone('#341d0d'), 0.5) +
  rect(x, y + h * 0.22, w, 6, stage.tone('#c98f3d')) +
  rect(x, y + h * 0.6, w, 6, stage.tone('#c98f3d')) +
  each(range(4), (i) =>
    disc(x + w * (0.18 + i * 0.21), y + h * 0.44, w * 0.06, stage.tone(i % 2 ? '#d8b25a' : '#b4552d')),
  );

/** An arched double door with brass triangles; (x, y) is the middle of its threshold. */
export function archDoor(stage: Stage, x: number, y: number, w: number, h: number, surround = '#d9c29c') {
  const arch = (half: number, top: number) =>
    `M${round(x - half)} ${y}V${round(y - top + half)}a${round(half)} ${round(half)} 0 0 1 ${round(half * 2)} 0V${y}Z`;
  return (
    path(arch(w / 2 + 12, h + 14), stage.tone(surround)) +
    path(arch(w / 2, h), stage.tone('#7b4f2c')) +
    line(
      `M${x} ${round(y - h)}V${y}M${round(x - w / 2)} ${round(y - h * 0.58)}h${w}M${round(x - w / 2)} ${round(y - h * 0.24)}h${w}`,
      stage.tone('#4d2f19'),
      2.4,
      0.7,
    ) +
    each([-0.24, 0.24], (side) =>
      each([0.5, 0.4, 0.16], (up) => triangle(x + w * side, y - h * up, w * 0.12, stage.tone('#d4a25b'))),
    )
  );
}

/** A ribbed garage or shutter. */
export const garage = (stage: Stage, x: number, y: number, w: number, h: number, colour = '#6b5a48') =>
  rect(x - 4, y - 4, w + 8, h + 4, stage.tone(darker(colour, 0.4))) +
  rect(x, y, w, h, stage.fade(darker(colour, 0.12), colour)) +
  boards(x, y, w, h, h / 6, '#000', 0.28);
