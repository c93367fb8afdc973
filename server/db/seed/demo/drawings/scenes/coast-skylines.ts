/** Neighbourhood covers of the coasts: Jeddah on the Red Sea, Dammam and Khobar on the Gulf. */
import { darker } from '../kit/colour.ts';
import { each, line, path, poly, range, rect, slats, triangle } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { lights, sky, skyline, town } from '../parts/heavens.ts';
import { pane } from '../parts/openings.ts';
import { bush, palm } from '../parts/plants.ts';
import { lampPost } from '../parts/street.ts';
import { bays, block, sideWindows } from '../parts/walls.ts';

const sea = (stage: Stage, y: number, h: number) =>
  rect(0, y, 800, h, stage.fade('#7cc3c9', '#25798d')) +
  line(
    each(range(14), (i) => `M${(i * 137) % 760} ${y + 16 + i * (h / 16)}h${40 + ((i * 53) % 90)}`),
    '#ffffff',
    2,
    0.4,
  );

const sail = (stage: Stage, x: number, y: number, k: number) =>
  poly(
    [
      [x, y],
      [x, y - 46 * k],
      [x + 28 * k, y - 6 * k],
    ],
    stage.tone('#ffffff'),
  ) +
  poly(
    [
      [x - 4 * k, y],
      [x - 4 * k, y - 36 * k],
      [x - 20 * k, y - 6 * k],
    ],
    stage.tone('#f4d9b8'),
  ) +
  path(`M${x - 24 * k} ${y + 2}h${56 * k}l${-8 * k} ${10 * k}h${-40 * k}z`, stage.tone('#8a4f33'));

/** A timber bay (rowshan) of the old Hijaz houses. */
const rowshan = (stage: Stage, x: number, y: number, w: number, h: number, colour: string) =>
  poly(
    [
      [x, y],
      [x + w, y],
      [x + w + 6, y + 6],
      [x + w + 6, y + h - 8],
      [x + w, y + h],
      [x, y + h],
      [x - 6, y + h - 8],
      [x - 6, y + 6],
    ],
    stage.tone(colour),
  ) +
  slats(x, y + 4, w, h - 8, 6, stage.tone(darker(colour, 0.6)), 0.6, 1.8) +
  line(
    `M${x - 6} ${y + h * 0.36}h${w + 12}M${x - 6} ${y + h * 0.66}h${w + 12}`,
    stage.tone('#cfe0d8'),
    2,
    0.6,
  ) +
  triangle(x + w / 2, y - 12, 26, stage.tone(colour)) +
  (stage.dark ? rect(x + 4, y + h * 0.4, w - 8, h * 0.22, '#ffcf82', 'opacity=".8"') : '');

/** The corniche of Jeddah with its plume. */
function jeddahSea(stage: Stage) {
  return (
    sky(stage, 140, 300, 260) +
    skyline(366, 15, stage.hour.far, 0.9, 6, 44, 0, 520) +
    sea(stage, 364, 140) +
    path('M384 366C380 300 386 240 392 206C398 240 404 300 400 366Z', '#ffffff', 'opacity=".7"') +
    path('M392 206C410 230 424 290 426 364H400C404 300 398 240 392 206Z', '#ffffff', 'opacity=".35"') +
    sail(stage, 250, 376, 1) +
    block(stage, { x: 520, y: 96, w: 190, base: 506, colour: '#fbf6ea', cap: '#ffffff' }) +
    poly(
      [
        [520, 96],
        [488, 112],
        [488, 506],
        [520, 506],
      ],
      stage.tone('#cbbfa9'),
    ) +
    each(range(5), (floor) =>
      each(range(2), (column) => {
        const [x, y] = [538 + column * 88, 122 + floor * 74];
        return (floor + column) % 2 === 0
          ? rowshan(stage, x, y, 66, 60, '#2f7d84')
          : pane(stage, x + 4, y, 60, 54, { cols: 2, frame: '#8a7a60' }) +
              rect(x - 4, y + 34, 76, 24, stage.tone('#ffffff'), 'opacity=".7"');
      }),
    ) +
    block(stage, { x: 712, y: 250, w: 88, base: 506, colour: '#eed2b0' }) +
    each(range(4), (i) => pane(stage, 728, 276 + i * 58, 52, 36, { cols: 2, frame: '#8a6a48' })) +
    rect(0, 502, 800, 98, stage.fade('#f2e3c8', '#dbc39b')) +
    rect(0, 498, 800, 8, stage.tone('#fff8e9')) +
    line(
      'M0 530H800M0 562H800M60 506l-40 94M180 506l-26 94M300 506l-8 94M420 506l10 94M540 506l28 94M660 506l46 94',
      stage.tone('#c4a977'),
      2,
      0.4,
    ) +
    each(range(11), (i) => rect(20 + i * 44, 478, 4, 22, stage.tone('#7a6a52'))) +
    line('M0 480H500', stage.tone('#7a6a52'), 3) +
    palm(stage, 92, 540, 250, { seed: 4, lean: -18 }) +
    palm(stage, 330, 548, 210, { seed: 18, lean: 16 }) +
    palm(stage, 470, 536, 150, { seed: 28, lean: 8, size: 0.85 })
  );
}

