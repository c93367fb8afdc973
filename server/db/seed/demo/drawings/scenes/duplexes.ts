/** Duplexes and town houses: two doors to one building, or many in a row. */
import { darker } from '../kit/colour.ts';
import { boards, courses, each, poly, range, rect } from '../kit/shapes.ts';
import { type Drawing, family, lamplit, outdoorScene, type Stage } from '../kit/stage.ts';
import { door, garage } from '../parts/doors.ts';
import { sky, town } from '../parts/heavens.ts';
import { balcony, framedWindow, pane, screen, wallLamp } from '../parts/openings.ts';
import { bush, cypress, palm, tree } from '../parts/plants.ts';
import { barGate, car, castShade, gardenWall, ground, lampPost, road, walk } from '../parts/street.ts';
import { block, sideWindows, triangleRow, underShade, upLight } from '../parts/walls.ts';

/** Two mirrored halves under one frame, a planted strip between their doors. */
function mirroredPair(stage: Stage) {
  const half = (x: number, flip: boolean) => {
    const at = (offset: number, w: number) => (flip ? x + 240 - offset - w : x + offset);
    return (
      block(stage, { x, y: 176, w: 240, base: 494, colour: '#f6ead4' }) +
      rect(at(16, 96), 200, 96, 130, stage.tone('#c79a6e')) +
      courses(at(16, 96), 200, 96, 130, 12, stage.tone('#4b3020'), 0.25) +
      pane(stage, at(32, 64), 220, 64, 84, { cols: 2, deep: 6, curtain: true }) +
      pane(stage, at(132, 84), 214, 84, 92, { cols: 3, deep: 6 }) +
      balcony(stage, at(132, 84), 214, 84, 100, 'glass', '#fff8ea', true) +
      underShade(stage, x, 338, 240, 14) +
      upLight(stage, x, 360, 240, 134) +
      garage(lamplit(stage), at(18, 106), 380, 106, 114, '#8c7258') +
      door(lamplit(stage), at(160, 46), 392, 46, 102) +
      wallLamp(stage, at(142, 6), 404)
    );
  };
  return (
    sky(stage, 110, 170, 240) +
    town(stage, 486, 70) +
    palm(stage, 60, 494, 240, { seed: 13, lean: -8 }) +
    tree(stage, 752, 500, 200, 4) +
    half(146, false) +
    half(414, true) +
    rect(134, 156, 532, 20, stage.tone('#ffffff')) +
    rect(134, 176, 532, 5, stage.hour.shadow, 'opacity=".25"') +
    rect(386, 176, 28, 318, stage.tone('#a8764e')) +
    boards(386, 176, 28, 318, 9, stage.tone('#3a2012'), 0.4) +
    rect(146, 336, 508, 9, stage.tone('#d8c3a0')) +
    road(stage, 492, 548) +
    walk(stage, 200, 494, 110, 190, 150, '#dcccae') +
    walk(stage, 600, 494, 110, 610, 150, '#dcccae') +
    rect(0, 548, 800, 52, stage.fade('#85817a', '#68645e')) +
    castShade(stage, 146, 654, 494, 34) +
    bush(stage, 350, 506, 100, 30, 9) +
    car(stage, 480, 560, '#a8482c', 1.1)
  );
}

