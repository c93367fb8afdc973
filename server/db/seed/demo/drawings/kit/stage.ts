/** A canvas at an hour of the day: what every part is drawn on. */
import { type Canvas, picture, type Stop } from './canvas.ts';
import { mix } from './colour.ts';
import { HOURS, type Hour, type HourName } from './hours.ts';
import { group, random } from './shapes.ts';

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

export type Drawing = {
  key: string;
  subject: string;
  alt: { ar: string; en: string };
  svg: () => string;
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

export type SceneOptions = {
  key: string;
  ar: string;
  en: string;
  hour: HourName;
  /** Changes clouds, lit windows, planting. */
  seed?: number;
  /** Mirrors the composition: light and massing come from the other side. */
  mirror?: boolean;
  draw: (stage: Stage) => string;
};

/** A 4:3 scene of a subject (the property type or room it stands for). */
const scene =
  (indoors: boolean) =>
  (subject: string, options: SceneOptions): Drawing => ({
    key: options.key,
    subject,
    alt: { ar: options.ar, en: options.en },
    svg: () =>
      picture(800, 600, (canvas) => {
        const body = options.draw(createStage(canvas, options.hour, indoors, options.seed ?? 7));
        return options.mirror ? group(body, 'transform="translate(800 0) scale(-1 1)"') : body;
      }),
  });

export const outdoorScene = scene(false);
export const indoorScene = scene(true);

/** A stage on a canvas of any size, for the pictures of the interface. */
export const stageOn = (canvas: Canvas, hour: HourName, seed = 7) => createStage(canvas, hour, false, seed);

/** A shorthand for the many drawings of one subject. */
export const family =
  (draw: (subject: string, options: SceneOptions) => Drawing, subject: string) =>
  (
    key: string,
    hour: HourName,
    ar: string,
    en: string,
    paint: (stage: Stage) => string,
    seed = 7,
    mirror = false,
  ): Drawing =>
    draw(subject, { key, hour, ar, en, draw: paint, seed, mirror });
