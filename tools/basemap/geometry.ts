/** Longitude, latitude: degrees. */
export type Position = [number, number];
/** West, south, east, north: degrees. */
export type Bounds = [number, number, number, number];

/**
 * Douglas and Peucker: drops the positions of a line that stand less than `tolerance` degrees from
 * the line without them. Its ends stay, so lines that met still meet.
 */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let most = 0;
  for (let place = 1; place < line.length - 1; place++) {
    const distance = distanceToSegment(line[place] as Position, first, last);
    if (distance > most) [farthest, most] = [place, distance];
  }
  if (most <= tolerance) return [first, last];
  const before = simplify(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(line.slice(farthest), tolerance)];
}

function distanceToSegment([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const nearest = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - ax - nearest * (bx - ax), y - ay - nearest * (by - ay));
}

interface Side {
  isInside: (position: Position) => boolean;
  /** Where a segment that crosses this side of the bounds does so. */
  crossing: (from: Position, to: Position) => Position;
}

function sidesOf([west, south, east, north]: Bounds): Side[] {
  const atLongitude = (longitude: number) => (from: Position, to: Position) =>
    [longitude, from[1] + ((to[1] - from[1]) * (longitude - from[0])) / (to[0] - from[0])] satisfies Position;
  const atLatitude = (latitude: number) => (from: Position, to: Position) =>
    [from[0] + ((to[0] - from[0]) * (latitude - from[1])) / (to[1] - from[1]), latitude] satisfies Position;
  return [
    { isInside: ([longitude]) => longitude >= west, crossing: atLongitude(west) },
    { isInside: ([longitude]) => longitude <= east, crossing: atLongitude(east) },
    { isInside: ([, latitude]) => latitude >= south, crossing: atLatitude(south) },
    { isInside: ([, latitude]) => latitude <= north, crossing: atLatitude(north) },
  ];
}

/**
 * Sutherland and Hodgman: the part of a ring within bounds, closed along their sides; empty where
 * there is none.
 */
export function clipRing(ring: readonly Position[], bounds: Bounds): Position[] {
  let rest = ring.slice(0, -1);
  for (const { isInside, crossing } of sidesOf(bounds)) {
    rest = rest.flatMap((position, place) => {
      const before = rest.at(place - 1) as Position;
      const crosses = isInside(before) !== isInside(position);
      return [...(crosses ? [crossing(before, position)] : []), ...(isInside(position) ? [position] : [])];
    });
  }
  return rest.length < 3 ? [] : [...rest, rest[0] as Position];
}

/**
 * The parts of a line whose positions lie within bounds, each with a position beyond at either end.
 */
export function clipLine(line: readonly Position[], [west, south, east, north]: Bounds): Position[][] {
  const isInside = ([longitude, latitude]: Position) =>
    longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  const parts: Position[][] = [];
  let part: Position[] = [];
  line.forEach((position, place) => {
    const touches = [line[place - 1], position, line[place + 1]].some((near) => near && isInside(near));
    if (touches) part.push(position);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  });
  return [...parts, part].filter((each) => each.length > 1);
}
