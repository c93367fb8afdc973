import { type QueryClient, useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIdempotencyKey } from '../../api/with-idempotency-key.ts';

/** Runs a verb once, however often it is sent. */
export const sendAct = (client: QueryClient, body: Body<'ops.act'>): Promise<Answer<'ops.act'>> =>
  withIdempotencyKey(`ops ${JSON.stringify(body)}`, (idempotencyKey) =>
    apiOf(client)('ops.act', { body }, { idempotencyKey }),
  );

/** Runs a verb once, however often it is pressed, then refetches the whole console. */
export function useAct() {
  const client = useQueryClient();
  return useMutation<Answer<'ops.act'>, ApiError, Body<'ops.act'>>({
    mutationFn: (body) => sendAct(client, body),
    // An operator who was too late gets the current state, too. Not awaited: the form would be
    // unmounted by then, and miss the success.
    onSettled: () => void client.invalidateQueries({ queryKey: ['ops'] }),
    // Their role may have changed, and with it the verbs that are offered.
    onError: ({ status }) => status === 403 && void client.invalidateQueries({ queryKey: ['opsVerbs'] }),
  });
}

/**
 * Whether an item is as it was before its operator's own decision, and is being refetched: what it
 * offers is old, and a second decision would be refused as too late.
 *
 * @param seen the version that is shown
 */
export function useDecided(seen: string | undefined): { isOld: boolean; markDecided: () => void } {
  const [decided, setDecided] = useState<string>();
  const isFetching = useIsFetching({ queryKey: ['ops'] }) > 0;
  return {
    isOld: decided !== undefined && decided === seen && isFetching,
    markDecided: () => setDecided(seen),
  };
}
