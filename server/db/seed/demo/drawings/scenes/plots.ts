/** Land with the street it lies on: the plot is outlined, its corners staked. */
import { each, line, type Point, poly, range, rect, round } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { bridgeTower, dune, hills, sky, town } from '../parts/heavens.ts';
import { pane } from '../parts/openings.ts';
import { bush, palm, tree } from '../parts/plants.ts';
import { car, gardenWall, lampPost } from '../parts/street.ts';
import { block, sideWindows } from '../parts/walls.ts';

/** The outline, the tint and the four stakes of a plot. */
function outlined(stage: Stage, corners: readonly Point[]) {
  const ring = corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return (
    poly(corners, stage.tone('#0f5a43'), 'opacity=".16"') +
    `<polygon points="${ring}" fill="none" stroke="${stage.tone('#0f5a43')}" stroke-width="4" stroke-dasharray="14 9" stroke-linejoin="round"/>` +
    each(corners, ([x, y]) => {
      const k = (y - 250) / 310;
      return (
        poly(
          [
            [x, y],
            [x + 60 * k, y + 14 * k],
            [x + 58 * k, y + 18 * k],
            [x - 2, y + 5],
          ],
          stage.hour.shadow,
          'opacity=".3"',
        ) +
        rect(x - 4 * k, y - 66 * k, 8 * k, 68 * k, stage.tone('#ffffff')) +
        rect(x - 4 * k, y - 66 * k, 8 * k, 20 * k, stage.tone('#c4552f'))
      );
    })
  );
}

/** Open land by a new road, the town on the horizon. */
function openPlot(stage: Stage) {
  return (
    sky(stage, 230, 262, 220) +
    hills(330, 50, 12, stage.tone('#cdb792')) +
    town(stage, 322, 70, 380) +
    bridgeTower(640, 320, 120, stage.hour.middle) +
    rect(0, 318, 800, 282, stage.fade('#ecd6a8', '#cda86d')) +
    line('M0 352H800M0 404H800M300 330L90 600M500 330L700 600', stage.tone('#fff7e2'), 2, 0.5) +
    poly(
      [
        [0, 540],
        [800, 520],
        [800, 600],
        [0, 600],
      ],
      stage.fade('#8d867b', '#6f6a63'),
    ) +
    poly(
      [
        [0, 528],
        [800, 508],
        [800, 520],
        [0, 540],
      ],
      stage.tone('#d9cbb0'),
    ) +
    line('M20 574L140 571M220 569L340 566M420 564L540 561M620 559L740 556', stage.tone('#f2e9d6'), 4, 0.8) +
    outlined(stage, [
      [288, 400],
      [512, 396],
      [590, 500],
      [206, 510],
    ]) +
    bush(stage, 40, 396, 50, 18, 5) +
    bush(stage, 690, 392, 64, 18, 8) +
    palm(stage, 724, 400, 120, { seed: 5, size: 0.6 }) +
    palm(stage, 84, 394, 100, { seed: 15, size: 0.55 }) +
    lampPost(stage, 130, 534, 170) +
    lampPost(stage, 670, 518, 160) +
    car(stage, 470, 566, '#f3ead8', 0.9)
  );
}

/** A gap between two villas on a paved street. */
function infillPlot(stage: Stage) {
  const house = { x: 560, y: 190, w: 170, base: 466 };
  return (
    sky(stage, 640, 260, 250) +
    town(stage, 430, 60) +
    block(stage, { x: 30, y: 210, w: 180, base: 466, colour: '#f3e2c2', side: 50, cap: '#fff6e4' }) +
    sideWindows(stage, { x: 30, y: 210, w: 180, base: 466 }, 50, 2, 1, 0.05, 0.8) +
    each([54, 130], (x) => pane(stage, x, 244, 56, 72, { cols: 2, deep: 6, curtain: true })) +
    each([54, 130], (x) => pane(stage, x, 356, 56, 60, { cols: 2, deep: 6 })) +
    block(stage, { ...house, colour: '#cf9a70', side: 50, cap: '#ecc39a', course: 13 }) +
    sideWindows(stage, house, 50, 2, 1, 0.05, 0.8) +
    each([584, 656], (x) => pane(stage, x, 226, 52, 76, { cols: 2, deep: 6 })) +
    pane(stage, 584, 350, 124, 60, { cols: 4, deep: 6, room: true }) +
    rect(0, 456, 800, 60, stage.tone('#d9bf90')) +
    poly(
      [
        [270, 430],
        [548, 430],
        [590, 512],
        [228, 512],
      ],
      stage.fade('#e6cd9c', '#d3b27a'),
    ) +
    gardenWall(stage, 0, 424, 256, 512, '#efdfc2') +
    gardenWall(stage, 556, 424, 244, 512, '#dcb48c') +
    rect(248, 430, 300, 8, stage.tone('#b89a6c'), 'opacity=".6"') +
    outlined(stage, [
      [286, 438],
      [532, 438],
      [568, 506],
      [244, 506],
    ]) +
    line('M330 470l14-8M420 486l18-6M480 460l12-6M360 494l10-6', stage.tone('#a8854f'), 4, 0.5) +
    rect(0, 510, 800, 90, stage.tone('#dccdb0')) +
    rect(0, 510, 800, 8, stage.tone('#f2e6cf')) +
    rect(0, 546, 800, 54, stage.fade('#87827a', '#69655f')) +
    rect(0, 540, 800, 7, stage.tone('#bcae96')) +
    line('M30 576h90M200 576h90M370 576h90M540 576h90M710 576h90', stage.tone('#f2e9d6'), 4, 0.7) +
    tree(stage, 196, 530, 150, 4) +
    palm(stage, 610, 532, 220, { seed: 8, lean: 10 }) +
    lampPost(stage, 400, 538, 190) +
    bush(stage, 20, 428, 160, 26, 6, '#cf5f86') +
    car(stage, 60, 568, '#a8482c', 1.1)
  );
}

