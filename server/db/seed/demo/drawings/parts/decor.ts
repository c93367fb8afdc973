import { darker, lighter } from '../kit/colour.ts';
import { disc, each, line, path, poly, range, rect, round, rounded, triangle } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

/** The light round a lamp: faint by day, full after dark. */
export const lampGlow = (stage: Stage, x: number, y: number, r: number) =>
  disc(
    x,
    y,
    r,
    stage.radial([
      [0, '#ffefc2', stage.dark ? 0.85 : 0.5],
      [1, '#ffefc2', 0],
    ]),
  );

/** A pendant on a wire from the ceiling; (x, y) is the foot of its shade. */
export const pendant = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  colour = '#c08a3e',
  shape: 'dome' | 'cone' | 'globe' = 'dome',
) => {
  const wire = line(`M${x} 0V${y - size * 0.6}`, stage.tone('#5b4028'), 2.4);
  const glow = lampGlow(stage, x, y + 10, size * 2);
  if (shape === 'globe')
    return (
      wire +
      glow +
      disc(x, y - size * 0.3, size * 0.42, stage.dark ? '#fff3cf' : stage.tone('#fff6e0')) +
      rect(x - 6, y - size * 0.78, 12, 9, stage.tone(colour))
    );
  if (shape === 'cone')
    return (
      wire +
      glow +
      poly(
        [
          [x - size * 0.16, y - size * 0.7],
          [x + size * 0.16, y - size * 0.7],
          [x + size * 0.6, y],
          [x - size * 0.6, y],
        ],
        stage.tone(colour),
      ) +
      rect(x - size * 0.6, y - 4, size * 1.2, 5, stage.tone(lighter(colour, 0.3)))
    );
  return (
    wire +
    glow +
    path(
      `M${x - size * 0.7} ${y}Q${x} ${round(y - size * 1.5)} ${x + size * 0.7} ${y}z`,
      stage.tone(colour),
    ) +
    rect(x - size * 0.7, y - 2, size * 1.4, 5, stage.tone(darker(colour, 0.2)))
  );
};

/** A brass ring of small lamps. */
export const chandelier = (stage: Stage, x: number, y: number, w: number) =>
  line(
    `M${x} 0V${y - 40}M${x} ${y - 40}L${x - w / 2} ${y}M${x} ${y - 40}L${x + w / 2} ${y}`,
    stage.tone('#8d6327'),
    2.6,
  ) +
  rounded(x - w / 2, y - 4, w, 9, 4, stage.tone('#c08a3e')) +
  each(range(6), (i) => {
    const at = x - w / 2 + 8 + ((w - 16) / 5) * i;
    return lampGlow(stage, at, y - 14, 26) + rounded(at - 5, y - 24, 10, 20, 4, '#fff4d4');
  });

/** A standing lamp. */
export const floorLamp = (stage: Stage, x: number, y: number, h: number, colour = '#f2e2c4') =>
  lampGlow(stage, x, y - h + 22, 92) +
  rect(x - 2, y - h + 30, 4, h - 32, stage.tone('#5b4028')) +
  rounded(x - 24, y - 6, 48, 6, 3, stage.tone('#5b4028')) +
  poly(
    [
      [x - 20, y - h],
      [x + 20, y - h],
      [x + 34, y - h + 46],
      [x - 34, y - h + 46],
    ],
    stage.dark ? '#fff1cf' : stage.tone(colour),
  );

/** A table lamp standing at y. */
export const tableLamp = (stage: Stage, x: number, y: number, colour = '#fff1cf') =>
  lampGlow(stage, x, y - 46, 72) +
  path(`M${x - 8} ${y}q-4-16 4-24h8q8 8 4 24z`, stage.tone('#a8683c')) +
  poly(
    [
      [x - 14, y - 58],
      [x + 14, y - 58],
      [x + 24, y - 24],
      [x - 24, y - 24],
    ],
    stage.dark ? '#fff1cf' : stage.tone(colour),
  );

type Motif = 'dunes' | 'arch' | 'triangles' | 'palm';

