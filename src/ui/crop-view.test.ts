import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveringSize, shownSquare } from './crop-view.ts';
import { WHOLE, withinBox, zoomedAt } from './zoom-view.ts';

const wide = { width: 2000, height: 1000 };

it('covers a square box by the shorter side', () => {
  expect(coveringSize(wide, 300)).toEqual({ width: 600, height: 300 });
  expect(coveringSize({ width: 300, height: 900 }, 300)).toEqual({ width: 300, height: 900 });
});

describe('shownSquare', () => {
  it('is the middle of the picture at first', () => {
    expect(shownSquare(wide, 300, WHOLE)).toEqual({ x: 500, y: 0, length: 1000 });
  });

  it('follows the finger, against its direction', () => {
    expect(shownSquare(wide, 300, { scale: 1, x: 150, y: 0 })).toEqual({ x: 0, y: 0, length: 1000 });
    expect(shownSquare(wide, 300, { scale: 2, x: 0, y: 0 })).toEqual({ x: 750, y: 250, length: 500 });
  });

  it('never leaves the picture, however it is moved and zoomed', () => {
    const side = fc.integer({ min: 20, max: 6_000 });
    const far = fc.integer({ min: -9_000, max: 9_000 });
    const zoom = fc.double({ min: 0.1, max: 9, noNaN: true });
    fc.assert(
      fc.property(side, side, zoom, far, far, (width, height, scale, x, y) => {
        const picture = { width, height };
        const box = { width: 320, height: 320 };
        const size = coveringSize(picture, 320);
        const view = zoomedAt(withinBox({ scale, x, y }, box, size), scale, { x: 40, y: -90 }, box, size);
        const shown = shownSquare(picture, 320, view);
        expect(shown.x).toBeGreaterThan(-0.01);
        expect(shown.y).toBeGreaterThan(-0.01);
        expect(shown.x + shown.length).toBeLessThan(width + 0.01);
        expect(shown.y + shown.length).toBeLessThan(height + 0.01);
      }),
    );
  });
});
