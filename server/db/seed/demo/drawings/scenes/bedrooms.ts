/** Bedrooms. */
import { disc, each, line, oval, path, poly, range, rect, rounded, slats } from '../kit/shapes.ts';
import { type Drawing, family, indoorScene, type Stage } from '../kit/stage.ts';
import { floorLamp, frame, lampGlow, pendant, tableLamp } from '../parts/decor.ts';
import { armchair, bed, nightstand, wardrobe } from '../parts/furniture.ts';
import { potPlant } from '../parts/plants.ts';
import { coveLight, curtains, deepRoom, plainRoom, rug, sunPatch, viewWindow } from '../parts/room.ts';

/** Timber wall behind the bed, hanging lamps, a tall window. */
function timberBedroom(stage: Stage) {
  return (
    plainRoom(stage, '#e8d9be', '#aa8058', 'planks') +
    viewWindow(stage, 74, 84, 160, 310, { rows: 2 }) +
    curtains(stage, 56, 62, 200, 390) +
    sunPatch(stage, 84, 160, 462) +
    rect(330, 150, 440, 300, stage.tone('#8a5f3f')) +
    slats(330, 150, 440, 300, 14, stage.tone('#5b3a22'), 0.5, 3) +
    rect(330, 144, 440, 8, stage.tone('#6d472c')) +
    each(
      [364, 736],
      (x) =>
        lampGlow(stage, x, 280, 92) +
        line(`M${x} 152V248`, stage.tone('#3b2a1c'), 2) +
        path(`M${x - 18} 284q4-36 18-36t18 36z`, stage.dark ? '#fff1cf' : stage.tone('#fff1cf')),
    ) +
    oval(550, 566, 330, 30, stage.tone('#d9b98d')) +
    nightstand(stage, 332, 496) +
    nightstand(stage, 704, 496) +
    rounded(352, 410, 20, 20, 4, stage.tone('#0f5a43')) +
    bed(stage, 550, 570, 280, '#2f5f4d', '#c77b53', '#efe2cc') +
    potPlant(stage, 290, 500, 130, '#c9a172')
  );
}

/** A room in depth: upholstered head, wardrobe on one side, window on the other. */
function hotelBedroom(stage: Stage) {
  return (
    deepRoom(stage, '#dfd3c4', '#b9966c', 'planks') +
    rect(206, 150, 388, 250, stage.tone('#a9745a')) +
    each(range(6), (i) =>
      rounded(212 + i * 63.4, 158, 59, 236, 8, stage.tone(i % 2 ? '#b98468' : '#b37d61')),
    ) +
    frame(stage, 366, 100, 68, 36, 'dunes') +
    rect(180, 96, 440, 4, stage.dark ? '#ffe9b8' : stage.tone('#f3ddb0')) +
    poly(
      [
        [16, 70],
        [150, 126],
        [150, 392],
        [16, 470],
      ],
      stage.linear(stage.hour.sky),
    ) +
    poly(
      [
        [16, 420],
        [150, 352],
        [150, 392],
        [16, 470],
      ],
      stage.hour.middle,
    ) +
    poly(
      [
        [40, 410],
        [40, 300],
        [66, 300],
        [66, 260],
        [96, 268],
        [96, 384],
      ],
      stage.hour.middle,
    ) +
    line('M16 70L150 126V392L16 470ZM84 98V430', stage.tone('#4c4034'), 5) +
    path('M150 112q14 150 6 310l-26 22q10-180-4-342zM0 44q26 200 10 500l-30 10V40z', stage.tone('#fbf3e4')) +
    poly(
      [
        [620, 120],
        [770, 34],
        [770, 540],
        [620, 424],
      ],
      stage.fade('#8a5f3f', '#6d472c'),
    ) +
    line('M670 92V462M720 64V502', stage.tone('#4d321d'), 3) +
    each([660, 680, 730], (x) => rect(x, 270, 4, 46, stage.tone('#d3a650'))) +
    nightstand(stage, 196, 452, '#6d472c') +
    nightstand(stage, 538, 452, '#6d472c') +
    tableLamp(stage, 228, 386) +
    tableLamp(stage, 572, 386) +
    rug(stage, 400, 486, 440, 600, 100, ['#e9dcc2', '#35566e', '#c4552f']) +
    bed(stage, 400, 560, 262, '#35566e', '#e2b04a', '#c9a07a')
  );
}

