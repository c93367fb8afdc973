import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SCALE, pinched, type View, WHOLE, withinBox, zoomedAt } from './zoom-view.ts';

const size = { width: 400, height: 300 };
const view = fc.record({
  scale: fc.double({ min: 1, max: MAX_SCALE, noNaN: true }),
  x: fc.double({ min: -600, max: 600, noNaN: true }),
  y: fc.double({ min: -600, max: 600, noNaN: true }),
});
const point = fc.record({
  x: fc.double({ min: -200, max: 200, noNaN: true }),
  y: fc.double({ min: -150, max: 150, noNaN: true }),
});

function covers({ scale, x, y }: View): boolean {
  const spare = 1e-6;
  return (
    scale >= 1 &&
    scale <= MAX_SCALE &&
    Math.abs(x) <= ((scale - 1) * size.width) / 2 + spare &&
    Math.abs(y) <= ((scale - 1) * size.height) / 2 + spare
  );
}

describe('a zoomed picture', () => {
  it('always covers its box', () => {
    fc.assert(
      fc.property(view, point, fc.double({ min: 0.1, max: 20, noNaN: true }), (start, at, scale) => {
        expect(covers(withinBox(start, size))).toBe(true);
        expect(covers(zoomedAt(withinBox(start, size), scale, at, size))).toBe(true);
      }),
    );
  });

  it('keeps what is under the finger where it is', () => {
    const at = { x: 100, y: -60 };
    const { scale, x, y } = zoomedAt(WHOLE, 2, at, size);
    expect(scale).toBe(2);
    // The point at `at` in the whole picture is at `at` again at twice the scale.
    expect({ x: at.x * 2 + x, y: at.y * 2 + y }).toEqual(at);
  });

  it('comes to rest in the middle when it is whole again', () => {
    const zoomed = zoomedAt(WHOLE, 3, { x: 150, y: 100 }, size);
    const { scale, x, y } = zoomedAt(zoomed, 1, { x: -20, y: 40 }, size);
    expect([scale, Math.abs(x), Math.abs(y)]).toEqual([1, 0, 0]);
  });

  it('doubles when two fingers go twice as far apart, and follows their middle', () => {
    const spreadOut = pinched(
      WHOLE,
      [
        { x: -20, y: 0 },
        { x: 20, y: 0 },
      ],
      [
        { x: -30, y: 10 },
        { x: 50, y: 10 },
      ],
      size,
    );
    expect(spreadOut).toEqual({ scale: 2, x: 10, y: 10 });
  });
});