/** A framed picture. */
export function frame(stage: Stage, x: number, y: number, w: number, h: number, motif: Motif) {
  const inside = {
    dunes:
      rect(x, y, w, h, stage.tone('#f3d9ae')) +
      disc(x + w * 0.66, y + h * 0.34, w * 0.13, stage.tone('#c8502c')) +
      path(
        `M${x} ${y + h * 0.66}q${w * 0.3}-${h * 0.24} ${w * 0.6} 0t${w * 0.4}-${h * 0.06}V${y + h}H${x}z`,
        stage.tone('#c98f51'),
      ) +
      path(`M${x} ${y + h * 0.84}q${w * 0.4}-${h * 0.2} ${w} 0V${y + h}H${x}z`, stage.tone('#92381b')),
    arch:
      rect(x, y, w, h, stage.tone('#e7d7ba')) +
      path(
        `M${x + w * 0.2} ${y + h}V${y + h * 0.5}a${w * 0.3} ${w * 0.3} 0 0 1 ${w * 0.6} 0V${y + h}Z`,
        stage.tone('#0f5a43'),
      ) +
      path(
        `M${x + w * 0.34} ${y + h}V${y + h * 0.56}a${w * 0.16} ${w * 0.16} 0 0 1 ${w * 0.32} 0V${y + h}Z`,
        stage.tone('#e2b04a'),
      ),
    triangles:
      rect(x, y, w, h, stage.tone('#a8482c')) +
      each(range(3), (r) =>
        each(range(3), (c) =>
          triangle(
            x + w * (0.22 + c * 0.28),
            y + h * (0.14 + r * 0.28),
            w * 0.2,
            stage.tone((r + c) % 2 ? '#f3e2c2' : '#e2b04a'),
          ),
        ),
      ),
    palm:
      rect(x, y, w, h, stage.tone('#f6ecd8')) +
      line(`M${x + w / 2} ${y + h}V${y + h * 0.42}`, stage.tone('#8a6542'), 4) +
      line(
        each(
          [-0.36, -0.2, 0, 0.2, 0.36],
          (k) =>
            `M${x + w / 2} ${y + h * 0.42}q${w * k * 0.6}-${h * 0.24} ${w * k} ${h * (Math.abs(k) - 0.2)}`,
        ),
        stage.tone('#0f5a43'),
        4,
      ),
  }[motif];
  return (
    rect(x - 7, y - 7, w + 14, h + 14, stage.tone('#7d5836')) +
    rect(x - 4, y - 4, w + 8, h + 8, stage.tone('#fffaf0')) +
    stage.clipped(rect(x, y, w, h, '#000'), inside)
  );
}

/** A vase with bare stems. */
export const vase = (stage: Stage, x: number, y: number, h: number, colour = '#b3532f') =>
  line(
    `M${x} ${y - h * 0.4}q-${h * 0.1}-${h * 0.4} -${h * 0.26}-${h * 0.56}M${x} ${y - h * 0.4}q0-${h * 0.4} ${h * 0.04}-${h * 0.66}M${x} ${y - h * 0.4}q${h * 0.1}-${h * 0.3} ${h * 0.24}-${h * 0.46}`,
    stage.tone('#7a8f56'),
    Math.max(2, h * 0.03),
  ) +
  path(
    `M${x - h * 0.08} ${y - h * 0.44}h${h * 0.16}q-${h * 0.02} ${h * 0.08} ${h * 0.08} ${h * 0.18}q${h * 0.06} ${h * 0.16}-${h * 0.06} ${h * 0.26}h-${h * 0.2}q-${h * 0.12}-${h * 0.1}-${h * 0.06}-${h * 0.26}q${h * 0.1}-${h * 0.1} ${h * 0.08}-${h * 0.18}z`,
    stage.tone(colour),
  );

/** A recessed arch in the wall with a shelf. */
export const niche = (stage: Stage, x: number, y: number, w: number, h: number) =>
  path(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`, stage.tone('#d8c09a')) +
  path(
    `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v12a${w / 2 - 6} ${w / 2 - 6} 0 0 0-${w - 12} 0V${y + h}Z`,
    stage.tone('#b79b70'),
    'opacity=".6"',
  ) +
  rect(x + 6, y + h * 0.58, w - 12, 6, stage.tone('#8a6542')) +
  path(`M${x + w * 0.3} ${y + h * 0.58}q-10-26 5-34h12q15 8 5 34z`, stage.tone('#a8482c')) +
  rect(x + w * 0.64, y + h * 0.58 - 32, 9, 32, stage.tone('#0f5a43')) +
  rect(x + w * 0.78, y + h * 0.58 - 38, 8, 38, stage.tone('#c89b3c'));

/** A wall-hung screen above its console. */
export const television = (stage: Stage, x: number, y: number, w: number, h: number) =>
  rounded(x, y, w, h, 5, stage.tone('#2b2825')) +
  rect(x + 5, y + 5, w - 10, h - 10, stage.tone('#3d4a4c')) +
  poly(
    [
      [x + w * 0.2, y + 5],
      [x + w * 0.4, y + 5],
      [x + w * 0.16, y + h - 5],
      [x + 5, y + h - 5],
      [x + 5, y + h * 0.6],
    ],
    '#fff',
    'opacity=".08"',
  );

/** A bowl of fruit; (x, y) is the middle of its foot. */
export const fruitBowl = (stage: Stage, x: number, y: number) =>
  disc(x - 16, y - 24, 10, stage.tone('#c4552f')) +
  disc(x + 2, y - 28, 11, stage.tone('#d8a23e')) +
  disc(x + 18, y - 23, 9, stage.tone('#7d9b54')) +
  path(`M${x - 40} ${y - 22}h80q-4 22-40 22t-40-22z`, stage.tone('#efe2c8'));
