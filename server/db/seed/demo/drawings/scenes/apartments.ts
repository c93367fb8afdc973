/** Apartment buildings on a street: balconies, timber screens, flats over shops. */
import { each, line, rect } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { bridgeTower, sky, town } from '../parts/heavens.ts';
import { pane, wallLamp } from '../parts/openings.ts';
import { bush, palm, tree } from '../parts/plants.ts';
import { shopFront } from '../parts/shopfronts.ts';
import { car, castShade, lampPost, lightPatch, road } from '../parts/street.ts';
import { bays, block, sideWindows, triangleRow, upLight } from '../parts/walls.ts';

/** Five floors, balconies in the middle, a windowed flank. */
function balconies(stage: Stage) {
  const main = { x: 180, y: 92, w: 300, base: 500 };
  return (
    sky(stage, 90, 110, 200) +
    town(stage, 496, 110) +
    block(stage, { ...main, colour: '#eedcbe', side: 140, fall: 36, cap: '#fbf1de', course: 12 }) +
    sideWindows(stage, main, 140, 5, 3, 0.04, 0.9, 36) +
    bays(stage, { x: 186, y: 96, w: 288, floorHeight: 73, floors: 5, pattern: ['wdw'], plants: true }) +
    rect(180, 458, 300, 42, stage.tone('#6e5a43')) +
    pane(stage, 198, 464, 90, 36, { cols: 3 }) +
    pane(stage, 376, 464, 90, 36, { cols: 3 }) +
    rect(306, 462, 52, 38, stage.dark ? stage.glow : stage.tone('#3e3023')) +
    rect(296, 452, 74, 8, stage.tone('#c69046')) +
    road(stage, 498, 530) +
    castShade(stage, 180, 620, 514, 46) +
    car(stage, 84, 556, '#f7f3ea') +
    tree(stage, 92, 512, 170, 3) +
    tree(stage, 706, 512, 190, 9) +
    bush(stage, 480, 512, 130, 30, 7)
  );
}

/** Timber screens and lit rooms, an entrance glowing at street level. */
function screens(stage: Stage) {
  const main = { x: 200, y: 70, w: 360, base: 502 };
  return (
    sky(stage, 660, 96, 130) +
    town(stage, 500, 170) +
    bridgeTower(92, 500, 230, stage.hour.middle) +
    block(stage, { ...main, colour: '#e2cdb4', side: 84, fall: 30, cap: '#f7ead6' }) +
    sideWindows(stage, main, 84, 6, 2, 0.06, 0.92, 30) +
    bays(stage, {
      x: 206,
      y: 78,
      w: 348,
      floorHeight: 76,
      floors: 5,
      pattern: ['swww', 'wswd', 'wwsw'],
      trim: '#cbb79e',
      rail: 'bars',
    }) +
    rect(200, 462, 360, 40, stage.tone('#8a765f')) +
    upLight(stage, 200, 400, 360, 102) +
    rect(330, 450, 100, 52, stage.dark ? stage.glow : stage.glass) +
    line('M380 450v52', stage.tone('#3a2a22'), 3) +
    rect(318, 440, 124, 10, stage.tone('#b58252')) +
    rect(0, 500, 800, 100, stage.fade('#a99a86', '#7c7266')) +
    line('M0 540H800', stage.tone('#efe0c4'), 2, 0.3) +
    (stage.dark ? lightPatch(330, 502, 100, 98, 70, 0.2) : '') +
    palm(stage, 150, 516, 210, { seed: 5, lean: -10 }) +
    palm(stage, 714, 530, 270, { seed: 19, lean: 16, size: 1.15 }) +
    bush(stage, 228, 508, 80, 24, 4) +
    bush(stage, 450, 508, 96, 24, 6)
  );
}

/** A long block of four floors over shops. */
function overShops(stage: Stage) {
  return (
    sky(stage, 690, 250, 250) +
    town(stage, 490, 130) +
    block(stage, {
      x: 40,
      y: 146,
      w: 620,
      base: 500,
      colour: '#f1dfc1',
      side: 70,
      fall: 20,
      cap: '#fff6e4',
    }) +
    rect(256, 120, 190, 380, stage.fade('#cf9a6e', '#b9835a')) +
    rect(248, 110, 206, 12, stage.tone('#e8bd94')) +
    triangleRow(stage, 268, 132, 166, 12, 24, '#8f6238') +
    bays(stage, {
      x: 48,
      y: 158,
      w: 200,
      floorHeight: 78,
      floors: 3,
      pattern: ['bw', 'wb'],
      rail: 'solid',
      trim: '#e3cda6',
      plants: true,
    }) +
    bays(stage, { x: 262, y: 158, w: 178, floorHeight: 78, floors: 3, pattern: ['nwn'], frame: '#5a3a22' }) +
    bays(stage, {
      x: 452,
      y: 158,
      w: 200,
      floorHeight: 78,
      floors: 3,
      pattern: ['wb', 'bw'],
      rail: 'solid',
      trim: '#e3cda6',
      plants: true,
    }) +
    each([58, 162, 462, 562], (x, i) => shopFront(stage, x, 420, 84, 80, i)) +
    rect(256, 404, 190, 96, stage.tone('#7a5236')) +
    pane(stage, 312, 416, 78, 84, { cols: 2, frame: '#3a2a20' }) +
    wallLamp(stage, 290, 434) +
    wallLamp(stage, 412, 434) +
    rect(40, 398, 620, 8, stage.tone('#c9a878')) +
    road(stage, 498, 536) +
    castShade(stage, 40, 700, 510, 24) +
    lampPost(stage, 236, 532, 150) +
    tree(stage, 712, 516, 150, 4) +
    palm(stage, 770, 540, 250, { seed: 8, lean: -10 }) +
    car(stage, 470, 562, '#35566e', 1.1)
  );
}

const apartments = family(outdoorScene, 'apartments');

export const streetApartments: Drawing[] = [
  apartments(
    'apartments-balcony-noon',
    'noon',
    'عمارة سكنية بشرفات على شارع مشجّر',
    'Apartment building with balconies on a tree-lined street',
    balconies,
    3,
  ),
  apartments(
    'apartments-screen-night',
    'night',
    'عمارة سكنية بكواسر خشبية ونوافذ مضاءة ليلًا',
    'Apartment building with timber screens and lit windows at night',
    screens,
    77,
  ),
  apartments(
    'apartments-shops-golden',
    'golden',
    'عمارة سكنية فوق صف محلات وقت العصر',
    'Apartment block above a row of shops in late light',
    overShops,
    13,
  ),
  apartments(
    'apartments-screen-dawn',
    'dawn',
    'عمارة سكنية بكواسر خشبية عند الفجر',
    'Apartment building with timber screens at dawn',
    screens,
    51,
    true,
  ),
];
