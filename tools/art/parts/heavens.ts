/** Sky, clouds, hills and the distant town. */
import { disc, group, path, random, rect, round, rounded } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

/** Three soft bars; (x, y) is the start of the middle one. */
export const cloud = (x: number, y: number, w: number, colour: string, opacity: number) =>
  group(
    rounded(x, y, w, 9, 4.5, colour) +
      rounded(x + w * 0.22, y - 12, w * 0.5, 9, 4.5, colour) +
      rounded(x - w * 0.2, y + 14, w * 0.6, 6, 3, colour),
    `opacity="${opacity}"`,
  );

/**
 * The whole sky with sun or moon at (sunX, sunY) and three clouds.
 * @param reach radius of the glow in units
 */
export function sky(stage: Stage, sunX: number, sunY: number, reach = 240) {
  const { hour, width, height, chance } = stage;
  let art = rect(0, 0, width, height, stage.linear(hour.sky));
  if (hour.stars) {
    for (let i = 0; i < 44; i++) {
      art += disc(
        chance() * width,
        chance() * height * 0.45,
        0.8 + chance(),
        '#fff',
        `opacity="${round(0.3 + chance() * 0.5)}"`,
      );
    }
  }
  art += disc(sunX, sunY, reach, stage.radial(hour.halo));
  if (hour.disc) art += disc(sunX, sunY, hour.stars ? 26 : 38, hour.disc);
  for (const band of [0.12, 0.2, 0.3]) {
    const x = chance() * width * 0.8;
    art += cloud(
      x,
      height * (band + chance() * 0.05),
      110 + chance() * 110,
      hour.cloud,
      hour.cloudOpacity * (0.6 + chance() * 0.4),
    );
  }
  return art;
}

/** A row of plain far buildings standing on `base`. */
export function skyline(
  base: number,
  seed: number,
  colour: string,
  opacity: number,
  low: number,
  high: number,
  from = 0,
  to = 800,
) {
  const chance = random(seed);
  let art = '';
  for (let x = from; x < to; ) {
    const w = Math.min(14 + chance() * 34, to - x);
    const h = low + chance() * chance() * (high - low);
    art += rect(x, base - h, w, h + 2, colour);
    if (chance() > 0.78) art += rect(x + w / 2 - 1, base - h - 14, 2, 14, colour);
    x += w + chance() * 8;
  }
  return group(art, `opacity="${opacity}"`);
}

/** The tower of Riyadh with an opening under its bridge. */
export const bridgeTower = (x: number, base: number, h: number, colour: string) =>
  path(
    `M${x - h * 0.1} ${base}C${x - h * 0.12} ${base - h * 0.5} ${x - h * 0.1} ${base - h * 0.8} ${x - h * 0.085} ${base - h}H${x - h * 0.05}C${x - h * 0.06} ${base - h * 0.72} ${x + h * 0.06} ${base - h * 0.72} ${x + h * 0.05} ${base - h}H${x + h * 0.085}C${x + h * 0.1} ${base - h * 0.8} ${x + h * 0.12} ${base - h * 0.5} ${x + h * 0.1} ${base}Z`,
    colour,
  ) + rect(x - h * 0.066, base - h, h * 0.132, h * 0.022, colour);

/** The pointed tower of Riyadh with its ball. */
export const needleTower = (x: number, base: number, h: number, colour: string) =>
  path(
    `M${x - h * 0.13} ${base}Q${x - h * 0.09} ${base - h * 0.55} ${x} ${base - h}Q${x + h * 0.09} ${base - h * 0.55} ${x + h * 0.13} ${base}Z`,
    colour,
  ) + disc(x, base - h * 0.72, h * 0.034, colour);

/** Dunes: one long soft wave whose crest is near `y`. */
export const dune = (y: number, swing: number, colour: string, width = 800, foot = 600) =>
  path(
    `M0 ${y}C${width * 0.15} ${y - swing} ${width * 0.28} ${y - swing * 0.7} ${width * 0.42} ${y - swing * 0.4}S${width * 0.82} ${y - swing} ${width} ${y - swing * 0.6}V${foot}H0Z`,
    colour,
  );
