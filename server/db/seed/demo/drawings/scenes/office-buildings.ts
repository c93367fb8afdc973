/** Office buildings: a glass tower from below, a block behind stone fins. */
import { boards, each, line, poly, range, rect, round, slats } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { sky, town } from '../parts/heavens.ts';
import { bush, palm, tree } from '../parts/plants.ts';
import { car, lightPatch, road } from '../parts/street.ts';
import { block, sideWindows } from '../parts/walls.ts';

/** A glass tower from below. */
function glassTower(stage: Stage) {
  const rows = each(range(19), (i) => {
    const t = (i / 18) ** 1.25;
    return `M${round(330 - 80 * t)} ${round(40 + 560 * t)}L470 ${round(20 + 580 * t)}L${round(570 + 90 * t)} ${round(70 + 530 * t)}`;
  });
  const columns =
    each([1, 2, 3, 4], (i) => `M${330 + 28 * i} ${40 - 4 * i}L${250 + 44 * i} 600`) +
    each([1, 2, 3], (i) => `M${470 + 25 * i} ${round(20 + 12.5 * i)}L${round(470 + 47.5 * i)} 600`);
  return (
    sky(stage, 110, 110, 220) +
    poly(
      [
        [60, 600],
        [110, 250],
        [230, 232],
        [260, 600],
      ],
      stage.fade('#d9c7a6', '#b89f78'),
    ) +
    line(
      each(range(7), (i) => `M${104 - i * 6} ${282 + i * 46}L${232 + i * 4} ${268 + i * 46}`),
      stage.tone('#6f5a3b'),
      12,
      0.45,
      'butt',
    ) +
    poly(
      [
        [250, 600],
        [330, 40],
        [470, 20],
        [470, 600],
      ],
      stage.fade('#d0eaee', '#4d8499'),
    ) +
    poly(
      [
        [470, 600],
        [470, 20],
        [570, 70],
        [660, 600],
      ],
      stage.fade('#4f8396', '#1f4a5e'),
    ) +
    line(rows + columns, stage.tone('#123848'), 1.6, 0.45) +
    poly(
      [
        [340, 120],
        [470, 60],
        [470, 200],
        [322, 260],
      ],
      '#fff',
      'opacity=".32"',
    ) +
    poly(
      [
        [300, 400],
        [470, 300],
        [470, 360],
        [292, 460],
      ],
      '#fff',
      'opacity=".3"',
    ) +
    poly(
      [
        [470, 330],
        [620, 380],
        [640, 470],
        [470, 430],
      ],
      '#f5c98a',
      'opacity=".25"',
    ) +
    poly(
      [
        [320, 40],
        [472, 18],
        [472, 10],
        [322, 30],
      ],
      stage.tone('#eef6f4'),
    ) +
    poly(
      [
        [472, 18],
        [572, 68],
        [574, 60],
        [472, 10],
      ],
      stage.tone('#94b3ba'),
    ) +
    poly(
      [
        [660, 600],
        [690, 320],
        [800, 340],
        [800, 600],
      ],
      stage.fade('#c08a62', '#8e5f42'),
    ) +
    slats(700, 350, 100, 250, 16, stage.tone('#4d2f1f'), 0.4, 6) +
    palm(stage, 150, 620, 210, { seed: 3, lean: -16, size: 1.2 }) +
    palm(stage, 726, 620, 170, { seed: 13, lean: 12, size: 1.1 }) +
    bush(stage, 290, 604, 340, 50, 4)
  );
}

/** A mid-rise office with a deep lobby and stone fins. */
function finOffice(stage: Stage) {
  return (
    sky(stage, 660, 420, 260) +
    town(stage, 496, 170) +
    block(stage, {
      x: 160,
      y: 120,
      w: 430,
      base: 500,
      colour: '#d8bd96',
      side: 90,
      fall: 26,
      cap: '#f1dfc0',
    }) +
    sideWindows(stage, { x: 160, y: 120, w: 430, base: 500 }, 90, 6, 2, 0.04, 0.84, 26) +
    each(range(6), (floor) => {
      const y = 132 + floor * 52;
      return each(range(14), (i) =>
        rect(170 + i * 29.6, y, 26, 42, stage.chance() < stage.hour.lit * 0.85 ? stage.glow : stage.glass),
      );
    }) +
    slats(166, 122, 420, 316, 29.6, stage.tone('#f6e8cf'), 1, 7) +
    boards(160, 122, 430, 330, 52, stage.tone('#c9aa7e'), 1, 8) +
    rect(160, 444, 430, 56, stage.tone('#6b553f')) +
    each(
      range(6),
      (i) =>
        rect(176 + i * 70, 452, 62, 48, stage.dark ? stage.glow : stage.glass) +
        rect(236 + i * 70, 444, 10, 56, stage.tone('#e7d2ac')),
    ) +
    rect(300, 434, 150, 12, stage.tone('#0f5a43')) +
    (stage.dark ? lightPatch(300, 502, 150, 60, 60, 0.3) : '') +
    road(stage, 498, 548) +
    tree(stage, 90, 516, 170, 5) +
    palm(stage, 726, 530, 230, { seed: 14, lean: 8 }) +
    bush(stage, 180, 514, 110, 26, 5) +
    bush(stage, 470, 514, 130, 26, 8) +
    car(stage, 560, 576, '#f3ead8', 1.15) +
    car(stage, 60, 580, '#35566e', 1.15)
  );
}

const office = family(outdoorScene, 'office-building');

export const officeBuildings: Drawing[] = [
  office(
    'office-glass-noon',
    'noon',
    'برج مكاتب زجاجي من أسفله',
    'Glass office tower seen from below',
    glassTower,
    4,
  ),
  office(
    'office-fins-dusk',
    'dusk',
    'مبنى مكاتب بكواسر حجرية مضاء مساءً',
    'Office building with stone fins, lit in the evening',
    finOffice,
    12,
  ),
  office(
    'office-fins-morning',
    'morning',
    'مبنى مكاتب على شارع رئيسي صباحًا',
    'Office building on a main street in the morning',
    finOffice,
    22,
    true,
  ),
];