/** The old town of Jeddah: tall coral houses with timber bays on a lane. */
function balad(stage: Stage) {
  const houses: readonly [number, number, number, string, string][] = [
    [-20, 90, 170, '#f1e2c8', '#7a5237'],
    [150, 150, 150, '#e3c9a2', '#2f7d84'],
    [470, 120, 160, '#f6ead4', '#8a5f3f'],
    [630, 60, 190, '#dcbd96', '#0f5a43'],
  ];
  return (
    sky(stage, 400, 320, 260) +
    town(stage, 440, 120, 300, 470) +
    block(stage, { x: 320, y: 250, w: 130, base: 480, colour: '#e9d6b6', cap: '#fff6e4' }) +
    each(
      [0, 1],
      (i) =>
        rowshan(stage, 342 + i * 48, 290, 34, 50, '#8a5f3f') +
        rowshan(stage, 342 + i * 48, 372, 34, 50, '#2f7d84'),
    ) +
    each(houses, ([x, y, w, coat, wood], index) => {
      const side = index < 2 ? 26 : 0;
      const cols = 2;
      return (
        block(stage, { x, y, w, base: 520, colour: coat, side, cap: '#fffaf0', course: 0 }) +
        (index >= 2
          ? poly(
              [
                [x, y],
                [x - 26, y + 10],
                [x - 26, 510],
                [x, 520],
              ],
              stage.tone(darker(coat, 0.34)),
            )
          : '') +
        each(range(4), (floor) =>
          each(range(cols), (c) =>
            rowshan(
              stage,
              x + w * (0.12 + c * 0.46),
              y + 34 + floor * 88,
              w * 0.3,
              60,
              (floor + c + index) % 3 ? wood : darker(wood, 0.3),
            ),
          ),
        ) +
        path(
          `M${x + w * 0.36} 520v-54a${w * 0.14} ${w * 0.14} 0 0 1 ${w * 0.28} 0v54z`,
          stage.tone('#5f3a1d'),
        )
      );
    }) +
    poly(
      [
        [0, 520],
        [300, 478],
        [470, 478],
        [800, 520],
        [800, 600],
        [0, 600],
      ],
      stage.fade('#e3cda6', '#c2a478'),
    ) +
    line(
      'M0 548L320 488M800 548L456 488M180 600L360 480M620 600L420 480M400 600L392 480',
      stage.tone('#a3875a'),
      2,
      0.4,
    ) +
    lampPost(stage, 240, 540, 170) +
    lampPost(stage, 560, 540, 170) +
    palm(stage, 392, 520, 170, { seed: 6, size: 0.8, lean: 6 }) +
    bush(stage, 20, 560, 110, 30, 4, '#d14f86') +
    bush(stage, 680, 566, 120, 30, 9, '#d14f86')
  );
}

