/** Palms, trees, bushes and pot plants. Colours are daylight colours; the stage bends them. */
import { mix } from '../kit/colour.ts';
import { disc, line, path, random, round } from '../kit/shapes.ts';
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
