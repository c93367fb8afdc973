/** Sky, clouds, hills and the distant town. */
import { disc, group, line, path, random, rect, round, rounded } from '../kit/shapes.ts';
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

/** The town behind an exterior, in the hour's colours. */
export function town(stage: Stage, base: number, high = 90, from = 0, to = 800) {
  const seed = Math.floor(stage.chance() * 1000);
  const art =
    skyline(base, seed, stage.hour.far, 0.7, 10, high, from, to) +
    skyline(base, seed + 5, stage.hour.middle, 0.45, 8, high * 0.5, from, to);
  return stage.dark ? art + lights(stage, from, base - high * 0.5, to - from, high * 0.48, 40) : art;
}

/** Small lit windows strewn over a far town. */
export function lights(stage: Stage, x: number, y: number, w: number, h: number, count: number) {
  let art = '';
  for (let i = 0; i < count; i++) {
    art += rect(
      x + stage.chance() * w,
      y + stage.chance() * h,
      3,
      2.6,
      '#ffe2a4',
      `opacity="${round(0.35 + stage.chance() * 0.55)}"`,
    );
  }
  return art;
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

/** A range of bare hills; `rough` is the height of their crests above `base`. */
export function hills(base: number, rough: number, seed: number, colour: string, foot = 600, width = 800) {
  const chance = random(seed);
  const crest: [number, number][] = [];
  for (let x = -60; x < width + 90; x += 34 + chance() * 44) {
    // Two slow swings and a little noise: a worn ridge, neither teeth nor eggs.
    const swing = 0.5 + 0.26 * Math.sin(x / 92 + seed) + 0.18 * Math.sin(x / 37 + seed * 2);
    crest.push([x, base - rough * (swing + (chance() - 0.5) * 0.2)]);
  }
  let d = `M-60 ${foot}V${base}`;
  for (let i = 0; i < crest.length - 1; i++) {
    const [[x, y], [nx, ny]] = [crest[i] ?? [0, base], crest[i + 1] ?? [0, base]];
    d += `${i ? 'Q' : 'L'}${i ? `${round(x)} ${round(y)} ` : ''}${round((x + nx) / 2)} ${round((y + ny) / 2)}`;
  }
  return path(`${d}V${foot}Z`, colour);
}

/** Sharp mountains from given crest points "x y". */
export const mountains = (crest: readonly string[], colour: string) =>
  path(`M${crest.join('L')}V600H0Z`, colour);

/** Dunes: one long soft wave whose crest lies near `y`. */
export const dune = (y: number, swing: number, colour: string, width = 800, foot = 600) =>
  path(
    `M0 ${y}C${width * 0.15} ${y - swing} ${width * 0.28} ${y - swing * 0.7} ${width * 0.42} ${y - swing * 0.4}S${width * 0.82} ${y - swing} ${width} ${y - swing * 0.6}V${foot}H0Z`,
    colour,
  );

/** A bank of mist between two heights. */
export const mist = (stage: Stage, y: number, h: number, strength = 0.7) =>
  rect(
    0,
    y,
    stage.width,
    h,
    stage.linear([
      [0, '#f2f0e6', 0],
      [0.6, '#f2f0e6', strength],
      [1, '#f2f0e6', 0],
    ]),
  );

/** Birds far off. */
export const birds = (x: number, y: number, colour: string) =>
  line(
    `M${x} ${y}q6-7 11 0q6-7 11 0M${x + 34} ${y + 14}q5-6 9 0q5-6 9 0M${x + 22} ${y - 16}q4-5 8 0q4-5 8 0`,
    colour,
    1.8,
    0.6,
  );
