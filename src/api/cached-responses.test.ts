import { QueryCache, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepSavedTime, noteSavedAnswer, SAVED_AT_HEADER, wasServedSaved } from './cached-responses.ts';

it('an answer from the worker is as old as it was when saved; one from the network is new', async () => {
  const client = new QueryClient({ queryCache: new QueryCache({ onSuccess: keepSavedTime }) });
  const ask = (key: string, headers: Record<string, string>) =>
    client.fetchQuery({
      queryKey: [key],
      queryFn: async () => {
        const data = { key };
        noteSavedAnswer(data, new Response(null, { headers }));
        return data;
      },
    });
  await ask('saved', { [SAVED_AT_HEADER]: '1700000000000' });
  await ask('fresh', {});
  const ageOf = (key: string) => client.getQueryState([key])?.dataUpdatedAt ?? 0;
  expect(ageOf('saved')).toBe(1_700_000_000_000);
  expect(ageOf('fresh')).toBeGreaterThan(1_750_000_000_000);
  expect([wasServedSaved(ageOf('saved')), wasServedSaved(ageOf('fresh'))]).toEqual([true, false]);

  // Saved while the device's clock ran ahead: must not count as fresh until then.
  await ask('ahead', { [SAVED_AT_HEADER]: String(Date.now() + 1_000_000) });
  expect(ageOf('ahead')).toBeLessThanOrEqual(Date.now());
  client.clear();
});
