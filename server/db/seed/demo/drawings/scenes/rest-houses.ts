/** Rest houses (istiraha): pool, tent, orchard. */
import { disc, each, line, path, poly, range, rect, rounded } from '../kit/shapes.ts';
import { type Drawing, family, lamplit, outdoorScene, type Stage } from '../kit/stage.ts';
import { archDoor } from '../parts/doors.ts';
import { dune, hills, sky } from '../parts/heavens.ts';
import { archWindow, pane, wallLamp } from '../parts/openings.ts';
import { bush, palm, tree } from '../parts/plants.ts';
import {
  castShade,
  festoon,
  gardenWall,
  ground,
  lawn,
  lightPatch,
  lounger,
  outdoorSeat,
  parasol,
  pool,
} from '../parts/street.ts';
import { block, merlons, triangleRow } from '../parts/walls.ts';

/** A low guest house, pool, loungers, hedge. */
function poolRest(stage: Stage) {
  return (
    sky(stage, 640, 130, 230) +
    hills(440, 60, 5, stage.tone('#cdb792')) +
    each([40, 180, 620, 760], (x, i) =>
      palm(stage, x, 452, 200 + (i % 2) * 40, { seed: i * 7 + 3, lean: i < 2 ? -8 : 8 }),
    ) +
    block(stage, { x: 200, y: 292, w: 330, base: 460, colour: '#f3e4c8', side: 50 }) +
    merlons(stage, 200, 292, 330, 28, '#f3e4c8') +
    triangleRow(stage, 214, 312, 302, 11, 24, '#a98b62') +
    each([232, 304, 420], (x) => archWindow(stage, x, 352, 50, 96, '#dfc79c')) +
    archDoor(stage, 384, 460, 44, 92) +
    block(stage, { x: 92, y: 340, w: 112, base: 460, colour: '#d9a877', cap: '#f0cfa4' }) +
    pane(stage, 112, 372, 70, 54, { cols: 2 }) +
    rect(540, 350, 190, 10, stage.tone('#7a5237')) +
    each([552, 632, 712], (x) => rect(x, 360, 8, 104, stage.tone('#8f6444'))) +
    each(range(9), (i) => rect(546 + i * 21, 338, 6, 22, stage.tone('#9c6f4c'))) +
    outdoorSeat(stage, 640, 466, 140) +
    ground(stage, 458, '#e6d2ac') +
    outdoorSeat(stage, 642, 470, 130) +
    castShade(stage, 92, 580, 460, 26) +
    lawn(stage, [
      [0, 500],
      [170, 488],
      [60, 600],
      [0, 600],
    ]) +
    pool(stage, [230, 504, 340], [150, 600, 520]) +
    lounger(stage, 620, 540) +
    lounger(stage, 700, 580) +
    parasol(stage, 660, 536, 120, '#2f7d84') +
    bush(stage, -10, 480, 120, 34, 6, '#e7a93e')
  );
}

