/** Neighbourhood covers of Riyadh: towers, the old quarter, a garden quarter. */
import { each, line, type Point, path, poly, range, rect, round } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { bridgeTower, hills, lights, needleTower, sky, skyline, town } from '../parts/heavens.ts';
import { bush, palm, tree } from '../parts/plants.ts';
import { block, mudBlock, mudWindow, triangleRow } from '../parts/walls.ts';

/** A faceted glass tower with a slanted top: heights of its three top corners below `top`. */
function facet(
  stage: Stage,
  x: number,
  w: number,
  h: number,
  base: number,
  cut: readonly [number, number, number],
  lit: string,
  shade: string,
) {
  const top = base - h;
  const ridge = x + w * 0.55;
  const left: Point[] = [
    [x, base],
    [x, top + cut[0]],
    [ridge, top + cut[1]],
    [ridge, base],
  ];
  const right: Point[] = [
    [ridge, base],
    [ridge, top + cut[1]],
    [x + w, top + cut[2]],
    [x + w, base],
  ];
  let floors = '';
  for (let y = top + Math.max(...cut) + 6; y < base - 4; y += 11) floors += `M${x} ${round(y)}h${w}`;
  return (
    poly(left, stage.fade(shade, shade)) +
    poly(right, stage.fade(lit, shade)) +
    line(floors, '#ffffff', 0.8, 0.2, 'butt')
  );
}

/** The towers of the north of Riyadh over a ring road. */
function riyadh(stage: Stage) {
  const [a, b] = stage.dark ? ['#d99a86', '#8a607c'] : ['#f3dcb8', '#a98f80'];
  const towers: readonly [number, number, number, readonly [number, number, number]][] = [
    [70, 74, 240, [26, 0, 30]],
    [170, 58, 300, [0, 20, 44]],
    [330, 66, 330, [0, 30, 10]],
    [402, 50, 210, [20, 0, 20]],
    [540, 62, 180, [0, 14, 30]],
    [640, 88, 380, [60, 0, 40]],
    [740, 80, 250, [30, 0, 20]],
  ];
  return (
    sky(stage, 470, 400, 330) +
    skyline(500, 3, stage.hour.far, 0.7, 20, 100) +
    bridgeTower(268, 500, 270, stage.hour.middle) +
    needleTower(592, 500, 230, stage.hour.middle) +
    each(towers, ([x, w, h, cut]) => facet(stage, x, w, h, 510, cut, a ?? '#fff', b ?? '#999')) +
    (stage.dark ? lights(stage, 70, 300, 680, 190, 120) : '') +
    rect(0, 496, 800, 104, stage.fade('#a88a78', '#6f5c58')) +
    bush(stage, 0, 508, 800, 22, 5) +
    line('M0 560C220 520 420 520 800 556', '#ffcf86', 3, stage.dark ? 0.8 : 0.5) +
    line('M0 568C220 528 420 528 800 566', '#ff8f70', 3, stage.dark ? 0.6 : 0.3) +
    line('M0 590C260 548 460 548 800 588', stage.tone('#3a3236'), 16, 0.4) +
    each(
      [
        [60, 590, 190, -10],
        [142, 600, 140, 8],
        [604, 604, 150, 0],
        [750, 600, 210, 12],
      ] as const,
      ([x, y, h, lean], i) => palm(stage, x, y, h, { lean, seed: i * 5 + 2, size: h > 180 ? 1.1 : 0.85 }),
    )
  );
}

/** A mud-brick old quarter above its palm valley. */
function diriyah(stage: Stage) {
  const houses: readonly [number, number, number, string][] = [
    [30, 330, 120, '#d9a766'],
    [140, 280, 110, '#e3b473'],
    [236, 310, 140, '#cf9c5c'],
    [360, 210, 76, '#e6b878'],
    [420, 290, 150, '#d8a564'],
    [556, 250, 110, '#e0b06e'],
    [650, 316, 140, '#cb9858'],
  ];
  return (
    sky(stage, 180, 260, 280) +
    hills(360, 70, 8, stage.tone('#d9bd92')) +
    each(
      houses,
      ([x, y, w, colour], i) =>
        mudBlock(stage, { x, y, w, base: 470, colour, step: 22, side: 18 }) +
        triangleRow(stage, x + 8, y + 22, w - 16, 10, 20, '#6e4626') +
        (w > 90
          ? each([0.24, 0.6], (t) => mudWindow(stage, Math.round(x + w * t), y + 56 + (i % 2) * 14, 18, 32))
          : each([60, 100, 140], (dy) => triangleRow(stage, x + 12, y + dy, w - 20, 9, 18, '#6e4626'))),
    ) +
    path('M0 452Q120 430 260 448T520 446T800 440V600H0Z', stage.fade('#c7a76a', '#9c9a58')) +
    each(range(12), (i) =>
      palm(stage, 20 + i * 70, 500 + (i % 3) * 16, 90 + (i % 4) * 22, {
        seed: i * 3 + 1,
        size: 0.62,
        lean: (i % 5) - 2,
      }),
    ) +
    path('M-10 548Q200 520 380 546T810 536V572Q600 590 380 574T-10 584Z', stage.fade('#8fc6c4', '#5c9ea6')) +
    line('M60 560h90M240 556h70M460 564h110M660 558h80', '#ffffff', 2, 0.5) +
    bush(stage, 0, 560, 220, 30, 7) +
    bush(stage, 520, 596, 280, 40, 9) +
    palm(stage, 716, 600, 250, { seed: 40, lean: 14, size: 1.15 })
  );
}

