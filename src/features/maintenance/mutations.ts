import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIdempotencyKey } from '../../api/with-idempotency-key.ts';
import { blobOf } from '../../lib/data-url.ts';
import { refreshOrders } from './queries.ts';

interface NewOrder {
  body: Body<'maintenance.create'>;
  /** A data: address. */
  image: string;
}

/**
 * services §7: orders/create. A mosque's order is confirmed at once; any other continues to the
 * payment of its call-out.
 */
export function useCreateOrder() {
  const client = useQueryClient();
  return useMutation<Answer<'maintenance.create'>, ApiError, NewOrder>({
    mutationFn: ({ body, image }) =>
      withIdempotencyKey(`order ${JSON.stringify(body)} ${image.length}`, (idempotencyKey) =>
        apiOf(client)('maintenance.create', { body }, { idempotencyKey, files: { image: blobOf(image) } }),
      ),
    onSettled: () => refreshOrders(client),
  });
}
