/** Villas: five plans, not one villa in five colours. */
import { each, line, poly, range, rect, rounded } from '../kit/shapes.ts';
import { type Drawing, family, lamplit, outdoorScene, type Stage } from '../kit/stage.ts';
import { archDoor, door, garage } from '../parts/doors.ts';
import { sky, town } from '../parts/heavens.ts';
import { framedWindow, pane, screen, wallLamp } from '../parts/openings.ts';
import { bush, cypress, palm, tree } from '../parts/plants.ts';
import {
  barGate,
  car,
  castShade,
  festoon,
  gardenWall,
  ground,
  lawn,
  lightPatch,
  lounger,
  parasol,
  pool,
  walk,
} from '../parts/street.ts';
import { block, merlons, sideWindows, triangleRow, underShade, upLight } from '../parts/walls.ts';

/** A white upper floor thrust out over a stone ground floor, pool in front. */
function cantilever(stage: Stage) {
  return (
    sky(stage, 640, 450, 300) +
    town(stage, 486) +
    palm(stage, 96, 500, 232, { lean: -14, seed: 3 }) +
    palm(stage, 738, 496, 190, { lean: 12, seed: 9 }) +
    block(stage, { x: 168, y: 330, w: 470, base: 498, colour: '#b08a6c', course: 14 }) +
    rect(470, 178, 150, 154, stage.tone('#8a5b40')) +
    screen(stage, 470, 178, 150, 154, '#8a5b40') +
    block(stage, {
      x: 130,
      y: 190,
      w: 372,
      base: 340,
      colour: '#f7ecdb',
      side: 32,
      fall: 14,
      cap: '#fffaf0',
    }) +
    rect(130, 336, 404, 10, stage.tone('#8a7361')) +
    underShade(stage, 168, 346, 352, 28) +
    pane(stage, 160, 222, 150, 100, { cols: 3, curtain: true, room: true }) +
    pane(stage, 346, 222, 118, 100, { cols: 2, curtain: true }) +
    pane(stage, 552, 214, 46, 92, {}) +
    pane(stage, 196, 372, 214, 122, { cols: 4, room: true, lit: stage.dark }) +
    door(stage, 446, 368, 58, 130) +
    pane(stage, 540, 386, 74, 60, { cols: 2 }) +
    wallLamp(stage, 428, 380) +
    wallLamp(stage, 524, 380) +
    ground(stage, 496, '#c9a888') +
    pool(stage, [150, 530, 450], [70, 600, 650]) +
    (stage.dark ? lightPatch(210, 538, 190, 54) + lightPatch(450, 538, 50, 40, 8) : '') +
    bush(stage, 20, 522, 110, 44, 4) +
    bush(stage, 640, 516, 150, 40, 8) +
    palm(stage, 700, 570, 300, { lean: 20, seed: 21, size: 1.25 })
  );
}

/** White Najdi revival: stepped parapet, arched door, low wing. */
function najdiRevival(stage: Stage) {
  const main = { x: 160, y: 160, w: 330, base: 490 };
  return (
    sky(stage, 120, 150, 240) +
    town(stage, 482, 56) +
    palm(stage, 700, 486, 210, { seed: 4, lean: 14 }) +
    palm(stage, 60, 490, 180, { seed: 14, lean: -8 }) +
    block(stage, { ...main, colour: '#f7ecd8', side: 70 }) +
    merlons(stage, 162, 160, 326, 36, '#fffaf0') +
    block(stage, { x: 470, y: 290, w: 190, base: 490, colour: '#f0e0c4', side: 46, cap: '#fff7e8' }) +
    poly(
      [
        [490, 292],
        [560, 292],
        [620, 490],
        [490, 490],
      ],
      stage.hour.shadow,
      `opacity="${stage.hour.shadowOpacity}"`,
    ) +
    triangleRow(stage, 172, 184, 304, 13, 38, '#a98b62') +
    each([190, 286, 382], (x) =>
      framedWindow(stage, x, 232, 66, 90, '#e3d0b0', { cols: 2, frame: '#6e4d30' }),
    ) +
    pane(stage, 206, 380, 92, 72, { cols: 3, frame: '#6e4d30', deep: 7 }) +
    pane(stage, 590, 330, 46, 84, { frame: '#6e4d30', deep: 6 }) +
    upLight(stage, 160, 330, 330, 160) +
    upLight(stage, 490, 380, 170, 110) +
    archDoor(lamplit(stage), 380, 490, 76, 130) +
    wallLamp(stage, 318, 400) +
    wallLamp(stage, 442, 400) +
    ground(stage, 486) +
    walk(stage, 380, 490, 84, 385, 270) +
    castShade(stage, 160, 706, 490) +
    bush(stage, 30, 500, 130, 40, 6) +
    bush(stage, 560, 506, 200, 46, 16, '#c95f7a') +
    tree(stage, 108, 502, 150, 12)
  );
}

