import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIntention } from '../../api/with-intention.ts';
import { refreshMoney } from './queries.ts';

/** core §7: users/addBalance. The answer says where the browser goes. */
export function useTopUp() {
  const client = useQueryClient();
  return useMutation<Answer<'payments.addBalance'>, ApiError, Body<'payments.addBalance'>>({
    mutationFn: (body) => {
      // The intention's name is kept in the tab: a CVV never stands in it.
      const { cvv: _, ...named } = body;
      return withIntention(`top up ${JSON.stringify(named)}`, (idempotencyKey) =>
        apiOf(client)('payments.addBalance', { body }, { idempotencyKey }),
      );
    },
    onSettled: () => refreshMoney(client),
  });
}

/** core §7: payments/addPayment. What is sent is nowhere kept. */
export function useAddCard() {
  const client = useQueryClient();
  return useMutation<Answer<'payments.addMethod'>, ApiError, Body<'payments.addMethod'>>({
    mutationFn: (body) => apiOf(client)('payments.addMethod', { body }),
    onSettled: () => refreshMoney(client),
    // Nor in memory, once it is answered.
    gcTime: 0,
  });
}

/** core §7: payments/delete/{id}. */
export function useRemoveCard() {
  const client = useQueryClient();
  return useMutation<Answer<'payments.removeMethod'>, ApiError, number>({
    mutationFn: (id) =>
      withIntention(`remove card ${id}`, () => apiOf(client)('payments.removeMethod', { params: { id } })),
    onSettled: () => refreshMoney(client),
  });
}
