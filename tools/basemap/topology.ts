import type { Position } from './geometry.ts';

/** An arc by its number; ~number is the same one backwards (TopoJSON 1.0, §2.1.4). */
type ArcIndex = number;
interface Geometry {
  type: string;
  arcs: unknown;
}

/** What is read of TopoJSON (https://github.com/topojson/topojson-specification). */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  /** Each position is the difference to the one before it. */
  arcs: [number, number][][];
  objects: Record<string, { geometries: Geometry[] }>;
}

export function decodeArcs({ arcs, transform: { scale, translate } }: Topology): Position[][] {
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): Position => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** The polygons of a geometry, each as its rings, each ring as its arcs. */
export function polygonsOf({ type, arcs }: Geometry): ArcIndex[][][] {
  if (type === 'Polygon') return [arcs as ArcIndex[][]];
  return type === 'MultiPolygon' ? (arcs as ArcIndex[][][]) : [];
}

/** One line along arcs that follow each other. */
export function join(indexes: ArcIndex[], arcs: readonly (readonly Position[])[]): Position[] {
  return indexes.flatMap((index, place) => {
    const arc = arcs[index < 0 ? ~index : index] ?? [];
    const positions = index < 0 ? arc.toReversed() : arc;
    return place === 0 ? positions : positions.slice(1);
  });
}

/** The arcs that two geometries share: where one country ends and the next begins. */
export function sharedArcs(geometries: readonly Geometry[]): number[] {
  const owners = new Map<number, Set<number>>();
  geometries.forEach((geometry, owner) => {
    for (const index of polygonsOf(geometry).flat(2)) {
      const arc = index < 0 ? ~index : index;
      owners.set(arc, (owners.get(arc) ?? new Set()).add(owner));
    }
  });
  return [...owners].flatMap(([arc, { size }]) => (size > 1 ? [arc] : []));
}
