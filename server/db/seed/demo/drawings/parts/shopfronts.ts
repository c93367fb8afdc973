/** Awnings and shop windows. */
import { disc, each, oval, path, poly, range, rect, round, rounded } from '../kit/shapes.ts';
import type { Stage } from '../kit/stage.ts';

/** A striped awning over a shopfront; `drop` is its fall. */
export function awning(stage: Stage, x: number, y: number, w: number, drop: number, colour: string) {
  const folds = Math.max(5, Math.round(w / 25) | 1);
  const [top, foot] = [w / folds, (w + 24) / folds];
  const cloth = stage.tone(colour);
  const pale = stage.tone('#fff6e4');
  return (
    each(
      range(folds),
      (k) =>
        poly(
          [
            [x + k * top, y],
            [x + (k + 1) * top, y],
            [x - 12 + (k + 1) * foot, y + drop],
            [x - 12 + k * foot, y + drop],
          ],
          k % 2 ? pale : cloth,
        ) +
        path(
          `M${round(x - 12 + k * foot)} ${y + drop}a${round(foot / 2)} ${round(foot * 0.4)} 0 0 0 ${round(foot)} 0z`,
          k % 2 ? pale : cloth,
        ),
    ) +
    rect(
      x - 12,
      y + drop + 8,
      w + 24,
      18,
      stage.linear([
        [0, '#2b1a10', 0.34],
        [1, '#2b1a10', 0],
      ]),
    )
  );
}

/** A lit or sunlit shop window with goods on shelves. */
export function shopFront(stage: Stage, x: number, y: number, w: number, h: number, goods: number) {
  const shade = stage.dark ? '#7a4727' : stage.tone('#5d4a3c');
  let art =
    rect(x - 5, y - 5, w + 10, h + 5, stage.tone('#4c372a')) +
    rect(x, y, w, h, stage.dark ? stage.glow : stage.fade('#f3e4c4', '#cdb48c'));
  const foot = y + h;
  if (goods % 3 === 0) {
    art += each(
      range(3),
      (i) =>
        rect(x + w * 0.08, y + h * (0.3 + i * 0.22), w * 0.44, 4, shade, 'opacity=".7"') +
        each(range(4), (k) =>
          disc(
            x + w * (0.13 + k * 0.11),
            y + h * (0.26 + i * 0.22),
            w * 0.035,
            stage.tone(k % 2 ? '#c4552f' : '#7d9b54'),
          ),
        ),
    );
  } else if (goods % 3 === 1) {
    art += each(
      [0.16, 0.34],
      (at) =>
        path(
          `M${round(x + w * at)} ${round(foot - 6)}v-${round(h * 0.3)}q-${round(w * 0.07)}-${round(h * 0.16)} 0-${round(h * 0.24)}q${round(w * 0.07)} ${round(h * 0.08)} 0 ${round(h * 0.24)}z`,
          stage.tone('#2f5f4d'),
        ) + disc(x + w * at, foot - h * 0.58, w * 0.028, shade),
    );
  } else {
    art +=
      rounded(x + w * 0.08, foot - h * 0.34, w * 0.42, h * 0.3, 4, shade, 'opacity=".75"') +
      each(range(3), (k) =>
        rounded(
          x + w * (0.12 + k * 0.13),
          foot - h * 0.46,
          w * 0.08,
          h * 0.13,
          3,
          stage.tone(k === 1 ? '#d8a23e' : '#b3532f'),
        ),
      );
  }
  art +=
    rect(x + w * 0.6, y + h * 0.06, w * 0.34, h * 0.94, stage.tone('#3b2b20')) +
    rect(x + w * 0.63, y + h * 0.1, w * 0.28, h * 0.86, stage.dark ? stage.glow : stage.glass);
  return art + oval(x + w * 0.67, y + h * 0.56, 1.8, 9, '#e0b060');
}
