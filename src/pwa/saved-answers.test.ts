import { QueryCache, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepSavedTime, noteSavedAnswer } from './saved-answers.ts';
import { SAVED_AT_HEADER } from './worker-messages.ts';

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
  expect(client.getQueryState(['saved'])?.dataUpdatedAt).toBe(1_700_000_000_000);
  expect(client.getQueryState(['fresh'])?.dataUpdatedAt).toBeGreaterThan(1_750_000_000_000);
  client.clear();
});
