/** Courtyards: an arcade by day, a seat under lamps by night. */
import { each, line, path, poly, range, rect } from '../kit/shapes.ts';
import { type Drawing, family, lamplit, outdoorScene, type Stage } from '../kit/stage.ts';
import { najdiDoor } from '../parts/doors.ts';
import { sky } from '../parts/heavens.ts';
import { archWindow, wallLamp } from '../parts/openings.ts';
import { palm, potPlant, tree } from '../parts/plants.ts';
import { festoon, ground, outdoorSeat } from '../parts/street.ts';
import { merlons, mudBlock, mudWindow, triangleRow, upLight } from '../parts/walls.ts';

/** A house court: arcade on three sides, a tree and a basin. */
function arcadeCourt(stage: Stage) {
  const arch = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`,
      stage.fade('#7a5838', '#a27a50'),
    );
  return (
    sky(stage, 200, 60, 220) +
    palm(stage, 620, 240, 170, { seed: 11, lean: 10, size: 0.9 }) +
    rect(150, 150, 500, 300, stage.fade('#fbf0dc', '#ecd9b6')) +
    merlons(stage, 150, 150, 500, 30, '#fbf0dc') +
    triangleRow(stage, 160, 172, 480, 12, 24, '#b08d5c') +
    each([178, 264, 350, 436, 522], (x) => archWindow(stage, x + 18, 204, 44, 72, '#dfc79c')) +
    rect(150, 290, 500, 9, stage.tone('#c9a878')) +
    each([166, 262, 358, 454, 550], (x) => arch(x, 316, 84, 136)) +
    each([188, 572], (x) => rect(x, 390, 40, 62, stage.tone('#5f3a1d'))) +
    najdiDoor(stage, 376, 368, 48, 84) +
    poly(
      [
        [0, 40],
        [150, 140],
        [150, 452],
        [0, 520],
      ],
      stage.fade('#e9d3ab', '#d2b586'),
    ) +
    poly(
      [
        [800, 40],
        [650, 140],
        [650, 452],
        [800, 520],
      ],
      stage.fade('#c8a878', '#b08d5e'),
    ) +
    path('M30 510V330q0-70 50-56q40 10 40 66V466Z', stage.tone('#8a6541')) +
    path('M770 510V330q0-70-50-56q-40 10-40 66V466Z', stage.tone('#6f4f32')) +
    poly(
      [
        [0, 520],
        [150, 450],
        [650, 450],
        [800, 520],
        [800, 600],
        [0, 600],
      ],
      stage.fade('#e8d4ac', '#cfb384'),
    ) +
    line(
      `${each(range(9), (i) => `M${190 + i * 52} 450L${-60 + i * 115} 600`)}M90 480H710M20 512H780M0 552H800`,
      stage.tone('#a98a5c'),
      1.6,
      0.4,
    ) +
    poly(
      [
        [320, 498],
        [480, 498],
        [512, 546],
        [288, 546],
      ],
      stage.tone('#fbf1de'),
    ) +
    poly(
      [
        [332, 504],
        [468, 504],
        [492, 538],
        [308, 538],
      ],
      stage.fade('#8fd0d0', '#3b97a6'),
    ) +
    line('M350 514h40M410 524h50M340 530h44', '#fff', 2, 0.5) +
    path('M398 520q-4-40 2-62q6 22 2 62z', '#ffffff', 'opacity=".75"') +
    tree(stage, 190, 540, 220, 6) +
    potPlant(stage, 270, 484, 70, '#a8482c') +
    potPlant(stage, 540, 488, 76, '#a8482c', 'round') +
    potPlant(stage, 680, 560, 120, '#b98c5c') +
    (stage.dark ? each([200, 304, 400, 496, 592], (x) => wallLamp(stage, x, 340, 50)) : '')
  );
}

/** A sitting court at night: cushions on a rug under strung lamps. */
function nightCourt(stage: Stage) {
  return (
    sky(stage, 640, 90, 150) +
    palm(stage, 130, 330, 190, { seed: 5, lean: -8 }) +
    palm(stage, 700, 340, 220, { seed: 15, lean: 10 }) +
    mudBlock(stage, { x: 0, y: 210, w: 260, base: 470, colour: '#dba968' }) +
    mudBlock(stage, { x: 540, y: 190, w: 260, base: 470, colour: '#d39e5e' }) +
    mudBlock(stage, { x: 240, y: 260, w: 320, base: 470, colour: '#e2b272' }) +
    triangleRow(stage, 14, 238, 234, 12, 26, '#6e4626') +
    triangleRow(stage, 554, 218, 234, 12, 26, '#6e4626') +
    triangleRow(stage, 256, 284, 290, 12, 26, '#6e4626') +
    each([60, 150], (x) => mudWindow(stage, x, 310)) +
    each([610, 700], (x) => mudWindow(stage, x, 300)) +
    upLight(stage, 0, 300, 800, 170) +
    najdiDoor(lamplit(stage), 370, 372, 60, 98) +
    wallLamp(stage, 340, 390, 60) +
    wallLamp(stage, 460, 390, 60) +
    ground(stage, 468, '#d6ab72') +
    (stage.dark
      ? `<ellipse cx="400" cy="530" rx="330" ry="70" fill="${stage.radial([
          [0, '#ffcf82', 0.55],
          [1, '#ffcf82', 0],
        ])}"/>`
      : '') +
    outdoorSeat(lamplit(stage), 400, 540, 380) +
    festoon(stage, 40, 200, 400, 252, 40) +
    festoon(stage, 400, 252, 760, 180, 40) +
    potPlant(stage, 130, 520, 100, '#a8683c') +
    potPlant(stage, 680, 520, 110, '#a8683c', 'round')
  );
}

const courtyard = family(outdoorScene, 'courtyard');

export const courtyards: Drawing[] = [
  courtyard(
    'courtyard-arcade-morning',
    'morning',
    'فناء داخلي برواق مقوّس ونافورة',
    'Inner court with an arcade and a fountain',
    arcadeCourt,
    6,
  ),
  courtyard(
    'courtyard-seating-night',
    'night',
    'جلسة خارجية في فناء طيني ليلًا',
    'Outdoor seating in a mud-brick court at night',
    nightCourt,
    10,
  ),
];
