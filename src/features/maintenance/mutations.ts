import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIntention } from '../../api/with-intention.ts';
import { blobOf } from '../../lib/data-url.ts';
import { refreshOrders } from './queries.ts';

interface NewOrder {
  body: Body<'maintenance.create'>;
  /** A data: address. */
  image: string;
}

/** services §7: orders/create. A mosque's order stands at once; another leads to the payment of its call-out. */
export function useCreateOrder() {
  const client = useQueryClient();
  return useMutation<Answer<'maintenance.create'>, ApiError, NewOrder>({
    mutationFn: ({ body, image }) =>
      withIntention(`order ${JSON.stringify(body)} ${image.length}`, (idempotencyKey) =>
        apiOf(client)('maintenance.create', { body }, { idempotencyKey, files: { image: blobOf(image) } }),
      ),
    onSettled: () => refreshOrders(client),
  });
}

/** services §7: orders/pay. The answer says where the browser goes to pay. */
export function usePayOrder() {
  const client = useQueryClient();
  return useMutation<Answer<'maintenance.pay'>, ApiError, Body<'maintenance.pay'>>({
    mutationFn: (body) => {
      // Kept in the tab until it is answered: never with the card's code.
      const { cvv: _, ...named } = body;
      return withIntention(`pay order ${JSON.stringify(named)}`, (idempotencyKey) =>
        apiOf(client)('maintenance.pay', { body }, { idempotencyKey }),
      );
    },
    onSettled: () => refreshOrders(client),
  });
}

/** services §7: orders/cancel. */
export function useCancelOrder(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<'maintenance.cancel'>, ApiError, Body<'maintenance.cancel'>>({
    mutationFn: (body) =>
      withIntention(`cancel order ${id}`, () =>
        apiOf(client)('maintenance.cancel', { params: { id }, body }),
      ),
    onSettled: () => refreshOrders(client),
  });
}

/** What a person thought of the work. */
export function useRateOrder(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<'maintenance.rate'>, ApiError, Body<'maintenance.rate'>>({
    mutationFn: (body) =>
      withIntention(`rate order ${id}`, () => apiOf(client)('maintenance.rate', { params: { id }, body })),
    onSettled: () => refreshOrders(client),
  });
}

/** services §7: coupons/available. */
export function useTryCoupon() {
  const client = useQueryClient();
  return useMutation<Answer<'coupons.available'>, ApiError, string>({
    mutationFn: (coupon) => apiOf(client)('coupons.available', { body: { coupon } }),
  });
}
