/** Sofas, tables, beds and chairs. (x, y) is the start of the piece's foot unless said otherwise. */
import { darker, lighter } from '../kit/colour.ts';
import { each, group, line, oval, path, poly, range, rect, rounded, slats } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

/** A cushion leaning by `turn` degrees; (x, y) is its middle. */
export const cushion = (stage: Stage, x: number, y: number, size: number, colour: string, turn = 0) =>
  rounded(
    x - size / 2,
    y - size * 0.46,
    size,
    size * 0.92,
    size * 0.18,
    stage.tone(colour),
    `transform="rotate(${turn} ${x} ${y})"`,
  );

/** A sofa of `seats` seats facing the viewer. */
export function sofa(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  colour: string,
  seats = 3,
  pillows: readonly string[] = [],
) {
  const [body, back, seam] = [
    stage.tone(colour),
    stage.tone(darker(colour, 0.16)),
    stage.tone(darker(colour, 0.34)),
  ];
  const h = 122;
  return (
    oval(x + w / 2, y + 2, w * 0.52, 9, stage.hour.shadow, 'opacity=".22"') +
    rounded(x + 14, y - h, w - 28, 74, 16, back) +
    each(pillows, (pillow, i) =>
      cushion(
        stage,
        x + 44 + ((w - 88) * i) / Math.max(1, pillows.length - 1),
        y - 84,
        56,
        pillow,
        i % 2 ? 7 : -8,
      ),
    ) +
    rounded(x + 8, y - 70, w - 16, 54, 14, body) +
    rounded(x + 8, y - 70, w - 16, 13, 6, stage.tone(lighter(colour, 0.16))) +
    line(
      each(range(seats - 1), (i) => `M${x + (w / seats) * (i + 1)} ${y - 66}v46`),
      seam,
      3,
    ) +
    rounded(x - 4, y - 92, 34, 78, 13, body) +
    rounded(x + w - 30, y - 92, 34, 78, 13, body) +
    each([x + 10, x + w - 20], (at) => rect(at, y - 16, 11, 16, stage.tone('#5b4028')))
  );
}

/** An armchair. */
export const armchair = (stage: Stage, x: number, y: number, colour: string, pillow = '#f2e2c4') =>
  sofa(stage, x, y, 132, colour, 1, [pillow]);

/** Low floor seating along a wall: mattress, back cushions, arm bolsters. */
export const floorSeat = (stage: Stage, x: number, y: number, w: number, colour: string, trim: string) => {
  const count = Math.max(2, Math.round(w / 96));
  const step = w / count;
  return (
    each(
      range(count),
      (i) =>
        rounded(x + i * step + 3, y - 84, step - 6, 60, 10, stage.tone(colour)) +
        rect(x + i * step + 10, y - 62, step - 20, 6, stage.tone(trim)) +
        rect(x + i * step + 10, y - 50, step - 20, 3, stage.tone(lighter(trim, 0.4))),
    ) +
    rounded(x - 4, y - 36, w + 8, 36, 8, stage.tone(darker(colour, 0.12))) +
    rect(x - 2, y - 26, w + 4, 7, stage.tone(trim)) +
    each(range(Math.floor(w / 24)), (i) =>
      poly(
        [
          [x + 8 + i * 24, y - 8],
          [x + 14 + i * 24, y - 15],
          [x + 20 + i * 24, y - 8],
        ],
        stage.tone(lighter(trim, 0.4)),
      ),
    )
  );
};

/** An arm bolster between floor seats. */
export const bolster = (stage: Stage, x: number, y: number, colour: string) =>
  rounded(x, y - 66, 46, 60, 9, stage.tone(colour)) +
  rounded(x + 6, y - 60, 34, 10, 5, stage.tone(lighter(colour, 0.4)));

/** A low table with a coffee pot and two cups. */
export const coffeeTable = (stage: Stage, x: number, y: number, w: number, colour = '#6d4a2f') =>
  oval(x + w / 2, y + 2, w * 0.5, 6, stage.hour.shadow, 'opacity=".22"') +
  path(`M${x} ${y - 46}h${w}l-10 12H${x + 10}z`, stage.tone(colour)) +
  rect(x + 16, y - 34, 8, 34, stage.tone(darker(colour, 0.3))) +
  rect(x + w - 24, y - 34, 8, 34, stage.tone(darker(colour, 0.3))) +
  path(`M${x + w * 0.3} ${y - 46}q-6-18 4-24l4-12 4 12q12 6 4 24z`, stage.tone('#d5a544')) +
  path(`M${x + w * 0.3 + 13} ${y - 66}l14 6-2 3-12-2z`, stage.tone('#d5a544')) +
  each([0.56, 0.7], (t) => rounded(x + w * t, y - 57, 12, 11, 3, stage.tone('#fff7e6')));