/** A corner duplex: stone stair tower between a low and a high wing. */
function stairTower(stage: Stage) {
  const wing = { x: 360, y: 200, w: 220, base: 490 };
  return (
    sky(stage, 130, 420, 280) +
    town(stage, 480, 80) +
    cypress(stage, 84, 492, 190) +
    cypress(stage, 716, 490, 150) +
    block(stage, { x: 150, y: 262, w: 160, base: 490, colour: '#efdcbd', cap: '#fbf1de' }) +
    block(stage, { ...wing, colour: '#f7ecd8', side: 70, cap: '#fffaf0' }) +
    sideWindows(stage, wing, 70, 2, 1, 0.08, 0.85) +
    block(stage, { x: 276, y: 132, w: 100, base: 490, colour: '#a87a58', course: 13, cap: '#c99a76' }) +
    pane(stage, 306, 168, 40, 190, { rows: 5, frame: '#33271f', lit: stage.dark }) +
    pane(stage, 396, 228, 150, 86, { cols: 4, curtain: true, room: true }) +
    balcony(stage, 396, 228, 150, 94, 'bars', '#fbf1de', true) +
    pane(stage, 396, 378, 90, 78, { cols: 3, room: true }) +
    door(stage, 512, 386, 50, 104) +
    wallLamp(stage, 500, 396) +
    framedWindow(stage, 176, 306, 46, 62, '#dcc6a0', {}) +
    framedWindow(stage, 240, 306, 26, 62, '#dcc6a0', {}) +
    garage(stage, 168, 404, 98, 86, '#6a5440') +
    door(stage, 306, 398, 40, 92, '#4a2f1e') +
    gardenWall(stage, 0, 430, 128, 500) +
    gardenWall(stage, 660, 430, 140, 500) +
    ground(stage, 488, '#d8c4a2') +
    walk(stage, 216, 490, 104, 190, 190, '#e6d6b8') +
    walk(stage, 538, 490, 50, 580, 170, '#e6d6b8') +
    bush(stage, 300, 510, 190, 40, 3, '#e7a93e') +
    bush(stage, 640, 512, 170, 40, 7) +
    palm(stage, 676, 560, 280, { seed: 30, lean: 18, size: 1.15 }) +
    castShade(stage, 150, 650, 492, 40)
  );
}

/** Five town houses in a row, each with its own wall and garage. */
function row(stage: Stage) {
  const coats = ['#d9a77f', '#f6ead6', '#b7674a', '#efe0c6', '#c9a58a'];
  const house = (coat: string, i: number) => {
    const x = 20 + i * 154;
    const y = 500 - ([300, 330, 286, 322, 296][i] ?? 300);
    const dark = darker(coat, 0.4);
    return (
      block(stage, { x, y, w: 150, base: 500, colour: coat, course: 13 }) +
      rect(x - 4, y - 10, 158, 12, stage.tone(coat)) +
      rect(x - 4, y + 2, 158, 4, stage.tone(dark), 'opacity=".6"') +
      poly(
        [
          [x, y],
          [x + 26, y + 20],
          [x + 26, 500],
          [x, 500],
        ],
        stage.tone(dark),
        'opacity=".3"',
      ) +
      pane(stage, x + 26, y + 34, 46, 66, { rows: 2, deep: 5 }) +
      pane(stage, x + 92, y + 34, 36, 66, { deep: 5 }) +
      (i % 2 === 0
        ? balcony(stage, x + 22, y + 30, 54, 82, 'bars', coat, true)
        : triangleRow(stage, x + 18, y + 12, 114, 9, 19, dark)) +
      garage(stage, x + 18, 390, 70, 110, i % 2 ? '#7a583e' : '#5b544a') +
      door(stage, x + 104, 396, 34, 104, '#4b3222') +
      rect(x + 8, 374, 136, 8, stage.tone(dark)) +
      underShade(stage, x + 8, 382, 136, 14) +
      wallLamp(stage, x + 96, 402, 26)
    );
  };
  return (
    sky(stage, 720, 240, 220) +
    town(stage, 490, 60) +
    each(coats, house) +
    road(stage, 498, 544) +
    castShade(stage, 0, 640, 500, 36) +
    each(range(5), (i) => bush(stage, 8 + i * 156, 512, 24, 20, i * 4 + 3)) +
    lampPost(stage, 404, 536, 190) +
    tree(stage, 776, 522, 210, 7) +
    palm(stage, 300, 534, 240, { seed: 9, lean: 10 })
  );
}

