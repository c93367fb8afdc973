import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';

/** A lost WebGL context is restored within this, or not at all. */
const RETURN_MS = 2_000;
/** A map worker that takes longer than this to answer has ended. */
const ANSWER_MS = 8_000;

const PING = 'ping';
const NOTHING = { type: 'FeatureCollection' as const, features: [] };

/**
 * Calls `onLost` when a map can't continue: its WebGL context is lost for good, or its workers,
 * which the system may end without notice, no longer answer. Pings them whenever the map is idle.
 */
export function watchMap(map: MapLibre, onLost: () => void): void {
  let returning: ReturnType<typeof setTimeout> | undefined;
  let answering: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(returning);
    clearTimeout(answering);
    answering = undefined;
  };
  const ask = async () => {
    if (answering !== undefined) return;
    answering = setTimeout(() => {
      answering = undefined;
      // A hidden page may be suspended, and its workers with it.
      if (document.visibilityState === 'visible') onLost();
    }, ANSWER_MS);
    try {
      // A style change removes the source.
      if (!map.getSource(PING)) map.addSource(PING, { type: 'geojson', data: NOTHING });
      await map.getSource<GeoJSONSource>(PING)?.setData(NOTHING);
    } catch {
      // The style is loading, or the map is removed: the next idle event pings again.
    }
    clearTimeout(answering);
    answering = undefined;
  };
  map.on('webglcontextlost', () => {
    clearTimeout(returning);
    returning = setTimeout(onLost, RETURN_MS);
  });
  map.on('webglcontextrestored', () => clearTimeout(returning));
  map.on('moveend', () => void ask());
  map.on('remove', rest);
}
