import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIntention } from '../../api/with-intention.ts';
import { refreshRequests } from './queries.ts';

/** services §7: propertyRequests/create. */
export function useAskForHome() {
  const client = useQueryClient();
  return useMutation<Answer<'requests.createProperty'>, ApiError, Body<'requests.createProperty'>>({
    mutationFn: (body) =>
      withIntention(`wish ${JSON.stringify(body)}`, (idempotencyKey) =>
        apiOf(client)('requests.createProperty', { body }, { idempotencyKey }),
      ),
    onSuccess: () => refreshRequests(client),
  });
}

/** services §7: financeRequests/create. */
export function useAskForFinancing() {
  const client = useQueryClient();
  return useMutation<Answer<'requests.createFinance'>, ApiError, Body<'requests.createFinance'>>({
    mutationFn: (body) =>
      withIntention(`finance ${JSON.stringify(body)}`, (idempotencyKey) =>
        apiOf(client)('requests.createFinance', { body }, { idempotencyKey }),
      ),
    onSuccess: () => refreshRequests(client),
  });
}

/** Stop looking for a home. */
export function useCloseWish(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<'requests.closeProperty'>, ApiError, void>({
    mutationFn: () => apiOf(client)('requests.closeProperty', { params: { id } }),
    onSettled: () => refreshRequests(client),
  });
}
