/** Residential towers with a gesture: one turning, one seen from its foot. */
import { each, line, path, poly, range, rect, round } from '../kit/shapes.ts';
import { type Drawing, family, outdoorScene, type Stage } from '../kit/stage.ts';
import { bridgeTower, lights, sky, town } from '../parts/heavens.ts';
import { bush, palm, tree } from '../parts/plants.ts';
import { block } from '../parts/walls.ts';

/** A turning tower: every floor shifted against the one below. */
function twist(stage: Stage) {
  const floors = 24;
  return (
    sky(stage, 640, 330, 280) +
    town(stage, 496, 150) +
    bridgeTower(140, 496, 280, stage.hour.far) +
    each(range(floors), (i) => {
      const y = 60 + i * 18;
      const turn = Math.sin((i / floors) * Math.PI * 1.15);
      const w = 150 + i * 1.6;
      const x = 330 + turn * 46 - i * 0.8;
      const face = 0.42 + 0.3 * Math.cos((i / floors) * Math.PI * 1.15);
      const lamp =
        stage.chance() < stage.hour.lit
          ? rect(x + w * stage.chance() * 0.7, y + 6, w * 0.18, 11, '#ffcf82')
          : '';
      return (
        rect(x, y + 5, w * face, 14, stage.glass) +
        rect(x + w * face, y + 5, w * (1 - face), 14, stage.tone('#4f6b76')) +
        lamp +
        rect(x - 5, y, w * face + 5, 7, stage.tone('#fbf3e4')) +
        rect(x + w * face, y, w * (1 - face) + 5, 7, stage.tone('#c9ab86'))
      );
    }) +
    block(stage, { x: 270, y: 490, w: 280, base: 516, colour: '#c9a680' }) +
    rect(0, 510, 800, 90, stage.fade('#dcc7a0', '#b99d74')) +
    path('M0 560Q400 520 800 560V600H0Z', stage.tone('#8a8378')) +
    line('M0 578Q400 540 800 578', stage.tone('#f4e8cf'), 3, 0.6) +
    tree(stage, 240, 520, 120, 9) +
    tree(stage, 590, 522, 140, 19) +
    palm(stage, 90, 560, 220, { seed: 3, lean: -10 }) +
    palm(stage, 720, 560, 250, { seed: 13, lean: 14 }) +
    bush(stage, 300, 522, 200, 24, 8)
  );
}

/** Looking up at a tall tower with deep balconies. */
function lookUp(stage: Stage) {
  const floors = 13;
  const edge = (t: number) => ({
    a: 300 - 150 * t,
    m: 470 - 10 * t,
    b: 580 + 110 * t,
    ya: 60 + 560 * t,
    ym: 24 + 620 * t,
    yb: 90 + 520 * t,
  });
  const curve = (i: number) => (i / floors) ** 1.28;
  return (
    sky(stage, 120, 140, 260) +
    poly(
      [
        [40, 600],
        [76, 300],
        [200, 280],
        [220, 600],
      ],
      stage.fade('#dfc8a4', '#c3a67c'),
    ) +
    line(
      each(range(8), (i) => `M${72 - i * 4} ${332 + i * 36}L${202 + i * 2} ${316 + i * 36}`),
      stage.tone('#6f8a90'),
      13,
      0.5,
      'butt',
    ) +
    poly(
      [
        [660, 600],
        [690, 250],
        [800, 270],
        [800, 600],
      ],
      stage.fade('#c89a70', '#8e6442'),
    ) +
    each(range(floors), (i) => {
      const [p, q] = [edge(curve(i)), edge(curve(i + 0.56))];
      const n = edge(curve(i + 1));
      const litA = stage.chance() < stage.hour.lit;
      const litB = stage.chance() < stage.hour.lit * 0.7;
      const share = 0.2 + stage.chance() * 0.5;
      const xA = p.a + (p.m - p.a) * share;
      return (
        poly(
          [
            [p.a, p.ya],
            [p.m, p.ym],
            [q.m, q.ym],
            [q.a, q.ya],
          ],
          stage.fade('#fbf3e2', '#eedfc4'),
        ) +
        poly(
          [
            [p.m, p.ym],
            [p.b, p.yb],
            [q.b, q.yb],
            [q.m, q.ym],
          ],
          stage.tone('#b79672'),
        ) +
        poly(
          [
            [q.a, q.ya],
            [q.m, q.ym],
            [n.m, n.ym],
            [n.a, n.ya],
          ],
          stage.glass,
        ) +
        poly(
          [
            [q.m, q.ym],
            [q.b, q.yb],
            [n.b, n.yb],
            [n.m, n.ym],
          ],
          stage.tone('#3f5b66'),
        ) +
        (litA
          ? poly(
              [
                [xA, q.ya + (q.ym - q.ya) * share],
                [xA + 50, q.ya + (q.ym - q.ya) * (share + 0.3)],
                [xA + 50, n.ya + (n.ym - n.ya) * (share + 0.3)],
                [xA, n.ya + (n.ym - n.ya) * share],
              ],
              '#ffcf82',
            )
          : '') +
        (litB
          ? poly(
              [
                [q.m + 30, q.ym + (q.yb - q.ym) * 0.27],
                [q.m + 70, q.ym + (q.yb - q.ym) * 0.6],
                [n.m + 70, n.ym + (n.yb - n.ym) * 0.6],
                [n.m + 30, n.ym + (n.yb - n.ym) * 0.27],
              ],
              '#f0b25e',
            )
          : '') +
        line(
          `M${round(p.a)} ${round(p.ya)}L${round(p.m)} ${round(p.ym)}L${round(p.b)} ${round(p.yb)}`,
          stage.tone('#fffaf0'),
          4,
        )
      );
    }) +
    poly(
      [
        [690, 600],
        [700, 330],
        [800, 350],
        [800, 600],
      ],
      stage.tone('#8e6442'),
      'opacity=".35"',
    ) +
    (stage.dark ? lights(stage, 60, 310, 140, 280, 26) : '') +
    palm(stage, 130, 640, 250, { seed: 3, lean: -16, size: 1.3 }) +
    palm(stage, 726, 630, 200, { seed: 13, lean: 12, size: 1.15 })
  );
}

const tower = family(outdoorScene, 'tower');

export const boldTowers: Drawing[] = [
  tower('tower-twist-golden', 'golden', 'برج ملتف وقت العصر', 'Twisting tower in late light', twist, 15),
  tower(
    'tower-up-morning',
    'morning',
    'برج سكني بشرفات من أسفله',
    'Residential tower with balconies seen from below',
    lookUp,
    21,
  ),
];
