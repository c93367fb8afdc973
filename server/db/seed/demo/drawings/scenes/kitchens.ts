/** Kitchens: island, marble wall, compact galley. */
import { disc, each, line, path, poly, range, rect, rounded, slats } from '../kit/shapes.ts';
import { type Drawing, family, indoorScene, type Stage } from '../kit/stage.ts';
import { fruitBowl, pendant, vase } from '../parts/decor.ts';
import { chairSide, shelves, stool } from '../parts/furniture.ts';
import { potPlant } from '../parts/plants.ts';
import { deepRoom, plainRoom, rug, sunPatch, viewWindow } from '../parts/room.ts';

const handles = (stage: Stage, xs: readonly number[], y: number, h = 24) =>
  each(xs, (x) => rect(x, y, 4, h, stage.tone('#d3a650')));

const oven = (stage: Stage, x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, stage.tone('#3a3a38')) +
  rect(x + 12, y + h * 0.24, w - 24, h * 0.5, stage.tone('#1f2322')) +
  rect(x + 12, y + h * 0.1, w - 24, 6, stage.tone('#c9c4b8'));

const tap = (stage: Stage, x: number, y: number) =>
  line(`M${x} ${y}v-34q0-14 14-14h4q12 0 12 12`, stage.tone('#8f8b80'), 5);

/** Green cupboards, chequered tiles, an island with three stools. */
function islandKitchen(stage: Stage) {
  return (
    plainRoom(stage, '#f2e9d9', '#cbb491', 'tiles') +
    each(
      [40, 500],
      (x) =>
        rect(x, 60, 260, 130, stage.tone('#2f5f4d')) +
        line(`M${x + 87} 60v130M${x + 173} 60v130`, stage.tone('#1f4436'), 2.4),
    ) +
    handles(stage, [114, 138, 226, 574, 598, 686], 150, 26) +
    viewWindow(stage, 332, 78, 136, 176, { rows: 2 }) +
    rect(40, 200, 270, 96, stage.tone('#f9f3e6')) +
    rect(490, 200, 270, 96, stage.tone('#f9f3e6')) +
    each(range(4), (y) =>
      each(range(11), (x) =>
        (x + y) % 2
          ? ''
          : rect(40 + x * 24.5, 200 + y * 24, 24.5, 24, stage.tone('#e6d6b6')) +
            rect(490 + x * 24.5, 200 + y * 24, 24.5, 24, stage.tone('#e6d6b6')),
      ),
    ) +
    rect(30, 294, 740, 14, stage.tone('#fffaf2')) +
    rect(40, 308, 720, 138, stage.tone('#386b57')) +
    line('M160 308v138M280 308v138M400 308v138M520 308v138M640 308v138', stage.tone('#25503f'), 2.4) +
    handles(stage, [147, 171, 267, 291, 387, 531, 627, 651], 324) +
    oven(stage, 402, 308, 116, 138) +
    tap(stage, 366, 294) +
    rounded(70, 262, 30, 32, 5, stage.tone('#b3532f')) +
    rounded(108, 254, 22, 40, 5, stage.tone('#d9a06a')) +
    potPlant(stage, 700, 296, 66, '#c9774f') +
    each([230, 400, 570], (x) => pendant(stage, x, 150, 40)) +
    poly(
      [
        [120, 430],
        [680, 430],
        [720, 456],
        [80, 456],
      ],
      stage.tone('#fffaf2'),
    ) +
    rect(80, 456, 640, 12, stage.tone('#e3d4b8')) +
    rect(110, 468, 580, 132, stage.fade('#9b6c46', '#7d5433')) +
    slats(110, 468, 580, 132, 16, stage.tone('#4f321c'), 0.4, 3) +
    each([210, 400, 590], (x) => stool(stage, x, 600)) +
    fruitBowl(stage, 400, 452)
  );
}