/** A family quarter: villas round a park with a small mosque. */
function gardenQuarter(stage: Stage) {
  const villa = (x: number, y: number, w: number, h: number, colour: string) =>
    block(stage, { x, y: y - h, w, base: y, colour, side: w * 0.28, cap: '#fffaf0' }) +
    each([0.14, 0.58], (t) =>
      rect(
        x + w * t,
        y - h * 0.78,
        w * 0.26,
        h * 0.26,
        stage.chance() < stage.hour.lit ? stage.glow : stage.glass,
      ),
    ) +
    rect(x + w * 0.4, y - h * 0.32, w * 0.18, h * 0.32, stage.tone('#7b4f2c'));
  return (
    sky(stage, 640, 150, 230) +
    town(stage, 330, 110) +
    needleTower(180, 330, 130, stage.hour.middle) +
    rect(0, 326, 800, 274, stage.fade('#d9c79e', '#c6b184')) +
    each(
      [
        [20, 366, 84, 64, '#f3e4c8'],
        [150, 360, 78, 56, '#d9b084'],
        [520, 362, 84, 60, '#f6ead4'],
        [650, 368, 96, 70, '#cf9a72'],
      ] as const,
      ([x, y, w, h, colour]) => villa(x, y, w, h, colour),
    ) +
    rect(356, 250, 104, 116, stage.fade('#fbf3e2', '#e8d5b0')) +
    path('M366 252q0-56 42-66q42 10 42 66z', stage.tone('#0f5a43')) +
    line('M408 186v-18', stage.tone('#c79a3e'), 3) +
    rect(478, 150, 18, 216, stage.tone('#f3e4c8')) +
    rect(472, 200, 30, 8, stage.tone('#d9c19a')) +
    path('M478 150q9-34 18 0z', stage.tone('#0f5a43')) +
    each([372, 400, 428], (x) => path(`M${x} 366v-40a8 9 0 0 1 16 0v40z`, stage.tone('#7b4f2c'))) +
    path('M60 600C100 460 240 392 420 392S720 460 760 600Z', stage.fade('#9fbf78', '#7fa25c')) +
    path(
      'M150 600C170 500 280 432 420 432S650 500 670 600H600C580 520 510 470 420 470S250 520 226 600Z',
      stage.tone('#f0e2c4'),
    ) +
    path('M330 560a90 26 0 1 0 180 0a90 26 0 1 0-180 0z', stage.tone('#fbf1de')) +
    path('M344 558a76 20 0 1 0 152 0a76 20 0 1 0-152 0z', stage.fade('#9fd8d6', '#4fa5b0')) +
    path('M414 560q-6-40 6-60q12 20 6 60z', '#ffffff', 'opacity=".75"') +
    villa(-20, 470, 130, 110, '#e9cda4') +
    villa(690, 480, 140, 120, '#f3e4c8') +
    each(
      [
        [180, 440, 90],
        [250, 420, 70],
        [560, 420, 74],
        [640, 446, 96],
        [130, 560, 150],
        [700, 580, 150],
      ] as const,
      ([x, y, h], i) => tree(stage, x, y, h, i + 3),
    ) +
    palm(stage, 300, 440, 110, { seed: 4, size: 0.55 }) +
    palm(stage, 540, 446, 120, { seed: 8, size: 0.6 }) +
    palm(stage, 40, 600, 240, { seed: 14, lean: -8, size: 1.05 })
  );
}

const cover = family(outdoorScene, 'skyline');

export const riyadhSkylines: Drawing[] = [
  cover('skyline-riyadh-dusk', 'dusk', 'أبراج الرياض عند الغروب', 'Towers of Riyadh at dusk', riyadh, 4),
  cover(
    'skyline-riyadh-morning',
    'morning',
    'أبراج شمال الرياض صباحًا',
    'Towers of north Riyadh in the morning',
    riyadh,
    14,
    true,
  ),
  cover(
    'skyline-diriyah-golden',
    'golden',
    'حي طيني قديم فوق وادي نخيل',
    'Old mud-brick quarter above a palm valley',
    diriyah,
    8,
  ),
  cover(
    'skyline-quarter-noon',
    'noon',
    'حي سكني حول حديقة ومسجد',
    'Residential quarter around a park and a mosque',
    gardenQuarter,
    6,
  ),
];
