/** SVG shapes as strings. Every length is in canvas units (a scene is 800 by 600). */

export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel at the largest output and keeps the text short. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** A repeatable source of numbers in [0, 1): the same seed draws the same picture on every run. */
export function random(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const more = (extra: string) => (extra ? ` ${extra}` : '');

/** Whole numbers from 0 up to, not including, `count`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Draws once for every item and joins the results. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string) =>
  items.map(draw).join('');

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${more(extra)}/>`;

export const rounded = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = '') =>
  rect(x, y, w, h, fill, `rx="${r}"${more(extra)}`);

export const poly = (points: readonly Point[], fill: string, extra = '') =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"${more(extra)}/>`;

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${more(extra)}/>`;

export const disc = (cx: number, cy: number, r: number, fill: string, extra = '') =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${more(extra)}/>`;

/** A stroked path. `cap` is butt for rulings that must end on an edge. */
export const line = (
  d: string,
  stroke: string,
  width: number,
  opacity = 1,
  cap: 'round' | 'butt' = 'round',
) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" opacity="${opacity}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

export const group = (body: string, extra: string) => `<g ${extra}>${body}</g>`;

/** An upright triangle, the sign of Najdi plaster work; (x, y) is its tip. */
export const triangle = (x: number, y: number, size: number, fill: string, extra = '') =>
  poly(
    [
      [x, y],
      [x - size / 2, y + size * 0.9],
      [x + size / 2, y + size * 0.9],
    ],
    fill,
    extra,
  );

/** Upright slats every `step` units across a box. */
export function slats(
  x: number,
  y: number,
  w: number,
  h: number,
  step: number,
  colour: string,
  opacity = 0.35,
  width = 2,
) {
  let d = '';
  for (let at = x + step / 2; at < x + w; at += step) d += `M${round(at)} ${round(y)}v${round(h)}`;
  return line(d, colour, width, opacity, 'butt');
}
