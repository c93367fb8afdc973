/** Shops: a row under awnings, a corner with tables outside. */
import { darker } from '../kit/colour.ts';
import { each, poly, range, rect, rounded } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { sky, skyline, town } from '../parts/heavens.ts';
import { pane, screen } from '../parts/openings.ts';
import { bush, palm, tree } from '../parts/plants.ts';
import { awning, shopFront } from '../parts/shopfronts.ts';
import { castShade, lampPost, lightPatch, road } from '../parts/street.ts';
import { block, sideWindows, triangleRow } from '../parts/walls.ts';

/** Four shopfronts with awnings under one upper floor. */
function arcadeShops(stage: Stage) {
  return (
    sky(stage, 620, 150, 220) +
    skyline(300, 6, stage.hour.middle, 0.5, 20, 120) +
    block(stage, { x: 40, y: 180, w: 720, base: 500, colour: '#e2c3a0', cap: '#f6e4cb', course: 14 }) +
    triangleRow(stage, 56, 200, 690, 14, 49, '#8f6a47') +
    each(range(7), (i) => pane(stage, 78 + i * 98, 232, 54, 56, { cols: 2, deep: 5, curtain: i % 2 === 0 })) +
    each(
      ['#0f5a43', '#a8482c', '#c08a2e', '#35566e'],
      (colour, i) =>
        shopFront(stage, 64 + i * 174, 352, 148, 148, i) + awning(stage, 54 + i * 174, 316, 168, 40, colour),
    ) +
    rect(0, 498, 800, 102, stage.fade('#c9ab8a', '#94806f')) +
    rect(0, 498, 800, 9, stage.tone('#f0dfc2')) +
    (stage.dark
      ? each(range(4), (i) => lightPatch(70 + i * 174, 508, 136, 72, 24, 0.22))
      : castShade(stage, 40, 760, 508, 22)) +
    each(
      [150, 500],
      (x) =>
        rounded(x, 540, 90, 8, 3, stage.tone('#8a5f3f')) +
        rect(x + 8, 548, 6, 18, stage.tone('#4c372a')) +
        rect(x + 76, 548, 6, 18, stage.tone('#4c372a')),
    ) +
    palm(stage, 26, 546, 260, { seed: 6, lean: -6 }) +
    palm(stage, 780, 552, 280, { seed: 16, lean: -14, size: 1.1 })
  );
}

/** A corner café: glass on two streets, an upper screen, tables outside. */
function cornerShop(stage: Stage) {
  const box = { x: 150, y: 150, w: 330, base: 500 };
  const table = (x: number, y: number) =>
    rounded(x - 26, y - 38, 52, 6, 3, stage.tone('#f3e6cd')) +
    rect(x - 2, y - 34, 4, 34, stage.tone('#3b2a1c')) +
    each(
      [-46, 36],
      (at) =>
        rounded(x + at, y - 26, 18, 5, 2, stage.tone('#a8482c')) +
        rect(x + at + (at < 0 ? 0 : 14), y - 48, 4, 48, stage.tone('#3b2a1c')) +
        rect(x + at + (at < 0 ? 14 : 0), y - 24, 3, 24, stage.tone('#3b2a1c')),
    );
  return (
    sky(stage, 110, 130, 220) +
    town(stage, 494, 140) +
    block(stage, { ...box, colour: '#f3e4c8', side: 190, fall: 46, cap: '#fffaf0' }) +
    sideWindows(stage, { ...box, base: 340 }, 190, 1, 3, 0.12, 0.95, 46) +
    each(
      [180, 272, 364],
      (x) =>
        pane(stage, x, 184, 74, 88, { cols: 2, deep: 6, curtain: true }) +
        screen(stage, x + 40, 178, 40, 100),
    ) +
    poly(
      [
        [480, 326],
        [670, 336],
        [670, 500],
        [480, 500],
      ],
      stage.tone('#5a4433'),
    ) +
    each(range(3), (i) =>
      poly(
        [
          [492 + i * 60, 350 + i * 3],
          [542 + i * 60, 353 + i * 3],
          [542 + i * 60, 496],
          [492 + i * 60, 496],
        ],
        stage.dark ? stage.glow : stage.glass,
      ),
    ) +
    rect(150, 318, 330, 182, stage.tone('#6b5140')) +
    shopFront(stage, 172, 346, 140, 154, 2) +
    pane(stage, 330, 346, 134, 150, { cols: 3, room: true, lit: stage.dark }) +
    awning(stage, 150, 312, 330, 36, '#0f5a43') +
    poly(
      [
        [480, 318],
        [670, 330],
        [690, 366],
        [492, 354],
      ],
      stage.tone(darker('#0f5a43', 0.3)),
    ) +
    road(stage, 498, 552) +
    castShade(stage, 150, 670, 508, 34) +
    table(120, 536) +
    table(300, 540) +
    table(580, 538) +
    tree(stage, 60, 530, 210, 6) +
    bush(stage, 690, 512, 110, 34, 9) +
    lampPost(stage, 716, 546, 210)
  );
}

const shop = family(outdoorScene, 'shop');

export const shops: Drawing[] = [
  shop(
    'shop-arcade-dusk',
    'dusk',
    'صف محلات بمظلات ملونة مساءً',
    'A row of shops with coloured awnings in the evening',
    arcadeShops,
    6,
  ),
  shop(
    'shop-corner-morning',
    'morning',
    'محل زاوية بواجهتين وطاولات خارجية',
    'Corner shop with two fronts and outdoor tables',
    cornerShop,
    10,
  ),
  shop(
    'shop-arcade-noon',
    'noon',
    'صف محلات على شارع تجاري نهارًا',
    'A row of shops on a high street by day',
    arcadeShops,
    16,
    true,
  ),
];