/** Two beds under framed pictures for children. */
function twinBedroom(stage: Stage) {
  const single = (x: number, colour: string) => bed(stage, x, 560, 150, colour, '#f2e2c4', '#b98a57');
  return (
    plainRoom(stage, '#dfe6da', '#cda77a', 'planks') +
    rect(0, 300, 800, 141, stage.tone('#c9d4bf')) +
    rect(0, 296, 800, 6, stage.tone('#fffaf0')) +
    viewWindow(stage, 330, 90, 140, 190, { rows: 2 }) +
    curtains(stage, 312, 68, 176, 250, '#e2b04a') +
    frame(stage, 130, 130, 76, 92, 'triangles') +
    frame(stage, 594, 130, 76, 92, 'palm') +
    pendant(stage, 400, 60, 34, '#c4552f', 'globe') +
    oval(400, 560, 130, 26, stage.tone('#f4ead6')) +
    single(168, '#c77b53') +
    single(632, '#2f7d84') +
    nightstand(stage, 367, 496, '#b98a57') +
    tableLamp(stage, 400, 430) +
    disc(352, 566, 20, stage.tone('#c4552f')) +
    path(
      'M336 560q16-14 32 0M338 574q14-10 28 0',
      'none',
      `stroke="${stage.tone('#f4ead6')}" stroke-width="3"`,
    ) +
    each(
      [
        [430, 556, '#e2b04a'],
        [454, 556, '#0f5a43'],
        [442, 534, '#c77b53'],
      ] as const,
      ([x, y, colour]) => rounded(x, y, 22, 22, 3, stage.tone(colour)),
    )
  );
}

/** A bedroom with a reading chair and a wall of wardrobe. */
function readingBedroom(stage: Stage) {
  return (
    plainRoom(stage, '#efe2cc', '#c29a6e', 'planks') +
    coveLight(stage) +
    wardrobe(stage, 24, 452, 220, 340, 4, '#e4cfa8') +
    viewWindow(stage, 636, 110, 120, 270, { arch: true, rows: 3 }) +
    sunPatch(stage, 560, 120, 452, 20) +
    frame(stage, 366, 110, 150, 84, 'arch') +
    nightstand(stage, 258, 490, '#8a5f3f') +
    tableLamp(stage, 290, 424) +
    rug(stage, 440, 524, 420, 540, 68, ['#92381b', '#e3c089', '#0f5a43']) +
    bed(stage, 442, 556, 230, '#b3532f', '#2f5f4d', '#d9b48a') +
    floorLamp(stage, 610, 470, 270) +
    armchair(stage, 630, 568, '#2f5f4d', '#e2b04a') +
    potPlant(stage, 780, 470, 120, '#a8482c')
  );
}

const bedroom = family(indoorScene, 'bedroom');

export const bedrooms: Drawing[] = [
  bedroom(
    'bedroom-timber-golden',
    'golden',
    'غرفة نوم رئيسية بجدار خشبي ونافذة طويلة',
    'Main bedroom with a timber wall and a tall window',
    timberBedroom,
    5,
  ),
  bedroom(
    'bedroom-suite-night',
    'night',
    'جناح نوم بإضاءة خافتة ليلًا',
    'Bedroom suite softly lit at night',
    hotelBedroom,
    8,
  ),
  bedroom(
    'bedroom-twin-morning',
    'morning',
    'غرفة أطفال بسريرين',
    'Children’s room with two beds',
    twinBedroom,
    11,
  ),
  bedroom(
    'bedroom-reading-dawn',
    'dawn',
    'غرفة نوم بخزانة وكرسي قراءة',
    'Bedroom with a wardrobe and a reading chair',
    readingBedroom,
    15,
  ),
];
