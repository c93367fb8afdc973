import { type RefObject, useCallback, useState } from 'react';
import { type MapChoice, mapMemory } from './map-memory.ts';
import { seenPins } from './seen-pins.ts';

/** What the reader has chosen on the map of a search, and which homes he has seen. `box` holds the map. */
export function usePinChoice(searchKey: string, box: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<{ key: string; choice: MapChoice | null; isByKey: boolean }>(() => ({
    key: searchKey,
    choice: mapMemory.choiceOf(searchKey),
    isByKey: false,
  }));
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => seenPins.current());
  const choice = chosen.key === searchKey ? chosen.choice : null;

  const choose = useCallback(
    (next: MapChoice | null, isByKey = false) => {
      mapMemory.keepChoice(searchKey, next);
      setChosen({ key: searchKey, choice: next, isByKey });
      if (!next || !('id' in next)) return;
      seenPins.add(next.id);
      setSeen(seenPins.current());
    },
    [searchKey],
  );
  const close = () => {
    choose(null);
    // The card goes with the focus that stands in it: back to its pin.
    if (choice && 'id' in choice) {
      box.current?.querySelector<HTMLElement>(`[data-pin="${choice.id}"]`)?.focus({ preventScroll: true });
    }
  };
  return { choice, isByKey: chosen.isByKey, choose, close, seen };
}