/** The corniche of the eastern coast: lawns, a wheel, towers over the Gulf. */
function gulfCorniche(stage: Stage) {
  const towers: readonly [number, number, number, string][] = [
    [40, 66, 230, '#f3e4c8'],
    [120, 54, 170, '#d9b68e'],
    [190, 76, 280, '#fbf3e2'],
    [284, 60, 200, '#cfe0de'],
    [360, 70, 150, '#e9cfa8'],
  ];
  const wheel = (cx: number, cy: number, r: number) =>
    line(
      `${each(range(12), (i) => `M${cx} ${cy}L${Math.round(cx + r * Math.cos((i * Math.PI) / 6))} ${Math.round(cy + r * Math.sin((i * Math.PI) / 6))}`)}M${cx} ${cy}L${cx - 44} 424M${cx} ${cy}L${cx + 44} 424`,
      stage.tone('#8a6a58'),
      2.4,
      0.9,
    ) +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${stage.tone('#c4552f')}" stroke-width="6"/>` +
    each(
      range(12),
      (i) =>
        `<circle cx="${Math.round(cx + r * Math.cos((i * Math.PI) / 6))}" cy="${Math.round(cy + r * Math.sin((i * Math.PI) / 6))}" r="7" fill="${stage.dark ? '#ffe2a4' : stage.tone('#e2b04a')}"/>`,
    );
  return (
    sky(stage, 620, 330, 260) +
    skyline(392, 18, stage.hour.far, 0.8, 8, 50, 400, 800) +
    sea(stage, 390, 90) +
    sail(stage, 700, 412, 0.8) +
    each(
      towers,
      ([x, w, h, coat]) =>
        block(stage, { x, y: 424 - h, w, base: 430, colour: coat, side: 18 }) +
        sideWindows(stage, { x, y: 424 - h, w, base: 430 }, 18, Math.floor(h / 24), 1) +
        bays(stage, {
          x: x + 2,
          y: 428 - h,
          w: w - 4,
          floorHeight: 24,
          floors: Math.floor(h / 25),
          pattern: ['nwn', 'wnw'],
        }),
    ) +
    wheel(560, 316, 96) +
    (stage.dark ? lights(stage, 400, 360, 400, 30, 40) : '') +
    path('M0 424H470Q620 430 800 470V600H0Z', stage.fade('#a9c07c', '#7f9f5a')) +
    path('M0 470Q300 452 470 470T800 520V556Q620 520 460 506T0 512Z', stage.fade('#f0e0be', '#dcc598')) +
    line('M470 428Q620 434 800 474', stage.tone('#fff6e4'), 6) +
    each(range(7), (i) => lampPost(stage, 60 + i * 110, 486 + Math.max(0, i - 3) * 9, 90)) +
    palm(stage, 120, 590, 210, { seed: 5, lean: -10 }) +
    palm(stage, 300, 600, 170, { seed: 25, lean: 8, size: 0.9 }) +
    palm(stage, 700, 606, 240, { seed: 35, lean: 14, size: 1.1 }) +
    bush(stage, 380, 596, 200, 36, 4, '#e7a93e')
  );
}

const cover = family(outdoorScene, 'skyline');

export const coastSkylines: Drawing[] = [
  cover(
    'skyline-jeddah-sea',
    'morning',
    'كورنيش جدة ونافورتها وبيوت الرواشين',
    'Jeddah corniche with its fountain and timber bays',
    jeddahSea,
    5,
  ),
  cover(
    'skyline-jeddah-balad',
    'golden',
    'جدة التاريخية ببيوتها ورواشينها',
    'Historic Jeddah with its tall timber-bayed houses',
    balad,
    9,
  ),
  cover(
    'skyline-dammam-corniche',
    'dusk',
    'كورنيش الدمام والعجلة الدوارة مساءً',
    'Dammam corniche and its wheel in the evening',
    gulfCorniche,
    10,
  ),
  cover(
    'skyline-khobar-corniche',
    'noon',
    'كورنيش الخبر وأبراجه على الخليج',
    'Khobar corniche and its towers on the Gulf',
    gulfCorniche,
    22,
    true,
  ),
];
