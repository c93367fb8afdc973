/** Doors and shutters. */

import { disc, each, range, rect, slats } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

/** A studded Najdi door with painted bands. */
export const najdiDoor = (stage: Stage, x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, stage.tone('#5f3a1d')) +
  slats(x, y, w, h, w / 5.6, stage.tone('#341d0d'), 0.5) +
  rect(x, y + h * 0.22, w, 6, stage.tone('#c98f3d')) +
  rect(x, y + h * 0.6, w, 6, stage.tone('#c98f3d')) +
  each(range(4), (i) =>
    disc(x + w * (0.18 + i * 0.21), y + h * 0.44, w * 0.06, stage.tone(i % 2 ? '#d8b25a' : '#b4552d')),
  );
