import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIdempotencyKey } from '../../api/with-idempotency-key.ts';
import { refreshOrders } from './queries.ts';

/** Five photos over a weak network. */
const SEND_TIMEOUT_MS = 120_000;

interface NewOrder {
  body: Body<'maintenance.create'>;
  /** The first is the order's image. */
  photos: Blob[];
}

/**
 * services §7: orders/create. A mosque's order is confirmed at once; any other continues to the
 * payment of its call-out.
 */
export function useCreateOrder() {
  const client = useQueryClient();
  return useMutation<Answer<'maintenance.create'>, ApiError, NewOrder>({
    mutationFn: ({ body, photos: [image = new Blob(), ...photos] }) => {
      const sizes = [image, ...photos].map(({ size }) => size);
      return withIdempotencyKey(`order ${JSON.stringify(body)} ${sizes}`, (idempotencyKey) =>
        apiOf(client)(
          'maintenance.create',
          { body },
          { idempotencyKey, files: { image, photos }, timeoutMs: SEND_TIMEOUT_MS },
        ),
      );
    },
    onSettled: () => refreshOrders(client),
  });
}
