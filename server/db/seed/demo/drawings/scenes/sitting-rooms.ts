/** Majlis and living rooms. */
import { disc, each, line, oval, path, rect, rounded, slats } from '../kit/shapes.ts';
import { type Drawing, family, indoorScene, type Stage } from '../kit/stage.ts';
import {
  chandelier,
  floorLamp,
  frame,
  lampGlow,
  niche,
  pendant,
  tableLamp,
  television,
  vase,
} from '../parts/decor.ts';
import {
  armchair,
  bolster,
  coffeeTable,
  cushion,
  floorSeat,
  roundTable,
  shelves,
  sideboard,
  sofa,
} from '../parts/furniture.ts';
import { potPlant } from '../parts/plants.ts';
import {
  coveLight,
  curtains,
  deepRoom,
  panels,
  plainRoom,
  rug,
  sunPatch,
  viewWindow,
} from '../parts/room.ts';
import { triangleRow } from '../parts/walls.ts';

/** Three arched windows behind a long green sofa. */
function archedMajlis(stage: Stage) {
  return (
    plainRoom(stage, '#efe1c9', '#b98f66', 'tiles') +
    each(
      [110, 300, 490],
      (x) => viewWindow(stage, x, 106, 140, 294, { arch: true, rows: 3 }) + sunPatch(stage, x, 140),
    ) +
    niche(stage, 676, 164, 92, 236) +
    pendant(stage, 375, 118, 70) +
    rug(stage, 375, 506, 480, 640, 84, ['#8e3b24', '#d08a5c', '#0f5a43']) +
    sofa(stage, 100, 512, 540, '#386b57', 3, ['#d9a06a', '#f2e2c4', '#f2e2c4', '#b3532f']) +
    coffeeTable(stage, 310, 588, 140) +
    potPlant(stage, 712, 560, 170)
  );
}

/** Floor seating round three walls, a hearth at the back. */
function floorMajlis(stage: Stage) {
  return (
    deepRoom(stage, '#e9d3ab', '#a97c52', 'planks', '#d9c09a') +
    each([0, 1, 2, 3, 4, 5, 6], (i) =>
      line(`M${180 + i * 73} 96L${i * 133} 0`, stage.tone('#7d5836'), 7, 0.8),
    ) +
    triangleRow(stage, 190, 118, 420, 14, 28, '#a8784a') +
    rect(330, 190, 140, 200, stage.fade('#d8b684', '#c39c66')) +
    path('M352 390V286a48 48 0 0 1 96 0V390Z', stage.tone('#4a3120')) +
    (stage.dark ? lampGlow(stage, 400, 368, 80) : '') +
    path('M380 390q-4-26 14-46q2 14 8 16q0-10 8-18q14 26 8 48z', '#f08a34') +
    each([350, 376, 402, 428], (x) =>
      path(`M${x} 190q-5-18 3-24l4-10 4 10q9 6 3 24z`, stage.tone('#d5a544')),
    ) +
    viewWindow(stage, 212, 180, 84, 130, { rows: 2 }) +
    viewWindow(stage, 504, 180, 84, 130, { rows: 2 }) +
    chandelier(stage, 400, 120, 150) +
    rug(stage, 400, 428, 330, 700, 160, ['#92381b', '#e3c089', '#0f5a43']) +
    floorSeat(stage, 186, 424, 140, '#8e3b24', '#2a1d18') +
    floorSeat(stage, 474, 424, 140, '#8e3b24', '#2a1d18') +
    each(
      [
        ['', 1],
        ['translate(800 0) scale(-1 1)', -1],
      ] as const,
      ([flip]) =>
        `<g transform="${flip}">${path('M-10 560L150 428V376L-10 478Z', stage.tone('#9b432a'))}${path('M-10 600V556L150 426L196 432L96 600Z', stage.tone('#7d321c'))}${line('M-10 520L150 402M-10 532L150 410', stage.tone('#e3c089'), 4)}${line('M20 600L176 440M60 600L188 444', stage.tone('#2a1d18'), 5, 0.7)}${bolster(stage, 88, 520, '#e3c089')}</g>`,
    ) +
    roundTable(stage, 400, 548, 90, '#6d4a2f') +
    path('M372 494q-6-20 6-28l4-14 4 14q14 8 6 28z', stage.tone('#d5a544')) +
    each([410, 432], (x) => rounded(x, 482, 13, 12, 3, stage.tone('#fff7e6')))
  );
}