/** A woven tent with lamps and a fire under the stars. */
function tent(stage: Stage) {
  const inside = lamplit(stage);
  const flame = stage.radial([
    [0, '#ffd48c', 0.75],
    [0.4, '#ff9e4e', 0.3],
    [1, '#ff9e4e', 0],
  ]);
  return (
    sky(stage, 650, 96, 140) +
    dune(400, 46, stage.tone('#c89f6a')) +
    dune(450, 26, stage.tone('#d4ab74')) +
    palm(stage, 70, 470, 230, { seed: 21, lean: -12 }) +
    palm(stage, 740, 470, 190, { seed: 33, lean: 12 }) +
    poly(
      [
        [150, 470],
        [184, 330],
        [616, 330],
        [650, 470],
      ],
      stage.dark ? stage.glow : stage.tone('#7a5237'),
    ) +
    each(range(7), (i) => rounded(206 + i * 56, 404, 48, 50, 9, inside.tone(i % 2 ? '#8e3b24' : '#2c5a49'))) +
    each(range(7), (i) => rounded(212 + i * 56, 388, 34, 30, 7, inside.tone('#e3c089'))) +
    poly(
      [
        [150, 470],
        [190, 446],
        [610, 446],
        [650, 470],
      ],
      inside.tone('#9b432a'),
    ) +
    each([300, 500], (x) => rect(x - 3, 270, 6, 190, stage.tone('#5a3c26'))) +
    path(
      'M96 352Q200 330 300 236Q400 296 500 236Q600 330 704 352L690 372Q600 344 500 300Q400 340 300 300Q200 344 110 372Z',
      stage.tone('#2d211b'),
    ) +
    path(
      'M96 352Q200 330 300 236Q400 296 500 236Q600 330 704 352L700 358Q600 336 500 252Q400 308 300 252Q200 336 100 358Z',
      stage.tone('#efe2c8'),
    ) +
    each(range(18), (i) =>
      path(
        `M${118 + i * 32} ${366 - Math.sin((i / 17) * Math.PI) * 34}l7 14l7-14z`,
        inside.tone(i % 2 ? '#b4452c' : '#d8a23e'),
      ),
    ) +
    line('M96 352L40 440M704 352L760 440', stage.tone('#efe2c8'), 2) +
    ground(stage, 468, '#cfa670') +
    (stage.dark ? lightPatch(170, 470, 460, 80, 70, 0.22) : '') +
    disc(400, 530, 120, flame) +
    each(range(9), (i) => disc(352 + i * 12, 546 + Math.sin(i) * 4, 9, stage.tone('#7d6a58'))) +
    path('M376 540q-6-30 18-56q2 18 10 20q0-12 8-22q18 30 12 58z', '#f08a34') +
    path('M386 540q-2-20 12-34q4 14 12 16q6 8 4 18z', '#ffd878') +
    outdoorSeat(lamplit(stage), 210, 560, 190) +
    outdoorSeat(lamplit(stage), 600, 560, 190) +
    path('M456 540q-4-14 6-20l2-12h8l3 12q9 6 4 20z', '#d5a544') +
    festoon(stage, 300, 240, 70, 290, 20) +
    festoon(stage, 500, 240, 740, 320, 20)
  );
}

/** A farm house at the end of a palm avenue. */
function orchard(stage: Stage) {
  return (
    sky(stage, 150, 300, 260) +
    hills(420, 80, 9, stage.tone('#d2b488')) +
    rect(0, 416, 800, 184, stage.fade('#c2b372', '#a49a58')) +
    gardenWall(stage, 0, 404, 800, 440, '#e2bd86') +
    block(stage, { x: 270, y: 290, w: 220, base: 452, colour: '#eed2a2', side: 50 }) +
    merlons(stage, 270, 290, 220, 26, '#f3dcb2') +
    triangleRow(stage, 282, 312, 198, 11, 22, '#99703e') +
    each([290, 434], (x) => archWindow(stage, x, 350, 40, 76, '#d8b684')) +
    archDoor(stage, 382, 452, 52, 92, '#d8b684') +
    wallLamp(stage, 346, 390) +
    poly(
      [
        [360, 452],
        [410, 452],
        [560, 600],
        [210, 600],
      ],
      stage.fade('#ecd6a6', '#d9bb84'),
    ) +
    line('M340 470L140 600M430 470L640 600', stage.tone('#7ec0c4'), 6, 0.7) +
    each(range(5), (i) => {
      const t = (i + 0.4) / 5;
      const [y, h, size] = [450 + 150 * t * t + 10, 110 + 190 * t, 0.5 + 0.75 * t];
      return (
        palm(stage, 300 - 300 * t * t - 20, y, h, { seed: i * 3 + 2, size, lean: -4 }) +
        palm(stage, 480 + 310 * t * t + 10, y, h, { seed: i * 5 + 1, size, lean: 4 })
      );
    }) +
    each(
      range(6),
      (i) =>
        line(`M${-20 + i * 40} ${560 + i * 2}q16-10 34 0`, stage.tone('#6f8a4a'), 6, 0.8) +
        line(`M${620 + i * 40} ${572 - i * 2}q16-10 34 0`, stage.tone('#6f8a4a'), 6, 0.8),
    ) +
    tree(stage, 210, 466, 90, 4) +
    bush(stage, 500, 462, 120, 24, 8, '#e7a93e')
  );
}

const rest = family(outdoorScene, 'rest-house');

export const restHouses: Drawing[] = [
  rest(
    'rest-house-pool-morning',
    'morning',
    'استراحة بمسبح وجلسة مظللة',
    'Rest house with a pool and a shaded seat',
    poolRest,
    5,
  ),
  rest(
    'rest-house-tent-night',
    'night',
    'خيمة استراحة وموقد نار ليلًا',
    'Rest house tent and a fire at night',
    tent,
    12,
  ),
  rest(
    'rest-house-orchard-golden',
    'golden',
    'استراحة في مزرعة نخيل وقت العصر',
    'Rest house at the end of a palm avenue',
    orchard,
    3,
  ),
];