/** One wide storey round a pool, with a pergola at its end. */
function poolPavilion(stage: Stage) {
  return (
    sky(stage, 660, 410, 260) +
    town(stage, 452, 60) +
    palm(stage, 60, 450, 230, { seed: 4, lean: -10 }) +
    palm(stage, 130, 452, 170, { seed: 14, lean: 12, size: 0.9 }) +
    palm(stage, 742, 450, 250, { seed: 24, lean: 14, size: 1.1 }) +
    block(stage, { x: 320, y: 168, w: 200, base: 260, colour: '#e7d2b4', side: 40, cap: '#fbf1de' }) +
    pane(stage, 350, 192, 140, 48, { cols: 4, curtain: true }) +
    rect(220, 273, 420, 184, stage.fade('#a67c5f', '#b98a64')) +
    rect(208, 250, 446, 22, stage.tone('#fbf1e0')) +
    rect(220, 272, 420, 5, stage.dark ? '#ffd794' : stage.tone('#8a6a50')) +
    underShade(stage, 220, 277, 420, 22) +
    pane(stage, 250, 296, 170, 160, { cols: 3, curtain: true, room: true }) +
    screen(stage, 440, 296, 70, 160, '#7a4e34') +
    pane(stage, 530, 296, 86, 160, { cols: 2, curtain: true, lit: stage.dark }) +
    rect(640, 276, 120, 8, stage.tone('#8a6044')) +
    each(range(5), (i) => rect(650 + i * 22, 262, 6, 22, stage.tone('#9c6f52'))) +
    rect(752, 284, 7, 172, stage.tone('#7a5640')) +
    festoon(stage, 642, 290, 754, 290, 14) +
    ground(stage, 454, '#d0a583') +
    line('M0 470H800M0 484H800', stage.tone('#5b3f38'), 1.4, 0.4) +
    lounger(stage, 662, 458) +
    pool(stage, [220, 498, 470], [120, 600, 690]) +
    (stage.dark ? lightPatch(262, 510, 150, 66) + lightPatch(540, 510, 80, 56) : '') +
    bush(stage, 14, 476, 130, 40, 5)
  );
}

/** Three white cubes, a lawn, a parasol: a family garden by day. */
function gardenCubes(stage: Stage) {
  const tall = { x: 300, y: 130, w: 200, base: 470 };
  return (
    sky(stage, 90, 120, 220) +
    town(stage, 462, 50) +
    cypress(stage, 90, 470, 180) +
    cypress(stage, 134, 474, 140) +
    palm(stage, 726, 470, 220, { seed: 9, lean: 10 }) +
    block(stage, { x: 170, y: 290, w: 160, base: 470, colour: '#e9d7b8', cap: '#fff8ea' }) +
    block(stage, { ...tall, colour: '#fbf3e4', side: 60, cap: '#ffffff' }) +
    sideWindows(stage, tall, 60, 2, 1, 0.1, 0.62) +
    block(stage, {
      x: 486,
      y: 246,
      w: 170,
      base: 470,
      colour: '#c98f68',
      side: 30,
      cap: '#e8b890',
      course: 13,
    }) +
    pane(stage, 324, 164, 70, 104, { cols: 2, deep: 7, curtain: true }) +
    screen(stage, 410, 156, 66, 120) +
    rect(300, 292, 200, 10, stage.tone('#b7a182')) +
    pane(stage, 322, 330, 156, 136, { cols: 4, room: true, deep: 8 }) +
    pane(stage, 196, 332, 100, 84, { cols: 3, deep: 7, curtain: true }) +
    framedWindow(stage, 512, 284, 54, 70, '#e8c6a4', {}) +
    framedWindow(stage, 590, 284, 44, 70, '#e8c6a4', {}) +
    door(stage, 540, 386, 54, 84, '#7a4a2c') +
    ground(stage, 468, '#e0d2b4') +
    lawn(stage, [
      [0, 490],
      [800, 478],
      [800, 600],
      [0, 600],
    ]) +
    line('M0 516L800 502M0 548L800 532M0 584L800 568', '#fff', 10, 0.1) +
    poly(
      [
        [280, 470],
        [520, 470],
        [560, 504],
        [250, 504],
      ],
      stage.tone('#e9d9bb'),
    ) +
    castShade(stage, 180, 690, 472, 44) +
    parasol(stage, 210, 560, 112) +
    rounded(176, 540, 70, 8, 4, stage.tone('#f7ecd8')) +
    each([184, 232], (x) => rect(x, 548, 5, 24, stage.tone('#6b4a33'))) +
    lounger(stage, 330, 562) +
    lounger(stage, 452, 566) +
    tree(stage, 640, 556, 210, 22) +
    bush(stage, 0, 498, 120, 34, 5, '#e8b23e') +
    bush(stage, 690, 500, 120, 38, 8)
  );
}

