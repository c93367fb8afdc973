import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIntention } from '../../api/with-intention.ts';
import { refreshViewings } from './queries.ts';

/** A free hour: the contract's date and time. */
export interface Slot {
  date: string;
  time: string;
}

/** core §7: reservation/create. A normal viewing stands at once; a luxury one leads to its payment. */
export function useBookViewing(propertyId: number) {
  const client = useQueryClient();
  return useMutation<Answer<'viewings.create'>, ApiError, Slot & { fancyReview: boolean }>({
    mutationFn: (wish) => {
      const body: Body<'viewings.create'> = { propertyId, ...wish };
      return withIntention(`book ${JSON.stringify(body)}`, (idempotencyKey) =>
        apiOf(client)('viewings.create', { body }, { idempotencyKey }),
      );
    },
    // A refusal too: what was free is free no more.
    onSettled: () => refreshViewings(client),
  });
}

/** core §7: reservation/pay. The answer says where the browser goes to pay. */
export function usePayViewing(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<'viewings.pay'>, ApiError, void>({
    mutationFn: () =>
      withIntention(`pay viewing ${id}`, (idempotencyKey) =>
        apiOf(client)('viewings.pay', { body: { reservationId: id } }, { idempotencyKey }),
      ),
    onSettled: () => refreshViewings(client),
  });
}

/** core §7: reservation/cancel. */
export function useCancelViewing(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<'viewings.cancel'>, ApiError, void>({
    mutationFn: () =>
      withIntention(`cancel viewing ${id}`, () => apiOf(client)('viewings.cancel', { params: { id } })),
    onSettled: () => refreshViewings(client),
  });
}

/** Moves a viewing to another free hour of the same property. */
export function useMoveViewing(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<'viewings.reschedule'>, ApiError, Slot>({
    mutationFn: (slot) => {
      const body: Body<'viewings.reschedule'> = { reservationId: id, ...slot };
      return withIntention(`move ${JSON.stringify(body)}`, (idempotencyKey) =>
        apiOf(client)('viewings.reschedule', { body }, { idempotencyKey }),
      );
    },
    onSettled: () => refreshViewings(client),
  });
}