/** A round low table seen a little from above. */
export const roundTable = (stage: Stage, x: number, y: number, r: number, colour = '#8a5f3f') =>
  oval(x, y, r * 0.9, r * 0.2, stage.hour.shadow, 'opacity=".25"') +
  rect(x - r * 0.62, y - r * 0.56, 6, r * 0.56, stage.tone(darker(colour, 0.4))) +
  rect(x + r * 0.56, y - r * 0.56, 6, r * 0.56, stage.tone(darker(colour, 0.4))) +
  oval(x, y - r * 0.54, r, r * 0.26, stage.tone(darker(colour, 0.2))) +
  oval(x, y - r * 0.6, r, r * 0.26, stage.tone(colour));

/** A low cupboard on legs with `doors` doors. */
export const sideboard = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  doors: number,
  colour = '#8a5f3f',
) =>
  each([x + 14, x + w - 22], (at) => rect(at, y - 18, 8, 18, stage.tone('#4d321d'))) +
  rounded(x, y - h, w, h - 14, 5, stage.tone(colour)) +
  rect(x - 3, y - h, w + 6, 7, stage.tone(lighter(colour, 0.2))) +
  line(
    each(range(doors - 1), (i) => `M${x + (w / doors) * (i + 1)} ${y - h + 10}V${y - 18}`),
    stage.tone(darker(colour, 0.4)),
    2,
  ) +
  each(range(doors), (i) =>
    rounded(x + (w / doors) * (i + 0.5) - 7, y - h + 18, 14, 3, 1.5, stage.tone('#d3a650')),
  );

/** A tall wardrobe with `doors` doors. */
export const wardrobe = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  doors: number,
  colour: string,
) =>
  rect(x, y - h, w, h, stage.tone(colour)) +
  rect(x - 4, y - h - 6, w + 8, 9, stage.tone(darker(colour, 0.2))) +
  line(
    each(range(doors - 1), (i) => `M${x + (w / doors) * (i + 1)} ${y - h + 4}V${y}`),
    stage.tone(darker(colour, 0.35)),
    2.4,
  ) +
  each(range(doors), (i) =>
    rect(x + (w / doors) * (i + (i % 2 ? 0.12 : 0.84)), y - h * 0.56, 4, 44, stage.tone('#d3a650')),
  );

/** Open shelves with pots and books; (x, y) is the top start corner. */
export const shelves = (stage: Stage, x: number, y: number, w: number, rows: number, pitch = 64) =>
  each(range(rows), (row) => {
    const foot = y + row * pitch;
    const items = ['#a8482c', '#0f5a43', '#c89b3c', '#35566e', '#d9a06a', '#8e3b24'];
    const books = each(range(5), (i) =>
      rect(
        x + w * 0.54 + i * 10,
        foot - 26 - ((i * 7 + row * 5) % 12),
        8,
        26 + ((i * 7 + row * 5) % 12),
        stage.tone(items[(i + row) % 6] ?? '#a8482c'),
      ),
    );
    const pot = path(
      `M${x + w * 0.16} ${foot}q-10-26 5-32h14q14 8 4 32z`,
      stage.tone(items[(row + 3) % 6] ?? '#a8482c'),
    );
    return pot + books + rect(x, foot, w, 6, stage.tone('#8a6542'));
  });

/** A bed from its foot: headboard, two pillows, a throw. Its middle is x, the floor y. */
export function bed(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  throwColour: string,
  linen: string,
  head: string,
) {
  const half = w / 2;
  return (
    oval(x, y + 4, half * 1.2, 10, stage.hour.shadow, 'opacity=".22"') +
    rounded(x - half * 0.96, y - 240, w * 0.96, 130, 16, stage.tone(head)) +
    rounded(x - half * 0.9, y - 232, w * 0.9, 20, 8, stage.tone(lighter(head, 0.18))) +
    each([-0.44, 0.44], (k) =>
      rounded(x + half * k - half * 0.38, y - 208, half * 0.76, 72, 18, stage.tone('#fffaf0')),
    ) +
    each([-0.26, 0.26], (k) =>
      rounded(x + half * k - half * 0.28, y - 186, half * 0.56, 54, 14, stage.tone(linen)),
    ) +
    poly(
      [
        [x - half, y - 140],
        [x + half, y - 140],
        [x + half * 1.18, y - 10],
        [x - half * 1.18, y - 10],
      ],
      stage.tone('#fbf3e4'),
    ) +
    poly(
      [
        [x - half * 1.06, y - 96],
        [x + half * 1.06, y - 96],
        [x + half * 1.18, y - 10],
        [x - half * 1.18, y - 10],
      ],
      stage.tone(throwColour),
    ) +
    poly(
      [
        [x - half * 1.06, y - 96],
        [x + half * 1.06, y - 96],
        [x + half * 1.08, y - 84],
        [x - half * 1.08, y - 84],
      ],
      stage.tone(lighter(throwColour, 0.2)),
    ) +
    line(
      each([-0.6, -0.2, 0.2, 0.6], (k) => `M${x + half * k} ${y - 84}L${x + half * k * 1.14} ${y - 12}`),
      stage.tone(darker(throwColour, 0.3)),
      2,
      0.45,
    ) +
    rect(x - half * 1.2, y - 14, half * 2.4, 16, stage.tone('#6d472c'))
  );
}

