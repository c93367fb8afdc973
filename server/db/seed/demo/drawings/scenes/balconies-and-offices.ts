/** Balconies looking out, and office floors inside. */
import { disc, each, line, oval, path, poly, range, rect, rounded, slats } from '../kit/shapes.ts';
import { type Drawing, indoorScene, outdoorScene, type Stage } from '../kit/stage.ts';
import { frame, lampGlow, pendant, vase } from '../parts/decor.ts';
import { armchair, chairBack, cushion, desk, roundTable, shelves } from '../parts/furniture.ts';
import { bridgeTower, hills, lights, needleTower, sky, skyline, town } from '../parts/heavens.ts';
import { palm, potPlant } from '../parts/plants.ts';
import { deepRoom, plainRoom, sunPatch, viewWindow } from '../parts/room.ts';
import { festoon } from '../parts/street.ts';

const railing = (stage: Stage, y: number, kind: 'glass' | 'bars') =>
  (kind === 'glass'
    ? rect(0, y, 800, 110, '#e8f6f4', 'opacity=".26"') +
      poly(
        [
          [120, y],
          [190, y],
          [120, y + 110],
          [50, y + 110],
        ],
        '#fff',
        'opacity=".18"',
      ) +
      each([0, 266, 533, 798], (x) => rect(x - 2, y, 5, 112, stage.tone('#4c4034')))
    : slats(0, y, 800, 110, 16, stage.tone('#4c4034'), 1, 3)) +
  rect(0, y - 6, 800, 9, stage.tone('#6d4a2f')) +
  rect(0, y + 108, 800, 8, stage.tone('#4c4034'));

/** High over the town, two chairs and a table. */
function cityBalcony(stage: Stage) {
  return (
    sky(stage, 470, 300, 280) +
    hills(350, 40, 4, stage.hour.far) +
    town(stage, 372, 150) +
    bridgeTower(560, 372, 210, stage.hour.middle) +
    needleTower(330, 372, 170, stage.hour.middle) +
    rect(0, 368, 800, 120, stage.fade('#b7a488', '#8f7f6a')) +
    skyline(430, 8, stage.tone('#c9a680'), 1, 10, 56) +
    skyline(480, 15, stage.tone('#dbbd94'), 1, 14, 66) +
    (stage.dark ? lights(stage, 0, 370, 800, 110, 110) : '') +
    railing(stage, 372, 'glass') +
    rect(0, 486, 800, 114, stage.fade('#c79f74', '#9a7450')) +
    line(
      each(range(20), (i) => `M${i * 42} 488L${i * 60 - 180} 600`),
      stage.tone('#5f4229'),
      2,
      0.4,
    ) +
    rect(0, 0, 800, 26, stage.tone('#f3e2c4')) +
    rect(0, 26, 46, 574, stage.fade('#f3e2c4', '#d9c19a')) +
    armchair(stage, 120, 572, '#efe0c6', '#c4552f') +
    armchair(stage, 470, 572, '#efe0c6', '#0f5a43') +
    roundTable(stage, 360, 586, 62, '#6d4a2f') +
    path('M342 548q-6-18 4-24l4-12 4 12q12 6 4 24z', '#d5a544') +
    each([372, 390], (x) => rounded(x, 538, 12, 11, 3, '#fff7e6')) +
    potPlant(stage, 690, 570, 180, '#a8683c') +
    potPlant(stage, 760, 586, 120, '#a8683c', 'round')
  );
}

