/** Warehouses: a shed with loading docks, a row of vaulted units. */
import { darker } from '../kit/colour.ts';
import { boards, each, line, path, poly, range, rect, slats } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { garage } from '../parts/doors.ts';
import { sky, town } from '../parts/heavens.ts';
import { pane, wallLamp } from '../parts/openings.ts';
import { palm } from '../parts/plants.ts';
import { car, castShade, lampPost, lightPatch } from '../parts/street.ts';

/** One shed with loading docks and a lorry. */
function dockShed(stage: Stage) {
  const lorry = (x: number, y: number) =>
    rect(x, y - 92, 170, 78, stage.tone('#f7f1e4')) +
    rect(x, y - 92, 170, 12, stage.tone('#0f5a43')) +
    boards(x, y - 80, 170, 60, 15, '#000', 0.06) +
    path(`M${x + 176} ${y - 14}v-60h34q16 0 22 22l8 38z`, stage.tone('#c9774f')) +
    path(`M${x + 190} ${y - 66}h20q10 0 15 22h-35z`, stage.tone('#5c7c8a')) +
    each(
      [34, 62, 206],
      (at) =>
        `<circle cx="${x + at}" cy="${y - 12}" r="14" fill="${stage.tone('#33302c')}"/><circle cx="${x + at}" cy="${y - 12}" r="6" fill="${stage.tone('#cfcac0')}"/>`,
    );
  return (
    sky(stage, 110, 130, 220) +
    town(stage, 480, 60) +
    poly(
      [
        [90, 250],
        [400, 190],
        [710, 250],
        [710, 490],
        [90, 490],
      ],
      stage.fade('#efe2c9', '#d9c5a2'),
    ) +
    slats(90, 262, 620, 130, 14, stage.tone('#8a744f'), 0.2, 2) +
    poly(
      [
        [78, 252],
        [400, 188],
        [722, 252],
        [722, 238],
        [400, 172],
        [78, 238],
      ],
      stage.tone('#a8482c'),
    ) +
    rect(90, 300, 620, 26, stage.tone('#0f5a43')) +
    each(
      [126, 276, 426],
      (x) => garage(stage, x, 362, 112, 128, '#b9aa92') + rect(x - 8, 346, 128, 12, stage.tone('#d8a23e')),
    ) +
    pane(stage, 590, 362, 90, 50, { cols: 3 }) +
    rect(604, 424, 44, 66, stage.tone('#5b4a3a')) +
    each([180, 330, 480, 640], (x) => wallLamp(stage, x, 336, 60)) +
    rect(0, 488, 800, 112, stage.fade('#d3c6b0', '#a59a88')) +
    castShade(stage, 90, 710, 490, 40) +
    line('M100 600L180 500M330 600L350 500M540 600L510 500M740 600L660 500', stage.tone('#f6e7b8'), 4, 0.7) +
    lorry(420, 566) +
    each(
      [
        [70, 540],
        [112, 540],
        [90, 508],
      ] as const,
      ([x, y]) =>
        rect(x, y - 30, 38, 30, stage.tone('#b98a57')) + rect(x, y - 18, 38, 4, stage.tone('#8a6238')),
    ) +
    palm(stage, 760, 510, 180, { seed: 5, lean: 6 })
  );
}

/** A row of narrow units with arched roofs along a yard. */
function unitRow(stage: Stage) {
  return (
    sky(stage, 660, 400, 260) +
    town(stage, 470, 80) +
    each(range(4), (i) => {
      const x = 30 + i * 188;
      const coat = ['#e3cda6', '#cf9f72', '#e9d8b8', '#bb8a62'][i] ?? '#e3cda6';
      return (
        path(`M${x} 490V300Q${x + 92} 220 ${x + 184} 300V490Z`, stage.fade(coat, darker(coat, 0.14))) +
        path(
          `M${x - 4} 304Q${x + 92} 212 ${x + 188} 304V290Q${x + 92} 196 ${x - 4} 290Z`,
          stage.tone(darker(coat, 0.45)),
        ) +
        pane(stage, x + 54, 278, 76, 28, { cols: 4 }) +
        garage(stage, x + 26, 344, 132, 146, i % 2 ? '#5f7a6c' : '#8c8069') +
        wallLamp(stage, x + 92, 326, 56) +
        (stage.dark ? lightPatch(x + 40, 492, 100, 40, 20, 0.2) : '')
      );
    }) +
    rect(0, 488, 800, 112, stage.fade('#c9b99e', '#968976')) +
    line('M0 548H800', stage.tone('#f6e7b8'), 4, 0.6) +
    each(
      [230, 270, 310],
      (x) => rect(x, 498, 36, 30, stage.tone('#b98a57')) + rect(x, 510, 36, 4, stage.tone('#8a6238')),
    ) +
    car(stage, 480, 574, '#f3ead8', 1.3) +
    lampPost(stage, 400, 540, 240) +
    palm(stage, 776, 530, 200, { seed: 15, lean: -8 })
  );
}

const warehouse = family(outdoorScene, 'warehouse');

export const warehouses: Drawing[] = [
  warehouse(
    'warehouse-dock-noon',
    'noon',
    'مستودع بأرصفة تحميل وشاحنة',
    'Warehouse with loading docks and a lorry',
    dockShed,
    5,
  ),
  warehouse(
    'warehouse-row-dusk',
    'dusk',
    'صف مستودعات صغيرة مضاءة عند الغروب',
    'A row of small warehouses lit at dusk',
    unitRow,
    9,
  ),
];
