import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/contract.ts';
import type { Bounds } from '../../../contract/properties.ts';
import { boundsOfPins, likeness, type PinsSearch } from './map-view.ts';
import { isSameBut, seenAnswers } from './seen-answers.ts';

/**
 * Of the maps of the same filters that are on this device the one most like this view; null where none shows
 * anything of it. For a view that can't be asked for: what was seen there is better than nothing.
 */
export function seenMap(
  client: QueryClient,
  filters: PinsSearch['filters'],
  view: Bounds | null,
): Answer<'properties.pins'> | null {
  const same = seenAnswers(client, 'properties.pins').filter(({ query }) =>
    isSameBut(query, filters, ['bounds', 'columns']),
  );
  if (!view) return same[0]?.data ?? null;
  const ranked = same
    .map(({ query, data }) => {
      const box = query.bounds ?? boundsOfPins(data);
      return { data, like: box ? likeness(box, view) : 0 };
    })
    .sort((a, b) => b.like - a.like);
  const [best] = ranked;
  return best && best.like > 0 ? best.data : null;
}