/** A sea terrace with a bench, cushions and a climbing plant. */
function seaBalcony(stage: Stage) {
  return (
    sky(stage, 180, 130, 240) +
    rect(0, 300, 800, 190, stage.fade('#7cc3c9', '#2b8599')) +
    line('M60 330h70M220 350h110M420 322h60M560 360h130M120 396h120M380 410h150M640 420h90', '#fff', 2, 0.4) +
    poly(
      [
        [560, 312],
        [560, 262],
        [592, 306],
      ],
      stage.tone('#ffffff'),
    ) +
    poly(
      [
        [556, 312],
        [556, 274],
        [538, 306],
      ],
      stage.tone('#f4d9b8'),
    ) +
    path('M532 314h64l-10 9h-44z', stage.tone('#8a4f33')) +
    skyline(302, 9, stage.hour.far, 0.9, 8, 60, 0, 330) +
    palm(stage, 300, 480, 150, { seed: 7, lean: -10, size: 0.9 }) +
    palm(stage, 660, 490, 180, { seed: 17, lean: 10 }) +
    railing(stage, 386, 'bars') +
    rect(0, 500, 800, 100, stage.fade('#f0e2c8', '#d4bd94')) +
    line(
      `M0 536H800${each(range(9), (i) => `M${i * 100} 500L${i * 130 - 120} 600`)}`,
      stage.tone('#b59a6c'),
      1.8,
      0.5,
    ) +
    rect(690, 0, 110, 600, stage.fade('#fffdf7', '#e9dcc4')) +
    rect(690, 0, 8, 600, stage.hour.shadow, 'opacity=".12"') +
    rect(0, 0, 800, 12, stage.tone('#7d5836')) +
    each(range(14), (i) => rect(i * 60 + 6, 0, 14, 34, stage.tone('#9c6f4c'))) +
    line('M740 0q-20 60 4 110t-10 110', stage.tone('#587a48'), 5) +
    each(range(22), (i) =>
      disc(
        736 + ((i * 29) % 34) - 16,
        10 + i * 10,
        9 - (i % 3),
        stage.tone(i % 3 === 0 ? '#d14f86' : '#6f9a58'),
      ),
    ) +
    festoon(stage, 0, 40, 690, 30, 26) +
    rect(60, 500, 400, 46, stage.tone('#8a5f3f')) +
    slats(60, 500, 400, 46, 20, stage.tone('#53341f'), 0.5, 2.4) +
    rounded(54, 474, 412, 30, 12, stage.tone('#2f7d84')) +
    cushion(stage, 104, 456, 58, '#f2e2c4', -8) +
    cushion(stage, 160, 460, 50, '#c4552f', 6) +
    cushion(stage, 420, 456, 58, '#e2b04a', 8) +
    rect(70, 546, 10, 22, stage.tone('#53341f')) +
    rect(440, 546, 10, 22, stage.tone('#53341f')) +
    roundTable(stage, 560, 584, 58, '#c9a06c') +
    vase(stage, 560, 546, 54, '#0f5a43') +
    potPlant(stage, 730, 578, 150, '#a8482c')
  );
}

/** Rows of desks under hanging lamps, a glass front. */
function openOffice(stage: Stage) {
  return (
    plainRoom(stage, '#eee6d6', '#b7a78c', 'marble') +
    viewWindow(stage, 30, 60, 470, 300, { cols: 5, frame: '#4c4034', greenery: false }) +
    bridgeTower(330, 318, 150, stage.hour.middle) +
    line('M124 60V360M218 60V360M312 60V360M406 60V360', stage.tone('#4c4034'), 3.2) +
    rect(530, 60, 240, 382, stage.tone('#0f5a43')) +
    slats(530, 60, 240, 382, 16, stage.tone('#0a4232'), 0.8, 3) +
    frame(stage, 590, 120, 120, 90, 'triangles') +
    shelves(stage, 560, 300, 180, 2, 66) +
    each([150, 330, 600], (x) => pendant(stage, x, 110, 42, '#33302c', 'cone')) +
    sunPatch(stage, 60, 400) +
    each([60, 290, 520], (x) => desk(stage, x, 492, 190)) +
    each([-10, 270, 550], (x) => desk(stage, x, 596, 250, '#c9a06c')) +
    potPlant(stage, 776, 500, 180, '#b98c5c', 'palm')
  );
}

