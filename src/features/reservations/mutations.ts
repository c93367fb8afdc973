import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { withIntention } from '../../api/with-intention.ts';
import { refreshReservations } from './queries.ts';

/** core §7: propReservation/create. The answer says where the browser goes. */
export function useReserve() {
  const client = useQueryClient();
  return useMutation<Answer<'reservations.create'>, ApiError, Body<'reservations.create'>>({
    mutationFn: (body) => {
      // The intention's name is kept in the tab: a CVV never stands in it.
      const { cvv: _, ...named } = body;
      return withIntention(`reserve ${JSON.stringify(named)}`, (idempotencyKey) =>
        apiOf(client)('reservations.create', { body }, { idempotencyKey }),
      );
    },
    // A refusal too: what was free is free no more.
    onSettled: () => refreshReservations(client),
  });
}