/** A bedside table. */
export const nightstand = (stage: Stage, x: number, y: number, colour = '#7b5234') =>
  rounded(x, y - 66, 66, 66, 6, stage.tone(colour)) +
  line(`M${x} ${y - 34}h66`, stage.tone(darker(colour, 0.4)), 3) +
  rounded(x + 26, y - 52, 14, 4, 2, stage.tone('#d3a650')) +
  rounded(x + 26, y - 22, 14, 4, 2, stage.tone('#d3a650'));

/** A dining chair from behind; (x, y) is the middle of its foot. */
export const chairBack = (stage: Stage, x: number, y: number, w: number, h: number, colour: string) =>
  line(
    `M${x - w * 0.42} ${y}L${x - w * 0.38} ${y - h * 0.5}M${x + w * 0.42} ${y}L${x + w * 0.38} ${y - h * 0.5}`,
    stage.tone('#4d321d'),
    5,
  ) +
  rounded(x - w / 2, y - h, w, h * 0.5, w * 0.2, stage.tone(colour)) +
  rounded(x - w / 2, y - h * 0.56, w, h * 0.16, 5, stage.tone(darker(colour, 0.2)));

/** A dining chair from the side, `facing` 1 to the right. */
export const chairSide = (stage: Stage, x: number, y: number, h: number, colour: string, facing: 1 | -1) =>
  group(
    line(`M-20 0L-17 ${-h * 0.45}M22 0L19 ${-h * 0.45}`, stage.tone('#4d321d'), 5) +
      path(
        `M-24 ${-h}q-6 0-5 8L-20 ${-h * 0.42}h10L-14 ${-h + 6}q-1-6-10-6z`,
        stage.tone(darker(colour, 0.14)),
      ) +
      rounded(-22, -h * 0.5, 48, h * 0.12, 6, stage.tone(colour)),
    `transform="translate(${x} ${y}) scale(${facing} 1)"`,
  );

/** A bar stool. */
export const stool = (stage: Stage, x: number, y: number, seat = '#f0e2c8') =>
  rounded(x - 34, y - 98, 68, 14, 7, stage.tone(seat)) +
  line(
    `M${x - 26} ${y - 84}l-10 84M${x + 26} ${y - 84}l10 84M${x - 31} ${y - 36}h62`,
    stage.tone('#3b2a1c'),
    5,
  );

/** A desk with a screen and a chair behind it. */
export const desk = (stage: Stage, x: number, y: number, w: number, colour = '#a97c52') =>
  rect(x, y - 76, w, 9, stage.tone(colour)) +
  rect(x + 8, y - 67, 6, 67, stage.tone('#4c4034')) +
  rect(x + w - 14, y - 67, 6, 67, stage.tone('#4c4034')) +
  rounded(x + w * 0.28, y - 130, w * 0.44, 44, 4, stage.tone('#33302c')) +
  rect(x + w * 0.28 + 4, y - 126, w * 0.44 - 8, 36, stage.dark ? '#9fd0c4' : stage.tone('#8fb8bd')) +
  rect(x + w * 0.48, y - 86, 8, 10, stage.tone('#33302c')) +
  rounded(x + w * 0.78, y - 88, 14, 12, 3, stage.tone('#c4552f')) +
  rounded(x + w * 0.34, y - 64, w * 0.32, 34, 8, stage.tone('#2c5a49')) +
  rect(x + w * 0.49, y - 30, 5, 24, stage.tone('#33302c')) +
  slats(x + w * 0.4, y - 8, w * 0.2, 6, 8, stage.tone('#33302c'), 1, 5);
