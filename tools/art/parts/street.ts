/** Ground, roads, water and what stands on them. */
import { darker, lighter } from '../kit/colour.ts';
import { rect } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

/** Plain ground from `y` down. */
export const ground = (stage: Stage, y: number, colour = '#e3cfa8') =>
  rect(0, y, 800, 600 - y, stage.fade(lighter(colour, 0.15), darker(colour, 0.14)));
