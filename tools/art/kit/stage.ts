/** A canvas at an hour of the day: what every part is drawn on. */
import type { Canvas, Stop } from './canvas.ts';
import { mix } from './colour.ts';
import { HOURS, type Hour, type HourName } from './hours.ts';
import { random } from './shapes.ts';

export type Stage = Canvas & {
  hourName: HourName;
  hour: Hour;
  /** True from dusk on, when lamps are lit. */
  dark: boolean;
  /** A daylight colour as it looks at this hour; outdoors for exteriors, by lamplight in rooms. */
  tone: (colour: string) => string;
  /** A vertical gradient of two toned daylight colours. */
  fade: (top: string, foot: string) => string;
  /** A pane with no lamp behind it, and one with. */
  glass: string;
  glow: string;
  /** Seeded numbers for this picture. */
  chance: () => number;
};

const GLOW: readonly Stop[] = [
  [0, '#fff1c9'],
  [0.45, '#ffcf82'],
  [1, '#ec9646'],
];

function createStage(canvas: Canvas, hourName: HourName, indoors: boolean, seed: number): Stage {
  const hour: Hour = HOURS[hourName];
  const tone = (colour: string) =>
    indoors ? mix(colour, hour.indoors, hour.indoorAmount) : mix(colour, hour.ambient, hour.amount);
  const [top, middle, foot] = hour.glass;
  return {
    ...canvas,
    hourName,
    hour,
    dark: hour.lit > 0.5,
    tone,
    fade: (first, last) =>
      canvas.linear([
        [0, tone(first)],
        [1, tone(last)],
      ]),
    glass: canvas.linear(
      [
        [0, top],
        [0.5, middle],
        [1, foot],
      ],
      0,
      0,
      0.7,
      1,
    ),
    glow: canvas.linear(GLOW),
    chance: random(seed),
  };
}

/** The same stage within reach of a lamp: colours keep their warmth after dark. */
export const lamplit = (stage: Stage): Stage => {
  if (!stage.dark) return stage;
  const tone = (colour: string) => mix(colour, '#7a3d2e', 0.24);
  return {
    ...stage,
    tone,
    fade: (top, foot) =>
      stage.linear([
        [0, tone(top)],
        [1, tone(foot)],
      ]),
  };
};

/** A stage on a canvas of any size, for the pictures of the interface. */
export const stageOn = (canvas: Canvas, hour: HourName, seed = 7) => createStage(canvas, hour, false, seed);
