/** Palms, trees, bushes and pot plants. Colours are daylight colours; the stage bends them. */
import { darker, mix } from '../kit/colour.ts';
import { disc, line, path, random, rect, round, rounded } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

type PalmOptions = { lean?: number; seed?: number; size?: number; fronds?: number };

/** Leaves lose their green faster than walls lose their colour as the light goes. */
const leaf = (stage: Stage, colour: string) =>
  stage.dark ? mix(stage.tone(colour), '#16232b', 0.3) : stage.tone(colour);

/** A date palm rooted at (x, y), `h` high to its heart; `size` scales the crown alone. */
export function palm(stage: Stage, x: number, y: number, h: number, options: PalmOptions = {}) {
  const { lean = 0, seed = 7, size = 1, fronds = 13 } = options;
  const chance = random(seed);
  const dark = leaf(stage, '#43613c');
  const light = leaf(stage, '#86a065');
  const cx = x + lean;
  const cy = y - h;
  const half = Math.max(4, h * 0.035) * Math.min(1, size + 0.1);
  const sideOf = (k: number, top: number) =>
    `${round(x + k * half * 0.7)} ${round(y - h * 0.5)} ${round(cx + k * half * 0.7 - lean * 0.1)} ${round(cy + h * 0.3)} ${round(cx + top)} ${round(cy)}`;
  let art = path(
    `M${round(x - half)} ${y}C${sideOf(-1, -half * 0.55)}L${round(cx + half * 0.55)} ${round(cy)}C${round(cx + half * 0.7)} ${round(cy + h * 0.3)} ${round(x + half * 0.7)} ${round(y - h * 0.5)} ${round(x + half)} ${y}Z`,
    leaf(stage, '#7a5c41'),
  );
  art += path(
    `M${round(x - half)} ${y}C${sideOf(-1, -half * 0.55)}L${round(cx - half * 0.1)} ${round(cy)}C${round(cx - half * 0.2)} ${round(cy + h * 0.3)} ${round(x - half * 0.2)} ${round(y - h * 0.5)} ${round(x - half * 0.3)} ${y}Z`,
    stage.tone('#a9845e'),
    'opacity=".7"',
  );
  let scars = '';
  for (let i = 1; i < 14; i++) {
    const t = i / 14;
    const sx = x + lean * t * t;
    const sw = half * (1 - 0.4 * t);
    scars += `M${round(sx - sw)} ${round(y - h * t)}L${round(sx)} ${round(y - h * t + sw * 0.5)}L${round(sx + sw)} ${round(y - h * t)}`;
  }
  art += line(scars, '#000', 1, 0.16);
  const leaves = Array.from({ length: fronds }, (_, i) => {
    const t = i / (fronds - 1);
    const angle = Math.PI * (-0.12 + 1.24 * t) + (chance() - 0.5) * 0.16;
    const reach = (78 + chance() * 26) * size * (0.85 + 0.15 * Math.sin(Math.PI * t));
    return { d: frond(cx, cy, angle, reach), back: i % 3 === 1, shaded: i > fronds / 2 };
  });
  const width = Math.max(1.4, 2.6 * size);
  const join = (keep: (item: (typeof leaves)[number]) => boolean) =>
    leaves
      .filter(keep)
      .map((item) => item.d)
      .join('');
  art += line(
    join((item) => item.back),
    dark,
    width + 0.6,
  );
  art += disc(cx, cy + 2, half * 0.9, dark);
  art += line(
    join((item) => !item.back),
    light,
    width,
  );
  return (
    art +
    line(
      join((item) => !item.back && item.shaded),
      dark,
      width,
      0.28,
    )
  );
}

/** One drooping spine with leaflets on both sides. */
function frond(cx: number, cy: number, angle: number, reach: number) {
  const endX = cx + Math.cos(angle) * reach * 1.02;
  const endY = cy - Math.sin(angle) * reach * 0.72 + reach * 0.42;
  const bendX = cx + Math.cos(angle) * reach * 0.52;
  const bendY = cy - Math.sin(angle) * reach * 0.72 - reach * 0.26;
  const steps = 13;
  let d = '';
  let [px, py] = [cx, cy];
  for (let k = 1; k <= steps; k++) {
    const t = k / steps;
    const u = 1 - t;
    const bx = u * u * cx + 2 * u * t * bendX + t * t * endX;
    const by = u * u * cy + 2 * u * t * bendY + t * t * endY;
    const along = Math.atan2(by - py, bx - px);
    const length = reach * 0.3 * Math.sin(Math.PI * (0.14 + 0.8 * t));
    d += `M${round(px)} ${round(py)}L${round(bx)} ${round(by)}`;
    for (const side of [-0.72, 0.72]) {
      d += `M${round(bx)} ${round(by)}l${round(Math.cos(along + side) * length)} ${round(Math.sin(along + side) * length + length * 0.22)}`;
    }
    [px, py] = [bx, by];
  }
  return d;
}