/** Seen at an angle along the street: three units stepping back, bar gates before them. */
function stepped(stage: Stage) {
  const unit = (x: number, y: number, w: number, base: number, coat: string) => {
    const box = { x, y, w, base };
    return (
      block(stage, { ...box, colour: coat, side: w * 0.34, cap: '#fff8ea' }) +
      sideWindows(stage, box, w * 0.34, 3, 1, 0.06, 0.94) +
      screen(stage, x + w * 0.08, y + 18, w * 0.3, (base - y) * 0.3) +
      pane(stage, x + w * 0.46, y + 22, w * 0.44, (base - y) * 0.26, { cols: 2, curtain: true, deep: 5 }) +
      pane(stage, x + w * 0.46, y + (base - y) * 0.42, w * 0.44, (base - y) * 0.2, {
        cols: 2,
        deep: 5,
        room: true,
      }) +
      balcony(stage, x + w * 0.44, y + (base - y) * 0.4, w * 0.48, (base - y) * 0.25, 'timber', coat) +
      door(stage, x + w * 0.12, base - (base - y) * 0.32, w * 0.2, (base - y) * 0.32) +
      pane(stage, x + w * 0.46, base - (base - y) * 0.26, w * 0.4, (base - y) * 0.16, { cols: 2 })
    );
  };
  return (
    sky(stage, 110, 130, 200) +
    town(stage, 470, 60) +
    palm(stage, 770, 470, 200, { seed: 3, size: 0.9 }) +
    unit(540, 236, 130, 466, '#dcb890') +
    unit(336, 192, 164, 480, '#f6ead4') +
    unit(80, 132, 212, 498, '#c98c66') +
    ground(stage, 470, '#dccbaa') +
    gardenWall(stage, 0, 452, 116, 520, '#f2e4cb') +
    barGate(stage, 120, 456, 70, 520) +
    gardenWall(stage, 194, 452, 150, 520, '#f2e4cb') +
    gardenWall(stage, 352, 448, 60, 506, '#f2e4cb') +
    barGate(stage, 416, 450, 50, 506) +
    gardenWall(stage, 470, 448, 90, 506, '#f2e4cb') +
    gardenWall(stage, 566, 444, 234, 492, '#f2e4cb') +
    bush(stage, 206, 454, 130, 28, 6, '#cf5f86') +
    bush(stage, 484, 450, 70, 22, 9) +
    bush(stage, 610, 446, 150, 24, 10, '#cf5f86') +
    poly(
      [
        [0, 520],
        [340, 520],
        [560, 506],
        [800, 492],
        [800, 600],
        [0, 600],
      ],
      stage.fade('#c9bda6', '#aba08c'),
    ) +
    poly(
      [
        [0, 552],
        [400, 542],
        [800, 512],
        [800, 600],
        [0, 600],
      ],
      stage.fade('#857f77', '#67625c'),
    ) +
    tree(stage, 590, 516, 130, 6) +
    tree(stage, 370, 534, 170, 16) +
    lampPost(stage, 264, 542, 220) +
    car(stage, 470, 580, '#f3ead8', 1.3)
  );
}

const duplex = family(outdoorScene, 'duplex');

export const duplexes: Drawing[] = [
  duplex(
    'duplex-pair-morning',
    'morning',
    'دوبلكسان متلاصقان ببابين وكراجين',
    'A pair of duplexes with two doors and two garages',
    mirroredPair,
    8,
  ),
  duplex(
    'duplex-stair-dusk',
    'dusk',
    'دوبلكس زاوية ببرج درج حجري عند الغروب',
    'Corner duplex with a stone stair tower at dusk',
    stairTower,
    14,
  ),
  duplex(
    'duplex-row-golden',
    'golden',
    'صف تاون هاوس بواجهات ملونة وقت العصر',
    'A row of town houses in late light',
    row,
    6,
  ),
  duplex(
    'duplex-stepped-noon',
    'noon',
    'ثلاث وحدات دوبلكس متدرجة على شارع هادئ',
    'Three stepped duplexes on a quiet street',
    stepped,
    12,
  ),
  duplex(
    'duplex-pair-night',
    'night',
    'دوبلكسان متلاصقان مضاءان ليلًا',
    'A pair of duplexes lit at night',
    mirroredPair,
    25,
    true,
  ),
];
