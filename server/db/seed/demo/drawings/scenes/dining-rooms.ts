/** Dining rooms: a long table for guests, a round one for the family. */
import { each, path, poly, rect, rounded } from '../kit/shapes.ts';
import { type Drawing, family, indoorScene, type Stage } from '../kit/stage.ts';
import { chandelier, frame, fruitBowl, niche, pendant, tableLamp, vase } from '../parts/decor.ts';
import { chairBack, chairSide, sideboard } from '../parts/furniture.ts';
import { potPlant } from '../parts/plants.ts';
import { coveLight, curtains, plainRoom, rug, sunPatch, viewWindow } from '../parts/room.ts';

/** A long table, eight chairs, niche and chandelier. */
function formalDining(stage: Stage) {
  return (
    plainRoom(stage, '#eadabd', '#a97c52', 'planks') +
    coveLight(stage) +
    niche(stage, 60, 150, 110, 250) +
    niche(stage, 630, 150, 110, 250) +
    viewWindow(stage, 300, 100, 200, 250, { arch: true, rows: 3 }) +
    curtains(stage, 276, 76, 248, 360, '#b3532f') +
    chandelier(stage, 400, 130, 220) +
    rug(stage, 400, 500, 600, 780, 90, ['#0f5a43', '#e2c58e', '#92381b']) +
    each([220, 340, 460, 580], (x) => chairBack(stage, x, 500, 62, 136, '#c9a07a')) +
    poly(
      [
        [150, 430],
        [650, 430],
        [700, 462],
        [100, 462],
      ],
      stage.tone('#8a5f3f'),
    ) +
    rect(100, 462, 600, 14, stage.tone('#6d472c')) +
    rect(150, 476, 14, 104, stage.tone('#53341f')) +
    rect(636, 476, 14, 104, stage.tone('#53341f')) +
    each([210, 340, 460, 590], (x) =>
      path(`M${x - 28} 448a28 7 0 1 0 56 0a28 7 0 1 0-56 0z`, stage.tone('#fffaf0')),
    ) +
    vase(stage, 400, 450, 84, '#0f5a43') +
    each([180, 326, 474, 620], (x) => chairBack(stage, x, 596, 84, 150, '#d9b48a'))
  );
}

/** A round table by the window for a small family. */
function breakfast(stage: Stage) {
  return (
    plainRoom(stage, '#e4ead9', '#d1b48b', 'tiles') +
    viewWindow(stage, 80, 80, 330, 290, { cols: 3, rows: 1, frame: '#fffaf0' }) +
    sunPatch(stage, 100, 300) +
    frame(stage, 490, 110, 84, 104, 'palm') +
    frame(stage, 610, 110, 84, 104, 'triangles') +
    sideboard(stage, 480, 456, 250, 130, 3, '#f3e6cd') +
    tableLamp(stage, 520, 326) +
    vase(stage, 690, 326, 86, '#c4552f') +
    rounded(580, 306, 60, 20, 4, stage.tone('#35566e')) +
    pendant(stage, 330, 176, 70, '#c08a3e') +
    path('M90 574a240 30 0 1 0 480 0a240 30 0 1 0-480 0z', stage.tone('#f0e2c4')) +
    chairSide(stage, 176, 576, 168, '#0f5a43', 1) +
    chairSide(stage, 484, 576, 168, '#0f5a43', -1) +
    rect(322, 450, 16, 118, stage.tone('#53341f')) +
    path('M270 580q60-26 120 0z', stage.tone('#53341f')) +
    path('M170 446a160 22 0 1 0 320 0a160 22 0 1 0-320 0z', stage.tone('#7d5433')) +
    path('M170 438a160 22 0 1 0 320 0a160 22 0 1 0-320 0z', stage.tone('#a87a50')) +
    fruitBowl(stage, 330, 438) +
    each([240, 420], (x) => path(`M${x - 24} 440a24 5 0 1 0 48 0a24 5 0 1 0-48 0z`, stage.tone('#fffaf0'))) +
    potPlant(stage, 752, 560, 200, '#b98c5c', 'blade')
  );
}

const dining = family(indoorScene, 'dining');

export const diningRooms: Drawing[] = [
  dining(
    'dining-formal-golden',
    'golden',
    'غرفة طعام بطاولة طويلة وثريا',
    'Dining room with a long table and a chandelier',
    formalDining,
    6,
  ),
  dining(
    'dining-round-morning',
    'morning',
    'ركن طعام بطاولة مستديرة قرب النافذة',
    'Round dining table by the window',
    breakfast,
    9,
  ),
];