/** A formal white majlis: panelled wall, two facing sofas, brass. */
function formalMajlis(stage: Stage) {
  return (
    plainRoom(stage, '#f3ead9', '#d9c7aa', 'marble') +
    coveLight(stage) +
    panels(stage, 20, 96, 760, 310, 6, '#d5bf97') +
    frame(stage, 330, 140, 140, 120, 'dunes') +
    each(
      [226, 574],
      (x) =>
        lampGlow(stage, x, 200, 76) +
        rect(x - 5, 170, 10, 54, stage.tone('#c08a3e')) +
        disc(x, 166, 11, '#fff3cf'),
    ) +
    curtains(stage, 40, 78, 110, 356, '#d9c3a0') +
    viewWindow(stage, 62, 96, 70, 320, { cols: 1, rows: 3 }) +
    curtains(stage, 650, 78, 110, 356, '#d9c3a0') +
    viewWindow(stage, 668, 96, 70, 320, { cols: 1, rows: 3 }) +
    chandelier(stage, 400, 106, 190) +
    sideboard(stage, 320, 452, 160, 90, 3, '#6d4a2f') +
    vase(stage, 360, 364, 80, '#0f5a43') +
    tableLamp(stage, 440, 364) +
    rug(stage, 400, 474, 460, 680, 112, ['#0f5a43', '#e2c58e', '#92381b']) +
    armchair(stage, 150, 520, '#efe0c6', '#c8874f') +
    armchair(stage, 518, 520, '#efe0c6', '#c8874f') +
    roundTable(stage, 400, 566, 84, '#c9a86a') +
    path('M376 516q-6-20 6-28l4-14 4 14q14 8 6 28z', stage.tone('#b98a34')) +
    each([410, 432], (x) => rounded(x, 504, 13, 12, 3, stage.tone('#fff7e6'))) +
    potPlant(stage, 60, 566, 150, '#a8683c', 'round') +
    potPlant(stage, 744, 566, 150, '#a8683c', 'round')
  );
}

/** A corner sofa under frames, a standing lamp. */
function familyLiving(stage: Stage) {
  return (
    plainRoom(stage, '#ece0cc', '#b48a60', 'planks') +
    viewWindow(stage, 60, 90, 190, 270, { cols: 2, rows: 2 }) +
    curtains(stage, 50, 66, 210, 376, '#f7efe0') +
    sunPatch(stage, 70, 180) +
    frame(stage, 380, 120, 90, 116, 'arch') +
    frame(stage, 500, 120, 90, 116, 'dunes') +
    frame(stage, 620, 120, 90, 116, 'palm') +
    rug(stage, 440, 500, 520, 700, 92, ['#35566e', '#e7d7ba', '#c4552f']) +
    sofa(stage, 320, 506, 420, '#c9a07a', 3, ['#0f5a43', '#f2e2c4', '#b3532f', '#f2e2c4']) +
    rounded(300, 440, 130, 98, 16, stage.tone('#bd9169')) +
    rounded(300, 440, 130, 16, 8, stage.tone('#d6b08b')) +
    cushion(stage, 350, 432, 54, '#e2b04a', -10) +
    floorLamp(stage, 286, 476, 260) +
    coffeeTable(stage, 500, 584, 150, '#7b5234') +
    potPlant(stage, 766, 520, 190, '#b98c5c', 'palm') +
    potPlant(stage, 60, 540, 120, '#a8482c')
  );
}

