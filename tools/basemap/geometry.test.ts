import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bounds, clipLine, clipRing, type Position, simplify } from './geometry.ts';

const position = fc.tuple(
  fc.double({ min: -10, max: 10, noNaN: true }),
  fc.double({ min: -10, max: 10, noNaN: true }),
) as fc.Arbitrary<Position>;
const bounds: Bounds = [-5, -5, 5, 5];

describe('simplify', () => {
  it('keeps the ends and no position that was not there', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 2, maxLength: 60 }), (line) => {
        const simple = simplify(line, 0.5);
        expect(simple[0]).toBe(line[0]);
        expect(simple.at(-1)).toBe(line.at(-1));
        expect(simple.every((each) => line.includes(each))).toBe(true);
      }),
    );
  });

  it('drops points on the way, keeps those that stand out', () => {
    const line: Position[] = [
      [0, 0],
      [1, 0.01],
      [2, 0],
      [2, 3],
      [4, 0],
    ];
    expect(simplify(line, 0.1)).toEqual([
      [0, 0],
      [2, 0],
      [2, 3],
      [4, 0],
    ]);
  });
});

describe('clipping', () => {
  it('cuts a ring that is larger all round to the bounds', () => {
    const ring: Position[] = [
      [-9, -9],
      [9, -9],
      [9, 9],
      [-9, 9],
      [-9, -9],
    ];
    const clipped = clipRing(ring, bounds);
    expect(clipped[0]).toEqual(clipped.at(-1));
    expect(new Set(clipped.map(String))).toEqual(new Set(['-5,-5', '5,-5', '5,5', '-5,5']));
  });

  it('leaves nothing outside, and nothing of a ring that is elsewhere', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 3, maxLength: 20 }), (open) => {
        for (const [x, y] of clipRing([...open, open[0] as Position], bounds)) {
          expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(5 + 1e-9);
        }
      }),
    );
    expect(
      clipRing(
        [
          [6, 6],
          [7, 6],
          [7, 7],
          [6, 6],
        ],
        bounds,
      ),
    ).toEqual([]);
  });

  it('parts a line where it leaves, with one position beyond', () => {
    const line: Position[] = [
      [0, 0],
      [6, 0],
      [8, 0],
      [9, 0],
      [6, 1],
      [0, 1],
    ];
    expect(clipLine(line, bounds)).toEqual([
      [
        [0, 0],
        [6, 0],
      ],
      [
        [6, 1],
        [0, 1],
      ],
    ]);
  });
});
