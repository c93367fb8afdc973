/** Residential towers standing straight: one slim, two joined by a bridge. */
import { darker } from '../kit/colour.ts';
import { each, line, poly, range, rect } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { needleTower, sky, town } from '../parts/heavens.ts';
import { pane } from '../parts/openings.ts';
import { bush, palm, tree } from '../parts/plants.ts';
import { lampPost, road } from '../parts/street.ts';
import { bays, block, sideWindows } from '../parts/walls.ts';

/** Ribbon floors on a given outline: edges at the top and foot, `floors` slabs. */
function ribbons(
  stage: Stage,
  topX: number,
  topW: number,
  footX: number,
  footW: number,
  top: number,
  base: number,
  floors: number,
  colour: string,
) {
  const pitch = (base - top) / floors;
  return each(range(floors), (i) => {
    const t = (i + 0.5) / floors;
    const x = topX + (footX - topX) * t;
    const w = topW + (footW - topW) * t;
    const y = top + i * pitch;
    const lampX = x + w * (0.08 + stage.chance() * 0.7);
    const lamp =
      stage.chance() < stage.hour.lit
        ? rect(
            lampX,
            y + pitch * 0.4,
            w * (0.1 + stage.chance() * 0.16),
            pitch * 0.6,
            '#ffcf82',
            'opacity=".9"',
          )
        : '';
    return (
      rect(x, y, w, pitch + 1, stage.glass) +
      lamp +
      rect(x - 5, y, w + 10, pitch * 0.38, stage.tone(colour)) +
      rect(x - 5, y + pitch * 0.38, w + 10, pitch * 0.12, stage.hour.shadow, 'opacity=".22"')
    );
  });
}

/** A slim tower, corner bay of glass, on a podium. */
function slim(stage: Stage) {
  const main = { x: 290, y: 50, w: 170, base: 500 };
  return (
    sky(stage, 110, 120, 220) +
    town(stage, 496, 190) +
    needleTower(690, 496, 260, stage.hour.middle) +
    block(stage, { ...main, colour: '#f2e6d0', side: 90, fall: 30, cap: '#ffffff' }) +
    sideWindows(stage, main, 90, 11, 2, 0.03, 0.9, 30) +
    bays(stage, { x: 294, y: 56, w: 112, floorHeight: 37, floors: 11, pattern: ['bw'], rail: 'glass' }) +
    rect(412, 54, 48, 410, stage.glass) +
    line(
      `${each(range(12), (i) => `M412 ${54 + i * 37}h48`)}M436 54V464`,
      stage.tone('#3a4a50'),
      2,
      0.7,
      'butt',
    ) +
    each(range(11), (i) =>
      stage.chance() < stage.hour.lit ? rect(414, 57 + i * 37, 20, 32, '#ffcf82') : '',
    ) +
    block(stage, { x: 200, y: 440, w: 420, base: 502, colour: '#c79a6e', course: 12, cap: '#e6c096' }) +
    each([220, 330, 500], (x) => pane(stage, x, 458, 90, 44, { cols: 4 })) +
    rect(436, 456, 46, 46, stage.dark ? stage.glow : stage.tone('#3e3023')) +
    road(stage, 500, 540) +
    palm(stage, 150, 530, 170, { seed: 4 }) +
    palm(stage, 660, 532, 190, { seed: 14, lean: 10 }) +
    tree(stage, 60, 516, 130, 5) +
    bush(stage, 210, 512, 200, 22, 6)
  );
}

/** Two towers leaning to each other over a bridge. */
function twins(stage: Stage) {
  return (
    sky(stage, 400, 430, 320) +
    town(stage, 496, 160) +
    ribbons(stage, 200, 130, 160, 160, 70, 500, 22, '#e8d8c2') +
    poly(
      [
        [330, 70],
        [356, 90],
        [360, 500],
        [320, 500],
      ],
      stage.tone(darker('#b79f84', 0.2)),
    ) +
    ribbons(stage, 470, 120, 480, 160, 130, 500, 19, '#d9b796') +
    poly(
      [
        [590, 130],
        [614, 148],
        [668, 500],
        [640, 500],
      ],
      stage.tone(darker('#a3805e', 0.2)),
    ) +
    rect(338, 270, 140, 30, stage.dark ? stage.glow : stage.glass) +
    rect(334, 264, 148, 8, stage.tone('#f3e6d2')) +
    rect(334, 298, 148, 8, stage.tone('#c9b192')) +
    block(stage, { x: 130, y: 446, w: 560, base: 502, colour: '#a98a6c', cap: '#d8bc9a' }) +
    each(range(6), (i) => pane(stage, 148 + i * 92, 460, 70, 42, { cols: 3 })) +
    road(stage, 500, 546) +
    lampPost(stage, 90, 540, 150) +
    palm(stage, 60, 590, 230, { seed: 7, lean: -10 }) +
    palm(stage, 740, 590, 260, { seed: 27, lean: 12, size: 1.1 }) +
    bush(stage, 300, 514, 240, 26, 5)
  );
}

const tower = family(outdoorScene, 'tower');

export const straightTowers: Drawing[] = [
  tower(
    'tower-slim-noon',
    'noon',
    'برج سكني نحيل بواجهة زجاجية',
    'Slim residential tower with a glass corner',
    slim,
    5,
  ),
  tower(
    'tower-twins-dusk',
    'dusk',
    'برجان سكنيان يصلهما جسر عند الغروب',
    'Twin towers joined by a bridge at dusk',
    twins,
    9,
  ),
  tower('tower-slim-night', 'night', 'برج سكني مضاء ليلًا', 'Residential tower lit at night', slim, 45, true),
];