/** Street side: a high garden wall, a gate and garage, the house behind. */
function behindWall(stage: Stage) {
  return (
    sky(stage, 660, 300, 270) +
    town(stage, 420, 70) +
    palm(stage, 70, 440, 260, { seed: 6, lean: -12, size: 1.1 }) +
    palm(stage, 600, 430, 300, { seed: 26, lean: 16, size: 1.05 }) +
    block(stage, { x: 140, y: 190, w: 260, base: 470, colour: '#ead2a8', side: 54, cap: '#f8e8c8' }) +
    block(stage, { x: 380, y: 132, w: 150, base: 470, colour: '#f4e4c6', side: 44, cap: '#fff6e2' }) +
    triangleRow(stage, 390, 152, 130, 12, 22, '#b08d5c') +
    triangleRow(stage, 156, 210, 226, 12, 28, '#b08d5c') +
    pane(stage, 404, 190, 100, 74, { cols: 3, deep: 6, curtain: true }) +
    each([168, 242, 316], (x) => framedWindow(stage, x, 248, 46, 66, '#d9bf93', { deep: 5 })) +
    pane(stage, 404, 290, 100, 60, { cols: 3, deep: 6 }) +
    gardenWall(stage, 0, 368, 800, 500, '#e9d3ab') +
    triangleRow(stage, 0, 386, 226, 11, 26, '#b5935f') +
    rect(226, 350, 22, 150, stage.tone('#d3b585')) +
    rect(392, 350, 22, 150, stage.tone('#d3b585')) +
    garage(stage, 252, 372, 136, 128, '#8a6a4a') +
    barGate(stage, 430, 378, 66, 500, '#5b4026') +
    rect(496, 350, 18, 150, stage.tone('#d3b585')) +
    triangleRow(stage, 514, 386, 286, 11, 26, '#b5935f') +
    wallLamp(stage, 404, 378, 50) +
    wallLamp(stage, 237, 378, 50) +
    bush(stage, 530, 374, 250, 34, 12, '#cf5f86') +
    bush(stage, -10, 374, 190, 28, 14, '#cf5f86') +
    rect(0, 500, 800, 100, stage.tone('#dac9a8')) +
    line('M0 516H800', stage.tone('#b8a27c'), 2, 0.5) +
    poly(
      [
        [240, 500],
        [400, 500],
        [440, 546],
        [200, 546],
      ],
      stage.tone('#c9b48e'),
    ) +
    rect(0, 544, 800, 56, stage.fade('#857d72', '#68625b')) +
    rect(0, 539, 800, 7, stage.tone('#bfae8e')) +
    castShade(stage, 0, 700, 502, 34) +
    car(stage, 560, 556, '#f3ead8', 1.25) +
    tree(stage, 110, 540, 150, 8)
  );
}

const villa = family(outdoorScene, 'villa');

export const villas: Drawing[] = [
  villa(
    'villa-cantilever-dusk',
    'dusk',
    'فيلا حديثة بطابق علوي بارز ومسبح عند الغروب',
    'Modern villa with an overhanging upper floor and a pool at dusk',
    cantilever,
  ),
  villa(
    'villa-najdi-morning',
    'morning',
    'فيلا بيضاء بطراز نجدي وباب مقوّس صباحًا',
    'White Najdi-style villa with an arched door in the morning',
    najdiRevival,
    11,
  ),
  villa(
    'villa-pool-evening',
    'dusk',
    'فيلا من دور واحد تطل على مسبح مضاء',
    'Single-storey villa facing a lit pool',
    poolPavilion,
    17,
  ),
  villa(
    'villa-garden-noon',
    'noon',
    'فيلا بيضاء مكعّبة تطل على حديقة خضراء',
    'White cubic villa facing a green garden',
    gardenCubes,
    5,
  ),
  villa(
    'villa-gate-golden',
    'golden',
    'فيلا خلف سور عالٍ وبوابة وكراج وقت العصر',
    'Villa behind a garden wall with gate and garage in late light',
    behindWall,
    9,
  ),
  villa(
    'villa-najdi-night',
    'night',
    'فيلا بطراز نجدي ونوافذها مضاءة ليلًا',
    'Najdi-style villa with lit windows at night',
    najdiRevival,
    31,
    true,
  ),
];