/** White kitchen in depth: tall cupboards at the side, marble back wall. */
function marbleKitchen(stage: Stage) {
  return (
    deepRoom(stage, '#efe6d6', '#b9966c', 'planks') +
    rect(190, 200, 420, 110, stage.fade('#f6f1e8', '#e6ddcf')) +
    line(
      'M200 300L270 230L300 250L380 200M420 310L470 250L540 270L606 214M250 308L290 280',
      stage.tone('#bfae94'),
      2.4,
      0.6,
    ) +
    rect(190, 110, 420, 86, stage.tone('#f8f1e4')) +
    line('M274 110v86M358 110v86M442 110v86M526 110v86', stage.tone('#d3c3a5'), 2.4) +
    rect(190, 196, 420, 4, stage.dark ? '#ffe9b8' : stage.tone('#d3a650')) +
    rect(358, 100, 84, 104, stage.tone('#b98a57')) +
    slats(358, 100, 84, 104, 10, stage.tone('#7a5433'), 0.5, 2) +
    rect(182, 304, 436, 12, stage.tone('#fffdf8')) +
    rect(188, 316, 424, 106, stage.tone('#b98a57')) +
    line('M274 316v106M358 316v106M442 316v106M526 316v106', stage.tone('#7a5433'), 2.4) +
    handles(stage, [262, 282, 346, 450, 514, 534], 330, 20) +
    oven(stage, 360, 316, 80, 106) +
    tap(stage, 250, 304) +
    vase(stage, 560, 304, 70, '#0f5a43') +
    poly(
      [
        [620, 70],
        [730, 8],
        [730, 508],
        [620, 424],
      ],
      stage.fade('#f8f1e4', '#e2d3b8'),
    ) +
    line('M656 50V450M692 30V478M620 250L730 236', stage.tone('#c9b592'), 2.6) +
    poly(
      [
        [634, 180],
        [648, 178],
        [648, 240],
        [634, 240],
      ],
      stage.tone('#d3a650'),
    ) +
    poly(
      [
        [20, 90],
        [140, 136],
        [140, 350],
        [20, 400],
      ],
      stage.linear(stage.hour.sky),
    ) +
    poly(
      [
        [20, 350],
        [140, 318],
        [140, 350],
        [20, 400],
      ],
      stage.tone(stage.dark ? '#3e4a4a' : '#a9b77c'),
    ) +
    line('M20 90L140 136V350L20 400ZM80 113V375', stage.tone('#4c4034'), 5) +
    each([310, 490], (x) => pendant(stage, x, 210, 30, '#33302c', 'cone')) +
    poly(
      [
        [240, 460],
        [560, 460],
        [620, 492],
        [180, 492],
      ],
      stage.tone('#fdf8ee'),
    ) +
    line('M280 484L340 466M420 488L500 468', stage.tone('#cbb99b'), 2.4, 0.7) +
    rect(180, 492, 440, 12, stage.tone('#e2d6c0')) +
    rect(206, 504, 388, 96, stage.fade('#33302c', '#4a443c')) +
    each([290, 400, 510], (x) => stool(stage, x, 604, '#c9774f')) +
    fruitBowl(stage, 330, 484) +
    rounded(440, 474, 60, 7, 3, stage.tone('#b98a57'))
  );
}

/** A compact galley with open shelves and terracotta tiles. */
function galleyKitchen(stage: Stage) {
  return (
    plainRoom(stage, '#f6ecda', '#b9683f', 'tiles') +
    viewWindow(stage, 90, 90, 220, 180, { cols: 3, frame: '#0f5a43' }) +
    rect(30, 288, 540, 16, stage.tone('#c9a06c')) +
    rect(40, 304, 520, 142, stage.tone('#e9d6b2')) +
    line('M144 304v142M248 304v142M352 304v142M456 304v142', stage.tone('#b99f70'), 2.6) +
    each(range(5), (i) => disc(92 + i * 104, 322, 5, stage.tone('#0f5a43'))) +
    rect(350, 96, 220, 190, stage.tone('#d98a5c')) +
    each(range(5), (row) =>
      each(range(6), (i) =>
        rect(
          352 + i * 36.6 + (row % 2) * 8,
          98 + row * 38,
          32,
          34,
          stage.tone((i + row) % 3 ? '#cf7a4b' : '#e3a179'),
          'rx="3"',
        ),
      ),
    ) +
    rect(564, 90, 12, 200, stage.tone('#f6ecda')) +
    shelves(stage, 366, 172, 190, 2, 74) +
    oven(stage, 456, 304, 104, 142) +
    rect(460, 280, 96, 8, stage.tone('#2b2825')) +
    path('M486 280v-16h44v16zM530 270h14v4h-14z', stage.tone('#8f8b80')) +
    tap(stage, 190, 288) +
    potPlant(stage, 120, 288, 60, '#c9774f') +
    potPlant(stage, 286, 288, 50, '#c9774f', 'round') +
    rect(600, 120, 160, 326, stage.tone('#0f5a43')) +
    line('M600 262h160', stage.tone('#0a3f30'), 3) +
    handles(stage, [616], 200, 44) +
    handles(stage, [616], 280, 44) +
    rounded(640, 90, 80, 30, 4, stage.tone('#c9a06c')) +
    pendant(stage, 300, 84, 46, '#c4552f') +
    sunPatch(stage, 110, 200) +
    rug(stage, 300, 500, 320, 420, 60, ['#0f5a43', '#f2e2c4', '#c4552f']) +
    poly(
      [
        [560, 510],
        [760, 510],
        [790, 528],
        [540, 528],
      ],
      stage.tone('#c9a06c'),
    ) +
    rect(540, 528, 250, 8, stage.tone('#8a6238')) +
    each([556, 768], (x) => rect(x, 536, 8, 64, stage.tone('#6d4a2f'))) +
    fruitBowl(stage, 664, 524) +
    chairSide(stage, 510, 600, 120, '#0f5a43', 1)
  );
}

const kitchen = family(indoorScene, 'kitchen');

export const kitchens: Drawing[] = [
  kitchen(
    'kitchen-island-noon',
    'noon',
    'مطبخ أخضر بجزيرة وثلاثة مقاعد',
    'Green kitchen with an island and three stools',
    islandKitchen,
    5,
  ),
  kitchen(
    'kitchen-marble-dusk',
    'dusk',
    'مطبخ أبيض بجدار رخام مساءً',
    'White kitchen with a marble wall in the evening',
    marbleKitchen,
    8,
  ),
  kitchen(
    'kitchen-galley-morning',
    'morning',
    'مطبخ صغير ببلاط طيني ورفوف مفتوحة',
    'Compact kitchen with clay tiles and open shelves',
    galleyKitchen,
    11,
  ),
];