/** A media wall: timber slats, screen, low console. */
function mediaLiving(stage: Stage) {
  return (
    deepRoom(stage, '#e8dcc6', '#c7ab86', 'marble') +
    rect(250, 96, 300, 326, stage.tone('#8a5f3f')) +
    slats(250, 96, 300, 326, 13, stage.tone('#53341f'), 0.6, 3) +
    rect(246, 96, 4, 326, stage.dark ? '#ffe9b8' : stage.tone('#f3ddb0')) +
    rect(550, 96, 4, 326, stage.dark ? '#ffe9b8' : stage.tone('#f3ddb0')) +
    television(stage, 306, 180, 188, 112) +
    sideboard(stage, 270, 424, 260, 70, 4, '#f3e6cd') +
    vase(stage, 300, 356, 70, '#0f5a43') +
    path('M20 60L150 126V356L20 430Z', stage.linear(stage.hour.sky)) +
    path('M20 400L150 336V356L20 430Z', stage.tone(stage.dark ? '#3e4a4a' : '#a9b77c')) +
    line('M20 60L150 126V356L20 430ZM85 93V393', stage.tone('#8a6542'), 5) +
    (stage.dark ? '' : path('M40 560L170 430L330 430L300 600H40Z', '#fff3d0', 'opacity=".34"')) +
    shelves(stage, 566, 190, 46, 3, 62) +
    pendant(stage, 400, 96, 46, '#d3a650', 'globe') +
    rug(stage, 400, 440, 330, 560, 120, ['#e9dcc2', '#c9774f', '#0f5a43']) +
    roundTable(stage, 400, 520, 74, '#8a5f3f') +
    vase(stage, 400, 478, 54, '#c4552f') +
    armchair(stage, 610, 572, '#2c5a49', '#e3c089') +
    armchair(stage, 60, 572, '#2c5a49', '#e3c089') +
    rounded(260, 548, 280, 70, 18, stage.tone('#c9a07a')) +
    rounded(260, 548, 280, 18, 9, stage.tone('#d9b896'))
  );
}

/** A bright studio: sofa, desk nook and a big plant before a wide window. */
function studioLiving(stage: Stage) {
  return (
    plainRoom(stage, '#f4ecdd', '#c9a579', 'planks') +
    viewWindow(stage, 230, 70, 400, 300, { cols: 4, frame: '#4c4034' }) +
    sunPatch(stage, 240, 380) +
    shelves(stage, 40, 180, 150, 3, 70) +
    frame(stage, 684, 110, 84, 104, 'triangles') +
    pendant(stage, 150, 110, 44, '#0f5a43', 'cone') +
    oval(400, 556, 270, 40, stage.tone('#e9d7b6')) +
    oval(400, 556, 236, 32, stage.tone('#d9bd90')) +
    sofa(stage, 230, 512, 340, '#b3532f', 2, ['#f2e2c4', '#e2b04a', '#f2e2c4']) +
    sideboard(stage, 30, 480, 170, 96, 3, '#a97c52') +
    tableLamp(stage, 70, 384) +
    vase(stage, 150, 384, 74, '#35566e') +
    roundTable(stage, 400, 580, 80, '#6d4a2f') +
    rounded(376, 520, 50, 9, 2, stage.tone('#0f5a43')) +
    rounded(380, 512, 44, 8, 2, stage.tone('#e2b04a')) +
    floorLamp(stage, 618, 500, 250) +
    potPlant(stage, 712, 540, 230, '#b98c5c')
  );
}

const majlis = family(indoorScene, 'majlis');

const living = family(indoorScene, 'living');

export const sittingRooms: Drawing[] = [
  majlis(
    'majlis-arches-morning',
    'morning',
    'مجلس بثلاث نوافذ مقوّسة وكنب أخضر',
    'Majlis with three arched windows and a green sofa',
    archedMajlis,
    5,
  ),
  majlis(
    'majlis-floor-night',
    'night',
    'مجلس عربي بجلسة أرضية وموقد قهوة',
    'Traditional floor-seated majlis with a coffee hearth',
    floorMajlis,
    9,
  ),
  majlis(
    'majlis-formal-golden',
    'golden',
    'مجلس ضيوف رسمي بثريا ومقاعد متقابلة',
    'Formal guest majlis with a chandelier',
    formalMajlis,
    12,
  ),
  living(
    'living-family-golden',
    'golden',
    'صالة عائلية بكنب زاوية ولوحات',
    'Family living room with a corner sofa and framed pictures',
    familyLiving,
    6,
  ),
  living(
    'living-media-dusk',
    'dusk',
    'صالة بجدار تلفاز خشبي مساءً',
    'Living room with a timber media wall in the evening',
    mediaLiving,
    10,
  ),
  living(
    'living-window-noon',
    'noon',
    'صالة مضيئة بنافذة عريضة',
    'Bright living room with a wide window',
    studioLiving,
    14,
  ),
];
