/** Mud-brick Najdi houses. */
import { each, line, path, poly, range, rect, round, triangle } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { najdiDoor } from '../parts/doors.ts';
import { dune, sky } from '../parts/heavens.ts';
import { wallLamp } from '../parts/openings.ts';
import { palm, potPlant } from '../parts/plants.ts';
import { ground } from '../parts/street.ts';
import { merlons, mudBlock, mudWindow, spouts, triangleRow } from '../parts/walls.ts';

/** A house with a tower, pierced triangles and waterspouts. */
export function najdiHouse(stage: Stage) {
  return (
    sky(stage, 650, 330, 280) +
    dune(470, 34, stage.tone('#dcb277')) +
    palm(stage, 66, 480, 220, { seed: 31, lean: -10 }) +
    palm(stage, 730, 470, 160, { seed: 8 }) +
    mudBlock(stage, { x: 420, y: 250, w: 250, base: 490, colour: '#d6a062' }) +
    mudBlock(stage, { x: 300, y: 150, w: 120, base: 490, step: 24, side: 26 }) +
    mudBlock(stage, { x: 110, y: 220, w: 200, base: 490, colour: '#dfab69' }) +
    poly(
      [
        [310, 232],
        [336, 246],
        [336, 490],
        [310, 490],
      ],
      stage.tone('#9a683c'),
      'opacity=".55"',
    ) +
    each([252, 278], (y) => triangleRow(stage, 119, y, 182, 12, 26, '#6e4626')) +
    each([184, 214, 244], (y) => triangleRow(stage, 313, y, 94, 13, 30, '#6e4626')) +
    triangleRow(stage, 450, 282, 216, 12, 27, '#6e4626') +
    each([150, 230], (x) => mudWindow(stage, x, 330)) +
    each([480, 560, 620], (x) => mudWindow(stage, x, 336)) +
    spouts(stage, [160, 250, 520, 600], 312) +
    najdiDoor(stage, 340, 392, 56, 98) +
    ground(stage, 486, '#dcb078') +
    poly(
      [
        [110, 488],
        [670, 488],
        [520, 560],
        [0, 560],
        [0, 520],
      ],
      stage.hour.shadow,
      `opacity="${stage.hour.shadowOpacity}"`,
    ) +
    line('M0 540C200 530 500 556 800 536M0 574C260 562 520 588 800 566', stage.tone('#fff0cf'), 2, 0.25) +
    palm(stage, 640, 530, 290, { seed: 17, lean: 26, size: 1.2 })
  );
}

/** An alley between tall mud walls, a bridge room overhead, lamps on. */
function alley(stage: Stage) {
  const lamp = (x: number, y: number) => wallLamp(stage, x, y, 70);
  return (
    sky(stage, 420, 300, 200) +
    palm(stage, 430, 420, 210, { seed: 9, lean: 8 }) +
    mudBlock(stage, { x: 280, y: 250, w: 240, base: 474, colour: '#dba968', step: 22 }) +
    triangleRow(stage, 312, 276, 186, 11, 20, '#6e4626') +
    najdiDoor(stage, 384, 396, 44, 72) +
    each([330, 454], (x) => mudWindow(stage, x, 320, 22, 40)) +
    poly(
      [
        [0, 40],
        [290, 200],
        [290, 474],
        [0, 600],
      ],
      stage.fade('#e6b676', '#c48b50'),
    ) +
    poly(
      [
        [800, 10],
        [510, 190],
        [510, 474],
        [800, 600],
      ],
      stage.fade('#a87444', '#8a5a32'),
    ) +
    each(range(6), (i) => {
      const t = i / 6;
      const [x, y] = [10 + 270 * t, 46 + 150 * t];
      const s = 20 - 9 * t;
      return path(
        `M${round(x)} ${round(y + 6)}v-${round(s)}h${round(s * 0.5)}v-${round(s)}h${round(s)}v${round(s)}h${round(s * 0.5)}v${round(s * 1.4)}z`,
        stage.tone('#e6b676'),
      );
    }) +
    each(range(7), (i) => triangle(30 + i * 38, 104 + i * 19, 22 - i * 1.6, stage.tone('#6e4626'))) +
    each(range(7), (i) => triangle(30 + i * 38, 152 + i * 16, 22 - i * 1.6, stage.tone('#6e4626'))) +
    poly(
      [
        [40, 270],
        [100, 286],
        [100, 384],
        [40, 388],
      ],
      stage.dark ? stage.glow : stage.tone('#5b3a20'),
    ) +
    line('M70 278V386M40 310L100 322M40 350L100 354', stage.tone('#8a5a30'), 4) +
    poly(
      [
        [170, 300],
        [208, 310],
        [208, 380],
        [170, 384],
      ],
      stage.dark ? stage.glow : stage.tone('#5b3a20'),
    ) +
    poly(
      [
        [120, 560],
        [120, 410],
        [176, 414],
        [176, 532],
      ],
      stage.tone('#4f2f18'),
    ) +
    line('M138 412V552M157 413V542M120 450L176 448M120 510L176 498', stage.tone('#c98f3d'), 3) +
    poly(
      [
        [620, 540],
        [620, 380],
        [690, 372],
        [690, 566],
      ],
      stage.tone('#4f2f18'),
    ) +
    line('M643 378V548M667 376V556M620 430L690 428M620 490L690 494', stage.tone('#b4552d'), 3.4) +
    each(range(5), (i) => triangle(560 + i * 48, 236 - i * 26, 14 + i * 2, stage.tone('#4f3018'))) +
    poly(
      [
        [250, 232],
        [560, 232],
        [560, 292],
        [250, 292],
      ],
      stage.fade('#d39c5c', '#b57e44'),
    ) +
    rect(250, 288, 310, 8, stage.tone('#6b4322')) +
    each(range(12), (i) => rect(262 + i * 25, 294, 7, 8, stage.tone('#7b4f2b'))) +
    merlons(stage, 252, 232, 306, 24, '#dfae6c') +
    each([300, 390, 480], (x) => mudWindow(stage, x, 244, 24, 34)) +
    poly(
      [
        [0, 600],
        [290, 470],
        [510, 470],
        [800, 600],
      ],
      stage.fade('#d9ae74', '#b58650'),
    ) +
    line('M200 512L600 512M120 546L690 546', stage.tone('#8e6336'), 2, 0.35) +
    lamp(236, 356) +
    lamp(578, 342) +
    (stage.dark
      ? poly(
          [
            [290, 474],
            [510, 474],
            [620, 560],
            [180, 560],
          ],
          '#ffc878',
          'opacity=".16"',
        )
      : '') +
    potPlant(stage, 246, 528, 76, '#a8683c') +
    potPlant(stage, 566, 532, 80, '#a8683c', 'round')
  );
}

const house = family(outdoorScene, 'najdi-house');

export const najdiHouses: Drawing[] = [
  house(
    'najdi-tower-golden',
    'golden',
    'بيت نجدي طيني ببرج وشرفات مثلثة',
    'Mud-brick Najdi house with a tower',
    najdiHouse,
    4,
  ),
  house(
    'najdi-alley-dusk',
    'dusk',
    'زقاق بين بيوت طينية وقت المغرب',
    'Alley between mud-brick houses at dusk',
    alley,
    8,
  ),
  house(
    'najdi-tower-dawn',
    'dawn',
    'بيت نجدي طيني عند الفجر',
    'Mud-brick Najdi house at dawn',
    najdiHouse,
    18,
    true,
  ),
];