/** A subdivided tract seen from above, its streets laid out. */
function tract(stage: Stage) {
  const at = (u: number, v: number): Point => {
    const depth = v ** 1.5;
    const y = 220 + depth * 400;
    const spread = 0.55 + depth * 1.25;
    return [400 + (u - 0.5) * 800 * spread, y];
  };
  const cell = (u1: number, v1: number, u2: number, v2: number): Point[] => [
    at(u1, v1),
    at(u2, v1),
    at(u2, v2),
    at(u1, v2),
  ];
  return (
    sky(stage, 140, 130, 220) +
    dune(214, 40, stage.tone('#d3b88c')) +
    rect(0, 210, 800, 390, stage.fade('#e3cb9a', '#d2b17a')) +
    each(range(5), (row) =>
      each(range(6), (column) => {
        const [u, v] = [column / 6, row / 5];
        const tint = (row * 5 + column * 3) % 7;
        const corners = cell(u + 0.012, v + 0.03, u + 0.155, v + 0.17);
        return poly(corners, stage.tone(tint === 2 ? '#b9c287' : tint === 4 ? '#e9d5a8' : '#dcc08a'));
      }),
    ) +
    each(
      [0, 1, 2, 3, 4],
      (row) =>
        poly(cell(-0.3, row / 5 + 0.175, 1.3, row / 5 + 0.215), stage.tone('#8b857b')) +
        line(
          `M${at(-0.3, row / 5 + 0.195)
            .map(round)
            .join(' ')}L${at(1.3, row / 5 + 0.195)
            .map(round)
            .join(' ')}`,
          stage.tone('#f4ead4'),
          1 + row * 0.5,
          0.7,
        ),
    ) +
    each([0.333, 0.833], (u) => poly(cell(u - 0.02, -0.02, u + 0.008, 1.1), stage.tone('#8b857b'))) +
    outlined(stage, cell(0.36, 0.63, 0.655, 0.77)) +
    each(range(8), (i) => {
      const [x, y] = at(0.02 + i * 0.14, 0.41 + (i % 2) * 0.2);
      return tree(stage, x, y, 26 + (i % 3) * 10, i + 2);
    }) +
    each(
      [
        [0.06, 0.34],
        [0.24, 0.32],
        [0.72, 0.33],
        [0.92, 0.36],
      ] as const,
      ([u, v]) => {
        const [x, y] = at(u, v);
        return (
          block(stage, {
            x: x - 22,
            y: y - 34,
            w: 40,
            base: y,
            colour: '#f3e2c2',
            side: 14,
            cap: '#fff6e4',
          }) +
          rect(x - 14, y - 24, 10, 12, stage.glass) +
          rect(x + 4, y - 24, 8, 12, stage.glass)
        );
      },
    ) +
    palm(stage, 60, 590, 190, { seed: 3, size: 0.9, lean: -8 }) +
    palm(stage, 760, 596, 230, { seed: 13, lean: 8 })
  );
}

const land = family(outdoorScene, 'land');

export const plots: Drawing[] = [
  land('land-open-morning', 'morning', 'أرض محددة على شارع جديد', 'Marked plot on a new street', openPlot, 9),
  land(
    'land-infill-golden',
    'golden',
    'أرض بين فلتين على شارع مسفلت',
    'Plot between two villas on a paved street',
    infillPlot,
    5,
  ),
  land('land-tract-noon', 'noon', 'مخطط أراضٍ مقسّم بشوارعه', 'Subdivided land with its streets', tract, 14),
];
