/** Larger apartment buildings: wings round a court, terraces falling back. */
import { each, poly, range, rect } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { door } from '../parts/doors.ts';
import { sky, town } from '../parts/heavens.ts';
import { balcony, pane } from '../parts/openings.ts';
import { bush, palm, tree } from '../parts/plants.ts';
import { castShade, lawn, walk } from '../parts/street.ts';
import { bays, block } from '../parts/walls.ts';

/** Two wings round a green court with a walk. */
function court(stage: Stage) {
  const far = { x: 210, y: 168, w: 380, base: 450 };
  return (
    sky(stage, 400, 130, 240) +
    town(stage, 446, 90) +
    block(stage, { ...far, colour: '#f6ead4', cap: '#fffaf0' }) +
    bays(stage, {
      x: 220,
      y: 176,
      w: 360,
      floorHeight: 66,
      floors: 4,
      pattern: ['wdwdw', 'dwdwd'],
      rail: 'glass',
      plants: true,
    }) +
    poly(
      [
        [0, 60],
        [210, 150],
        [210, 452],
        [0, 520],
      ],
      stage.fade('#d9ab80', '#c2926a'),
    ) +
    poly(
      [
        [800, 60],
        [590, 150],
        [590, 452],
        [800, 520],
      ],
      stage.fade('#c08e66', '#a6784f'),
    ) +
    each(range(5), (floor) =>
      each(range(3), (i) => {
        const skew = (x: number, v: number, flip: boolean) => {
          const t = x / 210;
          const [top, foot] = [60 + 90 * t, 520 - 68 * t];
          return [flip ? 800 - x : x, top + (foot - top) * v] as const;
        };
        const [a, b] = [14 + i * 66, 58 + i * 64];
        const [v1, v2] = [0.07 + floor * 0.19, 0.19 + floor * 0.19];
        return each([false, true], (flip) => {
          const lit = stage.chance() < stage.hour.lit;
          return (
            poly(
              [
                skew(a - 4, v1 - 0.012, flip),
                skew(b + 4, v1 - 0.012, flip),
                skew(b + 4, v2 + 0.012, flip),
                skew(a - 4, v2 + 0.012, flip),
              ],
              stage.tone('#fbf1de'),
            ) +
            poly(
              [skew(a, v1, flip), skew(b, v1, flip), skew(b, v2, flip), skew(a, v2, flip)],
              lit ? '#f6c173' : stage.glass,
            )
          );
        });
      }),
    ) +
    rect(0, 448, 800, 152, stage.tone('#e6d8ba')) +
    lawn(stage, [
      [120, 462],
      [340, 462],
      [270, 600],
      [-60, 600],
    ]) +
    lawn(stage, [
      [460, 462],
      [680, 462],
      [860, 600],
      [530, 600],
    ]) +
    walk(stage, 400, 450, 70, 400, 210) +
    tree(stage, 230, 500, 150, 5) +
    tree(stage, 590, 500, 160, 15) +
    bush(stage, 300, 470, 60, 22, 4, '#d77b93') +
    bush(stage, 444, 470, 60, 22, 8, '#d77b93') +
    palm(stage, 120, 570, 270, { seed: 12, lean: -16, size: 1.1 }) +
    palm(stage, 690, 572, 250, { seed: 32, lean: 16, size: 1.1 })
  );
}

/** Terraces falling back floor by floor. */
function terraces(stage: Stage) {
  return (
    sky(stage, 130, 420, 300) +
    town(stage, 490, 120) +
    each(range(6), (i) => {
      const floor = 5 - i;
      const y = 496 - (floor + 1) * 68;
      const x = 130 + floor * 44;
      const w = 500 - floor * 44;
      return (
        block(stage, {
          x,
          y,
          w,
          base: y + 70,
          colour: floor % 2 ? '#f3e2c6' : '#e8d3b2',
          side: 56,
          fall: 0,
        }) +
        each(range(4), (k) => {
          const bw = (w - 60) / 4;
          return pane(stage, x + 34 + k * bw, y + 14, bw - 18, 46, {
            cols: 2,
            curtain: k % 2 === 0,
            room: k === 1,
          });
        }) +
        balcony(stage, x - 30, y + 4, w + 20, 62, floor % 2 ? 'glass' : 'bars', '#fff8ea', true)
      );
    }) +
    rect(630, 486, 60, 14, stage.tone('#b8a488')) +
    rect(0, 496, 800, 104, stage.fade('#cdb898', '#a08b73')) +
    door(stage, 566, 440, 46, 56, '#7a5236') +
    castShade(stage, 110, 690, 500, 40) +
    bush(stage, 40, 516, 150, 40, 6) +
    bush(stage, 300, 522, 220, 36, 11, '#e7a93e') +
    palm(stage, 88, 560, 250, { seed: 17, lean: -14, size: 1.1 }) +
    palm(stage, 752, 550, 210, { seed: 23, lean: 8 })
  );
}

const apartments = family(outdoorScene, 'apartments');

export const apartmentComplexes: Drawing[] = [
  apartments(
    'apartments-court-morning',
    'morning',
    'مجمّع سكني حول فناء أخضر',
    'Apartment complex around a green court',
    court,
    4,
  ),
  apartments(
    'apartments-terrace-dusk',
    'dusk',
    'عمارة بشرفات متدرجة عند الغروب',
    'Apartment building with stepped terraces at dusk',
    terraces,
    19,
  ),
];