/** A meeting room behind glass with a long table. */
function meetingFloor(stage: Stage) {
  return (
    deepRoom(stage, '#e3dccc', '#a8987e', 'tiles', '#f3eee3') +
    each(
      [230, 400, 570],
      (x) => rect(x - 50, 30 + Math.abs(x - 400) * 0.06, 100, 8, '#fff6df') + lampGlow(stage, x, 50, 80),
    ) +
    rect(200, 120, 400, 220, stage.linear(stage.hour.sky)) +
    stage.clipped(
      rect(200, 120, 400, 220, '#000'),
      skyline(340, 6, stage.hour.far, 0.9, 30, 150, 200, 600) +
        needleTower(510, 340, 150, stage.hour.middle) +
        skyline(340, 12, stage.hour.middle, 1, 16, 90, 200, 600) +
        (stage.dark ? lights(stage, 200, 260, 400, 80, 46) : ''),
    ) +
    line('M200 120H600V340H200ZM300 120V340M400 120V340M500 120V340', stage.tone('#33302c'), 5) +
    poly(
      [
        [20, 84],
        [160, 134],
        [160, 382],
        [20, 458],
      ],
      stage.tone('#8a5f3f'),
    ) +
    line('M48 94V442M76 104V428M104 114V412M132 124V396', stage.tone('#53341f'), 3, 0.7) +
    poly(
      [
        [660, 150],
        [760, 100],
        [760, 300],
        [660, 280],
      ],
      stage.tone('#2b2825'),
    ) +
    poly(
      [
        [668, 156],
        [752, 114],
        [752, 288],
        [668, 272],
      ],
      stage.tone('#47656a'),
    ) +
    line('M684 246L704 210L718 226L740 170', '#f2c46a', 4) +
    each([240, 330, 470, 560], (x) => chairBack(stage, x, 470, 54, 110, '#2c5a49')) +
    poly(
      [
        [190, 420],
        [610, 420],
        [690, 480],
        [110, 480],
      ],
      stage.tone('#b98a57'),
    ) +
    rect(110, 480, 580, 14, stage.tone('#8a6238')) +
    each([150, 636], (x) => rect(x, 494, 14, 92, stage.tone('#33302c'))) +
    each([260, 400, 540], (x) =>
      poly(
        [
          [x - 34, 446],
          [x + 34, 446],
          [x + 40, 462],
          [x - 40, 462],
        ],
        stage.tone('#fffdf8'),
      ),
    ) +
    vase(stage, 400, 446, 56, '#c4552f') +
    each([180, 326, 474, 620], (x) => chairBack(stage, x, 600, 84, 150, '#2f6a56')) +
    oval(60, 580, 40, 8, stage.hour.shadow, 'opacity=".2"') +
    potPlant(stage, 60, 580, 180, '#f2e2c4')
  );
}

export const balconiesAndOffices: Drawing[] = [
  outdoorScene('balcony', {
    key: 'balcony-city-dusk',
    hour: 'dusk',
    ar: 'شرفة مرتفعة تطل على أضواء المدينة',
    en: 'High balcony over the city lights',
    draw: cityBalcony,
    seed: 6,
  }),
  outdoorScene('balcony', {
    key: 'balcony-sea-morning',
    hour: 'morning',
    ar: 'تراس على البحر بمقعد ووسائد',
    en: 'Sea terrace with a cushioned bench',
    draw: seaBalcony,
    seed: 10,
  }),
  outdoorScene('balcony', {
    key: 'balcony-city-golden',
    hour: 'golden',
    ar: 'شرفة بكرسيين تطل على المدينة وقت العصر',
    en: 'Balcony with two chairs over the city in late light',
    draw: cityBalcony,
    seed: 20,
    mirror: true,
  }),
  indoorScene('office-floor', {
    key: 'office-floor-open-noon',
    hour: 'noon',
    ar: 'دور مكتبي مفتوح بمكاتب ونوافذ عريضة',
    en: 'Open office floor with desks and wide windows',
    draw: openOffice,
    seed: 5,
  }),
  indoorScene('office-floor', {
    key: 'office-floor-meeting-dusk',
    hour: 'dusk',
    ar: 'قاعة اجتماعات تطل على المدينة مساءً',
    en: 'Meeting room over the city in the evening',
    draw: meetingFloor,
    seed: 9,
  }),
];
