import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useDecided } from './use-act.ts';

it('is old from a decision until its item has been refetched, also where that fails', async () => {
  const answers: ((seen: string | null) => void)[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['ops', 'item'], 'seen 1');
  const queryFn = () =>
    new Promise<string>((resolve, reject) => {
      answers.push((seen) => (seen === null ? reject(new Error('offline')) : resolve(seen)));
    });
  const { result } = renderHook(
    () => {
      const { data } = useQuery({ queryKey: ['ops', 'item'], queryFn, staleTime: Number.POSITIVE_INFINITY });
      return useDecided(data);
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  expect(result.current.isOld).toBe(false);
  for (const [index, answer] of [null, 'seen 2'].entries()) {
    act(() => {
      void client.invalidateQueries({ queryKey: ['ops'] });
      result.current.markDecided();
    });
    await waitFor(() => expect(result.current.isOld).toBe(true));
    await act(async () => answers[index]?.(answer));
    await waitFor(() => expect(result.current.isOld).toBe(false));
  }
  // A later refetch, which nobody's decision began, leaves it as it is.
  act(() => void client.invalidateQueries({ queryKey: ['ops'] }));
  await waitFor(() => expect(client.isFetching()).toBe(1));
  expect(result.current.isOld).toBe(false);
});