/** A low hedge of round bushes from x over w, standing on y. */
export function bush(stage: Stage, x: number, y: number, w: number, h: number, seed = 3, bloom = '') {
  const chance = random(seed);
  const [dark, light] = [leaf(stage, '#587a48'), leaf(stage, '#8dac68')];
  const count = Math.max(5, Math.round(w / (h * 0.42)));
  let art = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    art += disc(
      x + w * t,
      y - h * 0.35 * Math.sin(Math.PI * t) - chance() * h * 0.2,
      h * (0.32 + chance() * 0.2),
      dark,
    );
  }
  for (let i = 0; i < count - 1; i++) {
    const t = (i + 0.4) / (count - 1);
    art += disc(
      x + w * t - h * 0.06,
      y - h * 0.5 * Math.sin(Math.PI * t) - chance() * h * 0.15,
      h * (0.16 + chance() * 0.14),
      light,
    );
  }
  if (bloom) {
    for (let i = 0; i < count * 2; i++) {
      art += disc(x + chance() * w, y - h * (0.1 + chance() * 0.6), 3.2, stage.tone(bloom));
    }
  }
  return art;
}

/** A broad-leaved tree rooted at (x, y). */
export function tree(stage: Stage, x: number, y: number, h: number, seed = 5) {
  const chance = random(seed);
  const [dark, light] = [leaf(stage, '#5f8a4e'), leaf(stage, '#95b873')];
  let art = line(
    `M${x} ${y}C${x + 2} ${y - h * 0.3} ${x - 2} ${y - h * 0.4} ${x} ${y - h * 0.6}M${x} ${y - h * 0.4}L${x + h * 0.14} ${y - h * 0.6}M${x} ${y - h * 0.36}L${x - h * 0.13} ${y - h * 0.56}`,
    stage.tone('#6b5138'),
    Math.max(3, h * 0.035),
  );
  for (let i = 0; i < 14; i++) {
    const [turn, out] = [chance() * 6.28, chance() * h * 0.24];
    art += disc(
      x + Math.cos(turn) * out * 1.25,
      y - h * 0.7 + Math.sin(turn) * out * 0.8,
      h * (0.1 + chance() * 0.07),
      dark,
    );
  }
  for (let i = 0; i < 12; i++) {
    const [turn, out] = [chance() * 6.28, chance() * h * 0.2];
    art += disc(
      x - h * 0.05 + Math.cos(turn) * out * 1.2,
      y - h * 0.76 + Math.sin(turn) * out * 0.7,
      h * (0.05 + chance() * 0.06),
      light,
    );
  }
  return art;
}

/** A slim cypress. */
export const cypress = (stage: Stage, x: number, y: number, h: number) =>
  rect(x - 3, y - 14, 6, 14, stage.tone('#6b5138')) +
  path(
    `M${x} ${y - h}C${x + h * 0.16} ${y - h * 0.5} ${x + h * 0.13} ${y - 8} ${x} ${y - 8}S${x - h * 0.16} ${y - h * 0.5} ${x} ${y - h}Z`,
    leaf(stage, '#4f7348'),
  ) +
  path(
    `M${x} ${y - h}C${x - h * 0.16} ${y - h * 0.5} ${x - h * 0.13} ${y - 8} ${x - 3} ${y - 8}C${x - h * 0.02} ${y - h * 0.4} ${x - h * 0.01} ${y - h * 0.7} ${x} ${y - h}Z`,
    leaf(stage, '#7d9c60'),
  );

/** A plant in a pot; (x, y) is the middle of the pot's foot. */
export function potPlant(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  pot = '#b98c5c',
  kind: 'blade' | 'round' | 'palm' = 'blade',
) {
  const potH = h * 0.34;
  const potW = h * 0.27;
  const rim = y - potH;
  const green = stage.tone('#3f7350');
  let art = '';
  if (kind === 'palm')
    art += palm(stage, x, rim + 4, h * 0.3, { size: h / 230, seed: Math.round(x), fronds: 11 });
  else if (kind === 'round') {
    art += rect(x - 2, rim - h * 0.3, 4, h * 0.32, stage.tone('#6b5138'));
    art +=
      disc(x, rim - h * 0.42, h * 0.22, green) +
      disc(x - h * 0.06, rim - h * 0.47, h * 0.13, stage.tone('#6a9a68'));
  } else {
    const tips = [
      [-0.3, -0.42],
      [-0.16, -0.6],
      [0.02, -0.66],
      [0.2, -0.56],
      [0.32, -0.36],
    ] as const;
    const d = tips
      .map(
        ([dx, dy]) =>
          `M${round(x)} ${round(rim)}Q${round(x + h * dx * 0.2)} ${round(rim + h * dy * 0.8)} ${round(x + h * dx)} ${round(rim + h * dy)}`,
      )
      .join('');
    art += line(d, green, h * 0.05) + line(d, stage.tone('#7aa678'), h * 0.014, 0.8);
  }
  art += path(
    `M${round(x - potW / 2)} ${round(rim)}h${round(potW)}l${round(-potW * 0.14)} ${round(potH)}h${round(-potW * 0.72)}z`,
    stage.tone(pot),
  );
  return art + rounded(x - potW * 0.56, rim - 3, potW * 1.12, 7, 2, stage.tone(darker(pot, 0.15)));
}
