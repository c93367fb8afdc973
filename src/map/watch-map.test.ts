import type { Map as MapLibre } from 'maplibre-gl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMap } from './watch-map.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => void vi.useRealTimers());

/** A fake map with only what is watched: `answer` is the worker's response to a ping. */
function watched(answer: () => Promise<void>) {
  const listeners = new Map<string, () => void>();
  const setData = vi.fn(answer);
  const map = {
    on: (type: string, listener: () => void) => listeners.set(type, listener),
    getSource: () => ({ setData }),
    addSource: () => undefined,
  };
  const onLost = vi.fn();
  watchMap(map as unknown as MapLibre, onLost);
  return { onLost, setData, fire: (type: string) => listeners.get(type)?.() };
}
const answers = async () => undefined;
const isSilent = () => new Promise<void>(() => undefined);

it('waits for a lost context to return, and reports where it does not', async () => {
  const { fire, onLost } = watched(answers);
  fire('webglcontextlost');
  fire('webglcontextrestored');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLost).not.toHaveBeenCalled();
  fire('webglcontextlost');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onLost).toHaveBeenCalledOnce();
});

it('reports workers that do not answer a map at rest', async () => {
  const { fire, onLost, setData } = watched(isSilent);
  fire('moveend');
  fire('moveend');
  expect(setData).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onLost).toHaveBeenCalledOnce();
});

it('says nothing while they answer, while the page is hidden, or once the map is gone', async () => {
  const busy = watched(answers);
  busy.fire('moveend');
  const gone = watched(isSilent);
  gone.fire('moveend');
  gone.fire('webglcontextlost');
  gone.fire('remove');
  await vi.advanceTimersByTimeAsync(60_000);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const asleep = watched(isSilent);
  asleep.fire('moveend');
  await vi.advanceTimersByTimeAsync(60_000);
  for (const { onLost } of [busy, gone, asleep]) expect(onLost).not.toHaveBeenCalled();
});
